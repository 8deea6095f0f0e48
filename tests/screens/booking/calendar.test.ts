import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { RESERVATIONS_PAGE } from "@awning/domain/booking/reservation";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as bookingActionsLabels from "../../../web/src/features/booking/actions/labels.ts";
import * as bookingCalendarLabels from "../../../web/src/features/booking/calendar/labels.ts";
import { button, dialog, field, gone, press, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import {
  at,
  cell,
  dayView,
  item,
  putBlockedTime,
  putReservation,
  putSchedule,
  putService,
  TUESDAY,
  withLesson,
} from "../support/bookings.ts";
import { closeScreen, type Owner, openScreen, PHONE, store, test } from "../support/screen.tsx";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.querySelector(".sr")?.textContent ?? "";

test("a week is one tab stop: arrows go through free time and bookings, Page Down to the next week, Enter opens", async () => {
  const { owner, lesson } = withLesson();
  putReservation(owner, lesson, { start: at("10:00"), guest: { name: "Ada Lovelace" } });
  await openScreen(`${reservationPaths.list}?view=week&day=${TUESDAY}`);
  await seen(item(/Ada Lovelace/));
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]').length).toBe(1);
  await press(cell(/June 15, 9:30 AM, open/), "{ArrowDown}");
  expect(focused()).toMatch(/^Ada Lovelace, Guitar lesson, Tuesday, June 15, 10:00/);
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toMatch(/June 15, 11:00 AM/);
  await userEvent.keyboard("{ArrowRight}{ArrowUp}");
  expect(focused()).toMatch(/Wednesday, June 16, 10:30 AM/);
  await userEvent.keyboard("{Home}");
  expect(focused()).toMatch(/Monday, June 14, 10:30 AM/);
  await userEvent.keyboard("{End}");
  expect(focused()).toMatch(/Sunday, June 20, 10:30 AM, closed/);
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]').length).toBe(1);
  await userEvent.keyboard("{PageDown}");
  await says("Jun 21 – 27, 2027");
  await expect.poll(focused).toMatch(/Sunday, June 27, 10:30 AM/);
  await userEvent.keyboard("{PageUp}");
  await says("Jun 14 – 20, 2027");
  await expect.poll(focused).toMatch(/Sunday, June 20, 10:30 AM/);
  await press(item(/Ada Lovelace/), "{Enter}");
  await says("Ada Lovelace", dialog("Guitar lesson"));
  expect(await faults()).toEqual([]);
});

test("on a blank minute it says why guests cannot book it, from the same rules as the page's times", async () => {
  const { owner, lesson } = withLesson({ bufferAfter: 15, step: 60 });
  putReservation(owner, lesson, { start: at("10:00"), guest: { name: "Nora Quinn" } });
  putBlockedTime(owner, { startsAt: at("14:00"), endsAt: at("15:00"), reason: "Dentist" });
  await openScreen(dayView);
  const sheet = dialog("Tuesday, June 15");
  const time = () => sheet.getByLabelText("Start time");
  await cell(/11:00 AM, open/).click();
  // The break after the lesson before reaches to 11:15.
  await says("It would overlap “Nora Quinn”, including buffers.", sheet);
  await expect.element(button("Book it anyway for Guitar lesson", sheet)).toBeDisabled();
  await time().fill("12:00");
  await says(bookingCalendarLabels.bookableHint, sheet);
  await time().fill("12:10");
  await says("Start times are every 1 hr from when you open.", sheet);
  await time().fill("16:30");
  await says("Less than 1 hr is left before you close.", sheet);
  await time().fill("18:00");
  await says("You’re closed at this time.", sheet);
  await seen(sheet.getByRole("link", { name: "Change your hours" }));
  await time().fill("13:00");
  await says("It would overlap “Dentist”, including buffers.", sheet);
  expect(await faults()).toEqual([]);
  // What is blocked is named in the calendar, and given back there.
  await userEvent.keyboard("{Escape}");
  await seen(cell(/2:30 PM, blocked: Dentist/));
  await item(/^Dentist, blocked time/).click();
  await button("Unblock", dialog("Dentist")).click();
  await gone(item(/Dentist/));
  await button("Undo").click();
  await seen(item(/^Dentist, blocked time/));
});

test("anyone who writes a booking down is told what is in the way of another time", async () => {
  const { owner, lesson } = withLesson();
  putReservation(owner, lesson, { start: at("10:00"), guest: { name: "Nora Quinn" } });
  putBlockedTime(owner, { startsAt: at("14:00"), endsAt: at("15:00"), reason: "Dentist" });
  await openScreen(dayView);
  await cell(/12:00 PM, open/).click();
  await button("Add booking for Guitar lesson").click();
  const sheet = dialog("Add booking");
  await button("Another time", sheet).click();
  await sheet.getByLabelText("Another time").fill("14:00");
  await says("It would overlap “Dentist”.", sheet);
  await sheet.getByLabelText("Another time").fill("10:00");
  await says("It would overlap “Nora Quinn”.", sheet);
});

test("today's notice and the days ahead are reasons too", async () => {
  const { owner } = withLesson({ notice: 43_200, windowDays: 40 });
  putSchedule(owner, { weekly: Array.from({ length: 7 }, () => ({ ranges: [{ from: 0, to: 1440 }] })) });
  const soon = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  await openScreen(`${reservationPaths.list}?view=day&day=${soon}`);
  await cell(/12:00 PM, open/).click();
  await says("Guests must book at least 30 days ahead.");
  const far = new Date(Date.now() + 60 * DAY).toISOString().slice(0, 10);
  await openScreen(`${reservationPaths.list}?view=day&day=${far}`);
  await cell(/12:00 PM, open/).click();
  await says("Guests can book up to 40 days ahead.");
});

