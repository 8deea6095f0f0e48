// What is paid when booking, who may pay for what, and what comes back.

import "../support/model/stand-ins.ts";
import { countOrder, countReservation } from "@awning/domain/analytics/conversion";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { SITE_PLACES } from "@awning/domain/booking/holders";
import { type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { personOf } from "@awning/domain/contact/person";
import { toOrderCsv } from "@awning/domain/order/csv";
import { toDocument } from "@awning/domain/time/timestamp";
import { expect, vi } from "vitest";
import { cancelFrom, cancelStart } from "../../functions/src/booking/cancel-many.ts";
import { confirmAddress, confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { runGuestAction, runReservationAction } from "../../functions/src/booking/run-reservation-action.ts";
import { joinLine } from "../../functions/src/booking/seats/join-line.ts";
import { cancelUnpaid } from "../../functions/src/order/run-order-action.ts";
import { guestMailUrl, MAIL_KEY_PARAMETER } from "../../functions/src/platform/access-keys.ts";
import {
  BEGIN,
  type BookingWorld,
  checkBookingTimes,
  openBookingWorld,
  type PAID_SERVICES,
  reservationsOf,
  ZONE,
} from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import {
  ASKED,
  checkBooks,
  checkOut,
  hold,
  lineOf,
  linkOf,
  MINUTE_MS,
  MUG,
  ordersOf,
  payByCard,
  settle,
  visitor,
} from "../support/model/paid-orders.ts";
import { orderKey, product, quoteCart } from "../support/model/product.ts";
import { request, SITE, USERNAME } from "../support/model/shop.ts";

test("one order holds two deposits and a mug; it books both when it is paid and frees both when it lapses", async () => {
  for (const isPaid of [true, false]) {
    vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
    const world = await openBookingWorld();
    const start = BEGIN / MINUTE_MS + 3 * 1440 + 120;
    const held = [await hold(start, 1), await hold(start + 120, 2)];
    const ids = held.map(({ reservation }) => reservation.id);
    const { orderId } = await product.placeOrder(await checkOut([...ids.map(lineOf), MUG], "key-of-one-paid-order-1", 1), "10.1.1.1");
    const [order] = ordersOf(world);
    expect(order).toMatchObject({ id: orderId, status: "pending", subtotal: 2 * 2000 + 1999, holdUntil: start * MINUTE_MS });
    expect(reservationsOf(world).map(({ status }) => status)).toEqual(["unpaid", "unpaid"]);
    if (isPaid) await product.runOrderAction({ orderId, rev: order?.rev ?? 0, act: { type: "mark_paid" } }, request());
    else {
      vi.setSystemTime(start * MINUTE_MS + MINUTE_MS);
      await settle();
    }
    expect(reservationsOf(world).map(({ status }) => status)).toEqual(isPaid ? ["confirmed", "confirmed"] : ["expired", "expired"]);
    checkBooks(world);
    checkSums(world, isPaid);
  }
});

test("an address of throw-away mail holds no time that is paid later, and one that is paid by card", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const { reservation } = await hold(BEGIN / MINUTE_MS + 3 * 1440 + 120, 1);
  const later = await checkOut([lineOf(reservation.id)], "key-of-a-throw-away-order-1", 1);
  const buyer = { ...later.buyer, email: "anna@mailinator.com" };
  await expect(product.placeOrder({ ...later, buyer }, "10.1.1.1")).rejects.toMatchObject({ details: { problem: "throwaway_email" } });
  expect(reservationsOf(world).map(({ status }) => status)).toEqual(["held"]);
  await product.placeOrder({ ...later, buyer, payment: "card" }, "10.1.1.1");
  expect(reservationsOf(world).map(({ status }) => status)).toEqual(["unpaid"]);
});

/** The money of booked times is that of their orders, once, wherever an owner reads it. */
function checkSums(world: BookingWorld, isPaid: boolean): void {
  const [orders, reservations] = [ordersOf(world), reservationsOf(world)];
  const total = isPaid ? 2 * 2000 + 1999 : 0;
  const conversions = [...orders.map((one) => countOrder(one, ZONE)), ...reservations.map((one) => countReservation(one, ZONE))];
  const counted = conversions.flatMap((one) => one.counted ?? []);
  expect(counted.map(({ kind }) => kind)).toEqual(isPaid ? ["order", "booking", "booking"] : []);
  expect(counted.reduce((sum, one) => sum + one.total, 0)).toBe(total);
  const person = personOf([orders[0]?.buyer.email ?? ""], { orders, reservations, conversations: [], contacts: [] });
  expect(person).toMatchObject({ bookings: isPaid ? 2 : 0, spent: isPaid ? [{ currency: "EUR", total }] : [] });
  expect(toOrderCsv(orders)).toContain("1 x Deposit for Class, ");
}

test("a place that becomes free is held for who takes it until it is ordered, and goes to the next when that order ends", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const start = BEGIN / MINUTE_MS + 3 * 1440 + 120;
  const of = (email: string) => reservationsOf(world).filter(({ guest }) => guest.email === email)[0];
  const held = [await hold(start, 1), await hold(start, 2)];
  const lines = held.map(({ reservation }) => lineOf(reservation.id));
  const paid = await product.placeOrder(await checkOut(lines, "key-of-two-paid-places-1", 1), "10.1.1.1");
  await product.runOrderAction({ orderId: paid.orderId, rev: 1, act: { type: "mark_paid" } }, request());
  for (const name of ["first", "second"]) {
    const guest = { name, email: `${name}@example.test`, phone: "" };
    await joinLine({ siteId: SITE, serviceId: "class", start, guest, zoneGuest: ZONE, locale: "en" }, visitor(2));
    const waiting = of(guest.email);
    const mailed = waiting && new URL(guestMailUrl(USERNAME, waiting)).searchParams.get(MAIL_KEY_PARAMETER);
    if (waiting) await confirmAddress(linkOf(waiting), mailed ?? "", Date.now());
    vi.setSystemTime(Date.now() + MINUTE_MS);
  }
  const [one] = reservationsOf(world).filter(({ status }) => status === "confirmed");
  await runReservationAction({ reservationId: one?.id ?? "", rev: one?.rev ?? 0, act: { type: "cancel", reason: "Ill" } }, request());
  const first = of("first@example.test");
  if (!first) throw new Error("nobody waits");
  await runGuestAction(linkOf(first), { type: "take" }, visitor(1));
  expect(of("first@example.test")).toMatchObject({ status: "held", holdUntil: first.holdUntil, history: [{}, {}, {}, { type: "held" }] });
  const { orderId } = await product.placeOrder(await checkOut([lineOf(first.id)], "key-of-a-place-in-line-1", 0), "10.1.0.1");
  const order = ordersOf(world).find(({ id }) => id === orderId);
  expect(reservationsOf(world).find(({ id }) => id === first.id)?.status).toBe("unpaid");
  await product.cancelAsBuyer({ username: USERNAME, orderId, key: orderKey(orderId, order?.accessRev ?? 0) }, "10.0.0.9");
  expect(reservationsOf(world).find(({ id }) => id === first.id)?.status).toBe("expired");
  expect(of("second@example.test")?.status).toBe("offered");
  checkBookingTimes(world);
});

