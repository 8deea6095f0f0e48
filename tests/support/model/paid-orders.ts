import { commands } from "@awning/domain/api/commands";
import { BOOKED_VARIANT, isBookedTime, isOnSite } from "@awning/domain/booking/prepaid/booked-line";
import { keptAhead } from "@awning/domain/booking/prepaid/on-site";
import { aheadOf } from "@awning/domain/booking/prepaid/prepay";
import { isBlocking, isBusy, type Reservation } from "@awning/domain/booking/reservation";
import type { CartLine } from "@awning/domain/cart/cart";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { unshippedQuantities } from "@awning/domain/order/quantities";
import { isEnded } from "@awning/domain/order/state";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { holdTime } from "../../../functions/src/booking/hold-time.ts";
import { settleReservations } from "../../../functions/src/booking/sync-reservations.ts";
import { fromStored } from "../../../functions/src/data/core/documents.ts";
import { reservationKey } from "../../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../../functions/src/platform/job-run.ts";
import { type BookingWorld, checkBookingTimes, type PAID_SERVICES, reservationsOf, ZONE } from "./booking-world.ts";
import type { Fields } from "./memory-query.ts";
import { product, quoteCart } from "./product.ts";
import { BUYERS, SITE, USERNAME } from "./shop.ts";

export const MINUTE_MS = 60_000;

export const visitor = (form: number) => ({ clientAddress: `10.1.${form % 3}.1`, now: Date.now() });
export const MUG: CartLine = { productId: "mug", variantId: SINGLE_VARIANT, quantity: 1 };
export const linkOf = ({ id, accessRev }: Reservation) => ({ siteId: SITE, reservationId: id, key: reservationKey(id, accessRev) });
export const lineOf = (productId: string): CartLine => ({ productId, variantId: BOOKED_VARIANT, quantity: 1 });

const read = new WeakMap<Fields, Order>();

export function ordersOf(world: BookingWorld): Order[] {
  const found = world.database.under(`sites/${SITE}/orders`);
  return found.map((one) => one.readOnce(read, (data) => ({ ...orderSchema.parse(fromStored(data)), id: one.id })));
}

export const ASKED = { username: USERNAME, delivery: "pickup", country: "EE", shippingMethod: null, code: "" } as const;

export async function checkOut(lines: CartLine[], key: string, form: number, payment: "transfer" | "card" = "transfer") {
  const asked = { ...ASKED, lines };
  const quote = await quoteCart(asked, visitor(form).clientAddress);
  return commands["place-order"].input.parse({
    ...{ ...asked, key, delivery: quote.delivery, payment, quoteHash: quote.hash, locale: "en", acceptTerms: true },
    ...{ acceptDigital: true, buyer: { name: "Ana", email: BUYERS[form % 3] ?? "" }, shipTo: null },
  });
}

export const hold = (start: number, form: number, serviceId: (typeof PAID_SERVICES)[number] = "class") =>
  holdTime({ siteId: SITE, serviceId, start, zoneGuest: ZONE, locale: "en", formKey: `form${form}` }, visitor(form));

/** The buyer pays on the page of the card provider and comes back. */
export async function payByCard(world: BookingWorld, order: Order): Promise<void> {
  const url = await product.startPayment(order, Date.now());
  const session = url === null ? undefined : world.bank.store.session(url.slice(url.lastIndexOf("/") + 1));
  if (session) world.bank.store.act(session, "approve");
  const known = ordersOf(world).find(({ id }) => id === order.id);
  if (known) await product.refreshOrder(known, Date.now());
}

export async function settle(): Promise<void> {
  await settleReservations(Date.now(), new JobRun(60_000));
  await product.sweep(Date.now());
}

