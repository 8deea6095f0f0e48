// What becomes of a waiting list while nobody leaves: its owner makes room, closes it or takes somebody off, and links stay unopened.
import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import type { Reservation } from "@awning/domain/booking/reservation";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { LOOK_HOURS, UNOPENED_HOURS, WAITING_MAX } from "@awning/domain/booking/seats/waiting";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { blockTime, unblockTime } from "../../functions/src/booking/block-time.ts";
import { cancelStart } from "../../functions/src/booking/cancel-many.ts";
import { runGuestAction, runReservationAction } from "../../functions/src/booking/run-reservation-action.ts";
import { erasePerson } from "../../functions/src/contact/erase-person.ts";
import { countHolderPlaces } from "../../functions/src/data/booking/holders.ts";
import { cancelUnpaid } from "../../functions/src/order/run-order-action.ts";
import { contactIdOf } from "../../functions/src/platform/access-keys.ts";
import { renew } from "../../functions/src/site/triggers.ts";
import { checkBookingTimes, reservationsOf } from "../support/model/booking-world.ts";
import { book, fullClass, linkOf, open, owner, person, STARTS, settle, visitor, wait } from "../support/model/class-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const HOUR_MS = 3_600_000;
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);
const closeStart = ({ id, rev }: Pick<Reservation, "id" | "rev">) =>
  cancelStart({ cancelOrder: cancelUnpaid })({ reservationId: id, rev, reason: "Ill" }, owner());

/** Calls the trigger of a collection below the site as the platform does, once a document of it was changed. */
async function tellOfWrite(part: string, docId: string): Promise<void> {
  // Its events are read without a project.
  vi.stubEnv("FIREBASE_CONFIG", "{}");
  const document = `sites/${SITE}/${part}/${docId}`;
  const time = new Date(Date.now()).toISOString();
  const version = { name: `projects/demo/databases/(default)/documents/${document}`, fields: {}, createTime: time, updateTime: time };
  const about = { specversion: "1.0", id: "event", source: "store", type: "written", datacontenttype: "application/json" } as const;
  const event = { ...about, time, document, project: "demo", database: "(default)", data: { value: version, oldValue: version } };
  await new Map(Object.entries(renew)).get(part)?.(event);
}

test("who is in line is offered a place that their owner makes", async () => {
  const { world, of } = await fullClass();
  await open(of(3));
  await world.database.doc(bookingDocuments.service(SITE, "yoga")).update({ seats: 3 });
  later(LOOK_HOURS - 1);
  await settle();
  expect(of(3).status).toBe("waiting");
  later(1);
  await settle();
  expect(of(3).status).toBe("offered");
  expect(of(4).status).toBe("waiting");
});

test.for([
  ["made by its service", "services", "yoga"],
  ["made by its hours", "schedules", FIRST_SCHEDULE_ID],
  ["unblocked", null, ""],
] as const)("a place that is %s is offered with the next run of the scheduler", async ([, part, docId]) => {
  const { world, of, start } = await fullClass();
  await open(of(3));
  const blocked = { scheduleId: FIRST_SCHEDULE_ID, from: start, to: start + 60, reason: "" };
  const { id } = part ? { id: "" } : await blockTime(blocked, owner());
  if (part) await world.database.doc(bookingDocuments.service(SITE, "yoga")).update({ seats: 3 });
  else await runGuestAction(linkOf(of(1)), { type: "cancel", reason: "" }, visitor(1));
  await settle();
  expect(of(3).status).toBe("waiting");
  if (part) await tellOfWrite(part, docId);
  else await unblockTime({ id }, owner());
  await settle();
  expect([of(3).status, of(4).status]).toEqual(["offered", "waiting"]);
  if (!part) checkBookingTimes(world);
});

test("a link that stays unopened lets go of its network's place; it is mailed again three times at most, and to nobody who is in line", async () => {
  const { world, start, of, mails } = await fullClass(STARTS[0] + 7 * 1440);
  await open(of(4));
  later(UNOPENED_HOURS);
  await settle();
  expect([of(3), of(4)]).toMatchObject([{ status: "expired", holder: null }, { status: "waiting" }]);
  for (const who of [3, 3, 3, 4]) await wait(start, who);
  expect(mails("reservation-waiting").map((mail) => mail.get("to"))).toEqual([3, 4, 3, 3].map((who) => person(who).email));
  expect(reservationsOf(world).filter(({ holder }) => holder !== null)).toHaveLength(3);
  await open(of(3));
  expect(of(3)).toMatchObject({ status: "waiting", holder: null });
  checkBookingTimes(world);
});

