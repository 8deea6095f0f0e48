// What a guest pays on site is recorded by its owner as an order of its own: up to the price, once, undone and given back like any other.
import "../support/model/stand-ins.ts";
import { countOrder } from "@awning/domain/analytics/conversion";
import { toReservationCsv } from "@awning/domain/booking/csv";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { isOnSite } from "@awning/domain/booking/prepaid/booked-line";
import { keptAhead, ON_SITE_MAX, restOf } from "@awning/domain/booking/prepaid/on-site";
import { bookedTimeName } from "@awning/domain/booking/prepaid/time-for-sale";
import { personOf } from "@awning/domain/contact/person";
import type { TaxMode } from "@awning/domain/money/tax";
import type { OrderAction } from "@awning/domain/order/actions";
import { toOrderCsv } from "@awning/domain/order/csv";
import { vatReport } from "@awning/domain/order/money/vat-report";
import { collections } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { runReservationAction } from "../../functions/src/booking/run-reservation-action.ts";
import { BEGIN, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { checkBooks, checkOnSite, checkOut, hold, lineOf, MINUTE_MS, MUG, ordersOf } from "../support/model/paid-orders.ts";
import { product } from "../support/model/product.ts";
import { request, SITE } from "../support/model/shop.ts";

const GUEST = { name: "Ida Lund", email: "ida@example.test", phone: "" };

/** A class of €45 that its owner added, of which nothing is paid. */
async function open(taxMode: TaxMode = "none") {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld(taxMode);
  const start = BEGIN / MINUTE_MS + 1440 + 120;
  await bookByHand({ serviceId: "class", start, guest: GUEST, ignoreHours: false, note: "", length: null }, request());
  const booking = () => {
    const [one] = reservationsOf(world);
    if (!one) throw new Error("nothing is booked");
    return one;
  };
  const pay = (amount: number, changes: Partial<Parameters<typeof product.recordPayment>[0]> = {}) => {
    const { id: reservationId, rev } = booking();
    const key = `key-of-a-recorded-payment-${rev}`;
    return product.recordPayment({ reservationId, rev, key, amount, way: "cash", ...changes }, request());
  };
  return { world, booking, pay };
}

test("a payment is an order that is paid and done, mailed once, and counts wherever money does", async () => {
  const { world, booking, pay } = await open();
  const { orderId } = await pay(2000, { way: "transfer" });
  await pay(2500);
  const orders = ordersOf(world);
  expect(orders.map(({ status, source, total, payments, lines }) => [status, source, total, payments[0]?.method, lines[0]?.title])).toEqual(
    [
      ["completed", "manual", 2000, "transfer", "Payment for Class"],
      ["completed", "manual", 2500, "cash", "Payment for Class"],
    ],
  );
  expect(booking().onSite).toEqual(orders.map(({ id, total }) => ({ orderId: id, amount: total })));
  expect([orders[0]?.id, restOf(booking())]).toEqual([orderId, 0]);
  const mails = [...world.database.all()].filter(({ ref }) => ref.parent.path === collections.outbox).map((one) => one.get("kind"));
  expect(mails.filter((kind) => String(kind).startsWith("order"))).toEqual(["order-received", "order-received"]);
  expect(orders.reduce((sum, one) => sum + (countOrder(one, ZONE).counted?.total ?? 0), 0)).toBe(4500);
  const person = personOf([GUEST.email], { orders, reservations: [booking()], conversations: [], contacts: [] });
  expect(person).toMatchObject({ bookings: 1, spent: [{ currency: "EUR", total: 4500 }] });
  expect(toOrderCsv(orders)).toContain("1 x Payment for Class, ");
  expect(toReservationCsv([booking()])).toContain(",45.00,0.00,0.00,45.00,");
});

test("what was typed is what was paid: tax is within it, also where the shop adds it at the checkout", async () => {
  const { world, booking, pay } = await open("exclusive");
  const paid = await pay(2440);
  const payments = [expect.objectContaining({ amount: 2440 })];
  expect(ordersOf(world)).toMatchObject([{ total: 2440, payments, tax: { mode: "inclusive", rates: [{ taxRate: 22_000, amount: 440 }] } }]);
  expect(restOf(booking())).toBe(2060);
  await product.runOrderAction({ ...paid, act: { type: "refund", amount: 1000, reason: "Late" } }, request());
  expect(restOf(booking())).toBe(3060);
  checkOnSite(world, reservationsOf(world));
});

test("it has the day that its owner says, since the booking was made, and its order, VAT and analytics follow that", async () => {
  const { world, pay } = await open("exclusive");
  const now = BEGIN + 3 * 86_400_000;
  vi.setSystemTime(now);
  for (const day of ["2026-05-03", "2026-05-08"])
    await expect(pay(1000, { day })).rejects.toMatchObject({ details: { reason: "day", from: "2026-05-04", to: "2026-05-07" } });
  const early = await pay(1000, { day: "2026-05-05" });
  await pay(1500);
  const [one, other] = ordersOf(world).toSorted((a, b) => a.total - b.total);
  if (!one || !other) throw new Error("two payments were recorded");
  expect([one.payments[0]?.day, other.payments[0]?.day]).toEqual(["2026-05-05", "2026-05-07"]);
  expect([countOrder(one, ZONE).day, countOrder(other, ZONE).day]).toEqual(["2026-05-05", "2026-05-07"]);
  // A day that is closed is counted again, because its order was changed just now.
  expect([one.updatedAt, other.placedAt]).toEqual([now, now]);
  const vat = (from: string, until: string) =>
    vatReport([one, other], { from, until, country: "EE", zone: ZONE }).map(({ gross }) => gross);
  expect([vat("2026-05-05", "2026-05-06"), vat("2026-05-06", "2026-05-07"), vat("2026-05-07", "2026-05-08")]).toEqual([[1000], [], [1500]]);
  await product.runOrderAction({ ...early, act: { type: "undo_paid" } }, request());
  expect(ordersOf(world).map(({ status }) => status)).toContain("cancelled");
});

test("it is named and mailed in the language of its booking", async () => {
  const { world, booking, pay } = await open();
  await world.database.doc(bookingDocuments.reservation(SITE, booking().id)).update({ locale: "de" });
  await pay(4500);
  expect(ordersOf(world)).toMatchObject([{ lines: [{ variantName: bookedTimeName(booking(), "de") }], buyer: { locale: "de" } }]);
});

test("no more than the price is recorded, of no booking that was not made or ended, and only what its owner saw", async () => {
  const { world, booking, pay } = await open();
  await expect(pay(4501)).rejects.toMatchObject({ code: "act_refused", details: { reason: "amount", most: 4500 } });
  await expect(pay(100, { reservationId: "another" })).rejects.toMatchObject({ code: "not_found" });
  await expect(pay(100, { rev: 9 })).rejects.toMatchObject({ code: "conflict" });
  const unverified = { ...request(), caller: { uid: booking().siteId, email: "owner@example.test", isVerified: false } };
  const { id: reservationId, rev } = booking();
  const wanted = { reservationId, rev, key: "key-of-an-unverified-owner", amount: 100, way: "cash" } as const;
  await expect(product.recordPayment(wanted, unverified)).rejects.toMatchObject({ code: "unverified" });
  for (let count = 0; count < ON_SITE_MAX; count++) await pay(100);
  await expect(pay(100)).rejects.toMatchObject({ details: { most: 0 } });
  await runReservationAction({ reservationId, rev: booking().rev, act: { type: "cancel", reason: "Ill" } }, request());
  await expect(pay(100)).rejects.toMatchObject({ details: { most: 0 } });
  checkBookingTimes(world);
});

test("sent twice it is recorded once, and of two devices that record the whole price one does", async () => {
  const { world, pay } = await open();
  const sent = { key: "key-of-what-was-sent-twice", rev: 1 };
  const first = await pay(4500, sent);
  expect(await pay(4500, sent)).toEqual(first);
  // The form may know by then that the booking changed.
  expect(await pay(4500, { ...sent, rev: 2 })).toEqual(first);
  await expect(pay(100, sent)).rejects.toMatchObject({ code: "already_ordered" });
  expect(ordersOf(world)).toHaveLength(1);
  const other = await open();
  const both = await Promise.allSettled([1, 2].map((device) => other.pay(4500, { key: `key-of-a-device-with-it-${device}` })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(ordersOf(other.world)).toHaveLength(1);
  checkOnSite(other.world, reservationsOf(other.world));
});

test("an undone payment leaves a canceled order and can be recorded again; a refunded part is asked for again", async () => {
  const { world, booking, pay } = await open();
  const { orderId, rev } = await pay(4500);
  await product.runOrderAction({ orderId, rev, act: { type: "undo_paid" } }, request());
  expect(ordersOf(world)[0]).toMatchObject({ status: "cancelled", paymentStatus: "voided", payments: [], rev: rev + 1 });
  expect([booking().onSite, booking().status]).toEqual([[], "confirmed"]);
  const again = await pay(4500);
  await product.runOrderAction({ ...again, act: { type: "refund", amount: 1500, reason: "Late" } }, request());
  expect(restOf(booking())).toBe(1500);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  const paid = await pay(1500);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  await expect(product.runOrderAction({ ...paid, act: { type: "undo_paid" } }, request())).rejects.toMatchObject({ code: "act_refused" });
  expect(ordersOf(world).filter(isOnSite)).toHaveLength(3);
});

test("a deposit that was given back is asked for again, and what comes back for other things is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld("exclusive");
  const { reservation } = await hold(BEGIN / MINUTE_MS + 1440 + 120, 1);
  const input = await checkOut([lineOf(reservation.id), MUG], "key-of-an-order-with-a-deposit", 1);
  const { orderId } = await product.placeOrder(input, "10.0.0.9");
  const act = (wanted: OrderAction) => {
    const rev = ordersOf(world).find(({ id }) => id === orderId)?.rev ?? 0;
    return product.runOrderAction({ orderId, rev, act: wanted }, request());
  };
  const left = () => reservationsOf(world).map((one) => [restOf(one), keptAhead(one), one.status]);
  await act({ type: "mark_paid" });
  expect(left()).toEqual([[2500, 2000, "confirmed"]]);
  const refund = (amount: number, productId: string) => {
    const line = ordersOf(world)[0]?.lines.findIndex((one) => one.productId === productId) ?? -1;
    return act({ type: "refund", amount, reason: "Kind", lines: [{ line, quantity: 1 }] });
  };
  await refund(2439, "mug");
  expect(left()).toEqual([[2500, 2000, "confirmed"]]);
  await refund(2440, reservation.id);
  expect(left()).toEqual([[4500, 0, "confirmed"]]);
  checkBooks(world);
});

test("a booking that is canceled asks its owner what becomes of what was recorded; one that moves names its new time", async () => {
  const { world, booking, pay } = await open();
  await pay(4500);
  const act = (wanted: Parameters<typeof runReservationAction>[0]["act"]) =>
    runReservationAction({ reservationId: booking().id, rev: booking().rev, act: wanted }, request());
  const [before] = ordersOf(world);
  await act({ type: "move", start: BEGIN / MINUTE_MS + 2 * 1440 + 120, reason: "", ignoreHours: false });
  expect(ordersOf(world)[0]?.lines[0]?.variantName).not.toBe(before?.lines[0]?.variantName);
  await act({ type: "cancel", reason: "Ill" });
  expect(ordersOf(world)[0]).toMatchObject({ status: "completed", attention: [expect.stringContaining("Refund it")] });
});
