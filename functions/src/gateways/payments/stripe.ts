import { withinUnits } from "@awning/domain/values/characters";
import type Stripe from "stripe";
import * as z from "zod/mini";
import { ask } from "./ask-stripe.ts";
import { type KnownRefund, type PaymentState, type Payments, ProviderError, type RefundLook } from "./port.ts";

const wordsSchema = z.nullish(z.record(z.string(), z.string()));
const chargeSchema = z.object({
  balance_transaction: z.nullish(z.union([z.string(), z.object({ fee: z.number(), currency: z.nullish(z.string()) })])),
});
const intentSchema = z.object({
  object: z.literal("payment_intent"),
  id: z.string(),
  status: z.string(),
  last_payment_error: z.nullish(z.object({ code: z.nullish(z.string()) })),
  latest_charge: z.nullish(z.union([z.string(), chargeSchema])),
});
const sessionSchema = z.object({
  object: z.literal("checkout.session"),
  id: z.string(),
  url: z.nullish(z.string()),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.number(),
  currency: z.string(),
  livemode: z.boolean(),
  metadata: z.object({ siteId: z.string(), orderId: z.string() }),
  payment_intent: z.nullish(z.union([z.string(), intentSchema])),
});
type Session = z.infer<typeof sessionSchema>;
/** Any payment page of an account, including ones its owner uses for other purposes. */
const anySessionSchema = z.looseObject({ object: z.literal("checkout.session"), metadata: z.nullish(z.unknown()) });
const refundSchema = z.object({
  object: z.literal("refund"),
  id: z.string(),
  status: z.nullish(z.string()),
  amount: z.number(),
  payment_intent: z.nullish(z.union([z.string(), z.object({ id: z.string(), metadata: wordsSchema })])),
  metadata: wordsSchema,
});
const refundsSchema = z.object({ object: z.literal("list"), data: z.array(refundSchema), has_more: z.boolean() });
const placeSchema = z.object({ siteId: z.string(), orderId: z.string() });
const recordSchema = z.object({ siteId: z.string(), orderId: z.string(), refundId: z.string() });

const EXPAND = { expand: ["payment_intent.latest_charge.balance_transaction"] };
const TITLE_MAX = 120;

/** Stripe card payments as direct charges on the owner's account: the money never passes through ours, and there is no platform fee. */
export function stripePayments(stripe: Stripe): Payments {
  return {
    async start(request) {
      const { siteId, orderId, attempt, linkRev } = request;
      const metadata = { siteId, orderId };
      const created = await ask(sessionSchema, () =>
        stripe.checkout.sessions.create(
          {
            mode: "payment",
            client_reference_id: orderId,
            metadata,
            payment_intent_data: { metadata },
            customer_email: request.email,
            expires_at: Math.floor(request.expiresAt / 1000),
            success_url: request.doneUrl,
            cancel_url: request.leftUrl,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: request.currency.toLowerCase(),
                  unit_amount: request.amount,
                  product_data: { name: withinUnits(request.title, TITLE_MAX) },
                },
              },
            ],
          },
          { stripeAccount: request.account, idempotencyKey: `order:${orderId}:${attempt}.${linkRev}.${request.expiresAt / 1000}` },
        ),
      );
      return { place: { account: request.account, session: created.id }, url: created.url ?? null, isTest: !created.livemode };
    },
    async look({ account, session }) {
      const any = await ask(anySessionSchema, () => stripe.checkout.sessions.retrieve(session, EXPAND, { stripeAccount: account }));
      if (!z.safeParse(placeSchema, any.metadata).success) return { order: null, state: "closed" };
      const found = await ask(sessionSchema, () => Promise.resolve(any));
      return { order: found.metadata, ...stateOf(found) };
    },
    async close({ account, session }) {
      try {
        await ask(z.object({ id: z.string() }), () => stripe.checkout.sessions.expire(session, {}, { stripeAccount: account }));
      } catch (error) {
        // Only open sessions can expire. The state fetched below covers paid and expired ones.
        if (!(error instanceof ProviderError && error.isFinal)) throw error;
      }
      return this.look({ account, session });
    },
    async refund({ account, paymentRef, siteId, orderId, refundId, amount }) {
      // Stripe forgets an idempotency key after a day and otherwise replays its first answer, so existing refunds are looked up first.
      const all = await listRefunds(stripe, account, { payment_intent: paymentRef });
      const known = all.find((one) => one.metadata?.orderId === orderId && one.metadata.refundId === refundId);
      if (known) return toRefundLook(known);
      const refund = await ask(refundSchema, () =>
        stripe.refunds.create(
          { payment_intent: paymentRef, amount, metadata: { siteId, orderId, refundId } },
          { stripeAccount: account, idempotencyKey: `refund:${orderId}:${refundId}` },
        ),
      );
      return toRefundLook(refund);
    },
    async lookAtRefund({ account, ref }) {
      const refund = await ask(refundSchema, () =>
        stripe.refunds.retrieve(ref, { expand: ["payment_intent"] }, { stripeAccount: account }),
      );
      return toKnownRefund(refund);
    },
    async refundsOf({ account, ...of }) {
      const wanted = "charge" in of ? { charge: of.charge } : { payment_intent: of.paymentRef };
      return (await listRefunds(stripe, account, { ...wanted, expand: ["data.payment_intent"] })).map(toKnownRefund);
    },
  };
}

