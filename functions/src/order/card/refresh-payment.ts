import type { Order } from "@awning/domain/order/order";
import { type PaymentLook, ProviderError } from "#gateways/payments/port.ts";
import { log } from "#platform/log.ts";
import { type CardProvider, cardProvider, type Known } from "./providers.ts";
import { settleGonePage, settlePayment } from "./settle-payment.ts";
import { settleRefunds } from "./settle-refunds.ts";

/**
 * Asks the provider how the payment of an order stands, and makes the order so. `close` also closes its page, so that nobody
 * can pay any more: who was faster is then decided by the provider.
 * @returns whether that is known now; an order without a page needs no asking
 */
export async function refreshPayment(order: Order, now: number, how: "look" | "close" = "look"): Promise<Known> {
  if (!order.card) return "known";
  const provider = await cardProvider();
  // A key that is missing says no more about a payment than one that is wrong.
  if (!provider) return "later";
  const place = { account: order.card.account, session: order.card.session };
  const look = await ask(provider, how, place);
  if (look === "later" || look === "silent") return look;
  const at = { siteId: order.siteId, orderId: order.id };
  if (look === "gone") {
    await settleGonePage(at, place);
    return "known";
  }
  const { hasRefund } = await settlePayment(at, place, look, null, now);
  if (hasRefund) await settleRefunds(at, now);
  return "known";
}

async function ask({ payments }: CardProvider, how: "look" | "close", place: { account: string; session: string }) {
  try {
    const look: PaymentLook = how === "close" ? await payments.close(place) : await payments.look(place);
    return look;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.providerRefused("orders/refresh-payment", error);
    // Only a page that is not there can never have been paid: who may not look does not know.
    return error.trouble === "gone" || error.trouble === "silent" ? error.trouble : "later";
  }
}
