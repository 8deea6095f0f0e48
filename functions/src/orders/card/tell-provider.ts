import type { Order } from "@awning/domain/order";
import { mayStillBePaid } from "@awning/domain/order-acts";
import { log } from "#platform/log.ts";
import { type KickMail, refreshPayment } from "./refresh-payment.ts";
import { settleRefunds } from "./settle-refunds.ts";

/**
 * Has the card provider do what an act on an order asks of it: close the page of a cancelled one, give money back. The act is
 * done with the order itself: whatever fails here, the sweep does later. Never throws.
 */
export async function tellProvider(order: Order, kickMail: KickMail, now: number): Promise<void> {
  if (order.card === null || order.askAt === null) return;
  try {
    if (mayStillBePaid(order)) await refreshPayment(order, kickMail, now, "close");
    await settleRefunds({ siteId: order.siteId, orderId: order.id }, kickMail, now);
  } catch (error) {
    log.internalError("orders/tell-provider", error);
  }
}
