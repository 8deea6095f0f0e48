import type { Payments } from "#gateways/payments/port.ts";
import type { CardAccounts } from "#gateways/payments/stripe-accounts.ts";
import { config } from "#platform/config.ts";

/** `known`: the payment's state is known; `later`: ask again; `silent`: the provider does not answer, so skip the others too. */
export type Known = "known" | "later" | "silent";
export type CardProvider = { payments: Payments; accounts: CardAccounts };

let opened: Promise<CardProvider> | undefined;

/** `null` on a site without card payments. The SDK is loaded on first use, because other functions share this bundle. */
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
