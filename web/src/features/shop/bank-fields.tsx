import { HOLDER_MAX } from "@awning/domain/money/bank/bank-account";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import type { SettingsPartProps } from "./payment-part.tsx";

/** The account that buyers transfer to. */
export function BankFields({ text, field }: Pick<SettingsPartProps, "text" | "field">) {
  return (
    <>
      <Field label={labels.accountHolder} error={field("bankHolder").error}>
        <TextInput {...text("bankHolder")} autoComplete="off" maxLength={HOLDER_MAX} />
      </Field>
      <Field label={labels.iban} hint={labels.ibanHint} error={field("bankIban").error}>
        <TextInput {...text("bankIban")} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
      </Field>
      <Field label={labels.bic} note={uiLabels.optional} error={field("bankBic").error}>
        <TextInput {...text("bankBic")} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
      </Field>
    </>
  );
}
