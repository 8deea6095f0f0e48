import { typedAddressSchema, typedBillToSchema } from "@awning/domain/order/fulfilment/typed-address";
import type { BillTo } from "@awning/domain/order/money/payment";
import type { Address } from "@awning/domain/values/address";
import { addressRules } from "@awning/domain/values/address-country";
import { readBySchema } from "#form/read-fields.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

const FIELDS = [
  ["name", uiLabels.name],
  ["street", labels.streetAddress],
  ["extra", labels.apartmentSuiteEtc],
  ["postcode", labels.postalCode],
  ["city", labels.city],
  ["state", labels.state],
  ["country", labels.countryCode],
] as const satisfies (readonly [keyof Address, string])[];

type AddressProblems = { [Field in keyof Address]?: string };
type BillProblems = { [Field in keyof BillTo]?: string };

/** Parses a typed address; the country may be in either case. */
export function readAddress(typed: Address) {
  return readBySchema(typedAddressSchema, { ...typed, country: typed.country.trim().toUpperCase() }, ADDRESS_WORDS);
}

/** The shipping address. `without` omits fields that are asked elsewhere. */
export function AddressFields({
  typed,
  problems,
  without,
  onChange,
}: {
  typed: Address;
  problems: AddressProblems;
  without?: keyof Address;
  onChange: (typed: Address) => void;
}) {
  const country = typed.country.trim().toUpperCase();
  const rules = addressRules(country);
  const isOptional = (field: keyof Address) =>
    country !== "" && (field === "city" || field === "postcode" || field === "state") && rules[field] === "optional";
  const shown = FIELDS.filter(([field]) => field !== without && (field !== "state" || rules.state !== null));
  return shown.map(([field, label]) => (
    <Field
      key={field}
      label={field === "state" ? rules.stateLabel : label}
      note={isOptional(field) ? uiLabels.optional : undefined}
      error={problems[field]}
    >
      {field === "state" && rules.states.length > 0 ? (
        <Select value={typed.state} onChange={(event) => onChange({ ...typed, state: event.currentTarget.value })}>
          {rules.states.some(({ written }) => written === typed.state) ? null : <option value={typed.state}>{typed.state}</option>}
          {rules.states.map(({ written, name }) => (
            <option key={written} value={written}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          value={typed[field]}
          autoComplete="off"
          onChange={(event) => onChange({ ...typed, [field]: event.currentTarget.value })}
        />
      )}
    </Field>
  ));
}

const ADDRESS_WORDS: Readonly<Record<keyof Address, string>> = {
  name: labels.nameInvalid,
  street: labels.streetInvalid,
  extra: labels.lineTooLong,
  postcode: labels.postalCodeInvalid,
  city: labels.cityInvalid,
  state: labels.stateInvalid,
  country: labels.countryCodeInvalid,
};

/** Parses the typed billing address. */
export function readBillTo(typed: BillTo) {
  const words = { ...ADDRESS_WORDS, taxNumber: labels.vatNumberTooLong };
  return readBySchema(typedBillToSchema, { ...typed, country: typed.country.trim().toUpperCase() }, words);
}

export const EMPTY_BILL_TO: BillTo = { name: "", street: "", extra: "", postcode: "", city: "", state: "", country: "", taxNumber: "" };

/** The billing address. */
export function BillFields({ typed, problems, onChange }: { typed: BillTo; problems: BillProblems; onChange: (typed: BillTo) => void }) {
  return (
    <>
      <AddressFields typed={typed} problems={problems} onChange={(address) => onChange({ ...typed, ...address })} />
      <Field label={labels.vatNumber} note={uiLabels.optional} error={problems.taxNumber}>
        <TextInput
          value={typed.taxNumber}
          autoComplete="off"
          onChange={(event) => onChange({ ...typed, taxNumber: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
