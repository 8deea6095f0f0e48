import { asTyped } from "@awning/domain/account/username";
import type { Ref } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { NameHint, wordsOf } from "./name-hint.tsx";
import type { useNameCheck } from "./use-name-check.ts";

/** The username field with its live check. `value` is the text, already in lower case. */
export function NameField({
  label,
  value,
  onChange,
  check,
  error,
  note,
  ref,
}: {
  label: string;
  value: string;
  onChange: (name: string) => void;
  check: ReturnType<typeof useNameCheck>;
  error?: string | null;
  note?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <div className="name-field" data-tone={wordsOf(check).tone}>
      <Field label={label} error={error} hint={<NameHint answer={check} note={note} onPick={onChange} onAgain={check.again} />}>
        <TextInput
          ref={ref}
          before={`${window.location.host}/`}
          name="username"
          value={value}
          onChange={(event) => onChange(asTyped(event.target.value))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          required
        />
      </Field>
    </div>
  );
}
