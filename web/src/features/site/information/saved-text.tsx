import type { ReactNode } from "react";
import { keptText } from "#data/core/unsaved.ts";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { type Checked, useAutosave } from "#ui/use-autosave.ts";

/** A text that saves itself, with its label. `name` tells it from the others of this shop. */
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
  const text = useAutosave({ stored, check, save, kept: keptText(siteId, name) });
  const control = {
    value: text.text,
    autoComplete,
    onFocus: text.onFocus,
    onChange: (event: { currentTarget: { value: string } }) => text.onChange(event.currentTarget.value),
    onBlur: text.onBlur,
  };
  return (
    <Field label={label} note={isOptional ? "optional" : undefined} hint={hint} error={text.error} count={{ used: text.text.length, max }}>
      {rows ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />}
    </Field>
  );
}
