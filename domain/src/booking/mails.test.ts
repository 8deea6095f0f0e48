import { describe, expect, test } from "vitest";
import { reservationMailHolds, reservationMails } from "./mails.ts";
import type { Reservation } from "./reservation.ts";
import { SAMPLE_START, sampleReservation } from "./sample-reservation.ts";
import { applyAction, type ReservationAction } from "./transitions.ts";

const at = (minutesBefore: number) => (SAMPLE_START - minutesBefore) * 60_000;
const confirmed = sampleReservation();
const manual = sampleReservation({ service: { approval: "manual" } });
const submit = { type: "submit", guest: confirmed.guest, note: "", answers: [], zoneGuest: "UTC", locale: "en" } as const;

function after(before: Reservation, action: ReservationAction, by: "guest" | "owner" | "system", now = at(3000)) {
  const changed = applyAction(before, action, { by, at: now });
  if (typeof changed === "string") throw new Error(changed);
  return { changed, mails: reservationMails(before, changed, action.type, by).map(({ kind, part }) => `${kind}.${part}`) };
}

describe("the mails of a change", () => {
  test.each<[string, Reservation, ReservationAction, "guest" | "owner" | "system", string[]]>([
    ["booked", { ...confirmed, status: "held" }, submit, "guest", ["reservation-confirmed.confirmed-0", "new-reservation.confirmed-0"]],
    ["waited for", { ...confirmed, status: "held" }, { ...submit, type: "wait" }, "guest", ["reservation-waiting.waiting-0"]],
    ["offered", { ...confirmed, status: "waiting" }, { type: "offer", holdUntil: at(2000) }, "system", ["reservation-offered.offered-0"]],
    [
      "taken",
      { ...confirmed, status: "offered", service: { ...confirmed.service, place: { kind: "address", text: "" } } },
      { type: "take" },
      "guest",
      ["reservation-confirmed.confirmed-0", "new-reservation.confirmed-0"],
    ],
    ["given up", { ...confirmed, status: "offered" }, { type: "release" }, "system", []],
    [
      "taken off the list",
      { ...confirmed, status: "waiting" },
      { type: "release", reason: "Ill" },
      "owner",
      ["reservation-cancelled.expired-0"],
    ],
    [
      "taken off before the link was opened",
      { ...confirmed, status: "waiting", holder: "a" },
      { type: "release", reason: "Ill" },
      "owner",
      [],
    ],
    ["asked for", { ...manual, status: "held" }, submit, "guest", ["reservation-requested.requested-0", "new-reservation.requested-0"]],
    [
      "confirmed",
      { ...manual, status: "pending" },
      { type: "confirm" },
      "owner",
      ["reservation-confirmed.confirmed-0", "reservation-changed.confirmed-0"],
    ],
    ["declined", { ...manual, status: "pending" }, { type: "decline", reason: "Full" }, "owner", ["reservation-declined.declined-0"]],
    [
      "lapsed",
      { ...manual, status: "pending" },
      { type: "lapse" },
      "system",
      ["reservation-declined.lapsed-0", "reservation-changed.lapsed-0"],
    ],
    [
      "moved",
      confirmed,
      { type: "move", start: SAMPLE_START + 60, reason: "" },
      "guest",
      ["reservation-moved.moved-1", "reservation-changed.moved-1"],
    ],
    [
      "canceled",
      confirmed,
      { type: "cancel", reason: "Ill" },
      "owner",
      ["reservation-cancelled.cancelled-1", "reservation-changed.cancelled-1"],
    ],
    ["noted", confirmed, { type: "note", text: "Pays cash" }, "owner", []],
    ["held no longer", { ...confirmed, status: "held" }, { type: "release" }, "system", []],
  ])("%s are sent to both sides, once each", (_, before, action, by, mails) => {
    expect(after(before, action, by).mails).toEqual(mails);
  });

  test("remind both sides once for reminders due together, and never after the start", () => {
    const both = (part: string) => [`reservation-reminder.${part}`, `reservation-changed.${part}`];
    expect(after(confirmed, { type: "remind" }, "system", at(1400)).mails).toEqual(both("reminder-0-1440"));
    expect(after(confirmed, { type: "remind" }, "system", at(50)).mails).toEqual(both("reminder-0-60"));
    expect(after(confirmed, { type: "remind" }, "system", at(-5)).mails).toEqual([]);
  });
});

describe("a move request", () => {
  const wish = { type: "move", start: SAMPLE_START + 60, reason: "" } as const;
  const asked = after({ ...manual, history: [] }, wish, "guest");

  test("is mailed to both sides, like its answer, once per request", () => {
    expect(asked.mails).toEqual(["reservation-requested.move_requested-0-1", "new-reservation.move_requested-0-1"]);
    expect(after(asked.changed, { type: "confirm" }, "owner").mails).toEqual([
      "reservation-moved.move_confirmed-1",
      "reservation-changed.move_confirmed-1",
    ]);
    const declined = after(asked.changed, { type: "decline", reason: "Full" }, "owner");
    expect(declined.mails).toEqual(["reservation-declined.move_declined-0-1"]);
    expect(after(asked.changed, { type: "lapse" }, "system").mails).toEqual([
      "reservation-declined.move_lapsed-0-1",
      "reservation-changed.move_lapsed-0-1",
    ]);
    expect(after(asked.changed, { type: "withdraw" }, "guest").mails).toEqual(["reservation-changed.move_withdrawn-0-1"]);
    expect(after(declined.changed, wish, "guest").mails[0]).toBe("reservation-requested.move_requested-0-2");
  });

  test("is current while it waits, and its answer until the next request", () => {
    const declined = after(asked.changed, { type: "decline", reason: "Full" }, "owner").changed;
    const again = after(declined, wish, "guest").changed;
    const holds = (part: string) => [asked.changed, declined, again].map((now) => reservationMailHolds("new-reservation", now, part));
    expect(holds("move_requested-0-1")).toEqual([true, false, false]);
    expect(holds("move_declined-0-1")).toEqual([false, true, false]);
  });
});

test("owners get no mail about bookings they record", () => {
  const { mails } = after({ ...confirmed, status: "held", createdBy: "owner" }, submit, "owner");
  expect(mails).toEqual(["reservation-confirmed.confirmed-0", "reservation-changed.confirmed-0"]);
});

test("does not send outdated mails", () => {
  const moved = after(confirmed, { type: "move", start: SAMPLE_START + 60, reason: "" }, "owner").changed;
  const again = after(moved, { type: "move", start: SAMPLE_START + 120, reason: "" }, "owner").changed;
  const cancelled = after(again, { type: "cancel", reason: "Ill" }, "owner").changed;
  expect(reservationMailHolds("reservation-confirmed", confirmed, "confirmed-0")).toBe(true);
  expect(reservationMailHolds("reservation-confirmed", moved, "confirmed-0")).toBe(false);
  expect([moved, again, cancelled].map((now) => reservationMailHolds("reservation-moved", now, "moved-1"))).toEqual([true, false, false]);
  expect(reservationMailHolds("reservation-cancelled", cancelled, "cancelled-3")).toBe(true);
  expect(reservationMailHolds("reservation-reminder", cancelled, "reminder-2-60")).toBe(false);
  expect(reservationMailHolds("reservation-changed", { ...confirmed, status: "no_show" }, "reminder-0-60")).toBe(false);
});
