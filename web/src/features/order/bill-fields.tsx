import type { BillTo } from "@awning/domain/order/bill-to";
import { typedBillToSchema } from "@awning/domain/order/typed-address";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { AddressFields } from "./address-fields.tsx";

/** Whom an invoice is for as it was typed, and what of it cannot be; `billTo` is `null` while anything cannot. */
export function readBillTo(typed: BillTo): { billTo: BillTo | null; wrong: ReadonlySet<string> } {
  const parsed = typedBillToSchema.safeParse({ ...typed, country: typed.country.trim().toUpperCase() });
  if (parsed.success) return { billTo: parsed.data, wrong: new Set() };
  return { billTo: null, wrong: new Set(parsed.error.issues.map((issue) => String(issue.path[0]))) };
}

export const EMPTY_BILL_TO: BillTo = { name: "", street: "", extra: "", postcode: "", city: "", state: "", country: "", taxNumber: "" };

/** Whom an invoice is made out to. */
export function BillFields({ typed, wrong, onChange }: { typed: BillTo; wrong: ReadonlySet<string>; onChange: (typed: BillTo) => void }) {
  return (
    <>
      <AddressFields typed={typed} wrong={wrong} onChange={(address) => onChange({ ...typed, ...address })} />
      <Field label="VAT number" note="optional" error={wrong.has("taxNumber") ? "Use at most 40 characters" : null}>
        <TextInput
          value={typed.taxNumber}
          autoComplete="off"
          onChange={(event) => onChange({ ...typed, taxNumber: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
