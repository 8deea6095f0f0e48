import { type Order, orderSchema } from "@awning/domain/order/order";
import { termOf } from "@awning/domain/values/search-terms";
import { or, where } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { ordersQuery } from "./order-queries.ts";

/**
 * Orders of any state with a word that begins with what was typed, or with this number, the newest first, at most `count`; without a
 * site it waits.
 */
export function useFoundOrders(siteId: string | null, search: string, count: number): Live<Order[]> {
  const found = () =>
    or(where("searchTerms", "array-contains", termOf(search) ?? ""), where("number", "==", Number(search.replace(/^#/, "")) || 0));
  return useLive(
    siteId && `found-orders/${siteId}/${search}/${count}`,
    watchQuery(() => ordersQuery(firestore(), siteId ?? "", "all", { count }, [found()]), orderSchema),
  );
}
