import { type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { ProviderError } from "#gateways/payments/port.ts";
import { isOurs } from "#http/branded-errors.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { bindSecrets, config, REGION } from "#platform/config.ts";
import { log } from "#platform/log.ts";

const BODY_MAX_BYTES = 256 * 1024;

/** `POST /webhooks/stripe`: 200 once everything is written, 400 for a wrong signature, 500 to have the event sent again. */
export function serveStripe(): HttpsFunction {
  return onRequest(
    {
      region: REGION,
      cors: false,
      ...ceilingOf("stripe"),
      timeoutSeconds: 60,
      secrets: bindSecrets("ORDER_LINK_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"),
    },
    async (request, response) => {
      response.removeHeader("X-Powered-By");
      // Stripe reads only the status.
      isOurs(response);
      response.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
      if (request.method !== "POST") {
        response.set("Allow", "POST").status(405).end();
        return;
      }
      response.status(await takeSigned(request.rawBody ?? Buffer.alloc(0), request.get("stripe-signature") ?? "")).end();
    },
  );
}

/** @returns the HTTP status */
export async function takeSigned(body: Buffer, signature: string): Promise<number> {
  if (body.length > BODY_MAX_BYTES) return 400;
  try {
    const [{ readStripeEvent }, { takeEvent }] = await Promise.all([
      import("#gateways/payments/stripe-events.ts"),
      import("./take-event.ts"),
    ]);
    const now = Date.now();
    const event = readStripeEvent(body, signature, config().stripeWebhookSecret, now);
    if (!event) return 400;
    await takeEvent(event, now);
    return 200;
  } catch (error) {
    if (!(error instanceof ProviderError)) log.internalError("stripe", error);
    else log.providerRefused("stripe", error);
    return 500;
  }
}
