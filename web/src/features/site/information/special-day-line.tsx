import { HOURS_NOTE_MAX, SPANS_MAX, type Span, type SpecialDay } from "@awning/domain/site/opening-hours";
import { countWords } from "@awning/domain/values/count-words";
import { cleanLine } from "@awning/domain/values/text";
import { Trash2 } from "lucide-react";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type Checked, type Kept, useAutosave } from "#ui/use-autosave.ts";
import { DayHours } from "./day-hours.tsx";

type Props = {
  kept: Kept;
  special: SpecialDay;
  /** The hours its weekday has. */
  usual: readonly Span[];
  onChange: (part: Partial<SpecialDay>) => void;
  onRemove: () => void;
};

/** One day that differs: its hours, and the word on it that visitors read. */
export function SpecialDayLine({ kept, special: { day, spans, note }, usual, onChange, onRemove }: Props) {
  const name = dayWords(day);
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
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={remove} />
      <Field
        label={`Note for ${name}`}
        note="optional"
        hint="Shown next to the date."
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
  return over > 0 ? { error: `Remove ${countWords(over, "character")}.` } : { value: note };
}

/** A day as it is called in the list. */
export function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat(navigator.language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
