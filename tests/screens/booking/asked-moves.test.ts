// A guest wants another time for a booking that the owner has confirmed: both times are shown, and the owner answers.
import { reservationPaths } from "@awning/domain/booking/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as detailLabels from "../../../web/src/features/booking/detail/labels.ts";
import * as bookingLabels from "../../../web/src/features/booking/labels.ts";
import { button, gone, says, seen } from "../support/acting.ts";
import { faults } from "../support/axe.ts";
import { putReservation, storedReservation, withLesson } from "../support/bookings.ts";
import { closeScreen, openScreen, PHONE } from "../support/screen.tsx";

const DAY_MS = 86_400_000;
const OLD = Date.parse("2027-06-15T10:00Z");
const WISHED = OLD + DAY_MS;

function withWish() {
  const { owner, lesson } = withLesson({ approval: "manual" });
  const moveRequest = { startsAt: WISHED, askedAt: Date.now(), by: "guest" } as const;
  const guest = { name: "Grace Hopper" };
  return { owner, lesson, asked: putReservation(owner, lesson, { start: OLD, guest, moveRequest, reason: "My train", moves: 1 }) };
}

test("a wish to move waits among the requests, in the calendar at both times, and is accepted there", async () => {
  const { owner, asked } = withWish();
  await openScreen(`${reservationPaths.list}?view=day&day=2027-06-16`);
  await says(bookingLabels.oneRequestToAnswer);
  await says(/^Wants to move to Wed, Jun 16, 2027, 10:00 AM/);
  await page
    .getByRole("grid")
    .getByRole("button", { name: /^Grace Hopper, Guitar lesson, Wednesday, June 16/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Guitar lesson", exact: true });
  await says(detailLabels.requestedTime, sheet);
  await seen(button(detailLabels.accept, sheet));
  expect(await faults()).toEqual([]);
  await button(detailLabels.accept, sheet).click();
  await says(detailLabels.hasTheNewTime("Grace Hopper"));
  await expect.poll(() => storedReservation(owner, asked.id)).toMatchObject({ startsAt: WISHED, moveRequest: null, icsSequence: 1 });
  await says(bookingLabels.noOpenRequests);
});

test("on a phone the list says that a move waits; declined, the booking stays at its time", async () => {
  const { owner, lesson, asked } = withWish();
  putReservation(owner, lesson, { start: OLD - DAY_MS, status: "pending", guest: { name: "Ida Lund" } });
  putReservation(owner, lesson, { start: OLD + 2 * DAY_MS, guest: { name: "Sure Sam" } });
  await openScreen(reservationPaths.requests, { viewport: PHONE });
  await says("Move requested");
  await seen(page.getByRole("link", { name: "Ida Lund" }));
  await gone(page.getByRole("link", { name: "Sure Sam" }));
  expect(await faults()).toEqual([]);
  await page.getByRole("link", { name: "Grace Hopper" }).click();
  await button(detailLabels.decline).click();
  await says(detailLabels.declineMoveHint);
  await page.getByLabelText("Reason").fill("Full that day");
  await button(detailLabels.declineRequest).click();
  await says(detailLabels.requestDeclined);
  const stored = storedReservation(owner, asked.id);
  expect(stored).toMatchObject({ status: "confirmed", startsAt: OLD, moveRequest: null, reason: "Full that day" });
});

test("another time is proposed for a request, which then waits for the guest", async () => {
  const { owner, lesson } = withLesson({ approval: "manual" });
  const request = putReservation(owner, lesson, { start: OLD, status: "pending", guest: { name: "Ida Lund" } });
  await openScreen(`${reservationPaths.list}?open=${request.id}`, { viewport: PHONE });
  await button(detailLabels.proposeAnotherTime).click();
  await says(detailLabels.proposalHint);
  expect(await faults()).toEqual([]);
  await seen(button(detailLabels.proposeTime));
  await expect.element(button(detailLabels.proposeTime)).toBeDisabled();
  await page.getByRole("radio", { name: "2:00 PM", exact: true }).click();
  await page.getByLabelText("Reason").fill("At the dentist at ten");
  await button(detailLabels.proposeTime).click();
  await says(detailLabels.timeProposed);
  await says(detailLabels.proposedTime);
  await gone(button(detailLabels.accept));
  expect(storedReservation(owner, request.id)).toMatchObject({
    status: "pending",
    startsAt: OLD,
    reason: "At the dentist at ten",
    moveRequest: { startsAt: OLD + DAY_MS / 6, by: "owner" },
  });
  await closeScreen();
  await openScreen(reservationPaths.list);
  await says(/^You proposed Tue, Jun 15, 2027, 2:00 PM/);
  await says(bookingLabels.noOpenRequests);
});
