import { getGuardedOrder, listOverdueOrders } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { log } from "#platform/log.ts";
import { moveOrder } from "./move-order.ts";

const AT_ONCE = 100;

/**
 * Ends orders whose hold is over and gives their stock back, at most 100 a run. Each is looked at again in its own step,
 * so running twice or at the same time releases nothing twice; one that fails stays for the next run.
 * @returns how many ended
 */
export async function expireOrders(now: number): Promise<number> {
  const overdue = await listOverdueOrders(now, AT_ONCE);
  let expired = 0;
  for (const { siteId, orderId } of overdue) {
    try {
      if (await expireOrder(siteId, orderId, now)) expired++;
    } catch (error) {
      log.internalError("orders/expire", error);
    }
  }
  return expired;
}

function expireOrder(siteId: string, orderId: string, now: number): Promise<boolean> {
  return writeTogether("expire-order", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    if (!found || found.order.holdUntil === null || found.order.holdUntil >= now) return false;
    return (await moveOrder(writes, found, { type: "expire", by: "system", note: "", restock: true, now })) !== null;
  });
}
