import { typedAddressSchema } from "@awning/domain/order/fulfilment/typed-address";
import type { Address } from "@awning/domain/values/address";
import { withinUnits } from "@awning/domain/values/characters";
import { ADDRESS_FIELDS, type AddressField, type TypedAddress } from "@awning/web/storefront";
import { fieldError } from "./checkout-input.ts";

/** Longest input returned to a field. */
const TYPED_MAX = 500;

/**
 * The address typed on an order page: the parsed one, or the input with its errors. Validated by the submitted country; the order keeps its
 * own.
 */
export function readTypedAddress(body: URLSearchParams): TypedAddress & { address: Address | null } {
  const text = (field: AddressField) => withinUnits(body.get(field) ?? "", TYPED_MAX);
  const typed = {
    name: text("name"),
    street: text("street"),
    extra: text("extra"),
    postcode: text("postcode"),
    city: text("city"),
    state: text("state"),
  };
  const parsed = typedAddressSchema.safeParse({ ...typed, country: (body.get("country") ?? "").slice(0, 2) });
  if (parsed.success) return { typed, errors: {}, address: parsed.data };
  const errors: TypedAddress["errors"] = {};
  for (const { path, message } of parsed.error.issues) {
    const field = ADDRESS_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= fieldError(field, typed[field].trim() === "", message);
  }
  return { typed, errors, address: null };
}
