import { reservationMails } from "@awning/domain/booking/mails";
import type { Reservation } from "@awning/domain/booking/reservation";
import { applyAction, type ReservationAction } from "@awning/domain/booking/transitions";
import { expect, test } from "vitest";
import type { MailContent } from "../mail-content.ts";
import { renderMail } from "../render-mail.tsx";
import { sampleContent } from "../samples.ts";

const sample = sampleContent("reservation-requested", "https://awning.example", "https://media.example/o/");
if (!("reservation" in sample)) throw new Error("no mail of a booking");
const DAY = 1440;
const booked: Reservation = { ...sample.reservation, status: "confirmed", service: { ...sample.reservation.service, approval: "manual" } };
const now = booked.startsAt - 3 * DAY * 60_000;

function did(before: Reservation, action: ReservationAction, by: "guest" | "owner" | "system") {
  const changed = applyAction(before, action, { by, at: now });
  if (typeof changed === "string") throw new Error(changed);
  return changed;
}

/** The subjects and unwrapped texts of a change's mails. */
function told(before: Reservation, action: ReservationAction, by: "guest" | "owner" | "system") {
  const after = did(before, action, by);
  return Promise.all(
    reservationMails(before, after, action.type, by).map(async ({ kind, part }) => {
      const { subject, text } = await renderMail({ ...sample, kind, part, reservation: after } as MailContent);
      return { subject, text: text.replace(/\s+/g, " ") };
    }),
  );
}

const wish = { type: "move", start: booked.startsAt / 60_000 + DAY, reason: "My train" } as const;
const asked = did(booked, wish, "guest");

test("asks the owner with both times and tells the guest that nothing has changed yet", async () => {
  const [guest, owner] = await told(booked, wish, "guest");
  expect(guest?.subject).toMatch(/^Your request to move An hour at the wheel, /);
  expect(guest?.text).toContain("will accept or decline the new time. Your booking stays as it is until then.");
  expect(owner?.subject).toMatch(/^Ana Prado wants to move a booking: An hour at the wheel, /);
  for (const words of ["Accept or decline", "Requested time", "My train"]) expect(owner?.text).toContain(words);
});

test("names the valid time in the answer", async () => {
  const [moved, movedHost] = await told(asked, { type: "confirm" }, "owner");
  expect(moved?.subject).toMatch(/^New time: /);
  expect(moved?.text).toMatch(/accepted the new time of your booking.*Previously/);
  expect(movedHost?.text).toContain("You accepted the new time. We’ve let Ana Prado know.");
  const [declined, ...nobody] = await told(asked, { type: "decline", reason: "The kiln is full" }, "owner");
  expect(nobody).toEqual([]);
  expect(declined?.subject).toBe("Your request to move An hour at the wheel was declined");
  for (const words of ["stays at its time", "The kiln is full", "Manage booking"]) expect(declined?.text).toContain(words);
  const [lapsed, lapsedHost] = await told(asked, { type: "lapse" }, "system");
  expect(lapsed?.subject).toBe("Your request to move An hour at the wheel has expired");
  expect(lapsedHost?.text).toContain("the booking stays at its time");
  const [withdrawn] = await told(asked, { type: "withdraw" }, "guest");
  expect(withdrawn?.subject).toMatch(/^Ana Prado no longer wants to move: /);
});

test("asks the guest about another time, and tells both sides when it is taken", async () => {
  const request: Reservation = { ...booked, status: "pending" };
  const propose = { type: "propose", start: booked.startsAt / 60_000 + 2 * DAY, reason: "I’m at a fair" } as const;
  const [guest, ...nobody] = await told(request, propose, "owner");
  expect(nobody).toEqual([]);
  expect(guest?.subject).toBe("Another time for An hour at the wheel?");
  for (const words of ["You asked for", "Proposed time", "I’m at a fair", "Answer"]) expect(guest?.text).toContain(words);
  const proposed = did(request, propose, "owner");
  const [taken, takenHost] = await told(proposed, { type: "accept", start: propose.start }, "guest");
  expect(taken?.subject).toMatch(/^Booked: /);
  expect(takenHost?.text).toContain("Ana Prado took the time you proposed.");
  const [ended, endedHost] = await told(proposed, { type: "withdraw" }, "guest");
  expect(ended?.subject).toMatch(/^Canceled: /);
  expect(endedHost?.text).toContain("Ana Prado canceled.");
});

test("describes an owner’s own booking as theirs", async () => {
  const { guest, note, zoneGuest, locale } = booked;
  const [, owner] = await told(
    { ...booked, status: "held", createdBy: "owner" },
    { type: "submit", guest, note, answers: [], zoneGuest, locale },
    "owner",
  );
  expect(owner?.subject).toMatch(/^Booking confirmed for Ana Prado: /);
  expect(owner?.text).toContain("You added this booking.");
});
