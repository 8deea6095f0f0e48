import { sampleQuestion } from "@awning/domain/product/sample-product";
import { expect } from "vitest";
import * as formLabels from "../../../functions/src/storefront/forms/labels.ts";
import * as labels from "../../../web/src/storefront/booking/labels.ts";
import { openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { lookAt } from "../support/look-at.ts";
import { waitForMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenprüfungen";
const QUESTIONS = [
  sampleQuestion({ id: "aim", label: "What would you like to learn?", required: false, max: 500 }),
  sampleQuestion({ id: "level", label: `Level ${LONG}`, type: "choice", choices: `New\n${LONG.slice(0, 60)}` }),
  sampleQuestion({ id: "rules", label: `I agree to ${LONG}`, type: "consent" }),
];

test("without script: what the owner asks is answered before it is booked, and both sides read the answers", async ({
  plainPhone: page,
  phone,
}) => {
  const { path, owner } = await openBookable({ service: { questions: QUESTIONS } });
  const guest = randomEmail();
  await page.goto(`${path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
  expect(await page.content()).not.toContain("What would you like to learn?");
  await page
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await page.getByLabel(labels.yourName).fill("Anna Berg");
  await page.getByLabel(labels.yourEmail).fill(guest);
  await phone.goto(page.url());
  expect(await lookAt(phone, { axe: "serious" })).toEqual([]);
  await page.getByLabel("What would you like to learn?").fill("Scales,\nthen jazz");
  await page.getByRole("button", { name: labels.book, exact: true }).click();
  await page.getByText(formLabels.choiceMissing).waitFor();
  await page.getByText(formLabels.consentMissing).waitFor();
  expect(await page.getByLabel(/^Level/).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByLabel("What would you like to learn?").inputValue()).toBe("Scales,\nthen jazz");
  await page.getByLabel(/^Level/).selectOption("New");
  await page.getByLabel(/^I agree/).check();
  await page.getByRole("button", { name: labels.book, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  await page.getByText("then jazz").waitFor();
  await phone.goto(page.url());
  expect(await lookAt(phone, { axe: "serious" })).toEqual([]);
  for (const to of [guest, owner.email]) {
    const { text } = await waitForMail(to, /Piano lesson/);
    expect(text).toContain("then jazz");
    expect(text).toContain("New");
  }
});