/** Every booking is a line of its order and stands as that does; nothing is booked that was not ordered. */
export function checkBooks(world: BookingWorld): void {
  checkBookingTimes(world);
  const orders = new Map(
    ordersOf(world)
      .filter((one) => !isOnSite(one))
      .map((one) => [one.id, one]),
  );
  const sold = [...orders.values()].flatMap((one) => one.lines.filter(isBookedTime).map(({ productId }) => [productId, one] as const));
  expect(new Set(sold.map(([id]) => id)).size, "a time is sold twice").toBe(sold.length);
  const reservations = reservationsOf(world);
  expect(
    reservations
      .filter(({ orderId }) => orderId !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(sold.map(([id]) => id).sort());
  for (const { id, status, orderId, service, refunded } of reservations) {
    const order = orders.get(orderId ?? "");
    if (!order) expect(["held", "expired"], `${id} was not ordered`).toContain(status);
    else if (isEnded(order)) expect(isBlocking(status), `${id} outlives its order`).toBe(false);
    else if (order.status === "pending") expect(status, `${id} is over before its order`).not.toBe("expired");
    else expect(["unpaid", "expired"], `${id} is not booked`).not.toContain(status);
    const line = order?.lines.find(({ productId }) => productId === id);
    if (line) expect(line).toMatchObject({ unit: aheadOf(service), quantity: 1, kind: "service" });
    if (order && line && isBusy(status)) expect(refunded, `${id} has what its order kept`).toBe(givenBack(order, line));
  }
  for (const order of orders.values()) checkMoney(order, reservations);
  checkOnSite(world, reservations);
}

/** Each booking says what its shop has by the payments that its owner recorded, which never come to more than its price. */
export function checkOnSite(world: BookingWorld, reservations: readonly Reservation[]): void {
  const recorded = ordersOf(world).filter(isOnSite);
  for (const { id, service, orderId, onSite, refunded } of reservations) {
    const own = recorded.filter(({ lines }) => lines[0]?.productId === id);
    const kept = own.map((order) => ({ orderId: order.id, amount: moneyOf(order).balance })).filter(({ amount }) => amount > 0);
    expect(onSite.toSorted(byOrder)).toEqual(kept.toSorted(byOrder));
    const sum = kept.reduce((total, { amount }) => total + amount, orderId === null ? 0 : keptAhead({ service, refunded }));
    if (kept.length > 0) expect(sum, `${id} is paid more than once`).toBeLessThanOrEqual(service.price);
  }
}

/** All that owners of the model refund by lines names one line. */
function givenBack(order: Order, line: Order["lines"][number]): number {
  const { refunded, balance } = moneyOf(order);
  if (refunded > 0 && balance <= 0) return line.total;
  const own = order.refunds.filter(({ state, lines }) => state === "done" && lines.some((one) => order.lines[one.line] === line));
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

const byOrder = (a: { orderId: string }, b: { orderId: string }) => a.orderId.localeCompare(b.orderId);

/** An order gives back what the ends of its times say, or everything once its owner cancels it; nobody says that money was sent by hand. */
function checkMoney(order: Order, reservations: readonly Reservation[]): void {
  const { paid, refunded, pending } = moneyOf(order);
  const own = reservations.filter(({ orderId }) => orderId === order.id);
  const owed = own.reduce((sum, { refund, service }) => sum + Math.round((aheadOf(service) * (refund ?? 0)) / 100), 0);
  const wholly = order.events.some(({ type, by }) => (type === "cancelled" && by === "owner") || type === "paid_late");
  const bySystem = order.refunds.filter(({ by }) => by === "system").reduce((sum, { amount }) => sum + amount, 0);
  if (order.paymentMethod !== "card") expect(bySystem, "sent by hand").toBe(0);
  else if (!wholly) expect(refunded + pending, `${order.number} gives back`).toBe(paid === 0 ? 0 : owed);
  if (order.status !== "open" || (order.delivery === "pickup" && order.lines.length > own.length)) return;
  const left = unshippedQuantities(order);
  for (const { id, status } of own)
    if (!isBlocking(status)) expect(left[order.lines.findIndex(({ productId }) => productId === id)], `${id} is over and waits`).toBe(0);
}
