import {
  comingDays,
  HOURS_NOTE_MAX,
  SPANS_MAX,
  SPECIAL_DAYS_MAX,
  type Span,
  type SpecialDay,
  spansOf,
} from "@awning/domain/site/opening-hours";
import type { StoredHours } from "@awning/domain/site/profile";
import { wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import { cleanLine } from "@awning/domain/values/text";
import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { storedDraft } from "#data/core/unsaved.ts";
import type { Checked } from "#form/read-fields.ts";
import { type Kept, useAutosave } from "#form/use-autosave.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { DayHours } from "./day-hours.tsx";
import * as labels from "./labels.ts";

/** A five-digit year is easily typed, and cannot be stored. */
const LAST_DAY = "2099-12-31";

type Props = { siteId: string; hours: StoredHours; zone: string; onChange: (days: SpecialDay[]) => void };

/** Days that differ from their weekday: holidays, a late evening. Past ones are hidden, and removed with the next change. */
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
  // Undo applies to the days as they are then.
  const latest = useRef({ days, onChange });
  latest.current = { days, onChange };
  const remove = (special: SpecialDay) => {
    onChange(days.filter((one) => one.day !== special.day));
    showUndoToast(labels.removed(formatDay(special.day)), () => {
      const others = latest.current.days.filter((one) => one.day !== special.day);
      if (others.length < SPECIAL_DAYS_MAX) latest.current.onChange([...others, special]);
      else showToast(labels.datesLimitReached(SPECIAL_DAYS_MAX));
    });
  };
  return (
    <div className="special-days">
      {days.length > 0 ? (
        <ul className="pile">
          {days.map((one, index) => (
            <SpecialDayLine
              key={one.day}
              kept={storedDraft(siteId, `hours/${one.day}`)}
              special={one}
              usual={spansOf({ week: hours.week, special: [] }, one.day)}
              onChange={(part) => put(index, part)}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      ) : null}
      <div className="special-days__new">
        <Field label={labels.specialHours} hint={labels.holidaysAndOneOffChanges} error={isTaken ? labels.dateTaken : null}>
          <TextInput type="date" min={today} max={LAST_DAY} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </Field>
        <Button
          icon={Plus}
          disabled={day === "" || day < today || day.length > LAST_DAY.length || isTaken || days.length >= SPECIAL_DAYS_MAX}
          onClick={add}
        >
          {labels.addDate}
        </Button>
      </div>
    </div>
  );
}

type SpecialDayLineProps = {
  kept: Kept;
  special: SpecialDay;
  /** The hours of its weekday. */
  usual: readonly Span[];
  onChange: (part: Partial<SpecialDay>) => void;
  onRemove: () => void;
};

/** An exception: its hours, and its note for visitors. */
function SpecialDayLine({ kept, special: { day, spans, note }, usual, onChange, onRemove }: SpecialDayLineProps) {
  const name = formatDay(day);
  const word = useAutosave({ stored: note, check: checkNote, save: (value) => onChange({ note: value }) });
  const remove = () => {
    kept.forget();
    onRemove();
  };
  return (
    <li className="special-day">
      <DayHours
        name={name}
        kept={kept}
        spans={spans}
        guess={usual.length > 0 ? usual : [{ from: "10:00", until: "18:00" }]}
        max={SPANS_MAX}
        onChange={(next) => onChange({ spans: next })}
      />
      <IconButton icon={Trash2} label={uiLabels.removeNamed(name)} onClick={remove} />
      <Field
        label={labels.noteFor(name)}
        note={uiLabels.optional}
        hint={labels.shownNextToDate}
        error={word.error}
        count={{ used: word.text.length, max: HOURS_NOTE_MAX }}
      >
        <TextInput
          value={word.text}
          onFocus={word.onFocus}
          onChange={(event) => word.onChange(event.currentTarget.value)}
          onBlur={word.onBlur}
        />
      </Field>
    </li>
  );
}

function checkNote(text: string): Checked<string> {
  const note = cleanLine(text);
  const over = note.length - HOURS_NOTE_MAX;
  return over > 0 ? { error: labels.remove(formatCount(over, "character")) } : { value: note };
}

/** The name of a day in the list. */
function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(textLocale(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
