// A class: its places in the service, its guests as one entry of the calendar, and who waits.
import { reservationPaths } from "@awning/domain/booking/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as calendarLabels from "../../../web/src/features/booking/calendar/labels.ts";
import * as detailLabels from "../../../web/src/features/booking/detail/labels.ts";
import { button, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { at, dayView, item, putReservation, withLesson } from "../support/bookings.ts";
import { answer, openScreen, PHONE } from "../support/screen.tsx";

const START = at("10:00");

function fullClass() {
  const { owner, lesson } = withLesson({ seats: 3, title: "Yoga" });
  const put = (name: string, changes: Partial<Parameters<typeof putReservation>[2]> = {}) =>
    putReservation(owner, lesson, { start: START, guest: { name }, ...changes });
  const first = put("Grace Hopper");
  put("Ida Lund");
  put("Oda Vik", { status: "offered", holdUntil: START - 86_400_000 });
  put("Wanda Wait", { status: "waiting" });
  put("Uma Unread", { status: "waiting", holder: "network_booked0" });
  return first;
}

test("guests of a start are one entry; its sheet has all of them and who waits, and leads from one to the next", async () => {
  fullClass();
  await openScreen(dayView);
  await item(new RegExp(`^Yoga, .*${calendarLabels.takenPlaces(3, 3)}`)).click();
  const sheet = page.getByRole("dialog", { name: "Yoga", exact: true });
  await seen(sheet.getByRole("region", { name: detailLabels.guestsOfStart(3, 3) }));
  const line = sheet.getByRole("region", { name: detailLabels.waitingList(2) });
  await says(detailLabels.notConfirmedYet, line);
  expect(await faults()).toEqual([]);
  await sheet.getByRole("link", { name: "Ida Lund" }).click();
  await seen(sheet.getByRole("link", { name: "Grace Hopper" }));
});

test("on a phone the sheet has room for long names", async () => {
  const first = fullClass();
  await openScreen(reservationPaths.reservation(first.id), { viewport: PHONE });
  await says(detailLabels.waitingList(2));
  expect(await faults()).toEqual([]);
});

test("a guest is taken off the list with a reason; the class is canceled for everyone", async () => {
  const first = fullClass();
  const acts: unknown[] = [];
  answer("act-on-reservation", (input) => {
    acts.push(input);
    return { rev: 2 };
  });
  answer("cancel-start", (input) => {
    acts.push(input);
    return {};
  });
  await openScreen(reservationPaths.reservation(first.id), { viewport: PHONE });
  await page.getByRole("link", { name: "Wanda Wait" }).click();
  await button(detailLabels.takeOffTheList).click();
  await page.getByRole("textbox").fill("She called");
  expect(await faults()).toEqual([]);
  await button(detailLabels.takeOffTheList).click();
  await says(detailLabels.takenOffTheList);
  await page.getByRole("link", { name: "Ida Lund" }).click();
  await button(detailLabels.cancelBooking).click();
  await page.getByRole("checkbox", { name: detailLabels.cancelStart }).click();
  await says(/The time is blocked/);
  expect(await faults()).toEqual([]);
  await page.getByRole("textbox").fill("Ill");
  await button(detailLabels.cancelForEveryone).click();
  await says(detailLabels.canceledForEveryone);
  expect(acts).toMatchObject([{ act: { type: "release", reason: "She called" } }, { reason: "Ill" }]);
});
