import * as z from "zod/mini";
import { line, personName } from "./text.ts";

export const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A stored address. `typed-address.ts` checks what a country requires of typed ones. */
export const addressSchema = z.object({
  name: personName(1, 100),
  street: line(1, 120),
  extra: z._default(line(0, 120), ""),
  postcode: line(0, 16),
  city: line(0, 80),
  /** State, province or prefecture as the country writes it, such as `OR`; may be empty. */
  state: z._default(line(0, 80), ""),
  country: countrySchema,
});
export type Address = z.infer<typeof addressSchema>;

/** Whether two addresses are equal, letter for letter. */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    one.name === other.name &&
    one.street === other.street &&
    one.extra === other.extra &&
    one.postcode === other.postcode &&
    one.city === other.city &&
    one.state === other.state &&
    one.country === other.country
  );
}
