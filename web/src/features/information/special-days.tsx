import { comingDays, SPECIAL_DAYS_MAX, type SpecialDay, spansOf } from "@awning/domain/opening-hours";
import type { StoredHours } from "@awning/domain/profile";
import { wallTime } from "@awning/domain/zoned-time";
import { Plus } from "lucide-react";
import { useState } from "react";
import { keptText } from "#data/unsaved.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { SpecialDayLine } from "./special-day-line.tsx";

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
              onRemove={() => onChange(days.filter((other) => other.day !== one.day))}
            />
          ))}
        </ul>
      ) : null}
      <div className="special-days__new">
        <Field label="A day that differs" hint="A holiday, or other hours for once." error={isTaken ? "This day is in the list." : null}>
          <TextInput type="date" min={today} max={LAST_DAY} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </Field>
        <Button
          icon={Plus}
          disabled={day === "" || day < today || day.length > LAST_DAY.length || isTaken || days.length >= SPECIAL_DAYS_MAX}
          onClick={add}
        >
          Add the day
        </Button>
      </div>
    </div>
  );
}
