// However many networks ask for times, a calendar is not booked full by people whose mailbox nobody reads.
import "../support/model/stand-ins.ts";
import { HOLDER_PLACES, SITE_PLACES } from "@awning/domain/booking/holders";
import type { Reservation } from "@awning/domain/booking/reservation";
import { SERIES_MAX, weeklyStarts } from "@awning/domain/booking/series/series";
import { beforeEach, expect, vi } from "vitest";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { RUSH } from "../../functions/src/booking/guest-code.ts";
import { type HoldInput, holdTime } from "../../functions/src/booking/hold-time.ts";
import { bookSeries } from "../../functions/src/booking/series/book-series.ts";
import { bookingCode, codeHour } from "../../functions/src/platform/access-keys.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { BEGIN, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { deliverMail } from "../support/model/product.ts";
import { request, SITE } from "../support/model/shop.ts";

const NEEDS_CODE = { code: "too_many_bookings", details: { problem: "code" } };
let asked = 0;
beforeEach(() => {
  asked = 0;
});

type Held = {
  id: string;
  book: (code?: string, to?: string) => Promise<Reservation>;
  code: string;
  email: string;
  hold: () => Promise<Held>;
};

/** Holds the next free time from a network, and books it with a code or without. */
async function hold(network: number): Promise<Held> {
  asked += 1;
  const caller = { clientAddress: `10.${network}.1.1`, now: Date.now() };
  // Five in a day, from Monday to Friday.
  const day = 1 + Math.floor(asked / 5);
  const start = BEGIN / 60_000 + 1440 * (7 * Math.floor(day / 5) + (day % 5)) + 60 + 90 * (asked % 5);
  return holdOf(caller, { siteId: SITE, serviceId: "lesson", start, zoneGuest: ZONE, locale: "en", formKey: `form${asked}` });
}

async function holdOf(
  caller: { clientAddress: string; now: number },
  wanted: HoldInput,
  email = `${wanted.formKey}@example.test`,
): Promise<Held> {
  const { reservation, key } = await holdTime(wanted, caller);
  const book = (code?: string, to = email) =>
    confirmBooking(
      {
        siteId: SITE,
        reservationId: reservation.id,
        key,
        guest: { name: "Ana", email: to, phone: "" },
        note: "",
        zoneGuest: ZONE,
        locale: "en",
        ...(code && { code }),
      },
      { ...caller, now: Date.now() },
    );
  return {
    id: reservation.id,
    book,
    code: bookingCode(reservation, email, codeHour(Date.now())),
    email,
    hold: () => holdOf(caller, wanted),
  };
}

test("a network that holds all its places books with a code that was mailed, and with no other", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  for (let index = 0; index < HOLDER_PLACES.booked; index++) await (await hold(1)).book();
  const { book, code, email } = await hold(1);
  await expect(book()).rejects.toMatchObject(NEEDS_CODE);
  const mails = [...world.database.all()].filter(({ ref }) => ref.parent.path === "outbox" && ref.id.startsWith("reservation-code."));
  expect(mails.map((one) => one.get("to"))).toEqual([email]);
  expect(await deliverMail(mails[0]?.id ?? "", Date.now())).toBe("sent");
  await expect(book(code === "123456" ? "654321" : "123456")).rejects.toMatchObject({ ...NEEDS_CODE, details: { isWrong: true } });
  expect(await book(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: "confirmed", holder: null });
  expect(reservationsOf(world).filter(({ holder }) => holder !== null)).toHaveLength(HOLDER_PLACES.booked);
});

test("a code is good for the next hold too, until the next hour is over; then another is mailed, whatever was typed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN + 3_500_000 });
  const world = await openBookingWorld();
  const mails = () => [...world.database.all()].filter(({ ref }) => ref.parent.path === "outbox" && ref.id.startsWith("reservation-code."));
  for (let index = 0; index < HOLDER_PLACES.booked; index++) await (await hold(1)).book();
  const first = await hold(1);
  await expect(first.book()).rejects.toMatchObject(NEEDS_CODE);
  const wanted = { siteId: SITE, serviceId: "lesson", zoneGuest: ZONE, locale: "en" };
  const again = async (start: number, formKey: string) =>
    holdOf({ clientAddress: "10.1.1.1", now: Date.now() }, { ...wanted, start: BEGIN / 60_000 + start, formKey }, first.email);
  vi.setSystemTime(BEGIN + 2 * 3_600_000 - 1);
  expect(await (await again(10 * 1440 + 120, "next")).book(first.code)).toMatchObject({ status: "confirmed", holder: null });
  const late = await again(11 * 1440 + 120, "late");
  vi.setSystemTime(BEGIN + 2 * 3_600_000);
  const old = late.book(first.code);
  await expect(old).rejects.toMatchObject(NEEDS_CODE);
  await expect(old).rejects.not.toMatchObject({ details: { isWrong: true } });
  expect(mails()).toHaveLength(2);
  expect(await late.book(bookingCode(wanted, first.email, codeHour(Date.now())))).toMatchObject({ status: "confirmed", holder: null });
});

