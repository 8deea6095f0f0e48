import Stripe from "stripe";

const PATIENCE_MS = 12_000;
const RETRIES = 2;

/** `api` is Stripe's origin, or a stand-in's in development. */
export type StripeAccess = { key: string; api: string | null };

/** The official SDK, for Stripe or the stand-in of `npm start`. */
export function openStripe({ key, api }: StripeAccess): Stripe {
  const shared = { maxNetworkRetries: RETRIES, timeout: PATIENCE_MS, telemetry: false } as const;
  if (api === null) return new Stripe(key, shared);
  const { hostname, port, protocol } = new URL(api);
  return new Stripe(key, { ...shared, host: hostname, port, protocol: protocol === "https:" ? "https" : "http" });
}
