import { bookingPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { makeService, openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { lookAt } from "../support/look-at.ts";
import { stage, test } from "../support/stage.ts";
import { testThemes } from "../support/themes.ts";

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenprüfung, die".slice(0, 80);

/** A place to book at, from its times to a booking that was made, each where it is and what it says. */
async function walk(on: Page) {
  const { owner, path } = await openBookable({
    service: { description: "One to one.\n\nBring something you would like to play.", price: 3800 },
  });
  const times = `${path}?${new URLSearchParams({ day, zone: "America/New_York" })}`;
  const free = on.getByRole("button", { name: /^\d\d:\d\d/ });
  await on.goto(times);
  await free.first().click();
  await on.getByLabel("Your name").waitFor();
  const held = on.url();
  await on.goto(times);
  await free.nth(3).click();
  await on.getByLabel("Your name").fill("Anna Berg");
  await on.getByLabel("Your email").fill(randomEmail());
  await on.getByRole("button", { name: "Book for €38" }).click();
  await on.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  const done = on.url();
  const addresses = [
    { path: times, words: /The booking is in Berlin time/ },
    { path: bookingPaths.list(owner.username), words: /^Book with/ },
    { path: held, words: "Your details" },
    { path: done, words: "You’re booked" },
    { path: `${done}&move=1`, words: "Move Piano lesson" },
  ];
  return { owner, addresses };
}

/** One for all themes, which change nothing else. */
const page = await stage.person(PHONE);
const { owner, addresses } = await walk(page);

testThemes("%s has nothing serious that axe finds from a time to its booking, by day and by night", async (theme) => {
  await admin.firestore.doc(documents.site(owner.uid)).update({ theme });
  for (const { path, words } of addresses) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    expect(await lookAt(page, { axe: "serious" }), path).toEqual([]);
  }
});

test("every page is whole and large enough for fingers on phones and on wide screens, also with the longest names", async ({ phone }) => {
  const long = await walk(phone);
  await admin.firestore.doc(documents.site(long.owner.uid)).update({ theme: "market", displayName: LONG });
  await makeService(long.owner, { title: LONG, place: { kind: "address", text: `${LONG} ${LONG}` }, price: 123_456_789 });
  for (const { path } of long.addresses) {
    await phone.goto(path);
    await phone.getByRole("heading", { level: 1 }).waitFor();
    expect(await lookAt(phone, { widths: [390, 1280], touch: true }), path).toEqual([]);
  }
});

test("a page that is written from right to left is as whole", async ({ phone }) => {
  const { owner, path } = await openBookable();
  await admin.firestore.doc(`sites/${owner.uid}/settings/profile`).set({ language: "ar" });
  await phone.goto(path);
  await phone.getByRole("heading", { level: 1 }).waitFor();
  expect(await lookAt(phone, { widths: [390], axe: "serious" })).toEqual([]);
});

test("turning to the zone of the device moves nothing on the page", async () => {
  // A shop of its own: the longest name wraps otherwise once the face of the theme has come, and that is no matter of zones.
  const { path } = await openBookable();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    const visitor = await stage.person({ timezoneId: "Asia/Tokyo", viewport });
    await visitor.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
        const sum = shifts.reduce((total, shift) => total + shift, Number(sessionStorage.getItem("shift")));
        sessionStorage.setItem("shift", String(sum));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visitor.goto(path);
    await visitor.getByText(/The booking is in Berlin time/).waitFor();
    expect(await visitor.evaluate(() => Number(sessionStorage.getItem("shift")))).toBeLessThan(0.02);
  }
});
