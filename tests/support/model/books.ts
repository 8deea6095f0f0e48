import { MAIL_BACKOFF_MINUTES, type Mail, type MailKind, mailSchema, NO_LONGER_SO } from "@awning/domain/mail/mail";
import { holdsAgain } from "@awning/domain/notification/mail-holds";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { FIRST_ORDER_NUMBER, type Order, type OrderEvent, orderSchema } from "@awning/domain/order/order";
import { toOrderView } from "@awning/domain/order/order-view";
import { countedTotal, soldCountSchema, soldQuantities } from "@awning/domain/order/ordered";
import { unshippedQuantities } from "@awning/domain/order/quantities";
import { usesCode, waitsFor } from "@awning/domain/order/state";
import { stockMoveSchema } from "@awning/domain/product/stock-change";
import { runsLow } from "@awning/domain/product/stock-rules";
import { collections, documents, stockId } from "@awning/domain/routes/firestore-paths";
import { mailboxOf } from "@awning/domain/values/email";
import { fromDocument, fromStored } from "../../../functions/src/data/core/documents.ts";
import { PUT_OFF } from "./current.ts";
import { dueMails } from "./due-mails.ts";
import { BACK_ON_SALE } from "./owner-act.ts";
import { parcelFaults } from "./parcel-walk.ts";
import { CODES, ITEMS, SITE } from "./shop.ts";
import { isWalk } from "./walk.ts";
import type { World } from "./world.ts";

const FROM_ONE_EVENT = /^(order-changed|order-link|files-ready|file-updated)\./;

/** The SDK of the bank says nothing of what cut its connection, and nothing but the test does. */
const WANTED = /as the test wants it|StripeConnectionError/;

const NO_DIFFERENCE = { missing: [], tooMany: [] };

/** Something in the books of a shop that is not as it must be. */
export class Wrong extends Error {}

export function must(isRight: boolean, words: string, details?: unknown): void {
  if (!isRight) throw new Wrong(details === undefined ? words : `${words}: ${JSON.stringify(details)}`);
}
export function same(found: unknown, wanted: unknown, words: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  must(one === other, `${words}: found ${one}, should be ${other}`);
}
export const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Looks at every order again and at what can be said about a shop at any moment, in the middle of whatever goes on. */
export async function checkNow(world: World): Promise<void> {
  const found = await world.database.collection(collections.orders(SITE)).get();
  for (const one of found.docs) {
    const parsed = fromDocument(orderSchema, one);
    must(parsed !== null, "an order does not fit its schema", one.id);
    if (!parsed) continue;
    const order = { ...parsed, id: one.id };
    const before = world.seen.get(one.id);
    if (
      before?.rev === order.rev &&
      before.updatedAt === order.updatedAt &&
      before.card?.session === order.card?.session &&
      before.askAt === order.askAt &&
      before.watchAt === order.watchAt
    )
      continue;
    checkOrder(before, order);
    world.seen.set(one.id, order);
  }
  same(world.seen.size, found.size, "orders that were there are gone");
  for (const id of world.promised.keys()) must(world.seen.has(id), "a buyer was promised an order that is not there", id);
  await checkStock(world);
  await checkSold(world);
  const unforeseen = world.errors.filter((line) => !WANTED.test(JSON.stringify(line)));
  must(unforeseen.length === 0, "an error that nobody foresaw was logged", unforeseen[0]);
}

