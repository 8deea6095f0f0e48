import { mayStillBePaid } from "@awning/domain/order-acts";
import { getOrder, listMovingOrders } from "#data/orders.ts";
import { log } from "#platform/log.ts";
import { type KickMail, refreshPayment } from "./refresh-payment.ts";
import { settleRefunds } from "./settle-refunds.ts";

const AT_ONCE = 100;

/**
 * Asks the provider again about money that has been moving for a while: an event may have been lost, a refund not asked for.
 * @returns how many orders were asked about
 */
export function sweepMoney(kickMail: KickMail) {
  return async (now: number): Promise<number> => {
    const moving = await listMovingOrders(now, AT_ONCE);
    for (const place of moving) {
      try {
        await settleRefunds(place, now);
        const order = await getOrder(place.siteId, place.orderId);
        if (order?.paymentStatus === "processing") await refreshPayment(order, kickMail, now);
        if (order && mayStillBePaid(order)) await refreshPayment(order, kickMail, now, "close");
      } catch (error) {
        log.internalError("orders/sweep-money", error);
      }
    }
    return moving.length;
  };
}
