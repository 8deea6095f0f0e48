import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { HOLDER_PLACES } from "@awning/domain/booking/holders";
import type { Reservation } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { expect, test } from "vitest";
import { confirmAddress, confirmBooking } from "../../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../../functions/src/booking/hold-time.ts";
import { guestMailUrl, MAIL_KEY_PARAMETER } from "../../../functions/src/platform/access-keys.ts";
import { makeSchedule, makeService } from "../../support/bookings.ts";
import { makeOwner, type Owner, randomAddress, randomEmail, randomKey } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";

const DAY = 1440;
/** Midnight in UTC, three days ahead. */
const start = () => Math.floor(Date.now() / 86_400_000) * DAY + 3 * DAY;

async function bookable(): Promise<{ owner: Owner; serviceId: string }> {
  const owner = await makeOwner();
  await makeSchedule(owner, { zone: "UTC" });
  return { owner, serviceId: await makeService(owner) };
}

type Site = Awaited<ReturnType<typeof bookable>>;
const hold = ({ owner, serviceId }: Site, at: number, clientAddress: string) =>
  holdTime(
    { siteId: owner.uid, serviceId, start: at, zoneGuest: "UTC", locale: "en", formKey: randomKey() },
    { clientAddress, now: Date.now() },
  );

/** Books a time as a visitor does. @returns the booking, or why it was refused */
async function book(site: Site, at: number, clientAddress: string): Promise<{ booked: Reservation; key: string } | string> {
  try {
    const { reservation, key } = await hold(site, at, clientAddress);
    const guest = { name: "Ana Prado", email: randomEmail(), phone: "" };
    const link = { siteId: site.owner.uid, reservationId: reservation.id, key };
    const booked = await confirmBooking({ ...link, guest, note: "", zoneGuest: "UTC", locale: "en" }, { clientAddress, now: Date.now() });
    return { booked, key };
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

async function statusesOf({ owner }: Site): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of (await admin.firestore.collection(bookingCollections.reservations(owner.uid)).get()).docs)
    counts[one.get("status")] = (counts[one.get("status")] ?? 0) + 1;
  return counts;
}

const refusals = (outcomes: Awaited<ReturnType<typeof book>>[]) => outcomes.filter((one) => typeof one === "string");

test("whatever one network presses, it holds three times at once, the ones it pressed last", async () => {
  const site = await bookable();
  const address = randomAddress();
  for (let index = 0; index < 8; index++) await hold(site, start() + 60 * index, address);
  expect(await statusesOf(site)).toEqual({ held: HOLDER_PLACES.held, expired: 5 });
  // All at once: nobody gets past the limit between a look and a write.
  await Promise.allSettled(Array.from({ length: 12 }, (_, index) => hold(site, start() + 60 * (8 + index), address)));
  expect((await statusesOf(site))["held"]).toBe(HOLDER_PLACES.held);
  await hold(site, start(), randomAddress());
  expect((await statusesOf(site))["held"]).toBe(HOLDER_PLACES.held + 1);
});

test("one network books six times with mailboxes that no one has opened; other networks and the owner go on booking", async () => {
  const site = await bookable();
  const { token } = site.owner;
  const address = randomAddress();
  const outcomes: Awaited<ReturnType<typeof book>>[] = [];
  for (let index = 0; index < 10; index++) outcomes.push(await book(site, start() + 60 * index, address));
  expect(refusals(outcomes)).toEqual(Array(4).fill("too_many_bookings"));
  const other = await bookable();
  const raced = await Promise.all(Array.from({ length: 10 }, (_, index) => book(other, start() + 60 * index, address)));
  expect(raced.filter((one) => typeof one !== "string").length).toBeLessThanOrEqual(HOLDER_PLACES.booked);
  expect((await statusesOf(other))["confirmed"]).toBeLessThanOrEqual(HOLDER_PLACES.booked);
  expect(typeof (await book(site, start() + 60 * 20, randomAddress()))).toBe("object");
  const byHand = { serviceId: site.serviceId, guest: { name: "Phone Paul", email: "", phone: "" } };
  await run("book-by-hand", { ...byHand, start: start() + 60 * 21 }, { token });
  expect(await statusesOf(site)).toMatchObject({ confirmed: HOLDER_PLACES.booked + 2 });
});

test("a class behind one address goes on booking once someone opens a mail, cancels, or the owner confirms", async () => {
  const site = await bookable();
  const address = randomAddress();
  const first: Awaited<ReturnType<typeof book>>[] = [];
  for (let index = 0; index < HOLDER_PLACES.booked; index++) first.push(await book(site, start() + 60 * index, address));
  expect(refusals(first)).toEqual([]);
  expect(await book(site, start() + 600, address)).toBe("too_many_bookings");
  const [opened, canceled] = first;
  if (typeof opened !== "object" || typeof canceled !== "object") throw new Error("not booked");
  const link = { siteId: site.owner.uid, reservationId: opened.booked.id, key: opened.key };
  const mailed = new URL(guestMailUrl(site.owner.username, opened.booked)).searchParams.get(MAIL_KEY_PARAMETER) ?? "";
  // The key of the page, which whoever booked has, is not the one of the mail.
  await confirmAddress(link, opened.key, Date.now());
  expect(await book(site, start() + 660, address)).toBe("too_many_bookings");
  await confirmAddress(link, mailed, Date.now());
  expect(typeof (await book(site, start() + 720, address))).toBe("object");
  expect(await book(site, start() + 780, address)).toBe("too_many_bookings");
  const act = { type: "cancel", reason: "Ill" } as const;
  const rev: number = canceled.booked.rev;
  await run("act-on-reservation", { reservationId: canceled.booked.id, rev, act }, { token: site.owner.token });
  expect(typeof (await book(site, start() + 840, address))).toBe("object");
});
