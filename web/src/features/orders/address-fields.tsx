import { type Address, addressSchema } from "@awning/domain/address";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

const FIELDS = [
  ["name", "Name"],
  ["street", "Street and number"],
  ["extra", "Addition"],
  ["postcode", "Postcode"],
  ["city", "Town"],
  ["country", "Country code"],
] as const satisfies (readonly [keyof Address, string])[];

/** An address as it was typed, and what of it cannot be; `address` is `null` while anything cannot. */
export function readAddress(typed: Address): { address: Address | null; wrong: ReadonlySet<string> } {
  const parsed = addressSchema.safeParse({ ...typed, country: typed.country.trim().toUpperCase() });
  if (parsed.success) return { address: parsed.data, wrong: new Set() };
  return { address: null, wrong: new Set(parsed.error.issues.map((issue) => String(issue.path[0]))) };
}

/** Where a parcel goes. `without` leaves out what is asked elsewhere. */
export function AddressFields({
  typed,
  wrong,
  without,
  onChange,
}: {
  typed: Address;
  wrong: ReadonlySet<string>;
  without?: keyof Address;
  onChange: (typed: Address) => void;
}) {
  return FIELDS.filter(([field]) => field !== without).map(([field, label]) => (
    <Field key={field} label={label} error={wrong.has(field) ? WRONG_WORDS[field] : null}>
      <TextInput value={typed[field]} autoComplete="off" onChange={(event) => onChange({ ...typed, [field]: event.currentTarget.value })} />
    </Field>
  ));
}

const WRONG_WORDS: Readonly<Record<keyof Address, string>> = {
  name: "A name without a web address",
  street: "Street and number, at most 120 characters",
  extra: "At most 120 characters",
  postcode: "At most 16 characters",
  city: "A town, at most 80 characters",
  country: "Two letters, for example DE",
};
