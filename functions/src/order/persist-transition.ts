import { isMailFor, type Mail } from "@awning/domain/mail/mail";
import { holdsAgain, mailHolds } from "@awning/domain/notification/mail-holds";
import type { DueMail, Returned, TransitionResult } from "@awning/domain/order/actions";
import { usesCode } from "@awning/domain/order/code-use";
import { digitalLines, mayDownload } from "@awning/domain/order/fulfilment/download";
import { handOverFiles } from "@awning/domain/order/fulfilment/order-delivery";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import { runsLow, stockRulesOf } from "@awning/domain/product/product";
import type { MoveCause } from "@awning/domain/product/stock-change";
import { variantNow } from "@awning/domain/product/stocked-variants";
import { stockId } from "@awning/domain/routes/firestore-paths";
import { getAccount } from "#data/account/accounts.ts";
import type { Writes } from "#data/core/writes.ts";
import { reviveMails } from "#data/mail/outbox.ts";
import { countDiscount, getDiscount } from "#data/order/discounts.ts";
import { queueOrderMails, writeOrderView } from "#data/order/order-counters.ts";
import { type GuardedOrder, updateOrder } from "#data/order/orders.ts";
import { productsWithFiles } from "#data/product/files.ts";
import { getProducts } from "#data/product/products.ts";
import { type CountedStock, changeStock, getStock } from "#data/product/stock.ts";

/** Why pieces of an order come back, by how it ended; of one that goes on they come back with their money. */
const ENDS: Partial<Record<Order["status"], MoveCause>> = { expired: "expiry", cancelled: "cancel" };
type Step = Pick<TransitionResult, "order" | "mails">;

/**
 * Writes what a step made of an order: the order over the state that was read, the buyer's live copy, the stock it gives back
 * or takes, and its mails, all together or not at all.
 * @param read the pieces that are taken and their stock, where it was decided by these that they are there: a sale since starts the step anew
 */
export async function persistTransition(
  writes: Writes,
  found: GuardedOrder,
  { returned, taken = [], ...moved }: TransitionResult,
  read?: StockCount,
): Promise<void> {
  const before = found.order;
  const handed = await withFiles(before, moved);
  const less = (one: Returned) => ({ ...one, quantity: -one.quantity });
  const isRead = read !== undefined && taken.length > 0;
  const counts = isRead ? { ...read, pieces: read.pieces.map(less) } : await countedStock(before.siteId, [...returned, ...taken.map(less)]);
  const { pieces, stock } = counts;
  const { order, mails } = taken.length > 0 ? await withLowStock(handed, taken, counts) : handed;
  const counted = await recountCode(writes, order);
  const by = order.events.at(-1)?.by ?? "system";
  for (const one of pieces) {
    const cause = one.quantity < 0 ? "order" : (ENDS[order.status] ?? "refund");
    // What is not counted any more stays uncounted.
    const left = stock.get(stockId(one.productId, one.variantId));
    if (left) changeStock(writes, one, { order, cause, by }, left, one.quantity, order.updatedAt);
  }
  updateOrder(writes, found, counted);
  writeOrderView(writes, counted);
  await queueMails(writes, order, mails);
  await takeUpMails(writes, before, order);
}

/** What takes a step of an order back. A mail of that step may have stayed unsent for it. */
const STEPS_BACK: ReadonlySet<OrderEvent["type"]> = new Set([
  "payment_undone",
  "unfulfilled",
  "not_collected",
  "expired",
  "reopened",
  "refund_failed",
]);

/** A step that was taken back and is taken once more is told of by the mail of the first time, where that was not sent. */
async function takeUpMails(writes: Writes, before: Order, order: Order): Promise<void> {
  if (!order.events.some(({ type }) => STEPS_BACK.has(type))) return;
  const isAgain = ({ kind, subject: { part } }: Mail) => !mailHolds(kind, before, part) && holdsAgain(kind, order, part);
  await reviveMails(writes, order.id, order.updatedAt, isAgain);
}

/** An order that ends, and money that goes back, is told to both sides: the owner has it in writing, whoever did it. */
function forOwner({ kind, part }: DueMail): DueMail[] {
  if (kind === "order-cancelled") return [{ kind: "order-changed", part: "cancelled" }];
  return kind === "order-refunded" ? [{ kind: "order-changed", part }] : [];
}

