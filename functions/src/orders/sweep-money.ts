import { mayStillBePaid } from "@awning/domain/order-acts";
import { askLater } from "@awning/domain/order-step";
import { getGuardedOrder, getOrder, listMovingOrders, type OrderPlace, updateOrder } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { log } from "#platform/log.ts";
import { payWayOf } from "./pay-way.ts";

type KickMail = (mailId: string) => Promise<void>;

const AT_ONCE = 100;

/**
 * Asks again about money that has been moving for a while: an event may have been lost, a refund not asked for.
 * @returns how many orders were asked about
 */
export function sweepMoney(kickMail: KickMail) {
  return async (now: number): Promise<number> => {
    const moving = await listMovingOrders(now, AT_ONCE);
    for (const place of moving) {
      try {
        await deferAsking(place, now);
        const order = await getOrder(place.siteId, place.orderId);
        if (!order) continue;
        const way = payWayOf(order);
        await way.giveBack(order, kickMail, now);
        if (order.paymentStatus === "processing") await way.look(order, kickMail, now);
        if (mayStillBePaid(order)) await way.close(order, kickMail, now);
      } catch (error) {
        log.internalError("orders/sweep-money", error);
      }
    }
    return moving.length;
  };
}

/** Before it is asked: what does not end for days must not keep the others from their turn. */
function deferAsking({ siteId, orderId }: OrderPlace, now: number): Promise<void> {
  return writeTogether("ask-later", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    if (found && found.order.askAt !== null) updateOrder(writes, askLater(found.order, now), found.guard);
  });
}
