/** @module-tag full */

import { sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/site/information/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeOwner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved } from "../support/owner.ts";

const test = journey
  .extend("owner", perFile, () => makeOwner({ site: { displayName: "Quay pots", headline: "Stoneware by the quay" } }))
  .extend("page", perFile, ({ stage, owner }) => onDevice(stage, owner))
  .extend("begun", fromStart, ({ page }) => [page]);

test("the share card on the screen is what messages get: words with every stroke, and the drawn picture", async ({ owner, page }) => {
  await open(page, settingsPaths.information("sharing"));
  const card = page.getByRole("figure", { name: "Share card" });
  await card.getByText("Quay pots", { exact: false }).first().waitFor();
  const picture = card.getByRole("img", { name: labels.previewOfYourShareCard });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1200, 630]);
  await page.getByRole("textbox", { name: /^Title/ }).fill("Pots from the quay");
  await page.getByRole("textbox", { name: /^Description/ }).fill("Thrown, glazed and fired in one room.");
  await card.getByText("Pots from the quay").waitFor();
  await card.getByText("Thrown, glazed and fired in one room.").waitFor();
  await saved(page);
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes('property="og:title" content="Pots from the quay"'));
});

test("opening hours reach machines day by day, with days that differ", async ({ owner }) => {
  const near = addDays(wallTime(Date.now(), "Europe/Berlin").day, 30);
  await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({
    zone: "Europe/Berlin",
    shown: ["hours"],
    hours: {
      week: {
        mon: [
          { from: "09:00", until: "12:30" },
          { from: "14:00", until: "24:00" },
        ],
        tue: [],
        wed: [],
        thu: [],
        fri: [],
        sat: [],
        sun: [],
      },
      special: Object.fromEntries([near, "2099-12-24"].map((day, place) => [day, { day, spans: [], note: "Closed", place }])),
    },
  });
  const html = await htmlOnce(sitePaths.home(owner.username), (text) => text.includes("openingHoursSpecification"));
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const hours = (opens: string, closes: string) => ({ "@type": "OpeningHoursSpecification", opens, closes });
  const dayOfWeek = "https://schema.org/Monday";
  expect(JSON.stringify(JSON.parse(found))).toContain(
    JSON.stringify([
      { ...hours("09:00", "12:30"), dayOfWeek },
      { ...hours("14:00", "23:59"), dayOfWeek },
    ]),
  );
  expect(found).toContain(`"validFrom":"${near}"`);
  // A day that is far away is not told yet.
  expect(found).not.toContain("2099-12-24");
  expect(found).toContain('"LocalBusiness"');
});

test("a legal text that was saved elsewhere meanwhile is shown beside one's own, and nothing is saved until one is chosen", async ({
  owner,
  page,
}) => {
  const stored = async () => (await admin.firestore.doc(informationDocuments.legalSettings(owner.uid)).get()).get("terms");
  const store = (terms: string) => admin.firestore.doc(informationDocuments.legalSettings(owner.uid)).set({ terms });
  await store("First");
  await open(page, settingsPaths.section("business"));
  const sheet = page.getByRole("dialog");
  const mine = sheet.getByLabel("Text", { exact: true });
  const theirs = sheet.getByLabel("Saved version");
  const openSheet = () => page.getByRole("button", { name: "Edit: Shop terms" }).click();
  await openSheet();
  expect(await mine.inputValue()).toBe("First");
  // As long as nothing is typed here, what comes from elsewhere simply stands there.
  await store("Second");
  await expect.poll(() => mine.inputValue()).toBe("Second");
  await mine.fill("Mine");
  await page.keyboard.press("Escape");
  await store("Theirs");
  // Also after the tab was loaded anew: what it was typed over is kept with it.
  await open(page, settingsPaths.section("business"));
  await openSheet();
  await expect.poll(() => theirs.inputValue()).toBe("Theirs");
  expect(await mine.inputValue()).toBe("Mine");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  expect(await theirs.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await stored()).toBe("Theirs");
  await sheet.getByRole("button", { name: "Keep mine" }).click();
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(stored).toBe("Mine");
  await openSheet();
  await mine.fill("Mine again");
  await store("Theirs again");
  await sheet.getByRole("button", { name: "Use saved version" }).click();
  expect(await mine.inputValue()).toBe("Theirs again");
  await gone(theirs);
  await page.keyboard.press("Escape");
  await page.getByText("Unsaved draft").waitFor({ state: "detached" });
});
