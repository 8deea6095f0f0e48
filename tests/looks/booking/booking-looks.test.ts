import { bookingPaths } from "@awning/domain/booking/paths";
import { documents } from "@awning/domain/routes/firestore-paths";
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

const booked = await openBookable({ service: { description: "One to one.\n\nBring something you would like to play.", price: 3800 } });
const page = await stage.person(PHONE);
const times = `${booked.path}?${new URLSearchParams({ day, zone: "America/New_York" })}`;
await page.goto(times);
await page
  .getByRole("button", { name: /^\d\d:\d\d/ })
  .first()
  .click();
await page.getByLabel("Your name").waitFor();
const held = page.url();
await page.goto(times);
await page
  .getByRole("button", { name: /^\d\d:\d\d/ })
  .nth(3)
  .click();
await page.getByLabel("Your name").fill("Anna Berg");
await page.getByLabel("Your email").fill(randomEmail());
await page.getByRole("button", { name: "Book for €38" }).click();
await page.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
const done = page.url();
const addresses = [
  { path: times, words: /The booking is in Berlin time/ },
  { path: bookingPaths.list(booked.owner.username), words: /^Book with/ },
  { path: held, words: "Your details" },
  { path: done, words: "You’re booked" },
  { path: `${done}&move=1`, words: "Move Piano lesson" },
];

testThemes("%s has nothing serious that axe finds from a time to its booking, by day and by night", async (theme) => {
  await admin.firestore.doc(documents.site(booked.owner.uid)).update({ theme });
  for (const { path, words } of addresses) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    expect(await lookAt(page, { axe: "serious" }), path).toEqual([]);
  }
});

test("every page is whole and large enough for fingers on phones and on wide screens, also with the longest names", async () => {
  await admin.firestore.doc(documents.site(booked.owner.uid)).update({ theme: "market", displayName: LONG });
  await makeService(booked.owner, { title: LONG, place: { kind: "address", text: `${LONG} ${LONG}` }, price: 123_456_789 });
  for (const { path } of addresses) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await lookAt(page, { widths: [390, 1280], touch: true }), path).toEqual([]);
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
