import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { FIRST_SCHEDULE_ID, SCHEDULES_MAX } from "@awning/domain/booking/schedule";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as bookingLabels from "../../../web/src/features/booking/actions/labels.ts";
import * as hours from "../../../web/src/features/booking/hours/labels.ts";
import * as labels from "../../../web/src/features/booking/services/labels.ts";
import { button, dialog, field, gone, says, scrollsSideways, seen, starting } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { answerBookings, at, dayView, putBlockedTime, putSchedule, putService, TUESDAY } from "../support/bookings.ts";
import { type Owner, openScreen, PHONE, store, test } from "../support/screen.tsx";

const schedules = (owner: Owner) => store.list(bookingCollections.schedules(owner.uid)).map(({ path }) => path.split("/").at(-1) ?? "");
const hoursIdOf = (owner: Owner, id: string) => store.get(bookingDocuments.service(owner.uid, id))?.hoursId;
const unfold = () => page.getByRole("button", { name: starting(labels.bookableHours) }).click();
const choice = () => page.getByRole("combobox", { name: labels.whenGuestsCanBook });
const shown = () => page.getByRole("combobox", { name: hours.whichHours });

/** Evening hours in UTC, which the class has. */
function withEvenings(owner: Owner) {
  putSchedule(owner);
  const weekly = Array.from({ length: 7 }, () => ({ ranges: [{ from: 1080, to: 1320 }] }));
  putSchedule(owner, { name: "Class", weekly }, "evening");
  const lesson = putService(owner, { id: "lesson", title: "Lesson", windowDays: 365 });
  const course = putService(owner, { id: "class", title: "Class", windowDays: 365, hoursId: "evening" });
  answerBookings(owner, [lesson, course]);
}

test("a service gets hours of its own, which another can have too, and goes back to the shared ones", async ({ owner }) => {
  putSchedule(owner);
  putService(owner, { id: "lesson", title: "Lesson" });
  putService(owner, { id: "class", title: "Class" });
  const screen = await openScreen(reservationPaths.service("class"), { viewport: PHONE });
  await unfold();
  await choice().selectOptions(labels.ownHours);
  await says(labels.ownHoursHint);
  expect(await faults()).toEqual([]);
  await button("Save").click();
  await expect.poll(() => schedules(owner)).toHaveLength(2);
  const own = schedules(owner).find((id) => id !== FIRST_SCHEDULE_ID) ?? "";
  await expect.poll(() => hoursIdOf(owner, "class")).toBe(own);
  await button(labels.setHours).click();
  await expect.element(shown()).toHaveValue(own);
  await page.getByLabelText("Monday until", { exact: true }).fill("21:00");
  const endsAt = (id: string) => store.get(bookingDocuments.schedule(owner.uid, id));
  await expect.poll(() => endsAt(own)).toMatchObject({ weekly: [{ ranges: [{ from: 540, to: 1260 }] }, {}, {}, {}, {}, {}, {}] });
  expect(endsAt(FIRST_SCHEDULE_ID)).toMatchObject({ weekly: [{ ranges: [{ from: 540, to: 1020 }] }, {}, {}, {}, {}, {}, {}] });

  await screen.goto(reservationPaths.service("lesson"));
  await unfold();
  await choice().selectOptions(labels.hoursOption("Class"));
  await button("Save").click();
  await expect.poll(() => hoursIdOf(owner, "lesson")).toBe(own);
  await choice().selectOptions(labels.sharedHours);
  await button("Save").click();
  await expect.poll(() => hoursIdOf(owner, "lesson")).toBeNull();
});

test("hours that no service has are deleted, and come back with an undo", async ({ owner }) => {
  withEvenings(owner);
  const screen = await openScreen(reservationPaths.hours, { viewport: { ...PHONE, width: 320 } });
  await seen(page.getByRole("heading", { name: hours.blockedTime }));
  await shown().selectOptions("Class");
  await expect.element(page.getByLabelText("Sunday from", { exact: true })).toHaveValue("18:00");
  // They close with the shared hours, so what closes them is set there.
  await gone(page.getByRole("heading", { name: hours.blockedTime }));
  await gone(button(hours.deleteHours));
  expect(scrollsSideways()).toBe(false);
  paint("dark");
  expect(await faults()).toEqual([]);
  paint("light");
  await screen.goto(reservationPaths.service("class"));
  await unfold();
  await choice().selectOptions(labels.sharedHours);
  await button("Save").click();
  await expect.poll(() => hoursIdOf(owner, "class")).toBeNull();
  await screen.goto(reservationPaths.hoursOf("evening"));
  await says(hours.hoursUnusedHint);
  await button(hours.deleteHours).click();
  await expect.poll(() => schedules(owner)).toEqual([FIRST_SCHEDULE_ID]);
  await gone(shown());
  await button("Undo").last().click();
  await expect.poll(() => schedules(owner)).toHaveLength(2);
});

test("a booking by hand goes by the service's own hours, and what is blocked closes both", async ({ owner }) => {
  withEvenings(owner);
  putBlockedTime(owner, { startsAt: at("19:00"), endsAt: at("20:00") });
  await openScreen(`${dayView}&new=1`);
  const sheet = dialog("Add booking");
  await sheet.getByRole("combobox", { name: bookingLabels.service }).selectOptions("Class, 1 hr");
  await sheet.getByLabelText("Day", { exact: true }).fill(TUESDAY);
  const chip = (time: string) => sheet.getByRole("radio", { name: time, exact: true });
  await seen(chip("6:00 PM"));
  await seen(chip("9:00 PM"));
  await gone(chip("7:00 PM"));
  await gone(chip("9:00 AM"));
});

test("deleted hours are said where others are chosen, and no more than the limit are made", async ({ owner }) => {
  for (let index = 0; index < SCHEDULES_MAX; index++)
    putSchedule(owner, { name: `Hours ${index}` }, index === 0 ? "main" : `other${index}`);
  putService(owner, { id: "lesson", hoursId: "gone" });
  await openScreen(reservationPaths.service("lesson"));
  await says(labels.deletedHoursHint);
  const options = () => [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options()).toContain(labels.deletedHours);
  expect(options()).not.toContain(labels.ownHours);
  await choice().selectOptions(labels.sharedHours);
  await button("Save").click();
  await expect.poll(() => hoursIdOf(owner, "lesson")).toBeNull();
  await gone(field(labels.deletedHours));
});