function checkOrder(before: Order | undefined, order: Order): void {
  const { number, status, total, lines, payments, refunds } = order;
  const name = `order ${number}`;
  must(isWalk(before, order), `${name} went a way that is not in the table`, { from: before?.events.length, to: order.events });
  must(before === undefined || order.rev >= before.rev, `${name} went back`);
  must((order.holdUntil !== null) === (status === "pending"), `${name} holds pieces although it does not wait, or waits without`);
  must(total >= 0 && Number.isSafeInteger(total), `${name} costs less than nothing`, total);
  const taxes = order.tax.mode === "exclusive" ? sum(order.tax.rates.map((one) => one.amount)) : 0;
  same(order.subtotal, sum(lines.map((line) => line.total)), `${name}: its goods`);
  same(total, order.subtotal - (order.discount?.amount ?? 0) + order.shipping + taxes, `${name}: its total`);
  const money = moneyOf(order);
  must(Math.min(money.refundable, money.balance, money.pending) >= 0, `${name} gave more back than came in`, money);
  for (const payment of payments) {
    const back = sum(refunds.filter((one) => one.paymentRef === payment.ref && one.state !== "failed").map((one) => one.amount));
    must(payment.ref === "" || back <= payment.amount, `${name} gave more of one payment back than came in`, { payment, back });
  }
  same(order.codeCounted, usesCode(order), `${name}: whether its code counts`);
  const kept = refunds.filter((one) => one.state !== "failed");
  for (const [index, line] of lines.entries()) {
    const back = kept.flatMap((one) => one.lines).filter((one) => one.line === index);
    must(sum(back.map((one) => one.quantity)) <= line.quantity, `${name} gave money back for more pieces than were bought`, back);
  }
  must(kept.filter((one) => one.shipping).length <= 1, `${name} gave the money for its parcel back twice`);
  const sent = order.shipments.flatMap((shipment) => shipment.lines);
  for (const [index, line] of lines.entries()) {
    const left = line.quantity - sum(sent.filter((one) => one.line === index).map((one) => one.quantity));
    must(left >= 0, `${name} sent more than was bought`);
  }
  same(parcelFaults(order), [], `${name}: its parcels`);
  const isToSend = status === "open" && order.fulfilmentStatus !== "fulfilled";
  must(!isToSend || unshippedQuantities(order).some((left) => left > 0), `${name} waits to be sent with nothing left to send`);
}

/** Stock is what there was, what the owner added or took, and what orders hold. */
async function checkStock(world: World): Promise<void> {
  for (const { productId, variantId, counted } of ITEMS) {
    if (counted === null) continue;
    const id = stockId(productId, variantId);
    const available: unknown = (await world.database.doc(documents.stock(SITE, id)).get()).data()?.available;
    const held = [...world.seen.values()].map((order) => heldBy(order, productId, variantId));
    same(available, counted + (world.edits.get(id) ?? 0) - sum(held), `stock of ${id}`);
  }
}

/** What was sold of each product, from its first piece on, is what the orders say. */
async function checkSold(world: World): Promise<void> {
  const sold = [...world.seen.values()].flatMap((order) => {
    must(
      [...soldQuantities(order).values()].every((pieces) => pieces >= 0),
      `order ${order.number} sells less than nothing`,
    );
    return [...soldQuantities(order)];
  });
  const ordered = new Set([...world.seen.values()].flatMap((order) => order.lines.map((line) => line.productId)));
  for (const productId of new Set(ITEMS.map((item) => item.productId))) {
    const stored = (await world.database.doc(documents.soldCount(SITE, productId)).get()).data();
    const count = stored && soldCountSchema.parse(stored);
    const pieces = sum(sold.filter(([id]) => id === productId).map(([, quantity]) => quantity));
    same(count, ordered.has(productId) ? { pieces } : undefined, `what was sold of ${productId}`);
  }
}

/** Pieces of a variant that an order keeps from being sold: all that it took and did not give back. */
function heldBy(order: Order, productId: string, variantId: string): number {
  const left = unshippedQuantities(order);
  const end = order.events.find((event) => event.type === "cancelled");
  const isGivenBack = order.status === "expired" || (end !== undefined && (end.by === "buyer" || end.note === BACK_ON_SALE));
  return sum(
    order.lines.map((line, index) => {
      if (!line.counted || line.productId !== productId || line.variantId !== variantId) return 0;
      const returned = order.refunds.flatMap((refund) => refund.restocked).filter((one) => one.line === index);
      const taken = line.quantity - line.backordered - sum(returned.map((one) => one.quantity));
      must(taken >= 0, `order ${order.number} put more back into stock than it took`, returned);
      const dropped = sum(order.refunds.flatMap((refund) => refund.dropped.filter((one) => one.line === index)).map((one) => one.quantity));
      const missing = Math.max(0, line.backordered - dropped);
      return isGivenBack ? taken - Math.max(0, (left[index] ?? 0) - missing) : taken;
    }),
  );
}

