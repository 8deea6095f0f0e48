import { watchScheduled } from "@awning/domain/order/money/card-payments";
import type { OrderRef } from "@awning/domain/order/order";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, getOrder, listWatchedOrders, updateOrder } from "#data/order/orders.ts";
import { ProviderError } from "#gateways/payments/port.ts";
import type { JobRun } from "#platform/batch-queue.ts";
import { log } from "#platform/log.ts";
import { cardProvider, type Known } from "./providers.ts";
import { refreshPayment, takeRefund } from "./refresh-payment.ts";

const AT_ONCE = 50;

/**
 * Polls refunds, because the event of one made in the provider's dashboard, or failed later, may be lost. Also fills in missing fees.
 * @returns the number of orders polled
 */
export async function syncRefunds(now: number, run: JobRun): Promise<number> {
  const watched = await listWatchedOrders(now, AT_ONCE);
  let asked = 0;
  for (const place of watched) {
    if (!run.mayAsk) break;
    asked++;
    try {
      await deferWatch(place, now);
      run.heard(await look(place, now));
    } catch (error) {
      if (!(error instanceof ProviderError)) log.internalError("orders/sweep-refunds", error);
      else {
        log.providerRefused("orders/sweep-refunds", error);
        run.heard(error.trouble);
      }
    }
  }
  return asked;
}

async function look({ siteId, orderId }: OrderRef, now: number): Promise<Known> {
  const [order, provider] = await Promise.all([getOrder(siteId, orderId), cardProvider()]);
  if (!order?.card) return "known";
  if (!provider) return "later";
  const { account } = order.card;
  // Bank payments that clear later arrive without a fee.
  const lacksFee = order.payments.some(({ ref, fee }) => ref !== "" && fee === null);
  const known = lacksFee ? await refreshPayment(order, now) : "known";
  if (known === "silent") return known;
  for (const { ref } of order.payments.filter((one) => one.ref !== "")) {
    const refunds = await provider.payments.refundsOf({ account, paymentRef: ref });
    for (const refund of refunds) await takeRefund(account, refund, null, now);
  }
  return known;
}

/** Reschedules before polling, so that a failing order does not block the others. */
function deferWatch({ siteId, orderId }: OrderRef, now: number): Promise<void> {
  return writeTogether("watch-later", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    if (found && found.order.watchAt !== null) updateOrder(writes, found, watchScheduled(found.order, now));
  });
}
