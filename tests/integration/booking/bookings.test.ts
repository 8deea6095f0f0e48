import { DELETION_DAYS } from "@awning/domain/account/deletion";
import { quantaOf } from "@awning/domain/booking/booking";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { bookingMonthSchema, busyOf, monthOf } from "@awning/domain/booking/months";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { seatId, startId } from "@awning/domain/booking/seats/seats";
import { Failure } from "@awning/domain/errors/failure";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { termOf } from "@awning/domain/values/search-terms";
import { getDocs, limit, where } from "firebase/firestore";
import { expect, test } from "vitest";
import { holdTime } from "../../../functions/src/booking/hold-time.ts";
import { PROJECT_ID } from "../../../tools/lib/root.ts";
import { type ReservationView, reservationsQuery } from "../../../web/src/data/booking/reservation-queries.ts";
import { clientOf } from "../../rules/support/actors.ts";
import { makeSchedule, makeService } from "../../support/bookings.ts";
import { makeOwner, type Owner, randomAddress, randomEmail, randomKey } from "../../support/builders.ts";
import { listMails, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";

const DAY = 1440;
/** Ten o'clock in UTC, three days ahead. */
const start = () => Math.floor(Date.now() / 86_400_000) * DAY + 3 * DAY + 600;
const quantaOwned = async ({ uid }: Owner) =>
  (await admin.firestore.collection(bookingCollections.quanta(uid)).get()).docs.map(({ id }) => id);
const guest = (email = randomEmail()) => ({ name: "Ana Prado", email, phone: "" });

async function bookable(changes: Parameters<typeof makeService>[1] = {}): Promise<{ owner: Owner; serviceId: string }> {
  const owner = await makeOwner();
  await makeSchedule(owner);
  return { owner, serviceId: await makeService(owner, changes) };
}

/** 200 visitors at once, who share these times. @returns what each of them got, or hears */
function race(owner: Owner, serviceId: string, times: readonly number[]) {
  const visit = (time: number) =>
    holdTime(
      { siteId: owner.uid, serviceId, start: time, zoneGuest: "UTC", locale: "en", formKey: randomKey() },
      { clientAddress: randomAddress(), now: Date.now() },
    ).then(
      ({ reservation }) => ({ start: reservation.startsAt / 60_000, refusal: null }),
      (error: unknown) => ({ start: time, refusal: error }),
    );
  return Promise.all(Array.from({ length: 200 }, (_, index) => visit(times[index % times.length] ?? start())));
}

test("200 visitors race for 10 times: each is taken once, and each loser gets the three nearest", { timeout: 240_000 }, async () => {
  const { owner, serviceId } = await bookable();
  const first = start();
  const times = Array.from({ length: 10 }, (_, index) => first + 60 * index);
  const outcomes = await race(owner, serviceId, times);
  const held = outcomes.filter(({ refusal }) => refusal === null).map((one) => one.start);
  expect(held.toSorted((a, b) => a - b)).toEqual(times);
  for (const { start: time, refusal } of outcomes) {
    if (refusal === null) continue;
    if (!(refusal instanceof Failure)) throw refusal;
    expect(refusal.code).toBe("slot_taken");
    const nearest = refusal.details["nearest"] as number[];
    expect(nearest).toHaveLength(3);
    // Free when they were offered, in order, and none of them what was asked for.
    expect(nearest).toEqual(nearest.toSorted((a, b) => a - b));
    expect(nearest).not.toContain(time);
  }
  expect((await quantaOwned(owner)).toSorted()).toEqual(
    times.flatMap((time) => quantaOf({ from: time, to: time + 60 })).map((quantum) => `${FIRST_SCHEDULE_ID}_${quantum}`),
  );
});

test("200 visitors race for 10 places of one start: 10 have one, and each of the others gets the three nearest starts", {
  timeout: 240_000,
  tags: ["full"],
}, async () => {
  const { owner, serviceId } = await bookable({ seats: 10 });
  const at = start();
  const outcomes = await race(owner, serviceId, [at]);
  expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(10);
  for (const { refusal } of outcomes) {
    if (refusal === null) continue;
    if (!(refusal instanceof Failure)) throw refusal;
    expect(refusal).toMatchObject({ code: "slot_taken", details: { reasons: ["full"], nearest: [at - 120, at - 60, at + 60] } });
  }
  const shared = startId({ scheduleId: FIRST_SCHEDULE_ID, serviceId }, at);
  const places = Array.from({ length: 10 }, (_, index) => seatId(shared, index + 1));
  const time = quantaOf({ from: at, to: at + 60 }).map((quantum) => `${FIRST_SCHEDULE_ID}_${quantum}`);
  expect((await quantaOwned(owner)).toSorted()).toEqual([...places, ...time].toSorted());
  const month = await admin.firestore.doc(bookingDocuments.month(owner.uid, FIRST_SCHEDULE_ID, monthOf(at))).get();
  expect(busyOf(bookingMonthSchema.parse(month.data()), serviceId)).toEqual([{ from: at, to: at + 60, start: at, guests: 10 }]);
});

test("an owner books by hand, moves and cancels; both sides have a mail of each", async () => {
  const { owner, serviceId } = await bookable();
  const { token } = owner;
  const to = guest();
  const { reservationId } = await run("book-by-hand", { serviceId, start: start(), guest: to }, { token });
  const path = bookingDocuments.reservation(owner.uid, reservationId);
  const act = async (what: Parameters<typeof run<"act-on-reservation">>[1]["act"]) => {
    const rev: number = (await admin.firestore.doc(path).get()).get("rev");
    return run("act-on-reservation", { reservationId, rev, act: what }, { token });
  };
  expect(await refusalOf("book-by-hand", { serviceId, start: start(), guest: guest() }, { token })).toMatchObject({
    status: 409,
    code: "slot_taken",
    details: { nearest: [start() - 120, start() - 60, start() + 60] },
  });
  await act({ type: "move", start: start() + 120, reason: "A delayed train" });
  expect(await refusalOf("act-on-reservation", { reservationId, rev: 1, act: { type: "cancel", reason: "Ill" } }, { token })).toMatchObject(
    {
      code: "conflict",
      details: { rev: 2 },
    },
  );
  expect(await refusalOf("act-on-reservation", { reservationId, rev: 2, act: { type: "confirm" } }, { token })).toMatchObject({
    code: "act_refused",
    details: { reason: "state", allowed: ["move", "cancel"] },
  });
  await act({ type: "cancel", reason: "Ill" });
  expect(await quantaOwned(owner)).toEqual([]);
  const kinds = async (email: string) => (await listMails(email)).filter(({ state }) => state !== "queued").map(({ kind }) => kind);
  await eventually("the mails", async () => (await kinds(to.email)).length + (await kinds(owner.email)).length >= 6);
  expect((await kinds(to.email)).toSorted()).toEqual(["reservation-cancelled", "reservation-confirmed", "reservation-moved"]);
  expect((await kinds(owner.email)).toSorted()).toEqual(["reservation-changed", "reservation-changed", "reservation-changed"]);
});

test("blocked time takes no booking, leaves those in it alone, and is given back", async () => {
  const { owner, serviceId } = await bookable();
  const { token } = owner;
  await run("book-by-hand", { serviceId, start: start(), guest: guest() }, { token });
  const { id } = await run(
    "block-time",
    { scheduleId: FIRST_SCHEDULE_ID, from: start() - 60, to: start() + 180, reason: "Dentist" },
    { token },
  );
  const month = () => admin.firestore.collection(bookingCollections.months(owner.uid)).get();
  const busy = async () => (await month()).docs.map((one) => Object.keys(bookingMonthSchema.parse(one.data()).busy).length);
  for (const count of await busy()) expect(count).toBe(2);
  const blocked = { serviceId, start: start() + 60, guest: guest() };
  expect(await refusalOf("book-by-hand", blocked, { token })).toMatchObject({ code: "slot_taken" });
  await run("book-by-hand", { ...blocked, ignoreHours: true }, { token });
  const other = await makeOwner();
  await run("unblock-time", { id }, { token: other.token });
  for (const count of await busy()) expect(count).toBe(3);
  await run("unblock-time", { id }, { token });
  for (const count of await busy()) expect(count).toBe(2);
});

test("the list finds a guest by the beginning of their name or address, in the view that the booking is in", async () => {
  const { owner, serviceId } = await bookable();
  const { token } = owner;
  const book = async (name: string, email: string, at: number) =>
    (await run("book-by-hand", { serviceId, start: at, guest: { name, email, phone: "" } }, { token })).reservationId;
  const zoe = await book("Zoë Núñez", randomEmail(), start());
  const ana = await book("Ana Prado", "ana.p@museum.example.test", start() + 60);
  const { firestore: db } = clientOf({ uid: owner.uid }, PROJECT_ID);
  const found = async (view: ReservationView, typed: string) => {
    const by = [where("searchTerms", "array-contains", termOf(typed))];
    return (await getDocs(reservationsQuery(db, owner.uid, view, Date.now(), [limit(30)], by))).docs.map(({ id }) => id);
  };
  expect(await found("upcoming", "nune")).toEqual([zoe]);
  expect(await found("upcoming", "museum")).toEqual([ana]);
  expect(await found("upcoming", "ZOË")).toEqual([zoe]);
  expect(await found("upcoming", "uñez")).toEqual([]);
  await run("act-on-reservation", { reservationId: zoe, rev: 1, act: { type: "cancel", reason: "Ill" } }, { token });
  expect(await found("upcoming", "nune")).toEqual([]);
  expect(await found("cancelled", "nune")).toEqual([zoe]);
});

test("of an owner who leaves, what is booked after that day is canceled and its guest gets a mail; the owner gets none", async () => {
  const { owner, serviceId } = await bookable();
  const { token } = owner;
  // What the owner has turned off does not come, whatever it is about.
  await admin.firestore.doc(informationDocuments.notifySettings(owner.uid)).set({ bookingAnswered: { mail: false } });
  const [soon, late] = [guest(), guest()];
  const book = async (to: typeof soon, at: number) =>
    (await run("book-by-hand", { serviceId, start: at, guest: to, ignoreHours: true }, { token })).reservationId;
  const [kept, lost] = [await book(soon, start()), await book(late, start() + (DELETION_DAYS + 2) * DAY)];
  await run("schedule-deletion", { reason: "" }, { token });
  const statusOf = async (id: string) => (await admin.firestore.doc(bookingDocuments.reservation(owner.uid, id)).get()).get("status");
  expect([await statusOf(kept), await statusOf(lost)]).toEqual(["confirmed", "cancelled_by_owner"]);
  const mailsTo = async (email: string) => (await listMails(email)).filter(({ state }) => state !== "queued");
  await eventually("the mail", async () => (await mailsTo(late.email)).some(({ kind }) => kind === "reservation-cancelled"));
  await eventually("the owner’s mail", async () => (await mailsTo(owner.email)).some(({ kind }) => kind === "deletion-scheduled"));
  expect((await mailsTo(soon.email)).map(({ kind }) => kind)).toEqual(["reservation-confirmed"]);
  const told = async () =>
    (await mailsTo(owner.email)).map(({ kind, state }) => `${kind} ${state}`).filter((one) => /reservation/.test(one));
  await expect.poll(told, { timeout: 20_000 }).toEqual(["reservation-changed suppressed", "reservation-changed suppressed"]);
});
