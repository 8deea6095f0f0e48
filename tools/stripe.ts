// A local stand-in for Stripe: the API calls of the official SDK, a payment page with every outcome, and signed webhooks. Nothing leaves
// the machine and nothing is charged.

import { StripeStore } from "./stripe/store.ts";
import { serveStripe } from "./stripe/web.ts";
import { WebhookSender } from "./stripe/webhooks.ts";

export type StripeStandIn = { close(): Promise<void> };
/** `webhookUrl` receives the events, signed with `webhookSecret`. */
export type StripeOptions = { port: number; webhookUrl: string; webhookSecret: string };

/** Opens the stand-in on 127.0.0.1. Rejects if the port is taken. */
export async function startStripe({ port, webhookUrl, webhookSecret }: StripeOptions): Promise<StripeStandIn> {
  const sender = new WebhookSender(webhookUrl, webhookSecret);
  const store = new StripeStore(`http://127.0.0.1:${port}`, (event) => sender.tell(event));
  return { close: await serveStripe(store, sender, port) };
}