test("codes are mailed to three mailboxes of a hold, and to ten an hour of a network; asking again counts nothing", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const mailed = () =>
    [...world.database.all()].filter(({ ref }) => ref.parent.path === "outbox" && ref.id.startsWith("reservation-code.")).length;
  for (let index = 0; index < HOLDER_PLACES.booked; index++) await (await hold(1)).book();
  const first = await hold(1);
  for (const who of ["a", "b", "c", "a", "b"]) await expect(first.book("", `${who}@example.test`)).rejects.toMatchObject(NEEDS_CODE);
  await expect(first.book("", "d@example.test")).rejects.toMatchObject({ code: "too_many_requests" });
  expect(mailed()).toBe(RATE_LIMITS["booking-code-mail.hold"].limit);
  while (mailed() < RATE_LIMITS["booking-code-mail.client"].limit - 1)
    await expect((await hold(1)).book()).rejects.toMatchObject(NEEDS_CODE);
  // The mailbox that was refused has counted for nothing.
  await expect((await hold(1)).book()).rejects.toMatchObject(NEEDS_CODE);
  await expect((await hold(1)).book()).rejects.toMatchObject({ code: "too_many_requests" });
  expect(mailed()).toBe(RATE_LIMITS["booking-code-mail.client"].limit);
});

test("a code is not found by trying", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  await openBookingWorld();
  const { book, code } = await hold(2);
  const wrong = code === "123456" ? "654321" : "123456";
  for (let tries = 0; tries < RATE_LIMITS["booking-code.hold"].limit; tries++) await expect(book(wrong)).rejects.toMatchObject(NEEDS_CODE);
  await expect(book(code)).rejects.toMatchObject({ code: "too_many_requests" });
});

test("from any number of networks, a site is booked without codes no more than its limit in an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const outcomes: string[] = [];
  for (let network = 10; network < 10 + RUSH + 5; network++)
    outcomes.push(
      await (await hold(network)).book().then(
        ({ status }) => status,
        ({ code }: { code: string }) => code,
      ),
    );
  expect(outcomes).toEqual([...Array(RUSH).fill("confirmed"), ...Array(5).fill("too_many_bookings")]);
  const { book, code } = await hold(99);
  expect(await book(code)).toMatchObject({ status: "confirmed" });
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(await (await hold(98)).book()).toMatchObject({ status: "confirmed" });
  expect(reservationsOf(world).filter(({ status, holder }) => status === "confirmed" && holder !== null)).toHaveLength(RUSH + 1);
});

test("from any number of networks and in any time, a calendar is not filled by mailboxes that nobody reads", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const unread = () => reservationsOf(world).filter(({ status, holder }) => status === "confirmed" && holder !== null).length;
  for (let network = 0; network < SITE_PLACES.all + 20; network++) {
    // As many as one hour lets pass.
    if (network % RUSH === 0) vi.setSystemTime(Date.now() + 3_600_001);
    await (await hold(network)).book().catch(() => undefined);
  }
  expect(unread()).toBe(SITE_PLACES.all);
  const { book, code } = await hold(250);
  await expect(book()).rejects.toMatchObject(NEEDS_CODE);
  expect(await book(code)).toMatchObject({ status: "confirmed", holder: null });
  expect(unread()).toBe(SITE_PLACES.all);
});

test("nor by holds; a form whose hold was given back for others books its time all the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const held = () => reservationsOf(world).filter(({ status }) => status === "held").length;
  const forms = [];
  for (let network = 0; network < SITE_PLACES.held + 15; network++) forms.push(await hold(network));
  expect(held()).toBe(SITE_PLACES.held);
  const again = forms.map(({ hold }) => hold).slice(0, 5);
  for (const form of again) expect(await (await form()).book()).toMatchObject({ status: "confirmed" });
  expect(held()).toBeLessThanOrEqual(SITE_PLACES.held);
});

test("nor do holds end those that are being paid, which push nobody out, or the newest; the oldest goes first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const wanted = { siteId: SITE, serviceId: "coaching", start: BEGIN / 60_000 + 120, zoneGuest: ZONE, locale: "en" };
  const paid = [];
  for (const hour of [0, 1, 2, 3]) {
    const form = { ...wanted, start: wanted.start + hour * 90, formKey: `paid${hour}` };
    paid.push((await holdTime(form, { clientAddress: `10.20${hour}.1.1`, now: Date.now() })).reservation.id);
  }
  const ids = [];
  for (let network = 0; network < SITE_PLACES.held + 5; network++) {
    vi.setSystemTime(Date.now() + 1000);
    ids.push((await hold(network)).id);
  }
  const held = new Set(reservationsOf(world).flatMap(({ id, status }) => (status === "held" ? [id] : [])));
  expect(held).toEqual(new Set([...paid, ...ids.slice(-SITE_PLACES.held)]));
});

test("what an owner adds asks no guest for a code", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const guest = { name: "Ana", email: "", phone: "" };
  for (let hour = 0; hour * SERIES_MAX <= RUSH; hour++) {
    const starts = weeklyStarts(BEGIN / 60_000 + 7 * 1440 + 480 + 90 * hour, ZONE, SERIES_MAX);
    await bookSeries({ serviceId: "lesson", starts, guest, ignoreHours: true, note: "" }, request());
  }
  expect(reservationsOf(world).length).toBeGreaterThan(RUSH);
  expect(await (await hold(3)).book()).toMatchObject({ status: "confirmed" });
});
