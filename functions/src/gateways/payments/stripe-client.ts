import Stripe from "stripe";

const PATIENCE_MS = 12_000;
const RETRIES = 2;

/** How Stripe is reached. `api` is its origin, another one only on a developer's own machine. */
export type StripeAccess = { key: string; api: string | null };

/** The official SDK, at Stripe or at the stand-in that `npm start` brings up. */
export function openStripe({ key, api }: StripeAccess): Stripe {
  const shared = { maxNetworkRetries: RETRIES, timeout: PATIENCE_MS, telemetry: false } as const;
  if (api === null) return new Stripe(key, shared);
  const { hostname, port, protocol } = new URL(api);
  return new Stripe(key, { ...shared, host: hostname, port, protocol: protocol === "https:" ? "https" : "http" });
}
