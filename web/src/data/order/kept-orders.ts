import * as z from "zod/mini";
import { keep, recall } from "../core/browser-storage.ts";
import { unsavedKey } from "../core/unsaved.ts";

/** Orders by id, in order. `address` is the query of the list they come from, as in its address. */
export type KeptOrders = { address: string; ids: string[] };
/** `list`: what the list shows; `slips`: the packing slips to print. */
type Kept = "list" | "slips";

/** Stands for the kept orders where an address names an order; ids are longer. */
export const SELECTED_ORDERS = "selected";

const keptSchema = z.object({ address: z.string(), ids: z.array(z.string()) });
const keyOf = (siteId: string, what: Kept) => unsavedKey(`orders-${what}/${siteId}`);

/** Keeps orders for another screen of this tab, also after a reload. */
export function keepOrders(siteId: string, what: Kept, orders: KeptOrders): void {
  keep("sessionStorage", keyOf(siteId, what), JSON.stringify(orders));
}

/** The orders last kept; none if there are none. */
export function keptOrders(siteId: string, what: Kept): KeptOrders {
  try {
    const kept = keptSchema.safeParse(JSON.parse(recall("sessionStorage", keyOf(siteId, what)) ?? "null"));
    return kept.success ? kept.data : { address: "", ids: [] };
  } catch {
    return { address: "", ids: [] };
  }
}
