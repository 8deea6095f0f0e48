// A booking that repeats each week: its dates are looked at before it is booked, and the rest of them is canceled at once.
import { addDays } from "@awning/domain/time/zoned-time";
import { expect, test } from "vitest";
import * as actionsLabels from "../../../web/src/features/booking/actions/labels.ts";
import * as detailLabels from "../../../web/src/features/booking/detail/labels.ts";
import { button, dialog, field, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { at, cell, dayView, item, putBlockedTime, putReservation, TUESDAY, withLesson } from "../support/bookings.ts";
import { answer, openScreen, PHONE, store } from "../support/screen.tsx";

const week = (count: number, time = "10:00") => Date.parse(`${addDays(TUESDAY, 7 * count)}T${time}Z`);

test("a series shows which dates are free, leaves out what is taken, and books the rest in one act", async () => {
  const { owner, lesson } = withLesson();
  putReservation(owner, lesson, { start: week(2), guest: { name: "Ada" } });
  putBlockedTime(owner, { startsAt: week(3, "00:00"), endsAt: week(4, "00:00") });
  await openScreen(dayView, { viewport: PHONE });
  await cell(/10:00 AM, open/).click();
  await button("Add booking for Guitar lesson").click();
  const sheet = dialog("Add booking");
  await field("Guest", sheet).fill("Grace Hopper");
  await sheet.getByRole("switch", { name: actionsLabels.repeatWeekly }).click();
  await field(actionsLabels.numberOfDates, sheet).fill("1");
  await button("Book", sheet).click();
  await says(actionsLabels.datesOutOfRange, sheet);
  await field(actionsLabels.numberOfDates, sheet).fill("5");
  await says(actionsLabels.datesChosen("3 dates"), sheet);
  await expect.element(sheet.getByRole("checkbox", { name: /Jun 29.*overlap/ })).toBeDisabled();
  expect(await faults()).toEqual([]);
  await sheet.getByRole("checkbox", { name: /Jun 22/ }).click();
  await button(actionsLabels.bookDates("2 dates"), sheet).click();
  await says(actionsLabels.isBookedForDates("Grace Hopper", "2 dates"));
  const starts = store.list(`sites/${owner.uid}/reservations`).map(({ data }) => Number(data.startsAt));
  expect(starts.toSorted()).toEqual([at("10:00"), week(2), week(4)]);
});

test("a series ends on a day, and a date past the hours is booked only on purpose", async () => {
  withLesson();
  let sent: unknown = null;
  answer("book-series", (input) => {
    sent = input;
    return { reservationIds: ["a", "b"] };
  });
  await openScreen(dayView);
  await cell(/10:00 AM, open/).click();
  await button("Add booking for Guitar lesson").click();
  const sheet = dialog("Add booking");
  await field("Guest", sheet).fill("Grace Hopper");
  await button("Another time", sheet).click();
  await sheet.getByLabelText("Another time").fill("20:00");
  await sheet.getByRole("switch", { name: actionsLabels.repeatWeekly }).click();
  await button(actionsLabels.onADay, sheet).click();
  await field(actionsLabels.lastDate, sheet).fill(addDays(TUESDAY, 20));
  await button("Book", sheet).click();
  await says(actionsLabels.chooseMoreDates, sheet);
  for (const day of [/Jun 15/, /Jun 29/]) await sheet.getByRole("checkbox", { name: day }).click();
  await button(actionsLabels.bookDates("2 dates"), sheet).click();
  await expect.poll(() => sent).toMatchObject({ starts: [week(0, "20:00") / 60_000, week(2, "20:00") / 60_000], ignoreHours: true });
});

test("a date of a series says so, and goes alone or with the later ones", async () => {
  const { owner, lesson } = withLesson();
  const put = (index: number) =>
    putReservation(owner, lesson, { start: week(index), guest: { name: "Ada" }, series: { id: "s", place: index + 1, of: 3 } });
  const [, second] = [put(0), put(1), put(2)];
  await openScreen(`${dayView}&open=${second?.id}`);
  const sheet = dialog("Guitar lesson");
  await says(detailLabels.seriesPlace(2, 3), sheet);
  await button(detailLabels.cancelBooking, sheet).click();
  const cancel = dialog(detailLabels.cancelThisBooking);
  await field("Reason", cancel).fill("Moving away");
  await cancel.getByRole("checkbox", { name: detailLabels.cancelRest }).click();
  expect(await faults()).toEqual([]);
  await button(detailLabels.cancelBookings, cancel).click();
  await says(detailLabels.bookingsCanceled("2 bookings"));
  await seen(item(/^Ada/));
  const ends = store.list(`sites/${owner.uid}/reservations`).map(({ data }) => data.status);
  expect(ends.toSorted()).toEqual(["cancelled_by_owner", "cancelled_by_owner", "confirmed"]);
});
