// A guest’s wish to move where the owner confirms each booking: nobody gets either time meanwhile, and calendars hear of what is so.

import "../support/model/stand-ins.ts";
import type { ReservationCommand } from "@awning/domain/booking/commands";
import { isReservationMail } from "@awning/domain/booking/mails";
import { type GuestAction, startMinute } from "@awning/domain/booking/reservation";
import type { Mail } from "@awning/domain/mail/mail";
import { collections } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { confirmBooking } from "../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { runGuestAction, runReservationAction } from "../../functions/src/booking/run-reservation-action.ts";
import { settleReservations } from "../../functions/src/booking/sync-reservations.ts";
import { loadReservation } from "../../functions/src/mail/loads/load-reservation.ts";
import { reservationKey } from "../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { BEGIN, type BookingWorld, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";
import { randomBelow } from "../support/model/turns.ts";

const MINUTE_MS = 60_000;
const OLD = BEGIN / MINUTE_MS + 1440 + 120;
const WISHED = OLD + 1440;
const client = (host: number) => ({ clientAddress: `10.9.${host}.1`, now: Date.now() });
const owner = () => ({ caller: { uid: SITE, email: "owner@example.test", isVerified: true }, clientAddress: "10.0.0.1", now: Date.now() });

const hold = (start: number, formKey: string, host = 2) =>
  holdTime({ siteId: SITE, serviceId: "talk", start, zoneGuest: ZONE, locale: "en", formKey }, client(host));

/** A booking that its owner has confirmed, and what both sides can do with it. */
async function begin() {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const { reservation, key } = await hold(OLD, "first", 1);
  const link = { siteId: SITE, reservationId: reservation.id, key };
  const guest = { name: "Ana", email: "ana@example.test", phone: "" };
  await confirmBooking({ ...link, guest, note: "", zoneGuest: ZONE, locale: "en" }, client(1));
  const now = () => {
    const found = reservationsOf(world).find(({ id }) => id === reservation.id);
    if (!found) throw new Error("gone");
    return found;
  };
  const byOwner = (act: ReservationCommand) =>
    runReservationAction({ reservationId: reservation.id, rev: now().rev, act } as never, owner());
  const byGuest = (act: GuestAction) => runGuestAction(link, act, client(1));
  await byOwner({ type: "confirm" });
  return { world, link, now, byOwner, byGuest };
}

/** The event that a mail about the booking as it is now brings, if any: what calendars do and when it begins. */
async function heard(world: BookingWorld, reservationId: string) {
  const stored = [...world.database.all()].filter(({ ref }) => ref.parent.path === collections.outbox);
  const mails = stored.map((one) => one.data() as Mail).filter(({ subject }) => subject.reservationId === reservationId);
  const last = mails.at(-1);
  if (!last || !isReservationMail(last.kind)) throw new Error("no mail");
  const loaded = await loadReservation(last, Date.now());
  return loaded?.calendar ? [loaded.calendar.method, /DTSTART:(\S+)/.exec(loaded.calendar.ics)?.[1]] : null;
}

const utc = (minute: number) => `${new Date(minute * MINUTE_MS).toISOString().replace(/[-:]|\.\d+/g, "")}`;

test("while a wish waits no one else gets the old time or the new one, and the owner’s yes moves it", async () => {
  const { world, link, now, byOwner, byGuest } = await begin();
  await byGuest({ type: "move", start: WISHED, reason: "" });
  expect(now()).toMatchObject({ status: "confirmed", icsSequence: 0, moves: 1 });
  expect(startMinute(now())).toBe(OLD);
  expect(await heard(world, link.reservationId)).toBeNull();
  for (const start of [OLD, WISHED]) await expect(hold(start, "second")).rejects.toMatchObject({ code: "slot_taken" });
  checkBookingTimes(world);
  await byOwner({ type: "confirm" });
  expect(startMinute(now())).toBe(WISHED);
  expect(await heard(world, link.reservationId)).toEqual(["REQUEST", utc(WISHED)]);
  await hold(OLD, "second");
  checkBookingTimes(world);
});

