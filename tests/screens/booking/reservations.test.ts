import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as bookingActionsLabels from "../../../web/src/features/booking/actions/labels.ts";
import * as bookingDetailLabels from "../../../web/src/features/booking/detail/labels.ts";
import * as bookingLabels from "../../../web/src/features/booking/labels.ts";
import * as todayLabels from "../../../web/src/features/today/labels.ts";
import { button, dialog, field, gone, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { answerBookings, at, cell, dayView, item, putReservation, storedReservation, withLesson } from "../support/bookings.ts";
import { answer, openScreen, PHONE, Refusal, setOnline, signedInOwner, store } from "../support/screen.tsx";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("who takes no bookings yet is told what they are, and led to a first service", async () => {
  signedInOwner();
  const screen = await openScreen(paths.dashboard);
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Bookings" }).click();
  await says(bookingLabels.letGuestsBookYourTime);
  expect(await faults()).toEqual([]);
  await page.getByRole("link", { name: bookingLabels.addYourFirstService }).click();
  await expect.poll(screen.path).toBe(reservationPaths.service("new"));
});

test("a booking by phone is written down at a free time, and outside the hours only on purpose", async () => {
  const { owner } = withLesson();
  await openScreen(dayView);
  await cell(/9:00 AM, open/).click();
  await button("Add booking for Guitar lesson").click();
  const sheet = dialog("Add booking");
  await seen(sheet.getByRole("radio", { name: "9:00 AM", checked: true }));
  await button("Book", sheet).click();
  await says(bookingActionsLabels.enterYourGuestsName, sheet);
  await expect.element(field("Guest", sheet)).toHaveFocus();
  await field("Guest", sheet).fill("Grace Hopper");
  await field("Email", sheet).fill("grace@");
  await says(bookingActionsLabels.emailInvalid, sheet);
  await field("Email", sheet).fill("grace@example.test");
  expect(await faults()).toEqual([]);
  // Outside of the hours.
  await button("Another time", sheet).click();
  await sheet.getByLabelText("Another time").fill("20:00");
  await says("You’re closed at this time.", sheet);
  await button("Book", sheet).click();
  await says(bookingLabels.overrideHint, sheet);
  await sheet.getByRole("switch", { name: "Book it anyway" }).click();
  await button("Book", sheet).click();
  await says("Grace Hopper is booked for Tue, Jun 15, 2027, 8:00 PM");
  await seen(item(/^Grace Hopper/));
  expect(store.list(`sites/${owner.uid}/reservations`).map(({ data }) => Number(data.startsAt))).toEqual([at("20:00")]);
});

test("when the time was just taken, everything stays and the nearest free times are offered", async () => {
  const { owner, lesson } = withLesson();
  let tries = 0;
  answer("book-by-hand", ({ start, guest }) => {
    tries += 1;
    if (tries === 1) throw new Refusal(409, "slot_taken", { nearest: [at("10:00"), at("12:00")].map((ms) => ms / 60_000) });
    return { reservationId: putReservation(owner, lesson, { start: start * 60_000, guest: { name: guest.name } }).id };
  });
  await openScreen(dayView);
  await cell(/11:00 AM, open/).click();
  await button("Add booking for Guitar lesson").click();
  const sheet = dialog("Add booking");
  await field("Guest", sheet).fill("Ada");
  await button("Book", sheet).click();
  await says("This time is no longer free.", sheet);
  await button("Tue, Jun 15, 2027, 12:00 PM", sheet).click();
  await expect.element(field("Guest", sheet)).toHaveValue("Ada");
  await button("Book", sheet).click();
  await seen(item(/^Ada, Guitar lesson, Tuesday, June 15, 12:00/));
});

test("requests are confirmed where they wait, and declined with a reason", async () => {
  const { owner, lesson } = withLesson({ approval: "manual" });
  const first = putReservation(owner, lesson, {
    start: at("10:00"),
    status: "pending",
    guest: { name: "Ada" },
    note: "May I bring my own guitar?",
  });
  const second = putReservation(owner, lesson, { start: at("12:00"), status: "pending", guest: { name: "Grace" } });
  await openScreen(dayView);
  await says("2 requests to answer");
  const rail = page.getByRole("navigation", { name: "Main", exact: true });
  await seen(rail.getByRole("link", { name: /Bookings.*2 unanswered/ }));
  await says("May I bring my own guitar?");
  await button("Confirm Ada").click();
  await says("Ada is confirmed");
  await expect.poll(() => storedReservation(owner, first.id).status).toBe("confirmed");
  await says(bookingLabels.oneRequestToAnswer);

  await page.getByRole("link", { name: "Details of the request by Grace" }).click();
  const sheet = dialog("Guitar lesson");
  await button("Decline", sheet).click();
  const decline = dialog("Decline this request");
  await button("Decline request", decline).click();
  await says(bookingActionsLabels.reasonMissing, decline);
  expect(storedReservation(owner, second.id).status).toBe("pending");
  await field("Reason", decline).fill("I’m away that day");
  expect(await faults()).toEqual([]);
  await button("Decline request", decline).click();
  await says("Request declined");
  await expect.poll(() => storedReservation(owner, second.id)).toMatchObject({ status: "declined", reason: "I’m away that day" });
  await says("You declined");
  await gone(button("Move", sheet));
});

test("a booking is moved to an offered time; past the own hours it warns first", async () => {
  const { owner, lesson } = withLesson({ notice: 0 });
  const booking = putReservation(owner, lesson, { start: at("10:00"), guest: { name: "Ada" }, zoneGuest: "America/New_York" });
  putReservation(owner, lesson, { start: at("13:00"), guest: { name: "Grace" } });
  await openScreen(`${dayView}&open=${booking.id}`);
  const sheet = dialog("Guitar lesson");
  await says("In their time zone: Tue, Jun 15, 2027, 6:00 AM (America/New York)", sheet);
  await button("Move", sheet).click();
  const move = dialog("Move this booking");
  await says("Now: Tuesday, June 15", move);
  // Its own time is free for it, the other booking's is not.
  await seen(move.getByRole("radio", { name: "10:30 AM" }));
  await gone(move.getByRole("radio", { name: "1:00 PM" }));
  await expect.element(button("Move booking", move)).toBeDisabled();
  await button("Another time", move).click();
  await move.getByLabelText("Another time").fill("07:00");
  await says("You’re closed at this time.", move);
  await button("Move booking", move).click();
  await says(bookingLabels.overrideHint, move);
  expect(storedReservation(owner, booking.id).startsAt).toBe(at("10:00"));
  await move.getByRole("radio", { name: "3:00 PM" }).click();
  await field("Reason", move).fill("The room is taken in the morning");
  await says("New time: Tuesday, June 15, 3:00", move);
  expect(await faults()).toEqual([]);
  await button("Move booking", move).click();
  await says("Booking moved");
  await expect.poll(() => storedReservation(owner, booking.id)).toMatchObject({ startsAt: at("15:00"), icsSequence: 1 });
  await says("You moved it from Tue, Jun 15, 2027, 10:00 AM");
});

test("a booking is canceled with a reason, and a change elsewhere is told of", async () => {
  const { owner, lesson } = withLesson();
  const booking = putReservation(owner, lesson, { start: at("10:00"), guest: { name: "Ada" } });
  await openScreen(`${dayView}&open=${booking.id}`);
  await button("Cancel booking").click();
  const cancel = dialog("Cancel this booking");
  await field("Reason", cancel).fill("I’m ill, sorry");
  answer("act-on-reservation", () => {
    throw new Refusal(409, "conflict", { rev: 2 });
  });
  await button("Cancel booking", cancel).click();
  await seen(cancel.getByRole("alert"));
  await expect.element(field("Reason", cancel)).toHaveValue("I’m ill, sorry");
  answerBookings(owner, [lesson]);
  await button("Cancel booking", cancel).click();
  await says("Booking canceled");
  await expect.poll(() => storedReservation(owner, booking.id)).toMatchObject({ status: "cancelled_by_owner", reason: "I’m ill, sorry" });
  await userEvent.keyboard("{Escape}");
  await gone(item(/^Ada/));
});

test("who did not come is marked, and that is taken back; a private note is kept", async () => {
  const { owner, lesson } = withLesson();
  const booking = putReservation(owner, lesson, {
    start: Math.floor((Date.now() - DAY) / HOUR) * HOUR,
    status: "completed",
    guest: { name: "Ada" },
  });
  await openScreen(`${reservationPaths.list}?view=list&show=past`);
  await page.getByRole("link", { name: "Ada" }).click();
  const sheet = dialog("Guitar lesson");
  await button("Mark as no-show", sheet).click();
  await says("Marked as no-show");
  await expect.poll(() => storedReservation(owner, booking.id).status).toBe("no_show");
  await button("Undo no-show", sheet).click();
  await expect.poll(() => storedReservation(owner, booking.id).status).toBe("completed");
  await field("Private note", sheet).fill("Prefers mornings");
  await button("Save note", sheet).click();
  await says("Note saved");
  await expect.poll(() => storedReservation(owner, booking.id).notes).toBe("Prefers mornings");
  setOnline(false);
  await says(bookingDetailLabels.changesNeedConnection, sheet);
  await expect.element(button("Mark as no-show", sheet)).toBeDisabled();
});

test("the first screen says who comes next, and opens it", async () => {
  const { owner, lesson } = withLesson();
  const start = Math.ceil((Date.now() + HOUR) / HOUR) * HOUR;
  const next = putReservation(owner, lesson, { start, guest: { name: "Ada" } });
  putReservation(owner, lesson, { start: start + DAY, status: "pending", guest: { name: "Grace" } });
  putReservation(owner, lesson, { start: start + 2 * DAY, status: "cancelled_by_guest", guest: { name: "Left" } });
  const screen = await openScreen(paths.dashboard);
  const list = page.getByRole("list", { name: "Next bookings" });
  await seen(list.getByRole("link", { name: "Ada" }));
  expect(list.getByRole("listitem").elements().length).toBe(2);
  expect(await faults()).toEqual([]);
  await list.getByRole("link", { name: "Ada" }).click();
  await expect.poll(screen.path).toBe(reservationPaths.reservation(next.id));
  await says("Ada", dialog("Guitar lesson"));
});

test("a request that waits needs the owner on the first screen, and leads to the requests", async () => {
  const { owner, lesson } = withLesson();
  const start = Math.ceil((Date.now() + HOUR) / HOUR) * HOUR;
  putReservation(owner, lesson, { start, guest: { name: "Ada" } });
  putReservation(owner, lesson, { start: start + DAY, status: "pending", guest: { name: "Grace" } });
  const screen = await openScreen(paths.dashboard);
  const need = page.getByRole("listitem").filter({ hasText: todayLabels.answerBookingRequest });
  await seen(need);
  await says("1 thing to do");
  await need.getByRole("link", { name: "Open request" }).click();
  await expect.poll(screen.path).toBe(reservationPaths.requests);
  await says("Grace");
});

test("the palette goes to reservations and books by hand; on a phone they are under More", async () => {
  withLesson();
  const screen = await openScreen(paths.links);
  await userEvent.keyboard("{Control>}k{/Control}");
  await page.getByRole("combobox", { name: "Search or jump to…" }).fill("add book");
  await userEvent.keyboard("{Enter}");
  await seen(dialog("Add booking"));
  await openScreen(paths.links, { viewport: PHONE });
  await button("More").click();
  await seen(dialog("More").getByRole("link", { name: "Bookings" }));
  expect(screen.path()).toContain(reservationPaths.list);
});

test("a reservation that is gone says so", async () => {
  const { owner } = withLesson();
  expect(store.get(bookingDocuments.reservation(owner.uid, "gone"))).toBeUndefined();
  await openScreen(`${dayView}&open=gone`);
  await says(bookingDetailLabels.bookingGone);
});
