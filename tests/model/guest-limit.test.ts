// How many upcoming bookings of a service one guest may have: counted when they book, whatever their spelling and however many tabs.

import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { runGuestAction } from "../../functions/src/booking/run-reservation-action.ts";
import { BEGIN, type BookingWorld, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";

const FIRST = BEGIN / 60_000 + 1440 + 120;
const client = (host: number) => ({ clientAddress: `10.8.${host}.1`, now: Date.now() });
const guest = (email: string) => ({ name: "Ana", email, phone: "" });

async function open(maxPerGuest: number | null): Promise<BookingWorld> {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  await world.database.doc(bookingDocuments.service(SITE, "lesson")).update({ maxPerGuest });
  return world;
}

/** Holds a time of one day each, which the returned act books. */
async function hold(day: number, serviceId = "lesson") {
  const wish = { siteId: SITE, serviceId, start: FIRST + day * 1440, zoneGuest: ZONE, locale: "en", formKey: `form${day}` };
  const { reservation, key } = await holdTime(wish, client(day));
  const link = { siteId: SITE, reservationId: reservation.id, key };
  return {
    link,
    book: (email: string) => confirmBooking({ ...link, guest: guest(email), note: "", zoneGuest: ZONE, locale: "en" }, client(day)),
  };
}

test("counts a guest’s upcoming bookings of the service, those by hand too, however the address is spelled", async () => {
  const world = await open(2);
  const first = await hold(0);
  await first.book("ana@example.test");
  const owner = { caller: { uid: SITE, email: "owner@example.test", isVerified: true }, clientAddress: "10.0.0.1", now: Date.now() };
  await bookByHand({ serviceId: "lesson", start: FIRST + 1440, guest: guest("ana@example.test"), ignoreHours: false, note: "" }, owner);
  const third = await hold(2);
  await expect(third.book("Ana+again@example.test")).rejects.toMatchObject({ code: "too_many_bookings", details: { limit: 2 } });
  checkBookingTimes(world);
  await third.book("bea@example.test");
  await (await hold(3, "talk")).book("ana@example.test");
  await runGuestAction(first.link, { type: "cancel", reason: "" }, client(0));
  await (await hold(0)).book("ana@example.test");
  checkBookingTimes(world);
});

test("without a limit a guest books any number", async () => {
  await open(null);
  for (const day of [0, 1, 2]) await (await hold(day)).book("ana@example.test");
});

test("of two forms sent at once the second one counts the first", async () => {
  for (let seed = 1; seed <= 15; seed++) {
    const world = await open(1);
    const forms = [await hold(0), await hold(1)];
    const outcomes = await world.turns.run(
      forms.map(({ book }) => ({ run: () => book("ana@example.test"), fate: null })),
      randomBelow(seed),
    );
    expect(outcomes.filter(({ state }) => state === "refused")).toHaveLength(1);
    expect(reservationsOf(world).filter(({ status }) => status === "confirmed")).toHaveLength(1);
    checkBookingTimes(world);
  }
});
