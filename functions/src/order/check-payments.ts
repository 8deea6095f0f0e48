import type { Order, OrderRef } from "@awning/domain/order/order";
import { askLater, mayStillBePaid } from "@awning/domain/order/transition";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, getOrder, listMovingOrders, updateOrder } from "#data/order/orders.ts";
import type { JobRun } from "#platform/batch-queue.ts";
import { log } from "#platform/log.ts";
import type { Known } from "./card/providers.ts";
import { methodKindOf } from "./payment-session.ts";

const AT_ONCE = 100;

/** Polls pending payments and refunds, because an event may be lost. @returns the number of orders polled */
export async function checkPayments(now: number, run: JobRun): Promise<number> {
  const moving = await listMovingOrders(now, AT_ONCE);
  let asked = 0;
  for (const place of moving) {
    if (!run.mayAsk) break;
    asked++;
    try {
      await deferAsking(place, now);
      const order = await getOrder(place.siteId, place.orderId);
      if (order) run.heard(await ask(order, now));
    } catch (error) {
      log.internalError("orders/sweep-money", error);
    }
  }
  return asked;
}

async function ask(order: Order, now: number): Promise<Known> {
  const way = methodKindOf(order);
  const back = await way.giveBack(order, now);
  if (back === "silent") return back;
  const look = order.paymentStatus === "processing" ? await way.look(order, now) : "known";
  if (look === "silent") return look;
  return mayStillBePaid(order) ? way.close(order, now) : look;
}

/** Reschedules before polling, so that slow payments do not block the others. */
function deferAsking({ siteId, orderId }: OrderRef, now: number): Promise<void> {
  return writeTogether("ask-later", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    if (found && found.order.askAt !== null) updateOrder(writes, found, askLater(found.order, now));
  });
}
