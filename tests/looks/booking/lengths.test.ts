import { bookingPaths } from "@awning/domain/booking/paths";
import { expect } from "vitest";
import { openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { lookAt } from "../support/look-at.ts";
import { test } from "../support/stage.ts";

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

test("without script: a guest chooses how long, and books that length at its price", async ({ plainPhone: page, phone }) => {
  const otherLengths = [
    { length: 30, price: 2000 },
    { length: 90, price: 5500 },
    { length: 12 * 60, price: 1_234_500 },
  ];
  const { path, owner } = await openBookable({ service: { price: 3800, otherLengths } });
  await page.goto(bookingPaths.list(owner.username));
  await page.getByText("From 30 minutes").waitFor();
  await page.getByText("From €20").waitFor();
  await page.goto(path);
  await page.getByRole("link", { name: "1 hour 30 minutes, €55" }).click();
  await page.getByRole("link", { name: "1 hour 30 minutes, €55", exact: true }).and(page.locator("[aria-current]")).waitFor();
  await phone.goto(page.url());
  expect(await lookAt(phone, { axe: "serious" })).toEqual([]);
  await page.goto(`${path}?${new URLSearchParams({ length: "90", day, zone: "Europe/Berlin" })}`);
  await page
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await page.getByLabel("Your name").fill("Anna Berg");
  await page.getByLabel("Your email").fill(randomEmail());
  await page.getByRole("button", { name: "Book for €55, pay on site" }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await page.getByText("1 hour 30 minutes").waitFor();
});