test("a time that is paid when booking is not kept for who pays in person, with a mug or without, and not sold once it began", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  await openBookingWorld();
  const start = BEGIN / MINUTE_MS + 1440 + 120;
  const { reservation } = await hold(start, 1);
  const wanted = await checkOut([lineOf(reservation.id), MUG], "key-of-an-order-in-person", 1);
  expect((await quoteCart({ ...ASKED, lines: [MUG] }, "10.1.1.1")).payments).toContain("cash");
  expect((await quoteCart({ ...ASKED, lines: [lineOf(reservation.id), MUG] }, "10.1.1.1")).payments).not.toContain("cash");
  await expect(product.placeOrder({ ...wanted, payment: "cash" }, "10.1.1.1")).rejects.toMatchObject({ code: "method_unavailable" });
  vi.setSystemTime(start * MINUTE_MS);
  await expect(product.placeOrder(wanted, "10.1.1.1")).rejects.toMatchObject({ code: "product_gone" });
});

test("nobody pays for the hold of another, twice for one, or books without paying", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  await openBookingWorld();
  const { reservation, key } = await hold(BEGIN / MINUTE_MS + 1440 + 120, 1);
  const guest = { name: "Ana", email: "ana@example.test", phone: "" };
  const booking = confirmBooking(
    { siteId: SITE, reservationId: reservation.id, key, guest, note: "", zoneGuest: ZONE, locale: "en" },
    visitor(1),
  );
  await expect(booking).rejects.toMatchObject({ code: "act_refused", details: { reason: "not_allowed" } });
  const first = await checkOut([lineOf(reservation.id)], "key-of-the-first-order-1", 1);
  const second = await checkOut([lineOf(reservation.id)], "key-of-the-second-order", 2);
  await product.placeOrder(first, "10.1.1.1");
  await expect(product.placeOrder(second, "10.1.2.1")).rejects.toMatchObject({ code: "product_gone" });
});

