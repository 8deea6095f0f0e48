import type { Seller } from "@awning/domain/order/invoice";
import { keptText } from "#data/core/unsaved.ts";

export const NO_SELLER: Seller = { name: "", address: "", email: "", taxNumber: "", note: "" };
const FIELDS = Object.keys(NO_SELLER) as (keyof Seller)[];

/** What was typed of who sells and is not saved: closing the sheet keeps it in this tab. */
export function keptSeller(siteId: string) {
  const kept = (field: keyof Seller) => keptText(siteId, `seller/${field}`);
  return {
    /** What was typed otherwise than it is stored. */
    read: (stored: Seller): Partial<Seller> =>
      Object.fromEntries(
        FIELDS.map((field) => [field, kept(field).read()] as const).filter(([field, text]) => text !== null && text !== stored[field]),
      ),
    /** `stored` is what stands there: a text that is the same again is not kept. */
    type: (field: keyof Seller, text: string, stored: string) => (text === stored ? kept(field).forget() : kept(field).keep(text)),
    forget: () => FIELDS.forEach((field) => void kept(field).forget()),
    /** Forgets what was saved, and not what was typed since. */
    saved: (form: Seller) => FIELDS.filter((field) => kept(field).read() === form[field]).forEach((field) => void kept(field).forget()),
  };
}