/** All refunds of a payment, newest first; Stripe returns a hundred per page. */
async function listRefunds(stripe: Stripe, account: string, of: Stripe.RefundListParams): Promise<z.infer<typeof refundSchema>[]> {
  const all: z.infer<typeof refundSchema>[] = [];
  for (let after: string | undefined; ; after = all.at(-1)?.id) {
    const page = { ...of, limit: 100, ...(after && { starting_after: after }) };
    const { data, has_more } = await ask(refundsSchema, () => stripe.refunds.list(page, { stripeAccount: account }));
    all.push(...data);
    if (!has_more || data.length === 0) return all;
  }
}

function toRefundLook({ id, status }: z.infer<typeof refundSchema>): RefundLook {
  if (status === "succeeded") return { state: "done", ref: id };
  return { state: status === "failed" || status === "canceled" ? "failed" : "pending", ref: id };
}

function toKnownRefund(refund: z.infer<typeof refundSchema>): KnownRefund {
  const { amount, payment_intent: intent, metadata } = refund;
  const paid = typeof intent === "object" ? intent : null;
  return {
    ...toRefundLook(refund),
    amount,
    paymentRef: paid?.id ?? (typeof intent === "string" ? intent : ""),
    order: z.safeParse(placeSchema, paid?.metadata).data ?? null,
    record: z.safeParse(recordSchema, metadata).data ?? null,
  };
}

function stateOf(session: Session): PaymentState {
  const intent = typeof session.payment_intent === "object" ? (session.payment_intent ?? null) : null;
  if (session.payment_status === "paid" && intent) {
    const facts = { ...session.metadata, amount: session.amount_total, currency: session.currency.toUpperCase() };
    return { state: "paid", ref: intent.id, fee: feeOf(intent, session.currency), facts };
  }
  if (session.status === "complete") {
    const reason = intent?.last_payment_error?.code ?? "";
    // Vouchers wait for the buyer and debits for the bank; only these two states have failed.
    const isOver = intent === null || intent.status === "requires_payment_method" || intent.status === "canceled";
    return isOver ? { state: "failed", reason, isOpen: false } : { state: "processing" };
  }
  if (session.status === "expired") return { state: "closed" };
  const declined = intent?.last_payment_error?.code;
  return declined ? { state: "failed", reason: declined, isOpen: true } : { state: "open" };
}

/** Stripe's fee in minor units of the payment; `null` in another currency or before it is known. */
function feeOf({ latest_charge: charge }: z.infer<typeof intentSchema>, currency: string): number | null {
  const booked = typeof charge === "object" ? charge?.balance_transaction : null;
  if (typeof booked !== "object" || booked === null) return null;
  return (booked.currency ?? currency).toLowerCase() === currency.toLowerCase() ? booked.fee : null;
}
