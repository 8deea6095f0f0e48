import { randomBytes } from "node:crypto";
import { storedFilePath } from "@awning/domain/product/file";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/product/editor/labels.ts";
import { gone } from "../../support/absence.ts";
import { makeProduct, type Owner } from "../../support/builders.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { giveFile, storedText } from "../../support/files.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE, saved } from "../support/owner.ts";

let productId: string;

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner);
  await page.setViewportSize(PHONE.viewport);
  return page;
});

const list = (page: Page) => page.getByRole("list", { name: "Product files" });
const names = (page: Page) => list(page).getByRole("listitem").locator(".row__title").allTextContents();
const pdf = (name: string, content: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(content) });
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel("Add files").setInputFiles(files);
const act = async (page: Page, file: string, what: string) => {
  await page.getByRole("button", { name: `Actions for ${file}`, exact: true }).click();
  await page.getByRole("menuitem", { name: what, exact: true }).click();
};

async function stored(owner: Owner) {
  const found = await admin.firestore.collection(collections.files(owner.uid)).get();
  return found.docs
    .map((one) => one.data())
    .filter((one) => one.productId === productId)
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
}

test("several files are added to a digital product and told by name and size", async ({ owner, page }) => {
  productId = await makeProduct(owner, { kind: "digital", title: "How to mend a bowl" });
  await open(page, paths.product(productId));
  await choose(page, pdf("Guide.pdf", "a".repeat(1500)), pdf("Pictures.zip", "z".repeat(2_000_000)));
  await list(page).getByText("2 MB", { exact: true }).waitFor();
  await list(page).getByText("1.5 KB", { exact: true }).waitFor();
  // The row of an upload goes a moment after the stored file has come.
  await expect.poll(() => names(page)).toEqual(["Guide.pdf", "Pictures.zip"]);
  const files = await stored(owner);
  expect(files.map(({ name, size, version }) => [name, size, version])).toEqual([
    ["Guide.pdf", 1500, 1],
    ["Pictures.zip", 2_000_000, 1],
  ]);
  expect(await storedText(storedFilePath(owner.uid, files[0]?.object))).toBe("a".repeat(1500));
});

test("a file that runs by itself is refused in words, and can be left out", { tags: ["full"] }, async ({ page }) => {
  await choose(page, pdf("setup.exe", "x"));
  await page.getByText(labels.fileTypeRefused).waitFor();
  await page.getByRole("button", { name: "Remove setup.exe" }).click();
  await expect.poll(() => names(page)).toEqual(["Guide.pdf", "Pictures.zip"]);
});

test("an upload shows how far it is, and is stopped on demand", { tags: ["full"] }, async ({ owner, page }) => {
  await page.route("**/v0/b/**/o?name=files**", () => undefined);
  await choose(page, { name: "Film.mp4", mimeType: "video/mp4", buffer: randomBytes(700_000) });
  await page.getByRole("progressbar", { name: "Uploading Film.mp4" }).waitFor();
  await page.getByRole("button", { name: "Cancel upload of Film.mp4" }).click();
  await expect.poll(() => names(page)).toEqual(["Guide.pdf", "Pictures.zip"]);
  await page.unroute("**/v0/b/**/o?name=files**");
  expect(await stored(owner)).toHaveLength(2);
});

test("an upload that fails is kept and tried again", { tags: ["full"] }, async ({ page }) => {
  let isBroken = true;
  await page.route("**/api/add-product-file", (route) => (isBroken ? route.abort() : route.continue()));
  await choose(page, pdf("Notes.epub", "notes"));
  await page.getByText("You’re offline. Nothing is lost. Try again when you’re back online.").waitFor();
  isBroken = false;
  await page.getByRole("button", { name: "Retry Notes.epub" }).click();
  await list(page).getByText("5 B", { exact: true }).waitFor();
  await expect.poll(() => names(page)).toEqual(["Guide.pdf", "Pictures.zip", "Notes.epub"]);
});

test("files are put in order and renamed", { tags: ["full"] }, async ({ owner, page }) => {
  await act(page, "Notes.epub", "Move up");
  await expect.poll(() => names(page)).toEqual(["Guide.pdf", "Notes.epub", "Pictures.zip"]);
  await act(page, "Notes.epub", "Rename");
  await page.getByRole("dialog").getByLabel("Name").fill("Notes/2.epub");
  await page.getByText(/Use at most 120 characters and none of/).waitFor();
  await page.getByRole("dialog").getByLabel("Name").fill("Reading notes.epub");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect.poll(() => names(page)).toEqual(["Guide.pdf", "Reading notes.epub", "Pictures.zip"]);
  await saved(page);
  expect((await stored(owner)).map(({ name }) => name)).toEqual(["Guide.pdf", "Reading notes.epub", "Pictures.zip"]);
});

test("a new version takes the place of a file", { tags: ["full"] }, async ({ page }) => {
  await page.getByLabel("New version of Guide.pdf").setInputFiles(pdf("Guide, second edition.pdf", "second"));
  await list(page).getByText("6 B, version 2").waitFor();
  await expect.poll(() => names(page)).toEqual(["Guide, second edition.pdf", "Reading notes.epub", "Pictures.zip"]);
});

test("the owner can look at what buyers get", { tags: ["full"] }, async ({ page }) => {
  const coming = page.waitForEvent("download");
  await act(page, "Guide, second edition.pdf", "Download");
  expect((await coming).suggestedFilename()).toBe("Guide, second edition.pdf");
});

test("a file is removed after a question, in Storage too", { tags: ["full"] }, async ({ owner, page }) => {
  const [first] = await stored(owner);
  await act(page, "Guide, second edition.pdf", "Remove");
  await page.getByText("No one will be able to download it").waitFor();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(() => names(page)).toEqual(["Reading notes.epub", "Pictures.zip"]);
  expect(await storedText(storedFilePath(owner.uid, first?.object))).toBeNull();
});

test("a file that comes after the first sale can be told of, in its own words", { tags: ["full"] }, async ({ owner, page }) => {
  const sold = await makeProduct(owner, { kind: "digital", title: "Sold book" });
  await admin.firestore.doc(documents.product(owner.uid, sold)).update({ sold: true });
  const { fileId } = await giveFile(owner, sold, { name: "Extra.pdf", content: "extra" });
  await open(page, paths.product(sold));
  await list(page).getByText("5 B, buyers not notified").waitFor();
  await act(page, "Extra.pdf", "Notify buyers of this file");
  await page.getByText("Everyone who bought this product before you added Extra.pdf gets one email.").waitFor();
  await page.getByRole("button", { name: "Send email", exact: true }).click();
  await page.getByText("Emailing the buyers of 0 orders").waitFor();
  expect(await readDocument(documents.file(owner.uid, fileId))).toMatchObject({ toldVersion: 1 });
});

test("a thing to hold has no files", { tags: ["full"] }, async ({ owner, page }) => {
  const bowl = await makeProduct(owner, { title: "Bowl" });
  await open(page, paths.product(bowl));
  await page.getByRole("heading", { name: "Stock" }).waitFor();
  await gone(page.getByRole("heading", { name: "Files" }));
});
