import type { CommandOutput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { NO_AGREED_TEXTS } from "@awning/domain/checkout/attribution";
import { Failure } from "@awning/domain/errors/failure";
import { settleManual } from "@awning/domain/order/actions";
import { type ManualCart, type ManualOrder, manualPaymentMethod } from "@awning/domain/order/manual-order";
import type { Order } from "@awning/domain/order/order";
import { getAccount } from "#data/account/accounts.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import type { Writes } from "#data/core/writes.ts";
import type { OrderNumber } from "#data/order/order-counters.ts";
import { getOrder } from "#data/order/orders.ts";
import { getZone } from "#data/site/information.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { orderIdOf } from "#platform/order-access-token.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { requireWritable } from "./check-order.ts";
import { commitOrder, sellOnce } from "./commit-order.ts";
import { buildOrder, decidedLines, withFiles } from "./create-order.ts";
import { priceForOwner } from "./price-order.ts";
import { requireOwnShop } from "./read-shop.ts";

/** Quotes an order the caller enters for their own shop. */
export async function quoteManualOrder(cart: ManualCart, request: Request): Promise<Quote> {
  const { uid } = requireCaller(request);
  return priceForOwner(await requireOwnShop(uid, { lines: cart.lines, code: "", email: null }), cart, request.now);
}

/**
 * Writes a manual order with its stock, number and mail in one transaction. Sending it again returns the same order, or `already_ordered`
 * with different contents.
 * @throws Failure as at the checkout
 */
export async function placeManualOrder(input: ManualOrder, request: Request): Promise<CommandOutput<"place-manual-order">> {
  const { uid, isVerified } = requireCaller(request);
  // Manual orders mail any address, so owners confirm their own first (docs/decisions/054).
  if (!isVerified) throw new Failure("unverified");
  const facts = { id: orderIdOf(uid, input.key), requestHash: hashOf(input) };
  // A repeated request sends no mail, so it does not count.
  const known = await getOrder(uid, facts.id);
  if (input.buyer.email && !known) await limitMails(uid, input.buyer.email, request.now);
  const order = await sellOnce("place-manual-order", { siteId: uid, id: facts.id, known, holder: null }, (writes, numbered) =>
    sell(writes, uid, input, numbered, facts),
  );
  if (order.requestHash !== facts.requestHash) throw new Failure("already_ordered", { orderId: order.id });
  return { orderId: order.id, number: order.number };
}

export async function limitMails(uid: string, email: string, now: number): Promise<void> {
  await limitRate("place-manual-order.owner", uid, now);
  await limitRate("place-manual-order.email", email, now);
}

type Facts = { id: string; requestHash: string };

async function sell(writes: Writes, siteId: string, input: ManualOrder, numbered: OrderNumber, facts: Facts) {
  const [shop, account, zone] = await Promise.all([
    requireOwnShop(siteId, { lines: input.lines, code: "", email: null }),
    getAccount(siteId),
    getZone(siteId),
  ]);
  // Takes the time after the number, so that, outside blocks, higher numbers never have earlier times.
  const now = Date.now();
  const country = input.shipTo?.country ?? input.country;
  const quote = priceForOwner(shop, { ...input, country }, now);
  requireWritable(input, quote);
  const asked = { ...input, payment: manualPaymentMethod(input), acceptDigital: false, marketing: false, locale: account?.locale ?? "en" };
  const built = buildOrder(asked, shop, quote, { ...facts, number: numbered.number, now });
  const settled = settleManual(byOwner(built, input), input, zone);
  if (typeof settled === "string") throw new Failure("bad_request", { fields: ["isHandedOver"] });
  const order = await withFiles(settled);
  commitOrder(writes, order, shop, { numbered, holder: null, email: account?.email ?? null });
  return order;
}

/** Manual orders carry no consents, and the timeline names the owner. */
export function byOwner(order: Order, { privateNote, isHandedOver }: Pick<ManualOrder, "privateNote" | "isHandedOver">): Order {
  return {
    ...order,
    source: "manual",
    privateNote,
    consents: {
      terms: false,
      version: "",
      texts: NO_AGREED_TEXTS,
      withdrawal: false,
      digital: false,
      marketing: false,
      at: order.placedAt,
    },
    events: order.events.map((event) => ({ ...event, by: "owner" })),
    // Goods handed over need no pickup code.
    pickupCode: isHandedOver ? "" : order.pickupCode,
  };
}

function hashOf({ key: _key, quoteHash: _quoteHash, billTo, customAmounts, ...input }: ManualOrder): string {
  const more = { ...(billTo && { billTo }), ...(customAmounts.length > 0 && { customAmounts }) };
  return sha256(JSON.stringify({ ...input, ...more, lines: decidedLines(input.lines) }));
}
