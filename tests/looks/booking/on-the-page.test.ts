import type { Media } from "@awning/domain/media/media";
import { expect } from "vitest";
import * as labels from "../../../web/src/storefront/booking/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeService, openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { lookAt } from "../support/look-at.ts";
import { test } from "../support/stage.ts";

const picture = { id: "a1b2c3d4e5f6g7h8i9j0", siteId: "me", widths: [320], width: 320, height: 240, alt: "A piano", color: "#a08060" };

test("a service shows its picture, and one without has none", async ({ phone }) => {
  const { owner, path } = await openBookable({ service: { image: picture satisfies Media } });
  await makeService(owner, { slug: "organ", title: "Organ lesson", sortKey: "a1" });
  await phone.goto(path);
  await phone.getByRole("img", { name: "A piano" }).waitFor();
  expect(await lookAt(phone, { widths: [320, 390, 1280], axe: "serious" })).toEqual([]);
  const share = phone.locator("meta[property='og:image']");
  expect(await share.getAttribute("content")).toContain(picture.id);
  await phone.goto(path.replace("piano", "organ"));
  await phone.getByRole("heading", { name: "Organ lesson" }).waitFor();
  await gone(phone.locator("main img"));
});

test("a booking goes into the guest's calendar: Apple's, Google's or Outlook's, without the key of the booking", async ({ phone }) => {
  const { path } = await openBookable();
  await phone.goto(path);
  await phone
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .last()
    .click();
  await phone.getByLabel("Your name").fill("Anna Berg");
  await phone.getByLabel("Your email").fill(randomEmail());
  await phone.getByRole("button", { name: "Book" }).click();
  const part = phone.getByRole("region", { name: labels.addToCalendar });
  await part.waitFor();
  expect(await lookAt(phone, { widths: [320, 390, 1280], touch: true, axe: "serious" })).toEqual([]);
  const key = new URL(phone.url()).searchParams.get("key") ?? "no key";
  for (const name of [labels.googleCalendar, labels.outlookCalendar]) {
    const link = part.getByRole("link", { name });
    expect(await link.getAttribute("rel")).toBe("noreferrer");
    const href = (await link.getAttribute("href")) ?? "";
    expect(href).toContain("Piano%20lesson%2C%20Tempo");
    expect(href).not.toContain(key);
  }
  const coming = phone.waitForEvent("download");
  await part.getByRole("link", { name: labels.appleCalendar }).click();
  expect((await coming).suggestedFilename()).toBe("booking.ics");
});
