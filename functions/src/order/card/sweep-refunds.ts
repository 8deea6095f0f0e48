import { watchLater } from "@awning/domain/order/order-watch";
import { getGuardedOrder, getOrder, listWatchedOrders, type OrderPlace, updateOrder } from "#data/orders.ts";
import { writeTogether } from "#data/writes.ts";
import { ProviderError } from "#gateways/payments/port.ts";
import { log } from "#platform/log.ts";
import type { SweepRun } from "#platform/sweep-run.ts";
import { cardProvider, type Known } from "./providers.ts";
import { refreshPayment } from "./refresh-payment.ts";
import { takeRefund } from "./take-refund.ts";

const AT_ONCE = 50;

/**
 * Asks the provider now and then what went back of what was paid: every event of a refund made on its own pages, or of one
 * that failed after it was done, may have been lost. A fee that was not reckoned yet is filled in.
 * @returns how many orders were asked about
 */
export async function sweepRefunds(now: number, run: SweepRun): Promise<number> {
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

async function look({ siteId, orderId }: OrderPlace, now: number): Promise<Known> {
  const [order, provider] = await Promise.all([getOrder(siteId, orderId), cardProvider()]);
  if (!order?.card) return "known";
  if (!provider) return "later";
  const { account } = order.card;
  // What a bank settled later had no fee yet when it was taken.
  const lacksFee = order.payments.some(({ ref, fee }) => ref !== "" && fee === null);
  const known = lacksFee ? await refreshPayment(order, now) : "known";
  if (known === "silent") return known;
  for (const { ref } of order.payments.filter((one) => one.ref !== "")) {
    const refunds = await provider.payments.refundsOf({ account, paymentRef: ref });
    for (const refund of refunds) await takeRefund(account, refund, null, now);
  }
  return known;
}

/** Before it is asked: what cannot be asked must not keep the others from their turn. */
function deferWatch({ siteId, orderId }: OrderPlace, now: number): Promise<void> {
  return writeTogether("watch-later", async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    if (found && found.order.watchAt !== null) updateOrder(writes, found, watchLater(found.order, now));
  });
}
