// A class with one place left: it says so, then it is full, and who waits gets the place that becomes free.
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { startId } from "@awning/domain/booking/seats/seats";
import { WAITING_MAX } from "@awning/domain/booking/seats/waiting";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/booking/labels.ts";
import { openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { lookAt } from "../support/look-at.ts";
import { linkFromMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const start = Date.parse(`${day}T10:00Z`) / 60_000;
const linked = (email: string, subject: RegExp) => linkFromMail(email, subject, "/booking/");

test("a visitor waits for a full start, confirms by mail, and takes the place that becomes free", { timeout: 120_000 }, async ({
  phone: page,
}) => {
  const { owner, serviceId, path } = await openBookable({ service: { seats: 2, title: "Yoga for beginners" } });
  const book = (name: string) =>
    run("book-by-hand", { serviceId, start, guest: { name, email: randomEmail(), phone: "" } }, { token: owner.token });
  await book("Ida Lund");
  const shown = `${path}?${new URLSearchParams({ day, zone: "UTC" })}`;
  await page.goto(shown);
  await page.getByRole("button", { name: /10:00.*1 place left/ }).waitFor();
  const { reservationId } = await book("Grace Hopper");
  await page.goto(shown);
  await page.getByRole("link", { name: /10:00.*Full/ }).click();
  await page.getByRole("button", { name: labels.joinWaitingList }).click();
  await page.getByText("Enter your name.").waitFor();
  const email = randomEmail();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill(email);
  expect(await lookAt(page, { widths: [320, 390, 1280], axe: "serious" })).toEqual([]);
  await page.getByRole("button", { name: labels.joinWaitingList }).click();
  await page.getByRole("heading", { name: labels.checkYourEmail }).waitFor();
  const line = admin.firestore.doc(bookingDocuments.start(owner.uid, startId({ scheduleId: FIRST_SCHEDULE_ID, serviceId }, start)));
  await line.update({ waiting: Object.fromEntries(Array.from({ length: WAITING_MAX }, (_, index) => [`other${index}`, 1])) });
  await page.goto(await linked(email, /Waiting list/));
  await page.getByRole("heading", { level: 1, name: labels.LINE_LABELS.full.title }).waitFor();
  await line.update({ waiting: {} });
  await page.goto(await linked(email, /Waiting list/));
  await page.getByRole("heading", { level: 1, name: "You’re on the waiting list" }).waitFor();
  await run("act-on-reservation", { reservationId, rev: 1, act: { type: "cancel", reason: "Ill" } }, { token: owner.token });
  await page.goto(await linked(email, /A place is free/));
  await page.getByRole("heading", { level: 1, name: "A place is free" }).waitFor();
  await page.getByRole("button", { name: labels.takeThePlace }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await page.goto(shown);
  expect(await page.getByRole("link", { name: /10:00.*Full/ }).count()).toBe(1);
});