test.each<[string, (world: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
  ["a no", ({ byOwner }) => byOwner({ type: "decline", reason: "Full" })],
  ["a second thought", ({ byGuest }) => byGuest({ type: "withdraw" })],
  ["choosing the old time again", ({ byGuest }) => byGuest({ type: "move", start: OLD, reason: "" })],
  [
    "silence",
    () => {
      vi.setSystemTime(OLD * MINUTE_MS);
      return settleReservations(Date.now(), new JobRun(60_000));
    },
  ],
])("%s leaves the old time, frees the other one and tells calendars nothing", async (_, answer) => {
  const begun = await begin();
  await begun.byGuest({ type: "move", start: WISHED, reason: "" });
  await answer(begun);
  expect(begun.now()).toMatchObject({ status: "confirmed", startsAt: OLD * MINUTE_MS, icsSequence: 0, moveRequest: null });
  expect(await heard(begun.world, begun.link.reservationId)).toBeNull();
  checkBookingTimes(begun.world);
  await hold(WISHED, "second");
  checkBookingTimes(begun.world);
});

test("a booking that is canceled while a wish waits leaves calendars and both times", async () => {
  const { world, link, byOwner, byGuest } = await begin();
  await byGuest({ type: "move", start: WISHED, reason: "" });
  await byOwner({ type: "cancel", reason: "Ill" });
  expect(await heard(world, link.reservationId)).toEqual(["CANCEL", utc(OLD)]);
  await hold(OLD, "second");
  await hold(WISHED, "third");
  checkBookingTimes(world);
});

test.each<[string, number, (world: Awaited<ReturnType<typeof begin>>) => Promise<unknown>]>([
  ["taken", WISHED + 60, ({ byGuest }) => byGuest({ type: "move", start: WISHED + 60, reason: "" })],
  ["refused", OLD, ({ byGuest }) => byGuest({ type: "withdraw" })],
])("a time proposed instead of a wish is kept until it is %s, and calendars hear of a time that holds", async (_, kept, answer) => {
  const { world, link, now, byOwner, byGuest } = await begin();
  await byGuest({ type: "move", start: WISHED, reason: "" });
  await expect(byOwner({ type: "propose", start: OLD + 4 * 1440, reason: "", ignoreHours: false })).rejects.toMatchObject({
    details: { reason: "hours" },
  });
  await byOwner({ type: "propose", start: WISHED + 60, reason: "I’m away", ignoreHours: false });
  expect(await heard(world, link.reservationId)).toBeNull();
  for (const start of [OLD, WISHED + 60]) await expect(hold(start, "second")).rejects.toMatchObject({ code: "slot_taken" });
  await hold(WISHED, "third", 3);
  checkBookingTimes(world);
  await answer({ world, link, now, byOwner, byGuest });
  expect(now()).toMatchObject({ status: "confirmed", startsAt: kept * MINUTE_MS, moveRequest: null });
  expect(await heard(world, link.reservationId)).toEqual(kept === OLD ? null : ["REQUEST", utc(kept)]);
  checkBookingTimes(world);
});

test("of a wish and a form that want the same time at once one gets it", { tags: ["full"] }, async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { world, now, byGuest } = await begin();
    const outcomes = await world.turns.run(
      [
        { run: (): Promise<unknown> => byGuest({ type: "move", start: WISHED, reason: "" }), fate: null },
        { run: () => hold(WISHED, "second"), fate: null },
      ],
      randomBelow(seed),
    );
    expect(outcomes.filter(({ state }) => state === "refused")).toHaveLength(1);
    expect(startMinute(now())).toBe(OLD);
    checkBookingTimes(world);
  }
});

test("a key opens nothing of another booking’s wish", async () => {
  const { link, now, byGuest } = await begin();
  await byGuest({ type: "move", start: WISHED, reason: "" });
  const wrong = { ...link, key: reservationKey("another", 1) };
  await expect(runGuestAction(wrong, { type: "withdraw" }, client(3))).rejects.toMatchObject({ code: "not_found" });
  expect(now().moveRequest).not.toBeNull();
});
