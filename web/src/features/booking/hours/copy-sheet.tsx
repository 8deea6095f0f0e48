import { WEEKDAY_NAMES, WEEKDAYS } from "@awning/domain/site/hours-rows";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Sheet } from "#ui/sheet.tsx";

type Props = { from: number; onCopy: (days: readonly number[]) => void; onClose: () => void };

/** Gives other days of the week the hours of one. */
export function CopySheet({ from, onCopy, onClose }: Props) {
  // The other working days, where it is one of them.
  const [chosen, setChosen] = useState<readonly number[]>(() => (from < 5 ? [0, 1, 2, 3, 4].filter((day) => day !== from) : []));
  const name = WEEKDAY_NAMES[WEEKDAYS[from] ?? "mon"];
  return (
    <Sheet
      title={`Copy ${name}’s hours`}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            {chosen.length === 1 ? "Copy to 1 day" : `Copy to ${chosen.length} days`}
          </Button>
        </>
      }
    >
      <fieldset className="copy-days">
        <legend className="soft">Their own hours are replaced.</legend>
        {WEEKDAYS.map((day, index) =>
          index === from ? null : (
            <Checkbox
              key={day}
              checked={chosen.includes(index)}
              onChange={() => setChosen(chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index])}
            >
              {WEEKDAY_NAMES[day]}
            </Checkbox>
          ),
        )}
      </fieldset>
    </Sheet>
  );
}