async function queueMails(writes: Writes, order: Order, mails: readonly DueMail[]): Promise<void> {
  const due = mails.flatMap((mail) => [mail, ...forOwner(mail)]);
  const owner = due.some((mail) => isMailFor("owner", mail.kind)) ? await getAccount(order.siteId) : null;
  queueOrderMails(writes, order, due, owner?.email ?? null);
}

/** What an order takes late can run low by that: its owner is told, as of any other. */
async function withLowStock(moved: Step, taken: readonly Returned[], { stock, places }: StockCount): Promise<Step> {
  const { order } = moved;
  const products = await getProducts(order.siteId, [...new Set(taken.map((one) => one.productId))]);
  const lines = order.lines.map((line) => {
    const one = taken.find(({ productId, variantId }) => productId === line.productId && variantId === line.variantId);
    const place = places.get(stockId(line.productId, line.variantId)) ?? "";
    const [before, product] = [stock.get(place)?.available, products.get(line.productId)];
    // What it made low when it was placed has been told.
    if (!one || before === undefined || !product) return { ...line, ranLow: null };
    const left = before - one.quantity;
    const rules = stockRulesOf(product, variantNow(product, line.variantId) ?? line.variantId);
    return { ...line, ranLow: runsLow(before, left, rules) ? left : null };
  });
  const isLow = lines.some((line) => line.ranLow !== null);
  // Money can come late, be taken back and come once more: each time is another mail.
  return { order: { ...order, lines }, mails: isLow ? [...moved.mails, { kind: "low-stock", part: `late-${order.rev}` }] : moved.mails };
}

/** Gives a discount code back when the order ended unpaid, and counts it again when it was paid after all. */
async function recountCode(writes: Writes, order: Order): Promise<Order> {
  const codeCounted = usesCode(order);
  if (order.discount === null || order.codeCounted === codeCounted) return order;
  const known = await getDiscount(order.siteId, order.discount.code, order.buyer.email);
  if (known) countDiscount(writes, order.siteId, order.buyer.email, known, codeCounted ? 1 : -1);
  return { ...order, codeCounted };
}

/** An order that is settled by this step hands its files over in the same one. */
async function withFiles(before: Order, moved: Step): Promise<Step> {
  const products = digitalLines(moved.order.lines).map((line) => line.productId);
  if (products.length === 0 || mayDownload(before) || !mayDownload(moved.order)) return moved;
  return handOverFiles(before, moved, await productsWithFiles(before.siteId, products), moved.order.updatedAt);
}

/** Whether every one of these pieces is there, where it is counted. */
export function areThere({ pieces, stock }: StockCount): boolean {
  return pieces.every((one) => (stock.get(stockId(one.productId, one.variantId))?.available ?? one.quantity) >= one.quantity);
}

/**
 * Pieces by the variant they count as now, each variant once, and the stock of those that are counted by `stockId`. `places` leads
 * from the `stockId` of what was ordered to that of what it counts as.
 */
export type StockCount = { pieces: Returned[]; stock: Map<string, CountedStock>; places: ReadonlyMap<string, string> };

/**
 * Where the pieces of an order count now: a product that gained its first option since, or lost its last, counts them as another
 * variant. Pieces given back have a positive `quantity`, pieces taken a negative one.
 */
export async function countedStock(siteId: string, pieces: readonly Returned[]): Promise<StockCount> {
  const stock = await getStock(siteId, pieces);
  const homeless = pieces.filter((one) => !stock.has(placeOf(one)));
  const products = await getProducts(siteId, [...new Set(homeless.map((one) => one.productId))]);
  const settled = pieces.map((one) => {
    const product = stock.has(placeOf(one)) ? undefined : products.get(one.productId);
    return { ...one, variantId: (product && variantNow(product, one.variantId)) ?? one.variantId };
  });
  const others = settled.filter((one) => !stock.has(placeOf(one)) && !pieces.some((asked) => placeOf(asked) === placeOf(one)));
  const found = await getStock(siteId, others);
  const places = new Map(pieces.map((one, index) => [placeOf(one), placeOf(settled[index] ?? one)]));
  return { pieces: together(settled), stock: new Map([...stock, ...found]), places };
}

function placeOf({ productId, variantId }: Returned): string {
  return stockId(productId, variantId);
}

/** Two lines can count as one variant by now, and a step writes each stock once. */
function together(pieces: readonly Returned[]): Returned[] {
  const sums = new Map<string, Returned>();
  for (const one of pieces) sums.set(placeOf(one), { ...one, quantity: one.quantity + (sums.get(placeOf(one))?.quantity ?? 0) });
  return [...sums.values()];
}
