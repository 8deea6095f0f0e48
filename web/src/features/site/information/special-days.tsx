import { comingDays, SPECIAL_DAYS_MAX, type SpecialDay, spansOf } from "@awning/domain/site/opening-hours";
import type { StoredHours } from "@awning/domain/site/profile";
import { wallTime } from "@awning/domain/time/zoned-time";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { keptText } from "#data/core/unsaved.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast, showUndoToast } from "#ui/toast.tsx";
import { dayWords, SpecialDayLine } from "./special-day-line.tsx";

/** A year of five digits is typed easily, and no day that can be stored. */
const LAST_DAY = "2099-12-31";

type Props = { siteId: string; hours: StoredHours; zone: string; onChange: (days: SpecialDay[]) => void };

/** Days that differ from their weekday: holidays, a late evening. Those that are over are not shown and go with the next change. */
export function SpecialDays({ siteId, hours, zone, onChange }: Props) {
  const [day, setDay] = useState("");
  const now = Date.now();
  const today = wallTime(now, zone).day;
  const days = comingDays({ ...hours, zone }, now);
  const isTaken = days.some((one) => one.day === day);
  const add = () => {
    onChange([...days, { day, spans: [], note: "" }]);
    setDay("");
  };
  const put = (index: number, part: Partial<SpecialDay>) => onChange(days.map((one, at) => (at === index ? { ...one, ...part } : one)));
  // What is taken back goes to the days as they are then.
  const latest = useRef({ days, onChange });
  latest.current = { days, onChange };
  const remove = (special: SpecialDay) => {
    onChange(days.filter((one) => one.day !== special.day));
    showUndoToast(`${dayWords(special.day)} removed`, () => {
      const others = latest.current.days.filter((one) => one.day !== special.day);
      if (others.length < SPECIAL_DAYS_MAX) latest.current.onChange([...others, special]);
      else showToast(`You've reached the limit of ${SPECIAL_DAYS_MAX} special days. Remove one first.`);
    });
  };
  return (
    <div className="special-days">
      {days.length > 0 ? (
        <ul className="hours-list">
          {days.map((one, index) => (
            <SpecialDayLine
              key={one.day}
              kept={keptText(siteId, `hours/${one.day}`)}
              special={one}
              usual={spansOf({ week: hours.week, special: [] }, one.day)}
              onChange={(part) => put(index, part)}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      ) : null}
      <div className="special-days__new">
        <Field label="Special hours" hint="Holidays and one-off changes" error={isTaken ? "This date is already in the list." : null}>
          <TextInput type="date" min={today} max={LAST_DAY} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </Field>
        <Button
          icon={Plus}
          disabled={day === "" || day < today || day.length > LAST_DAY.length || isTaken || days.length >= SPECIAL_DAYS_MAX}
          onClick={add}
        >
          Add date
        </Button>
      </div>
    </div>
  );
}
