import type { Payments } from "#gateways/payments/port.ts";
import type { CardAccounts } from "#gateways/payments/stripe-accounts.ts";
import { config } from "#platform/config.ts";

/** Whether it is `known` how a payment stands; `later`: ask again; `silent`: the provider does not answer, so others can wait as well. */
export type Known = "known" | "later" | "silent";
export type CardProvider = { payments: Payments; accounts: CardAccounts };

let opened: Promise<CardProvider> | undefined;

/**
 * The card provider, or `null` on a site that has none. Its SDK is loaded by the first payment: the other functions share this
 * bundle and start without it.
 */
export async function cardProvider(): Promise<CardProvider | null> {
  const access = config().stripe;
  if (access === null) return null;
  opened ??= open(access);
  return opened;
}

async function open(access: { key: string; api: string | null }): Promise<CardProvider> {
  const [{ openStripe }, { stripePayments }, { stripeAccounts }] = await Promise.all([
    import("#gateways/payments/stripe-client.ts"),
    import("#gateways/payments/stripe.ts"),
    import("#gateways/payments/stripe-accounts.ts"),
  ]);
  const stripe = openStripe(access);
  return { payments: stripePayments(stripe), accounts: stripeAccounts(stripe) };
}
