/** @module-tag full */

import { linkFilePath } from "@awning/domain/link/link-file-type";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { ROOMS } from "@awning/domain/upload/upload";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as accountLabels from "../../../web/src/features/account/labels.ts";
import * as linkLabels from "../../../web/src/features/link/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import { readDocument } from "../../support/emulators.ts";
import { storedText } from "../../support/files.ts";
import { DAY, PICTURE, runSweep, storageOf } from "../../support/uploads.ts";
import { fromStart, journey } from "../support/fixtures.ts";
import { open, saved, storedLinks, storedSite } from "../support/owner.ts";

const test = journey.extend("store", fromStart, ({ owner }) => storageOf(owner));

const { media } = ROOMS;
const PRICES = { name: "Prices.csv", mimeType: "text/csv", buffer: Buffer.from("mug,28\nbowl,40\n") };
const dialog = (page: Page) => page.getByRole("dialog", { name: linkLabels.linkToFile });
const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: linkLabels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name: linkLabels.linkToFile }).click();
  await dialog(page).waitFor();
};
const room = (page: Page) => page.getByRole("region", { name: "Storage" });
const HELP = "Remove some you no longer use, then select “Clean up now” on your account page.";

test("an account that never sent anything has all its room", async ({ page }) => {
  await open(page, paths.account);
  await room(page).getByText("0 B of 2 GB").waitFor();
  await room(page).getByText("0 of 4,000").waitFor();
  await room(page).getByText("0 B of 20 GB").waitFor();
  await room(page).getByText("Not calculated yet.").waitFor();
  await room(page).getByRole("button", { name: "Clean up now" }).click();
  await room(page).getByText("Nothing to clean up").waitFor();
  await expect.poll(() => room(page).getByText("Not calculated yet.").count()).toBe(0);
});

test("without room an owner is told before they choose a file and when it is refused, and nothing is sent", async ({
  owner,
  page,
  store,
}) => {
  await store.sendPicture();
  // As much as the file that is chosen has less than the picture that goes first.
  await store.setUse({ bytes: media.bytes - (PRICES.buffer.length - PICTURE.length), count: 12 });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && request.url().includes("/v0/b/") && sent.push(request.url()));
  await open(page, paths.links);
  await openSheet(page);
  await dialog(page).getByText(`Your pictures and shared files use 2 GB of 2 GB. ${HELP}`).waitFor();
  await dialog(page).getByLabel("Choose a file").setInputFiles(PRICES);
  await dialog(page).getByText(`Prices.csv: Your pictures and shared files use 2 GB of 2 GB, and this needs 15 B. ${HELP}`).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await open(page, paths.information);
  const chooser = page.getByRole("group", { name: "Cover", exact: true });
  await chooser.getByText("Your pictures and shared files use 2 GB of 2 GB.").waitFor();
  await chooser.locator('input[type="file"]').setInputFiles(await drawing(page));
  await page.getByRole("alert").getByText("Your pictures and shared files use 2 GB of 2 GB, and this needs").waitFor();
  expect(sent).toEqual([]);
  expect(await storedLinks(owner)).toEqual([]);
  expect((await storedSite(owner))?.cover).toBeNull();
});

test("the account page says how much is used, and clearing up gives room back", async ({ page, store }) => {
  await store.age(2 * DAY);
  await open(page, paths.account);
  await room(page).getByText("12 of 4,000").waitFor();
  await room(page).getByText(HELP).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().setOffline(true);
  await room(page).getByText(accountLabels.offlineHint).waitFor();
  expect(await room(page).getByRole("button", { name: "Clean up now" }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await room(page).getByRole("button", { name: "Clean up now" }).click();
  await room(page).getByText("1 file removed, 12 B freed up.").waitFor();
  await room(page).getByText("11 of 4,000").waitFor();
});

test("what was only now found unused is said to go by itself, with the time, and is gone then", async ({ page, store }) => {
  const id = await store.sendPicture();
  await store.age(2 * DAY);
  const [one] = await store.uploads();
  // Nobody has looked since it was sent.
  await one?.ref.update({ unusedAt: one.get("createdAt") });
  await room(page).getByRole("button", { name: "Clean up now" }).click();
  const said = () => room(page).getByText(/^Unused: 1 file, 12 B\. Deleted soon after \d\d?:\d\d/);
  await said().waitFor();
  await page.reload();
  await said().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await store.passClearing();
  await runSweep();
  await expect.poll(() => said().count()).toBe(0);
  expect(await storedText(store.picturePath(id))).toBeNull();
});

test("then the file is let in", async ({ owner, page, store }) => {
  await open(page, paths.links);
  await openSheet(page);
  await dialog(page).getByLabel("Choose a file").setInputFiles(PRICES);
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  const [link] = await storedLinks(owner);
  expect(link).toMatchObject({ type: "file", file: { name: "Prices.csv", size: 15 } });
  const { id = "" } = (link?.file ?? {}) as { id?: string };
  expect(await storedText(linkFilePath(owner.uid, id))).toBe("mug,28\nbowl,40\n");
  expect(await readDocument(documents.upload(owner.uid, id))).toMatchObject({ kind: "linkFile", bytes: 15 });
  expect((await store.used()).media).toEqual({ bytes: media.bytes, count: 12 });
});

test("an upload that is stopped midway gives its room back", async ({ page, store }) => {
  await store.setUse({ bytes: 15, count: 1 });
  await page.route("**/v0/b/**/o?name=linkFiles**", () => undefined);
  await openSheet(page);
  await dialog(page).getByLabel("Choose a file").setInputFiles(PRICES);
  await expect.poll(async () => (await store.used()).media?.count).toBe(2);
  await dialog(page).getByRole("button", { name: "Stop" }).click();
  await expect.poll(async () => (await store.used()).media, { timeout: 10_000 }).toEqual({ bytes: 15, count: 1 });
  await page.unroute("**/v0/b/**/o?name=linkFiles**");
});

/** A picture as a browser draws it. */
async function drawing(page: Page) {
  const data = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(700, 500);
    canvas.getContext("2d")?.fillRect(0, 0, 300, 300);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer())];
  });
  return { name: "stall.png", mimeType: "image/png", buffer: Buffer.from(data) };
}
