import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import type { StoredSchedule } from "@awning/domain/booking/schedule";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/booking/hours/labels.ts";
import * as form from "../../../web/src/form/labels.ts";
import { act, button, dialog, expectWords, field, gone, leave, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { answerBookings, putBlockedTime, putSchedule } from "../support/bookings.ts";
import { type Owner, openScreen, PHONE, saved, signedInOwner, store, test } from "../support/screen.tsx";

const schedule = (owner: Owner) => store.get(bookingDocuments.schedule(owner.uid, "main")) as StoredSchedule | undefined;
const rangesOf = (owner: Owner, day: number) => schedule(owner)?.weekly[day]?.ranges;
const time = (name: string) => page.getByLabelText(name, { exact: true });

function owning(): Owner {
  const owner = signedInOwner();
  putSchedule(owner);
  answerBookings(owner, []);
  return owner;
}

test("a day has several ranges; what overlaps is not saved, and is there again after the screen was left", async () => {
  const owner = owning();
  const screen = await openScreen(reservationPaths.hours);
  await says("Open 5 days a week");
  await time("Monday until").fill("12:00");
  await expect.poll(() => rangesOf(owner, 0)).toEqual([{ from: 540, to: 720 }]);
  await button("Add more hours on Monday").click();
  await expect
    .poll(() => rangesOf(owner, 0))
    .toEqual([
      { from: 540, to: 720 },
      { from: 780, to: 840 },
    ]);
  await time("Monday until, hours 2").fill("18:00");
  await expect.poll(() => rangesOf(owner, 0)?.[1]).toEqual({ from: 780, to: 1080 });
  await saved();
  await time("Monday from, hours 2").fill("11:30");
  await expectWords(time("Monday from, hours 2"), form.hoursOverlap);
  expect(rangesOf(owner, 0)?.[1]).toEqual({ from: 780, to: 1080 });
  expect(await faults()).toEqual([]);
  await screen.goto(reservationPaths.services);
  await screen.goto(reservationPaths.hours);
  await expect.element(time("Monday from, hours 2")).toHaveValue("11:30");
  await time("Monday from, hours 2").fill("13:30");
  await expect.poll(() => rangesOf(owner, 0)?.[1]).toEqual({ from: 810, to: 1080 });
  // A day is closed by taking its hours away.
  await button("Remove 09:00 to 17:00 from Tuesday").click();
  await expect.poll(() => rangesOf(owner, 1)).toEqual([]);
  await time("Wednesday until").fill("08:00");
  await expectWords(time("Wednesday until"), /The end must be after the start/);
  await time("Wednesday until").fill("");
  await leave(time("Wednesday until"));
  await says(form.endTooEarly("09:00"));
  expect(rangesOf(owner, 2)).toEqual([{ from: 540, to: 1020 }]);
});

test("the hours of a day are copied to others", async () => {
  const owner = owning();
  await openScreen(reservationPaths.hours);
  await time("Monday from").fill("07:30");
  await expect.poll(() => rangesOf(owner, 0)).toEqual([{ from: 450, to: 1020 }]);
  await button("Copy Monday to other days").click();
  const sheet = dialog("Copy Monday’s hours");
  await sheet.getByRole("checkbox", { name: "Saturday" }).click();
  await sheet.getByRole("checkbox", { name: "Friday" }).click();
  expect(await faults()).toEqual([]);
  await button("Copy to 4 days", sheet).click();
  await expect
    .poll(() => [1, 2, 3, 4, 5, 6].map((day) => rangesOf(owner, day)?.[0]?.from ?? null))
    .toEqual([450, 450, 450, 540, 450, null]);
  await expect.element(time("Saturday from")).toHaveValue("07:30");
});

test("holidays close open days, and closed days are opened for once", async () => {
  const owner = owning();
  await openScreen(reservationPaths.hours);
  await says("Holidays, vacations and one-off changes.");
  await button("Add special hours").click();
  const sheet = dialog("Add special hours");
  await sheet.getByLabelText("First day").fill("2027-12-24");
  await sheet.getByLabelText("Last day").fill("2027-12-20");
  await says(labels.endDateInvalid, sheet);
  await sheet.getByLabelText("Last day").fill("2027-12-31");
  expect(await faults()).toEqual([]);
  await button("Save", sheet).click();
  await says("Dec 24 – 31, 2027");
  await expect.poll(() => schedule(owner)?.overrides).toEqual([{ from: "2027-12-24", to: "2027-12-31", ranges: [] }]);

  await button("Add special hours").click();
  await sheet.getByLabelText("First day").fill("2027-12-26");
  await button("Open", sheet).click();
  await says("is already in the list. These hours apply instead.", sheet);
  await sheet.getByLabelText("these days from", { exact: true }).fill("10:00");
  await sheet.getByLabelText("these days until", { exact: true }).fill("14:00");
  await button("Save", sheet).click();
  await says("10:00 AM – 2:00 PM");
  // The last one counts where both are for one day.
  await expect.poll(() => schedule(owner)?.overrides.map(({ from }) => from)).toEqual(["2027-12-24", "2027-12-26"]);
  await act("Dec 24 – 31, 2027", "Remove");
  await expect.poll(() => schedule(owner)?.overrides.length).toBe(1);
  await button("Undo").last().click();
  await expect.poll(() => schedule(owner)?.overrides.length).toBe(2);
});

test("the zone is the owner's to choose, and blocked time is given back with an undo", async () => {
  const owner = owning();
  const from = Date.parse("2027-06-15T00:00Z");
  putBlockedTime(owner, { startsAt: from, endsAt: from + 3 * 86_400_000, reason: "Conference" });
  await openScreen(reservationPaths.hours);
  await page.getByRole("combobox", { name: "Your time zone" }).selectOptions("Europe/Lisbon");
  await expect.poll(() => schedule(owner)?.zone).toBe("Europe/Lisbon");
  await page.getByRole("combobox", { name: "Your time zone" }).selectOptions("UTC");
  const list = page.getByRole("list", { name: "Blocked time" });
  await says("Tue, Jun 15, 2027 – Thu, Jun 17, 2027", list);
  await button("Unblock Tue, Jun 15, 2027 – Thu, Jun 17, 2027").click();
  await gone(list);
  await button("Undo").last().click();
  await says("Conference");

  await button("Block time").click();
  const sheet = dialog("Block time");
  await sheet.getByRole("switch", { name: "All day" }).click();
  await sheet.getByLabelText("First day").fill("2027-07-01");
  await sheet.getByLabelText("Last day").fill("2027-07-01");
  await field("Reason", sheet).fill("Moving house");
  await button("Block time", sheet).click();
  await says("Thu, Jul 1, 2027, all day");
  expect(await faults()).toEqual([]);
});

test("hours wait for a first service, fit a small phone, and are read in the dark", async () => {
  const nobody = signedInOwner();
  await openScreen(reservationPaths.hours);
  await says(labels.addServiceFirst);
  expect(schedule(nobody)).toBeUndefined();
  owning();
  await openScreen(reservationPaths.hours, { viewport: { ...PHONE, width: 320 } });
  await seen(time("Monday from"));
  expect(scrollsSideways()).toBe(false);
  paint("dark");
  expect(await faults()).toEqual([]);
  paint("light");
});

test("hours that the service refuses are taken back and said", async () => {
  const owner = owning();
  store.refuseWrites(/schedules/);
  await openScreen(reservationPaths.hours);
  await time("Monday from").fill("08:00");
  await says("This belongs to another account. Log in with that account to continue.");
  await says("Not saved");
  expect(rangesOf(owner, 0)).toEqual([{ from: 540, to: 1020 }]);
});

test("on a phone each day is above its hours, and nothing of it is covered", async ({ owner }) => {
  putSchedule(owner);
  await openScreen(reservationPaths.hours, { viewport: PHONE });
  await seen(page.getByText("Monday", { exact: true }).first());
  const row = document.querySelector(".hours-row");
  const [name, field] = [row?.querySelector(".hours-row__name"), row?.querySelector("input")];
  expect(name?.getBoundingClientRect().bottom).toBeLessThanOrEqual(field?.getBoundingClientRect().top ?? 0);
});
