import { type ReactNode, useId } from "react";
import { storedDraft } from "#data/core/unsaved.ts";
import type { Checked } from "#form/read-fields.ts";
import { useAutosave } from "#form/use-autosave.ts";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { Field } from "#ui/fields/field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";

/** A labeled text that saves automatically. `name` identifies it within the shop. */
export function SavedText({
  siteId,
  name,
  label,
  stored,
  check,
  save,
  max,
  hint,
  rows,
  autoComplete,
  isOptional = true,
}: {
  siteId: string;
  name: string;
  label: string;
  stored: string;
  check: (text: string) => Checked<string>;
  save: (value: string) => void;
  max: number;
  hint?: ReactNode;
  rows?: number;
  autoComplete?: string;
  isOptional?: boolean;
}) {
  const text = useAutosave({ stored, check, save, kept: storedDraft(siteId, name) });
  const control = {
    value: text.text,
    autoComplete,
    onFocus: text.onFocus,
    onChange: (event: { currentTarget: { value: string } }) => text.onChange(event.currentTarget.value),
    onBlur: text.onBlur,
  };
  return (
    <Field
      label={label}
      note={isOptional ? uiLabels.optional : undefined}
      hint={hint}
      error={text.error}
      count={{ used: text.text.length, max }}
    >
      {rows ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />}
    </Field>
  );
}

/** A switch with its text. `label` is its full name when the text alone is ambiguous. */
export function SwitchLine({
  words,
  label,
  isOn,
  onChange,
  className = "info__shown",
}: {
  words: string;
  label?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
}) {
  const id = useId();
  return (
    <span className={className}>
      <Switch id={id} aria-label={label} isOn={isOn} onChange={onChange} />
      <label htmlFor={id}>{words}</label>
    </span>
  );
}

/** Does not await the write; a refusal shows a toast, and the screen shows the stored values. */
export function saveQuietly(write: Promise<void>): void {
  write.catch(showFailure);
}
