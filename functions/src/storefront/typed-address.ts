import { type Address, addressSchema } from "@awning/domain/address";
import { withinUnits } from "@awning/domain/characters";
import { ADDRESS_FIELDS, type AddressField, type TypedAddress } from "@awning/web/storefront";
import { fieldError } from "./checkout-input.ts";

/** Longest text that is carried back into a field. */
const TYPED_MAX = 500;
/** The country is not the buyer's to change: what sending it costs was settled with it. */
const NO_COUNTRY = "ZZ";

/** The address that a buyer typed on the page of an order: what it is, or word for word what was typed and what is wrong with it. */
export function readTypedAddress(body: URLSearchParams): TypedAddress & { address: Address | null } {
  const text = (field: AddressField) => withinUnits(body.get(field) ?? "", TYPED_MAX);
  const typed = { name: text("name"), street: text("street"), extra: text("extra"), postcode: text("postcode"), city: text("city") };
  const parsed = addressSchema.safeParse({ ...typed, country: NO_COUNTRY });
  if (parsed.success) return { typed, errors: {}, address: parsed.data };
  const errors: TypedAddress["errors"] = {};
  for (const { path, message } of parsed.error.issues) {
    const field = ADDRESS_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= fieldError(field, typed[field].trim() === "", message);
  }
  return { typed, errors, address: null };
}
