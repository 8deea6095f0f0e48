import { isKnownEvent } from "#data/core/jobs.ts";
import { ProviderError } from "#gateways/payments/port.ts";
import type { StripeEvent } from "#gateways/payments/stripe-events.ts";
import { refreshAccount } from "./connect-account.ts";
import { cardProvider } from "./providers.ts";
import { settlePayment, settleRefunds, takeRefund } from "./sync-payment.ts";

/**
 * Handles a provider event. Events are only hints: the current state is fetched, so they may arrive twice, late and in any order.
 * @throws ProviderError when the provider is unreachable, so that the event is delivered again
 */
export async function takeEvent(event: StripeEvent, now: number): Promise<void> {
  if (event.account === null || (await isKnownEvent(event.id))) return;
  const provider = await cardProvider();
  if (!provider) throw new ProviderError("an event came, but there is no key to ask with", "denied");
  const { account, objectId } = event;
  if (event.object === "account") return refreshAccount(objectId, now);
  if (event.type === "account.application.deauthorized") return refreshAccount(account, now);
  if (event.object === "refund") {
    const refund = await unlessGone(() => provider.payments.lookAtRefund({ account, ref: objectId }));
    if (refund) await takeRefund(account, refund, event, now);
    return;
  }
  if (event.type === "charge.refunded") {
    const refunds = await unlessGone(() => provider.payments.refundsOf({ account, charge: objectId }));
    // Refunds are identified by id, so repeats change nothing.
    for (const refund of refunds ?? []) await takeRefund(account, refund, null, now);
    return;
  }
  if (event.object !== "checkout.session") return;
  const place = { account, session: objectId };
  const look = await unlessGone(() => provider.payments.look(place));
  if (!look?.order) return;
  const { hasRefund } = await settlePayment(look.order, place, look, event, now);
  if (hasRefund) await settleRefunds(look.order, now);
}

/** A missing object stays missing, so redelivery would not help; other errors may pass. */
async function unlessGone<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof ProviderError && error.trouble === "gone") return null;
    throw error;
  }
}