/** What must be true once everything that was on its way has arrived and every time limit has passed. */
export async function checkInTheEnd(world: World): Promise<void> {
  await checkNow(world);
  const orders = [...world.seen.values()];
  for (const order of orders) {
    const name = `order ${order.number} (${order.status}, ${order.paymentStatus}, ${order.fulfilmentStatus})`;
    must(order.status !== "pending", `${name} waits for ever`);
    must(order.askAt === null && !order.refunds.some((one) => one.state === "pending"), `${name} has money on its way for ever`);
    const { paid, refunded } = moneyOf(order);
    if (order.status === "expired") must(paid === refunded || waitsFor(order) === "refund", `${name} keeps money that nobody knows of`);
    const view = (await world.database.doc(documents.orderView(order.viewId)).get()).data();
    const { id: _id, ...fields } = order;
    same(sorted(fromStored(view)), sorted(toOrderView(fields)), `${name}: its buyer’s copy`);
  }
  const numbers = orders.map((order) => order.number).toSorted((a, b) => a - b);
  must(new Set(numbers).size === numbers.length, "two orders have one number", numbers);
  must(
    numbers.every((number) => number >= FIRST_ORDER_NUMBER),
    "an order has a number from before the first",
    numbers,
  );
  await checkCodes(world, orders);
  const lowMails = await checkMoves(world, orders);
  await checkMails(world, orders, lowMails);
}

/** Every piece that orders took or gave back is in one move. @returns the mails that tell the owner what ran low by them */
async function checkMoves(world: World, orders: readonly Order[]): Promise<string[]> {
  const found = await world.database.collection(collections.stockMoves(SITE)).get();
  const moves = found.docs.map((one) => ({ ...stockMoveSchema.parse(fromStored(one.data())), id: one.id }));
  for (const { productId, variantId } of ITEMS) {
    const own = moves.filter((move) => move.productId === productId && move.variantId === variantId);
    const held = sum(orders.map((order) => heldBy(order, productId, variantId)));
    same(sum(own.map((move) => move.difference)), held === 0 ? 0 : -held, `moves of ${productId} ${variantId}`);
  }
  const low = moves.filter(({ after, difference }) => runsLow((after ?? 0) - difference, after ?? 0, { lowAt: null }));
  return [...new Set(low.map(({ orderId, id }) => `low-stock.${orderId}${lateAt(id.slice(`${orderId}_`.length))}`))];
}

/** The mail of a move that did not come with its order is told apart by the revision that the move made. */
function lateAt(move: string): string {
  const [rev] = move.split("_");
  return rev === "1" ? "" : `.late-${rev}`;
}

async function checkCodes(world: World, orders: readonly Order[]): Promise<void> {
  for (const code of CODES.filter(Boolean)) {
    const counted = orders.filter((order) => order.discount?.code === code && order.codeCounted);
    const { used, sales, totalLimit, perEmailLimit } = (await world.database.doc(documents.discount(SITE, code)).get()).data() ?? {};
    same(used, counted.length, `uses of ${code}`);
    const withCode = orders.filter((order) => order.discount?.code === code);
    same(sales ?? 0, sum(withCode.map(countedTotal)), `sales by ${code}`);
    const uses = await world.database.collection(`${documents.discount(SITE, code)}/uses`).get();
    same(sum(uses.docs.map((one) => Number(one.data()?.count))), counted.length, `uses of ${code} by mailbox`);
    // Who pays after the order expired gets the price that was promised, also when others have used the code up since.
    const inTime = counted.filter((order) => !order.events.some((event) => event.type === "paid_late"));
    must(typeof totalLimit !== "number" || inTime.length <= totalLimit, `${code} was used more often than it may be`, inTime.length);
    const perMailbox = Map.groupBy(inTime, (order) => mailboxOf(order.buyer.email));
    for (const [mailbox, own] of perMailbox)
      must(typeof perEmailLimit !== "number" || own.length <= perEmailLimit, `${code} was used too often by ${mailbox}`);
  }
}