test("days without hours and bookings are narrow, and each service has a color of its own", async () => {
  const { owner, lesson } = withLesson();
  const choir = putService(owner, { title: "Choir" });
  putReservation(owner, lesson, { start: at("10:00"), guest: { name: "Ada Lovelace" } });
  putReservation(owner, choir, { start: at("12:00"), guest: { name: "Nora Quinn" } });
  putReservation(owner, choir, { start: at("10:00") + 4 * DAY, guest: { name: "Saturday guest" } });
  await openScreen(`${reservationPaths.list}?view=week&day=${TUESDAY}`);
  await seen(item(/Saturday guest/));
  const widths = [...document.querySelectorAll(".cal__day")].map((one) => Math.round(one.getBoundingClientRect().width));
  expect(widths[6]).toBe(40);
  expect(Math.min(...widths.slice(0, 6))).toBeGreaterThan(80);
  const ground = (name: RegExp) => getComputedStyle(item(name).element()).backgroundColor;
  expect(ground(/Ada Lovelace/)).not.toBe(ground(/Nora Quinn/));
  expect(ground(/Saturday guest/)).toBe(ground(/Nora Quinn/));
  expect(await faults()).toEqual([]);
});

test("on a phone it is a day with its week to choose from", async () => {
  const { owner, lesson } = withLesson();
  putReservation(owner, lesson, { start: at("10:00") + DAY, guest: { name: "Johann Gambolputty of Hohenzollern-Sigmaringen and Ulm" } });
  await openScreen(`${reservationPaths.list}?view=week&day=${TUESDAY}`, { viewport: PHONE });
  const days = page.getByRole("navigation", { name: bookingCalendarLabels.daysOfThisWeek });
  await days.getByRole("button", { name: "Wednesday, June 16, has bookings" }).click();
  await seen(item(/^Johann/));
  expect(document.querySelectorAll("[role=columnheader]").length).toBe(2);
  for (const theme of ["dark", "light"] as const) {
    paint(theme);
    expect(await faults()).toEqual([]);
  }
  expect(scrollsSideways()).toBe(false);
  await button("Next week").click();
  await says("June 23, 2027");
});

test("the night when clocks go back has its hour twice, each with its own time", async ({ owner }) => {
  putSchedule(owner, { zone: "Europe/Berlin", weekly: Array.from({ length: 7 }, () => ({ ranges: [{ from: 0, to: 1440 }] })) });
  const lesson = putService(owner, { windowDays: 365 });
  const second = Date.parse("2027-10-31T01:00Z");
  putReservation(owner, lesson, { start: second, guest: { name: "Night owl" } });
  await openScreen(`${reservationPaths.list}?view=day&day=2027-10-31`);
  const heads = () =>
    page
      .getByRole("rowheader")
      .elements()
      .map((one) => one.textContent);
  await expect.poll(() => heads().filter((text) => /^2 AM/.test(text ?? ""))).toEqual(["2 AM", "2 AM, second time"]);
  const owl = item(/^Night owl/).element();
  const row = owl.closest("[role=row]")?.querySelector("[role=rowheader]")?.textContent;
  expect(row).toBe("2 AM, second time");
});

test("what cannot be read is said, with a way to try again", async () => {
  const { owner } = withLesson();
  store.refuseReads(new RegExp(`sites/${owner.uid}/reservations$`), "unavailable");
  await openScreen(dayView);
  await seen(page.getByRole("alert").first());
  await seen(button("Try again").first());
});

test("time is blocked by the hour or by whole days", async () => {
  const { owner } = withLesson();
  await openScreen(dayView);
  await cell(/1:00 PM, open/).click();
  await button("Block this time").click();
  const sheet = dialog("Block time");
  await sheet.getByLabelText("To").fill(`${TUESDAY}T12:00`);
  await button("Block time", sheet).click();
  await says(bookingActionsLabels.endMustBeAfterStart, sheet);
  await sheet.getByLabelText("To").fill(`${TUESDAY}T15:00`);
  await field("Reason", sheet).fill("Dentist");
  expect(await faults()).toEqual([]);
  await button("Block time", sheet).click();
  await says("Time blocked");
  await seen(item(/^Dentist, blocked time, Tue, Jun 15, 2027, 1:00 – 3:00 PM/));
  expect(blockedOf(owner)).toEqual([[at("13:00"), at("15:00")]]);
});

function blockedOf(owner: Owner): number[][] {
  return store.list(`sites/${owner.uid}/timeOff`).map(({ data }) => [Number(data.startsAt), Number(data.endsAt)]);
}

test("what no longer stands takes no room in a week; a week that is not all says so", async () => {
  const { owner, lesson } = withLesson({ seats: 100 });
  const putMany = (changes: Parameters<typeof putReservation>[2]) => {
    const { id } = putReservation(owner, lesson, changes);
    const stored = store.get(bookingDocuments.reservation(owner.uid, id)) ?? {};
    for (let index = 1; index < RESERVATIONS_PAGE; index++) store.set(bookingDocuments.reservation(owner.uid, `${id}-${index}`), stored);
  };
  putMany({ start: at("08:00"), status: "cancelled_by_guest" });
  putReservation(owner, lesson, { start: at("10:00") });
  await openScreen(dayView);
  await seen(item(new RegExp(bookingCalendarLabels.takenPlaces(1, 100))));
  expect(page.getByRole("link", { name: bookingCalendarLabels.theList }).query()).toBeNull();
  closeScreen();
  putMany({ start: at("09:00") });
  await openScreen(dayView);
  await seen(page.getByRole("link", { name: bookingCalendarLabels.theList }));
});
