// A series is booked whole or not at all, and told in one mail to each side.
import "../support/model/stand-ins.ts";
import { weeklyStarts } from "@awning/domain/booking/series/series";
import { collections } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { bookSeries, cancelRest } from "../../functions/src/booking/series/book-series.ts";
import { loadMail } from "../../functions/src/mail/load-mail.ts";
import { BEGIN, type BookingWorld, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const START = BEGIN / 60_000 + 1440 + 120;
const guest = { name: "Ana Prado", email: "ana@example.test", phone: "" };
const owner = () => ({ caller: { uid: SITE, email: "owner@example.test", isVerified: true }, clientAddress: "10.0.0.1", now: Date.now() });
const wanted = { serviceId: "lesson", guest, ignoreHours: false, note: "" };
const mailsOf = (world: BookingWorld) => [...world.database.all()].filter(({ ref }) => ref.parent.path === collections.outbox);

async function opened() {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  return openBookingWorld();
}

/** The dates that a mail would tell now. */
async function datesIn(world: BookingWorld, kind: "reservation-confirmed" | "reservation-cancelled"): Promise<number[]> {
  const [mail] = mailsOf(world).filter((one) => one.get("kind") === kind);
  const [reservationId, part] = [String(mail?.get("subject.reservationId")), String(mail?.get("subject.part"))];
  const subject = { uid: null, siteId: SITE, orderId: null, reservationId, part };
  const loaded = await loadMail({ kind, subject, to: guest.email, createdAt: Date.now() }, Date.now());
  expect(loaded?.calendar?.method).toBe("PUBLISH");
  return loaded?.content.dates?.map(({ startsAt }) => startsAt / 60_000) ?? [];
}

test("each date is a booking of its own, and two mails tell all; the rest is canceled with one act and two more", async () => {
  const world = await opened();
  const starts = weeklyStarts(START, ZONE, 4);
  const { reservationIds } = await bookSeries({ ...wanted, starts }, owner());
  const booked = reservationsOf(world).toSorted((a, b) => a.startsAt - b.startsAt);
  expect(booked.map(({ id }) => id)).toEqual(reservationIds);
  expect(booked.map(({ startsAt, status, series }) => [startsAt / 60_000, status, series?.place])).toEqual(
    starts.map((start, index) => [start, "confirmed", index + 1]),
  );
  expect(mailsOf(world).map((one) => one.get("kind"))).toEqual(["reservation-confirmed", "reservation-changed"]);
  expect(await datesIn(world, "reservation-confirmed")).toEqual(starts);
  checkBookingTimes(world);

  const second = booked[1];
  const rest = (rev: number) => cancelRest({ reservationId: second?.id ?? "", rev, reason: "Moving away" }, owner());
  await expect(rest(7)).rejects.toMatchObject({ code: "conflict" });
  expect(await rest(second?.rev ?? 0)).toEqual({ cancelled: 3 });
  expect(reservationsOf(world).filter(({ status }) => status === "cancelled_by_owner")).toHaveLength(3);
  expect(mailsOf(world)).toHaveLength(4);
  expect(await datesIn(world, "reservation-cancelled")).toEqual(starts.slice(1));
  expect(await datesIn(world, "reservation-confirmed")).toEqual(starts.slice(0, 1));
  await expect(rest((second?.rev ?? 0) + 1)).rejects.toMatchObject({ code: "act_refused" });
  checkBookingTimes(world);
});

test("one date that is taken, outside of the hours or no week of it fails all", async () => {
  const world = await opened();
  const starts = weeklyStarts(START, ZONE, 4);
  const [, , third = 0] = starts;
  await bookByHand({ ...wanted, start: third }, owner());
  await expect(bookSeries({ ...wanted, starts }, owner())).rejects.toMatchObject({ code: "slot_taken" });
  await expect(bookSeries({ ...wanted, starts: weeklyStarts(START + 1200, ZONE, 2) }, owner())).rejects.toMatchObject({
    code: "act_refused",
  });
  await expect(bookSeries({ ...wanted, starts: [START, START + 1440] }, owner())).rejects.toMatchObject({ code: "bad_request" });
  expect(reservationsOf(world)).toHaveLength(1);
  await bookSeries({ ...wanted, starts: starts.filter((start) => start !== third) }, owner());
  expect(reservationsOf(world)).toHaveLength(4);
  checkBookingTimes(world);
});