async function checkMails(world: World, orders: readonly Order[], lowMails: readonly string[]): Promise<void> {
  const found = await world.database.collection(collections.outbox).get();
  const ids = found.docs.map((one) => one.id).filter((id) => !FROM_ONE_EVENT.test(id));
  const called = orders.map((order) => dueMails(order, (moment) => world.files.at(moment)));
  const due = [...called.flatMap((one) => one.due), ...lowMails];
  const allowed = new Set([...due, ...called.flatMap((one) => one.open)]);
  same({ missing: due.filter((id) => !ids.includes(id)), tooMany: ids.filter((id) => !allowed.has(id)) }, NO_DIFFERENCE, "the mails");
  const told = checkSent(world);
  for (const one of found.docs) {
    const mail = fromDocument(mailSchema, one);
    const order = orders.find(({ id }) => id === mail?.subject.orderId);
    const isGivenUp = mail?.state === "failed" && mail.attempts > MAIL_BACKOFF_MINUTES.length && mail.lastError.includes(PUT_OFF);
    const isSuppressed = mail?.state === "suppressed" && isOver(mail, order);
    must(mail?.state === "sent" || isSuppressed || isGivenUp, `mail ${one.id} is ${mail?.state}`, mail?.lastError);
    if (isGivenUp) continue;
    const leader = mail?.sentIn ? found.docs.find(({ id }) => id === mail.sentIn)?.data()?.["messageId"] : mail?.messageId;
    must(mail?.state === "suppressed" || told.has(leader ?? ""), `mail ${one.id} is sent and never left`);
    const isUntold = mail?.lastError === NO_LONGER_SO && order !== undefined && holdsAgain(mail.kind, order, mail.subject.part);
    must(!isUntold, `mail ${one.id} is so again and was not sent`);
  }
  for (const order of orders) {
    const own = (kind: string) => found.docs.filter((one) => one.id.startsWith(`${kind}.${order.id}`)).length;
    const times = (type: string, by?: string) => order.events.filter((event) => event.type === type && (!by || event.by === by)).length;
    same(own("order-link"), times("link_renewed"), `order ${order.number}: mails with a new link`);
    same(
      own("order-changed"),
      times("cancelled") + own("order-refunded") + times("address_changed", "buyer") + times("refund_failed"),
      `order ${order.number}: mails to the owner`,
    );
  }
  const names = new Set(found.docs.map((one) => one.data()?.messageId));
  same(
    [...told].filter((name) => !names.has(name)),
    [],
    "messages that left under a name that no mail has",
  );
}

/** Nobody gets a message twice, unless its sender may not have known that it had left. @returns the names under which messages left */
export function checkSent({ sent }: Pick<World, "sent">): Set<string> {
  const byName = Map.groupBy(sent, ({ messageId }) => messageId);
  for (const [name, times] of byName)
    must(
      times.slice(0, -1).every((one) => one.mayBeUnknown()),
      `${name} left ${times.length} times`,
    );
  return new Set(byName.keys());
}

/** What must have happened to an order before a mail about it may stay unsent: after nothing else is it no longer so. */
const OVER_BY: Readonly<Partial<Record<MailKind, readonly OrderEvent["type"][]>>> = {
  "order-received": ["cancelled", "expired"],
  "new-order": ["cancelled", "expired"],
  "payment-reminder": ["paid", "accepted", "cancelled", "expired"],
  "payment-failed": ["payment_started", "paid", "cancelled", "expired"],
  "payment-received": ["payment_undone", "cancelled", "refunded"],
  "files-ready": ["payment_undone", "cancelled", "refunded"],
  "file-updated": ["payment_undone", "cancelled", "refunded"],
  "order-ready": ["fulfilled", "unfulfilled", "not_collected", "completed", "cancelled", "payment_undone"],
  "order-dispatched": ["unfulfilled"],
  "tracking-changed": ["unfulfilled"],
  "order-expired": ["paid_late"],
  "order-refunded": ["refund_failed"],
  "order-changed": ["refund_failed"],
};

function isOver({ kind }: Mail, order: Order | undefined): boolean {
  return order?.events.some(({ type }) => OVER_BY[kind]?.includes(type)) ?? false;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}
