import { watchScheduled } from "@awning/domain/order/money/card-payments";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { askLater, mayStillBePaid } from "@awning/domain/order/transition";
import { getOrder, listDueOrders, touchOrder } from "#data/order/orders.ts";
import { ProviderError } from "#gateways/payments/port.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import { cardProvider, type Known } from "./card/providers.ts";
import { refreshPayment, takeRefund } from "./card/sync-payment.ts";
import { methodKindOf } from "./payment-session.ts";

const AT_ONCE = 100;

/** Polls pending payments and refunds, because an event may be lost. @returns the number of orders polled */
export async function checkPayments(now: number, run: JobRun): Promise<number> {
  const defer = (order: Order) => (order.askAt === null ? null : askLater(order, now));
  return pollEach("orders/sweep-money", await listPage("askAt", now, run), run, defer, (order) => askAbout(order, now));
}

/**
 * Polls refunds, because the event of one made in the provider's dashboard, or failed later, may be lost. Also fills in missing fees.
 * @returns the number of orders polled
 */
export async function syncRefunds(now: number, run: JobRun): Promise<number> {
  const defer = (order: Order) => (order.watchAt === null ? null : watchScheduled(order, now));
  return pollEach("orders/sweep-refunds", await listPage("watchAt", now, run), run, defer, (order) => lookAtRefunds(order, now));
}

async function listPage(since: "askAt" | "watchAt", now: number, run: JobRun): Promise<OrderRef[]> {
  const page = await listDueOrders(since, now, AT_ONCE);
  run.took(page.length, AT_ONCE);
  return page;
}

/** Reschedules each order before polling it, so that a slow or failing one does not block the others. */
async function pollEach(
  what: string,
  places: readonly OrderRef[],
  run: JobRun,
  defer: (order: Order) => Order | null,
  ask: (order: Order) => Promise<Known>,
): Promise<number> {
  let asked = 0;
  for (const place of places) {
    if (!run.mayAsk) break;
    asked++;
    try {
      await touchOrder(what, place, defer);
      const order = await getOrder(place.siteId, place.orderId);
      if (order) run.heard(await ask(order));
    } catch (error) {
      if (!(error instanceof ProviderError)) log.internalError(what, error);
      else {
        log.providerRefused(what, error);
        run.heard(error.trouble);
      }
    }
  }
  return asked;
}

async function askAbout(order: Order, now: number): Promise<Known> {
  const way = methodKindOf(order);
  const back = await way.giveBack(order, now);
  if (back === "silent") return back;
  const look = order.paymentStatus === "processing" ? await way.look(order, now) : "known";
  if (look === "silent") return look;
  return mayStillBePaid(order) ? way.close(order, now) : look;
}

async function lookAtRefunds(order: Order, now: number): Promise<Known> {
  if (!order.card) return "known";
  const provider = await cardProvider();
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