test("who waits takes none of the places that all networks together may take", async () => {
  const { of } = await fullClass();
  expect([of(3), of(4)].map(({ status, holder }) => [status, holder !== null])).toEqual(Array(2).fill(["waiting", true]));
  expect(await countHolderPlaces(SITE)).toBe(2);
});

test("who opens the link while the line is full is not on it, and is once there is room", async () => {
  const { world, of } = await fullClass();
  const [document] = [...world.database.all()].filter(({ ref }) => ref.parent.path === `bookingTimes/${SITE}/starts`);
  const others = Object.fromEntries(Array.from({ length: WAITING_MAX }, (_, index) => [`other${index}`, 1]));
  await document?.ref.update({ waiting: others });
  await open(of(3));
  expect(of(3).holder).not.toBeNull();
  await document?.ref.update({ waiting: {} });
  await open(of(3));
  expect(of(3).holder).toBeNull();
});

test("an owner takes somebody off the list for a reason, who is told and cannot join again; an offer goes to the next", async () => {
  const { world, start, of, mails } = await fullClass();
  await open(of(3));
  await open(of(4));
  const takeOff = (who: number, reason: string) =>
    runReservationAction({ reservationId: of(who).id, rev: of(who).rev, act: { type: "release", reason } }, owner());
  await expect(takeOff(3, " ")).rejects.toMatchObject({ details: { reason: "reason" } });
  await expect(takeOff(1, "Rude")).rejects.toMatchObject({ details: { reason: "state" } });
  await runGuestAction(linkOf(of(1)), { type: "cancel", reason: "" }, visitor(1));
  expect(of(3).status).toBe("offered");
  await takeOff(3, "Rude");
  expect([of(3), of(4)]).toMatchObject([{ status: "expired", reason: "Rude" }, { status: "offered" }]);
  expect(mails("reservation-cancelled").map((mail) => mail.get("to"))).toEqual([person(1).email, person(3).email]);
  await wait(start, 3);
  expect(of(3).status).toBe("expired");
  checkBookingTimes(world);
});

test("a class is canceled for all: nobody is invited, everybody is told, and nobody books it", async () => {
  const { world, start, of, mails } = await fullClass();
  await open(of(3));
  const pressed = of(1);
  await expect(closeStart({ ...pressed, rev: pressed.rev + 1 })).rejects.toMatchObject({ code: "conflict" });
  await expect(closeStart({ ...pressed, id: "unknown" })).rejects.toMatchObject({ code: "not_found" });
  await closeStart(pressed);
  expect([1, 2, 3, 4].map((who) => of(who).status)).toEqual(["cancelled_by_owner", "cancelled_by_owner", "expired", "expired"]);
  expect(mails("reservation-offered")).toEqual([]);
  // Guest 4 never opened the link.
  expect(
    mails("reservation-cancelled")
      .map((mail) => mail.get("to"))
      .toSorted(),
  ).toEqual([1, 2, 3].map((who) => person(who).email));
  await expect(book(start, 5)).rejects.toMatchObject({ code: "slot_taken", details: { reasons: ["busy"] } });
  await expect(closeStart(of(1))).rejects.toMatchObject({ code: "act_refused" });
  checkBookingTimes(world);
});

test("who is erased waits for nothing, and an offer of theirs goes to the next", async () => {
  const { world, of } = await fullClass();
  for (const who of [3, 4]) await open(of(who));
  const [waits, link] = [of(3), linkOf(of(3))];
  await runGuestAction(linkOf(of(1)), { type: "cancel", reason: "" }, visitor(1));
  const { email } = person(3);
  const personId = contactIdOf(SITE, email);
  await world.database.doc(documents.person(SITE, personId)).set({ email });
  await erasePerson({ personId }, owner());
  expect(reservationsOf(world).find(({ id }) => id === waits.id)).toMatchObject({ status: "expired", guest: { email: "" } });
  await expect(runGuestAction(link, { type: "take" }, visitor(3))).rejects.toMatchObject({ code: "act_refused" });
  expect(of(4).status).toBe("offered");
  checkBookingTimes(world);
});