test("a guest’s card gets back what the terms say, and a declined or unanswered request everything", async () => {
  const played = async (name: (typeof PAID_SERVICES)[number], end: (one: Reservation) => Promise<unknown>) => {
    vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
    const world = await openBookingWorld();
    const { reservation } = await hold(BEGIN / MINUTE_MS + 3 * 1440 + 120, 1, name);
    await product.placeOrder(await checkOut([lineOf(reservation.id)], "key-of-one-order-by-card", 1, "card"), "10.1.1.1");
    for (const order of ordersOf(world)) await payByCard(world, order);
    for (const one of reservationsOf(world)) await end(one);
    for (const minutes of [2, 2, 2]) {
      vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
      await settle();
    }
    checkBooks(world);
    const [order] = ordersOf(world);
    return { status: order?.status, ...world.bank.booksOf(order?.id ?? "") };
  };
  const cancels = (at: number) => (one: Reservation) => {
    vi.setSystemTime(at);
    return runGuestAction(linkOf(one), { type: "cancel", reason: "" }, visitor(1));
  };
  const owner = (act: Parameters<typeof runReservationAction>[0]["act"]) => (one: Reservation) =>
    runReservationAction({ reservationId: one.id, rev: one.rev, act }, request());
  const deadline = BEGIN + (3 * 1440 + 60) * MINUTE_MS;
  expect(await played("class", cancels(deadline))).toEqual({ status: "cancelled", paid: 2000, refunded: 2000, pending: 0 });
  expect(await played("class", cancels(deadline + 1))).toEqual({ status: "completed", paid: 2000, refunded: 1000, pending: 0 });
  expect(await played("coaching", owner({ type: "decline", reason: "Full" }))).toMatchObject({ status: "cancelled", refunded: 3000 });
  const waits = async () => vi.setSystemTime(BEGIN + 2 * 1440 * MINUTE_MS + 1);
  expect(await played("coaching", waits)).toMatchObject({ status: "cancelled", refunded: 3000 });
  const comes = async (one: Reservation) => {
    await owner({ type: "confirm" })(one);
    vi.setSystemTime(one.endsAt);
  };
  expect(await played("coaching", comes)).toMatchObject({ status: "completed", refunded: 0 });
});

/** A class for two at one start, both of whose guests paid by card. */
async function paidClass(forms: readonly number[]) {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  for (const form of forms) {
    const { reservation } = await hold(BEGIN / MINUTE_MS + 3 * 1440 + 120, form);
    await product.placeOrder(await checkOut([lineOf(reservation.id)], `key-of-a-paid-place-${form}-1`, form, "card"), "10.1.1.1");
  }
  return world;
}

test("an owner’s cancel that says nothing of money leaves it to them, and a class that is canceled for all gives it back", async () => {
  for (const isForAll of [false, true]) {
    const world = await paidClass([1, 2]);
    for (const order of ordersOf(world)) await payByCard(world, order);
    const [one] = reservationsOf(world);
    const pressed = { reservationId: one?.id ?? "", rev: one?.rev ?? 0 };
    if (isForAll) await cancelStart({ cancelOrder: cancelUnpaid })({ ...pressed, reason: "Ill" }, request());
    else await runReservationAction({ ...pressed, act: { type: "cancel", reason: "Ill" } }, request());
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    await settle();
    checkBooks(world);
    const given = ordersOf(world).map(({ id }) => world.bank.booksOf(id).refunded);
    expect(given).toEqual(isForAll ? [2000, 2000] : [0, 0]);
    const asked = ordersOf(world).filter(({ attention }) => attention.some((reason) => reason.includes("Refund it")));
    expect(asked.map(({ id }) => id)).toEqual(isForAll ? [] : [one?.orderId]);
  }
});

