import type { CommandOutput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import { priceCart } from "@awning/domain/cart/price-cart";
import { NO_AGREED_TEXTS } from "@awning/domain/checkout/attribution";
import { Failure, type FailureCode } from "@awning/domain/errors/failure";
import { newOrderMails } from "@awning/domain/notification/new-order-mails";
import { settleManual } from "@awning/domain/order/actions";
import { digitalLines } from "@awning/domain/order/fulfilment/download";
import { type ManualCart, type ManualOrder, manualPaymentMethod, manualProblems, ownersPriceList } from "@awning/domain/order/manual-order";
import type { Order } from "@awning/domain/order/order";
import { getAccount } from "#data/account/accounts.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { getOrderCounter, type OrderCounter, queueOrderMails } from "#data/order/order-counters.ts";
import { getOrder } from "#data/order/orders.ts";
import { getZone } from "#data/site/information.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { orderIdOf } from "#platform/order-access-token.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { buildOrder, decidedLines } from "./build-order.ts";
import { unansweredIn } from "./check-order.ts";
import { withHash } from "./hash-quote.ts";
import { requireOwnShop, type Shop } from "./read-shop.ts";
import { withFiles, writeNewOrder } from "./write-new-order.ts";

/** Quotes an order the caller enters for their own shop. */
export async function quoteManualOrder(cart: ManualCart, request: Request): Promise<Quote> {
  const { uid } = requireCaller(request);
  return price(await requireOwnShop(uid, { lines: cart.lines, code: "", email: null }), cart, request.now);
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
  if (input.buyer.email && !(await getOrder(uid, facts.id))) await limitMails(uid, input.buyer.email, request.now);
  const order = await writeTogether("place-manual-order", async (writes) => {
    // Reads the counter before the products, so that a product that just stopped selling is not sold.
    const [earlier, counter] = await Promise.all([getOrder(uid, facts.id), getOrderCounter(uid)]);
    if (!earlier) return write(writes, uid, input, counter, facts);
    if (earlier.requestHash !== facts.requestHash) throw new Failure("already_ordered", { orderId: earlier.id });
    return earlier;
  });
  return { orderId: order.id, number: order.number };
}

async function limitMails(uid: string, email: string, now: number): Promise<void> {
  await limitRate("place-manual-order.owner", uid, now);
  await limitRate("place-manual-order.email", email, now);
}

type Facts = { id: string; requestHash: string };

async function write(writes: Writes, siteId: string, input: ManualOrder, counter: OrderCounter, facts: Facts) {
  const [shop, account, zone] = await Promise.all([
    requireOwnShop(siteId, { lines: input.lines, code: "", email: null }),
    getAccount(siteId),
    getZone(siteId),
  ]);
  // Takes the time after the number, so that higher numbers never have earlier times.
  const now = Date.now();
  const country = input.shipTo?.country ?? input.country;
  const quote = price(shop, { ...input, country }, now);
  requireSellable(input, quote);
  const asked = { ...input, payment: manualPaymentMethod(input), acceptDigital: false, marketing: false, locale: account?.locale ?? "en" };
  const built = buildOrder(asked, shop, quote, { ...facts, number: counter.next, now });
  const settled = settleManual(byOwner(built, input), input, zone);
  if (typeof settled === "string") throw new Failure("bad_request", { fields: ["isHandedOver"] });
  const order = await withFiles(settled);
  writeNewOrder(writes, order, shop, counter);
  queueOrderMails(writes, order, newOrderMails(order), account?.email ?? null);
  return order;
}

function price(shop: Shop, cart: ManualCart, now: number): Quote {
  return withHash(priceCart(ownersPriceList({ ...shop, now }), { ...cart, code: "" }));
}

function requireSellable(input: ManualOrder, quote: Quote): void {
  for (const code of ["product_gone", "sold_out", "over_limit"] as const satisfies FailureCode[]) {
    const lines = quote.lines.filter((line) => line.problem?.code === code);
    if (lines.length > 0) throw new Failure(code, { quote });
  }
  if (quote.delivery !== input.delivery) throw new Failure("method_unavailable", { method: "delivery", quote });
  const fields = manualProblems(input, digitalLines(quote.lines).length > 0);
  if (fields.length > 0) throw new Failure("bad_request", { fields });
  if (quote.hash !== input.quoteHash) throw new Failure("quote_changed", { quote });
  // Made-to-order products need their answers from owners too.
  const unanswered = unansweredIn(input, quote);
  if (unanswered.length > 0) throw new Failure("bad_request", { fields: unanswered });
}

/** Manual orders carry no consents, and the timeline names the owner. */
function byOwner(order: Order, { privateNote, isHandedOver }: ManualOrder): Order {
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

function hashOf({ key: _key, quoteHash: _quoteHash, billTo, ...input }: ManualOrder): string {
  return sha256(JSON.stringify({ ...input, ...(billTo ? { billTo } : {}), lines: decidedLines(input.lines) }));
}
