import type { Order } from "@awning/domain/order";
import { mayStillBePaid } from "@awning/domain/order-acts";
import { log } from "#platform/log.ts";
import { payWayOf } from "./pay-way.ts";

/**
 * Has done what an act on an order asks of who moves its money: the page of a cancelled one closed, money given back. The act is
 * done with the order itself: whatever fails here, the sweep does later. Never throws.
 */
export async function settleAct(order: Order, kickMail: (mailId: string) => Promise<void>, now: number): Promise<void> {
  if (order.askAt === null) return;
  const way = payWayOf(order);
  try {
    if (mayStillBePaid(order)) await way.close(order, kickMail, now);
    await way.giveBack(order, kickMail, now);
  } catch (error) {
    log.internalError("orders/settle-act", error);
  }
}
