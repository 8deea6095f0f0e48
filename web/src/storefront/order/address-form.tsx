import type { Address } from "@awning/domain/values/address";
import { addressRules } from "@awning/domain/values/address-country";
import { countryName } from "@awning/domain/values/country-names";
import { StateField } from "../checkout/state-field.tsx";
import { Field } from "../parts/field.tsx";
import type { OrderAccess } from "./files-panel.tsx";
import * as labels from "./labels.ts";

export const ADDRESS_FIELDS = ["name", "street", "extra", "postcode", "city", "state"] as const satisfies (keyof Address)[];
export type AddressField = (typeof ADDRESS_FIELDS)[number];
/** The input, verbatim, and the error messages by field. */
export type TypedAddress = { typed: Record<AddressField, string>; errors: Partial<Record<AddressField, string>> };

type Props = { address: Address; typed: TypedAddress | null; access: OrderAccess };

/**
 * Corrects the shipping address; a refused one is shown as typed. The country cannot change, because it determined the
 * shipping cost.
 */
export function AddressForm({ address, typed, access }: Props) {
  const rules = addressRules(address.country);
  const wrong = ADDRESS_FIELDS.find((name) => typed?.errors[name]);
  const field = <Name extends AddressField>(name: Name) => {
    const error = typed?.errors[name];
    return { name, value: typed?.typed[name] ?? address[name], ...(error ? { error } : {}), isFirstWrong: name === wrong };
  };
  return (
    <details className="more-acts" data-untouched open={typed !== null}>
      <summary>{labels.editAddress}</summary>
      <form className="form" method="post" action={access.action} noValidate>
        <input type="hidden" name="key" value={access.key} />
        <Field {...field("name")} label={labels.nameLabel} autoComplete="name" />
        <Field {...field("street")} label={labels.streetAddress} autoComplete="address-line1" />
        <Field {...field("extra")} label={labels.apartmentFloorCompany} autoComplete="address-line2" optional />
        <Field {...field("postcode")} label={labels.postalCode} autoComplete="postal-code" optional={rules.postcode === "optional"} />
        <Field {...field("city")} label={labels.city} autoComplete="address-level2" optional={rules.city === "optional"} />
        <StateField {...field("state")} country={address.country} countryField="country" autoComplete="address-level1" />
        <input type="hidden" name="country" value={address.country} />
        <p className="soft">{labels.countryFixedHint(countryName(address.country))}</p>
        <button className="btn" type="submit" name="act" value="correct">
          {labels.saveAddress}
        </button>
      </form>
    </details>
  );
}