test("who pays while a class is canceled for all is canceled with it", async () => {
  for (const isLeaving of [false, true]) {
    const world = await paidClass([1]);
    const duties = {
      cancelOrder: async (order: Parameters<typeof cancelUnpaid>[0], reason: string, now: number) => {
        for (const one of ordersOf(world)) if (one.status === "pending") await payByCard(world, one);
        return cancelUnpaid(order, reason, now);
      },
    };
    const [one] = reservationsOf(world);
    // Another guest's place is what is pressed at: an unpaid one cannot be canceled.
    const { reservation } = await hold(BEGIN / MINUTE_MS + 3 * 1440 + 120, 2);
    await product.placeOrder(await checkOut([lineOf(reservation.id)], "key-of-a-paid-place-2-1", 2, "card"), "10.1.1.1");
    const second = ordersOf(world).find(({ id }) => id !== one?.orderId);
    if (second) await payByCard(world, second);
    const pressed = reservationsOf(world).find(({ id }) => id === reservation.id);
    if (isLeaving) await cancelFrom(duties)(SITE, Date.now(), Date.now());
    else await cancelStart(duties)({ reservationId: reservation.id, rev: pressed?.rev ?? 0, reason: "Ill" }, request());
    expect(reservationsOf(world).map(({ status }) => status)).toEqual(["cancelled_by_owner", "cancelled_by_owner"]);
    checkBooks(world);
  }
});

test("times of all networks that wait for their payment are limited", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const { reservation } = await hold(BEGIN / MINUTE_MS + 1440 + 120, 1);
  const stored = toDocument(reservationSchema, { ...reservation, status: "unpaid", orderId: "another" });
  const other = (index: number) => world.database.doc(bookingDocuments.reservation(SITE, `other${index}`));
  for (let index = 0; index < SITE_PLACES.unpaid; index++) await other(index).set(stored);
  const wanted = await checkOut([lineOf(reservation.id)], "key-of-one-order-more-1", 1);
  const refused = { code: "method_unavailable", details: { problem: "unpaid" } };
  await expect(product.placeOrder(wanted, "10.1.1.1")).rejects.toMatchObject(refused);
  expect(world.errors).toContainEqual({ event: "brake_reached", rule: "unpaid-times.site" });
  const { reservation: byCard } = await hold(BEGIN / MINUTE_MS + 2 * 1440 + 120, 2);
  const card = await checkOut([lineOf(byCard.id)], "key-of-one-order-by-card", 2, "card");
  expect(await product.placeOrder(card, "10.2.1.1")).toMatchObject({ orderId: expect.any(String) });
  // The one by card waits too.
  await Promise.all([0, 1].map((index) => other(index).update({ status: "expired" })));
  expect(await product.placeOrder(wanted, "10.1.1.1")).toMatchObject({ orderId: expect.any(String) });
});

test("an owner who leaves ends what waits for its payment, with its order", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const { reservation } = await hold(BEGIN / MINUTE_MS + 3 * 1440 + 120, 1);
  await product.placeOrder(await checkOut([lineOf(reservation.id)], "key-of-an-unpaid-order", 1), "10.1.1.1");
  const cancel = cancelFrom({ cancelOrder: cancelUnpaid });
  expect(await cancel(SITE, reservation.startsAt + 1, Date.now())).toBe(0);
  expect(await cancel(SITE, Date.now(), Date.now())).toBe(1);
  expect([ordersOf(world)[0]?.status, reservationsOf(world)[0]?.status]).toEqual(["cancelled", "expired"]);
  expect(await cancel(SITE, Date.now(), Date.now())).toBe(0);
  checkBooks(world);
});
