// Who is blocked books nothing, by no spelling of their address, and is told nothing that would tell them so.
import "../support/model/stand-ins.ts";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { runGuestAction } from "../../functions/src/booking/run-reservation-action.ts";
import { blockPerson } from "../../functions/src/contact/block-person.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { bookingNotice } from "../../functions/src/storefront/forms/checkout-notice.ts";
import { BEGIN, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const EMAIL = "ida.lund@example.test";
const START = BEGIN / 60_000 + 1440 + 60;
const client = (now = Date.now()) => ({ clientAddress: "10.1.1.1", now });
const owner = () => ({ caller: { uid: SITE, email: "owner@example.test", isVerified: true }, clientAddress: "10.0.0.1", now: Date.now() });

test("a blocked guest is refused as anyone could be, leaves no trace, and keeps what they had booked", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const hold = async (formKey: string, start: number) => {
    const held = await holdTime({ siteId: SITE, serviceId: "lesson", start, zoneGuest: ZONE, locale: "en", formKey }, client());
    return { siteId: SITE, reservationId: held.reservation.id, key: held.key };
  };
  const book = (link: Awaited<ReturnType<typeof hold>>, email: string) =>
    confirmBooking({ ...link, guest: { name: "Ida Lund", email, phone: "" }, note: "", zoneGuest: ZONE, locale: "en" }, client());
  const before = await hold("before", START);
  await book(before, EMAIL);
  const personId = contactIdOf(SITE, EMAIL);
  await world.database.doc(documents.person(SITE, personId)).set({ email: EMAIL });
  await blockPerson({ personId, isBlocked: true }, owner());

  // A time is held before anybody says who they are.
  const link = await hold("after", START + 1440);
  const told = world.kicked.size;
  const known = [...world.database.all()].length;
  for (const email of [EMAIL, "Ida.Lund@Example.test", "ida.lund+piano@example.test"]) {
    const refused: unknown = await book(link, email.toLowerCase()).catch((error: unknown) => error);
    if (!(refused instanceof Failure)) throw refused;
    expect([refused.code, refused.details]).toEqual(["blocked", {}]);
    expect(JSON.stringify(bookingNotice(refused))).not.toMatch(/block|refus|from you|mistake/i);
  }
  expect(reservationsOf(world).find(({ id }) => id === link.reservationId)).toMatchObject({
    status: "held",
    scheduleId: FIRST_SCHEDULE_ID,
    guest: { name: "", email: "" },
  });
  expect(world.kicked.size).toBe(told);
  // Nothing new but how often this client and this mailbox have tried, which its earlier booking was counted in too.
  const added = [...world.database.all()].slice(known).map(({ ref }) => ref.path.split("/")[0]);
  expect(added.filter((collection) => collection !== "rateLimits")).toEqual([]);
  checkBookingTimes(world);

  // Somebody else takes the same form; the blocked one can still call off what they had.
  await book(link, "per@example.test");
  await runGuestAction(before, { type: "cancel", reason: "" }, client());
  await blockPerson({ personId, isBlocked: false }, owner());
  await book(await hold("again", START + 2880), EMAIL);
  expect(reservationsOf(world).map(({ status, guest }) => [status, guest.email])).toEqual([
    ["cancelled_by_guest", EMAIL],
    ["confirmed", "per@example.test"],
    ["confirmed", EMAIL],
  ]);
  checkBookingTimes(world);
});
