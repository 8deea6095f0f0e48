import { toIcsOfAll } from "@awning/domain/booking/ics";
import { reservationMailHolds, reservationMails } from "@awning/domain/booking/mails";
import { SAMPLE_START, sampleReservation } from "@awning/domain/booking/sample-reservation";
import { expect, test } from "vitest";
import type { MailContent } from "../mail-content.ts";
import { renderMail } from "../render-mail.tsx";
import { sampleContent } from "../samples.ts";

const sample = sampleContent("reservation-confirmed", "https://awning.example", "https://media.example/o/");
if (!("reservation" in sample)) throw new Error("no mail of a booking");
const { startsAt } = sample.reservation;
const WEEK = 7 * 86_400_000;
const dates = [0, 1, 2].map((week) => ({ startsAt: startsAt + week * WEEK, url: `https://awning.example/kiln/booking/date${week}` }));

async function told(kind: "reservation-confirmed" | "reservation-cancelled" | "reservation-changed", part: string, all = dates) {
  const reservation = { ...sample.reservation, reason: "The kiln is being repaired." };
  const { subject, text } = await renderMail({ ...sample, kind, part, reservation, dates: all } as MailContent);
  return { subject, text: text.replace(/\s+/g, " ") };
}

test("one mail tells all dates of a series to each side, each with its own address", async () => {
  const guest = await told("reservation-confirmed", "confirmed-0-series");
  expect(guest.subject).toMatch(/^Booked: An hour at the wheel, 3 dates from /);
  for (const { url } of dates) expect(guest.text).toContain(url);
  const owner = await told("reservation-changed", "confirmed-0-series");
  expect(owner.subject).toMatch(/^Bookings confirmed for Ana Prado: An hour at the wheel, 3 dates from /);
});

test("one mail tells what was canceled, and why", async () => {
  const guest = await told("reservation-cancelled", "cancelled-1-series", dates.slice(1));
  expect(guest.text).toMatch(/canceled 2 dates of An hour at the wheel\..*The kiln is being repaired\./);
  expect(guest.text).not.toContain("/booking/date1");
  expect((await told("reservation-changed", "cancelled-1-series", dates.slice(2))).text).toContain("The time is free again.");
});

test("a mail of a series still holds when its first date has changed", () => {
  const first = sampleReservation({ series: { id: "s", place: 1, of: 2 } });
  const [guest] = reservationMails(null, first, "submit", "owner", true);
  expect(guest).toEqual({ kind: "reservation-confirmed", part: "confirmed-0-series" });
  if (guest) expect(reservationMailHolds(guest.kind, { ...first, icsSequence: 1, status: "cancelled_by_guest" }, guest.part)).toBe(true);
});

test("a file has an event for each date, and says which are canceled", () => {
  const event = { method: "PUBLISH", organizer: { name: "", email: "a@example.test" }, attendees: [], summary: "Lesson" } as const;
  const all = [sampleReservation(), sampleReservation({ startsAt: (SAMPLE_START + 10_080) * 60_000, status: "cancelled_by_owner" })];
  const ics = toIcsOfAll(all.map((one) => [one, { ...event, description: "", location: "", url: "https://awning.example" }]));
  expect(ics.match(/^STATUS:\w+/gm)).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"]);
  expect(ics.match(/^METHOD:\w+/gm)).toEqual(["METHOD:PUBLISH"]);
});
