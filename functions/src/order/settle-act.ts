import type { Order } from "@awning/domain/order/order";
import { mayStillBePaid } from "@awning/domain/order/order-acts";
import { log } from "#platform/log.ts";
import { payWayOf } from "./pay-way.ts";

/** How long who acted waits for the money to follow, ms. */
const PATIENCE_MS = 5_000;

/**
 * Has done what an act on an order asks of who moves its money: the page of a cancelled one closed, money given back. The act is
 * done with the order itself: whatever fails here, or takes longer than somebody likes to wait, the sweep does later. Never throws.
 */
export async function settleAct(order: Order, now: number): Promise<void> {
  if (order.askAt === null) return;
  const { promise: isLong, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([settle(order, now), isLong]);
  clearTimeout(timer);
}

async function settle(order: Order, now: number): Promise<void> {
  const way = payWayOf(order);
  try {
    const known = mayStillBePaid(order) ? await way.close(order, now) : "known";
    if (known !== "silent") await way.giveBack(order, now);
  } catch (error) {
    log.internalError("orders/settle-act", error);
  }
}
