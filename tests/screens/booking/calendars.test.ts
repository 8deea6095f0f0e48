import { type Calendar, SILENT_MINUTES } from "@awning/domain/booking/calendars/calendar";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { expect } from "vitest";
import { page } from "vitest/browser";
import * as labels from "../../../web/src/features/booking/calendars/labels.ts";
import { button, says, scrollsSideways } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { answerBookings, putSchedule } from "../support/bookings.ts";
import { answer, type Owner, openScreen, PHONE, signedInOwner, store, test } from "../support/screen.tsx";

const URL = "https://awning.test/api/calendar/me/main/key.ics";

function owning(): Owner {
  const owner = signedInOwner();
  putSchedule(owner);
  answerBookings(owner, []);
  return owner;
}

function putCalendar(owner: Owner, place: number, changes: Partial<Calendar> = {}): void {
  const at = new Date();
  const { failing = null, ...rest } = changes;
  store.set(bookingDocuments.calendar(owner.uid, `${FIRST_SCHEDULE_ID}_${place}`), {
    ...{ scheduleId: FIRST_SCHEDULE_ID, name: "Private", address: "https://calendar.test/secret.ics" },
    ...{ addedAt: at, dueAt: at, readAt: at },
    counts: { events: 42, ignored: { free: 2, cancelled: 0, own: 1, elsewhen: 310, unreadable: 0 } },
    ...rest,
    failing: failing && { ...failing, since: new Date(failing.since) },
  });
}

test("a calendar is added by its address, and what is wrong with one is said beside it", async () => {
  const owner = owning();
  const asked: unknown[] = [];
  answer("add-calendar", (input) => {
    asked.push(input);
    if (asked.length === 1) return { trouble: "not_a_calendar" as const };
    putCalendar(owner, 0, { name: input.name });
    return { trouble: null };
  });
  await openScreen(reservationPaths.hours);
  await button(labels.addCalendar).click();
  await page.getByRole("dialog").getByRole("button", { name: labels.addCalendar }).click();
  await says(labels.nameMissing);
  await says(labels.addressInvalid);
  await page.getByLabelText(labels.nameLabel).fill("Family");
  await page.getByLabelText(labels.addressLabel).fill("webcal://calendar.test/secret.ics");
  expect(await faults()).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: labels.addCalendar }).click();
  await says(labels.troubleText("not_a_calendar"));
  await page.getByRole("dialog").getByRole("button", { name: labels.addCalendar }).click();
  await says(labels.calendarAdded);
  await says("Family");
  expect(asked.at(-1)).toEqual({ scheduleId: FIRST_SCHEDULE_ID, name: "Family", address: "https://calendar.test/secret.ics" });
});

test("each says when it was read and what was ignored; one that fails for two hours warns; it is read on a press, and removed", async () => {
  const owner = owning();
  putCalendar(owner, 0);
  const since = Date.now() - (SILENT_MINUTES + 5) * 60_000;
  putCalendar(owner, 1, { name: "Work", failing: { since, trouble: "unreachable", isTold: true }, readAt: since });
  answer("read-calendar", () => ({ trouble: "unreachable" as const }));
  answer("remove-calendar", ({ calendarId }) => {
    store.delete(bookingDocuments.calendar(owner.uid, calendarId));
    return {};
  });

  await openScreen(reservationPaths.hours, { viewport: PHONE });
  await says(/42 events/);
  await says("313 ignored: 2 marked as free, 1 your bookings here, 310 past or over a year ahead");
  await says(/We haven’t been able to read Work since/);
  expect(scrollsSideways()).toBe(false);
  expect(await faults()).toEqual([]);
  await button(labels.readNow("Work")).click();
  await says(labels.troubleText("unreachable"));
  await button(labels.remove("Work")).click();
  await page.getByRole("dialog").getByRole("button", { name: labels.removeCalendar }).click();
  await expect.element(button(labels.readNow("Work"))).not.toBeInTheDocument();
});

test("the feed shows what its owner chooses; its address is revoked after a question", async () => {
  const owner = owning();
  const put = (detail: string, isOpen = true) =>
    store.set(bookingDocuments.feed(owner.uid, FIRST_SCHEDULE_ID), { detail, isOpen, rev: 1, changedAt: new Date() });
  answer("open-feed", ({ detail }) => {
    put(detail ?? "busy");
    return { url: URL };
  });
  answer("close-feed", () => {
    put("busy", false);
    return { url: null };
  });
  await openScreen(reservationPaths.hours);
  await button(labels.DETAIL_LABELS.busy).click();
  await button(labels.getAddress).click();
  await expect.element(page.getByLabelText(labels.feedAddress)).toHaveValue(URL);
  await expect.element(button(labels.DETAIL_LABELS.busy)).toHaveAttribute("aria-pressed", "true");
  expect(await faults()).toEqual([]);
  await button(labels.turnOff).click();
  await page.getByRole("dialog").getByRole("button", { name: labels.turnOff }).click();
  await expect.element(button(labels.getAddress)).toBeVisible();
  expect(page.getByLabelText(labels.feedAddress).query()).toBeNull();
});
