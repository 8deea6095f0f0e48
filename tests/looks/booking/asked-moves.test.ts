// A guest moves a confirmed booking of a service whose owner confirms each one: it is asked, on a page without script.

import type { CommandInput } from "@awning/domain/api/commands";
import { bookingPaths } from "@awning/domain/booking/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/booking/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeService, openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { lookAt } from "../support/look-at.ts";
import { waitForMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

/** A guest's request for a service whose owner confirms each booking, and what the owner can do with it. */
async function request(page: Page) {
  const { owner } = await openBookable();
  await makeService(owner, { slug: "request", title: "Lesson on request", approval: "manual" });
  const times = page.getByRole("button", { name: /^\d\d:\d\d/ });
  await page.goto(`${bookingPaths.service(owner.username, "request")}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
  await times.nth(2).click();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill(randomEmail());
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByRole("heading", { level: 1, name: "Request sent" }).waitFor();
  const link = page.url();
  const reservationId = new URL(link).pathname.split("/").at(-1) ?? "";
  const act = (rev: number, what: CommandInput<"act-on-reservation">["act"]) =>
    run("act-on-reservation", { reservationId, rev, act: what }, { token: owner.token });
  return { owner, link, times, act };
}

test("the time stays while the owner is asked; the wish can be taken back, or comes true", async ({ plainPhone: page }) => {
  const { owner, link, times, act } = await request(page);
  const confirm = (rev: number) => act(rev, { type: "confirm" });
  const { rev } = await confirm(2);
  const ask = async () => {
    await page.getByRole("link", { name: "Move" }).click();
    await times.nth(5).click();
    await page.getByText(labels.staysUntilAnswered("Tempo")).waitFor();
    await page.getByRole("button", { name: labels.requestThisTime }).click();
    await page.getByRole("heading", { name: labels.moveRequestTitle }).waitFor();
  };
  const facts = () => page.getByRole("region", { name: "Lesson on request" }).innerText();
  await page.goto(link);
  const before = await facts();
  await ask();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  expect(await facts()).toBe(before);
  expect((await waitForMail(owner.email, /wants to move a booking/)).text).toContain("Accept or decline");
  await page.getByRole("button", { name: labels.withdrawRequest }).click();
  await page.getByText("2 moves left").waitFor();
  await gone(page.getByRole("heading", { name: labels.moveRequestTitle }));
  await ask();
  await confirm(rev + 3);
  await page.reload();
  await gone(page.getByRole("heading", { name: labels.moveRequestTitle }));
  expect(await facts()).not.toBe(before);
});

test("another time that the owner proposes is taken with one press, or ends the request", async ({ phone: page }) => {
  for (const answer of ["take", "end"]) {
    const { link, act } = await request(page);
    const start = Date.parse(`${day}T15:00Z`) / 60_000;
    await act(2, { type: "propose", start, reason: "At the dentist before", ignoreHours: true });
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: labels.PROPOSED.title }).waitFor();
    await page.getByText("At the dentist before").waitFor();
    expect(await lookAt(page)).toEqual([]);
    await page.getByRole("button", { name: answer === "take" ? labels.takeThisTime : labels.noCancelMyRequest }).click();
    await page.getByRole("heading", { level: 1, name: answer === "take" ? "You’re booked" : "Booking canceled" }).waitFor();
    await gone(page.getByRole("heading", { name: labels.proposalTitle("Tempo") }));
  }
});
