import { isMailFor, type Mail } from "@awning/domain/mail/mail";
import { holdsAgain, mailHolds } from "@awning/domain/notification/mail-holds";
import { usesCode } from "@awning/domain/order/code-use";
import { digitalLines, mayDownload } from "@awning/domain/order/download";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import type { DueMail, Moved, Returned } from "@awning/domain/order/order-acts";
import { handOverFiles } from "@awning/domain/order/order-delivery";
import { runsLow, stockRulesOf } from "@awning/domain/product/product";
import type { MoveCause } from "@awning/domain/product/stock-move";
import { variantNow } from "@awning/domain/product/stocked-variants";
import { stockId } from "@awning/domain/routes/collections";
import { getAccount } from "#data/accounts.ts";
import { countDiscount, getDiscount } from "#data/discounts.ts";
import { productsWithFiles } from "#data/files.ts";
import { queueOrderMails } from "#data/order-mails.ts";
import { writeOrderView } from "#data/order-views.ts";
import { type GuardedOrder, updateOrder } from "#data/orders.ts";
import { reviveMails } from "#data/outbox.ts";
import { getProducts } from "#data/products.ts";
import { changeStock } from "#data/stock.ts";
import type { Writes } from "#data/writes.ts";
import { type CountedPieces, countedPieces } from "./counted-pieces.ts";

/** Why pieces of an order come back, by how it ended; of one that goes on they come back with their money. */
const ENDS: Partial<Record<Order["status"], MoveCause>> = { expired: "expiry", cancelled: "cancel" };
type Step = Pick<Moved, "order" | "mails">;

/**
 * Writes what a step made of an order: the order over the state that was read, the buyer's live copy, the stock it gives back
 * or takes, and its mails, all together or not at all.
 * @param read the pieces that are taken and their stock, where it was decided by these that they are there: a sale since starts the step anew
 */
export async function writeMoved(
  writes: Writes,
  found: GuardedOrder,
  { returned, taken = [], ...moved }: Moved,
  read?: CountedPieces,
): Promise<void> {
  const before = found.order;
  const handed = await withFiles(before, moved);
  const less = (one: Returned) => ({ ...one, quantity: -one.quantity });
  const isRead = read !== undefined && taken.length > 0;
  const counts = isRead
    ? { ...read, pieces: read.pieces.map(less) }
    : await countedPieces(before.siteId, [...returned, ...taken.map(less)]);
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
async function withLowStock(moved: Step, taken: readonly Returned[], { stock, places }: CountedPieces): Promise<Step> {
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
export function areThere({ pieces, stock }: CountedPieces): boolean {
  return pieces.every((one) => (stock.get(stockId(one.productId, one.variantId))?.available ?? one.quantity) >= one.quantity);
}
