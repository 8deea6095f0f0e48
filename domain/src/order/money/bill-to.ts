import * as z from "zod/mini";
import { addressSchema, isSameAddress } from "../../values/address.ts";
import { line } from "../../values/text.ts";

export const TAX_NUMBER_MAX = 40;

/** The invoice recipient, if it differs from the buyer at the shipping address. `taxNumber` may be empty. */
export const billToSchema = z.object({ ...addressSchema.shape, taxNumber: z._default(line(0, TAX_NUMBER_MAX), "") });
export type BillTo = z.infer<typeof billToSchema>;

export function isSameBillTo(one: BillTo | null, other: BillTo | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameAddress(one, other) && one.taxNumber === other.taxNumber;
}
