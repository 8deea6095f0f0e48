import { LINK_FILE_MAX_BYTES } from "@awning/domain/link/link-file";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as labels from "../../../web/src/features/link/labels.ts";
import { seriousFaults } from "../../support/axe.ts";
import type { Owner } from "../../support/builders.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved, storedLinks } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner);
  await open(page, paths.links);
  return page;
});

const PDF = Buffer.from(`%PDF-1.4\n${"% glazes and what they cost\n".repeat(60_000)}%%EOF\n`);
const dialog = (page: Page) => page.getByRole("dialog", { name: labels.linkToFile });
const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel("Choose a file").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
const openSheet = async (page: Page) => {
  await page.getByRole("button", { name: labels.moreOptionsForLinks }).click();
  await page.getByRole("menuitem", { name: labels.linkToFile }).click();
  await dialog(page).waitFor();
};
const row = (page: Page, title: string) =>
  page
    .getByRole("list", { name: "Links" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("switch", { name: `Show ${title}` }) });
/** What a link is on the public page, once it is there. */
async function publicLink(owner: Owner, title: string, note: string) {
  const found = async () => {
    const html = await suite.waitForPage(sitePaths.home(owner.username));
    const link = [...html.matchAll(/<a class="link"[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].find((one) => one[2]?.includes(title));
    return { url: link?.[1] ?? "", body: link?.[2] ?? "" };
  };
  await expect.poll(async () => (await found()).body, { timeout: 20_000 }).toContain(note);
  return (await found()).url;
}

test("what is too large, or of a kind that cannot be linked, is refused in words", { tags: ["full"] }, async ({ owner, page }) => {
  await openSheet(page);
  expect(await seriousFaults(page)).toEqual([]);
  await choose(page, "Shop.html", Buffer.from("<script>alert(1)</script>"));
  await dialog(page).getByText("Shop.html: This file type isn’t supported. Save it as a PDF or put it in a ZIP.").waitFor();
  await choose(page, "Film.zip", Buffer.alloc(LINK_FILE_MAX_BYTES + 1));
  await dialog(page).getByText("Film.zip: This file is larger than 20 MB.").waitFor();
  expect(await storedLinks(owner)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("an upload shows how far it is, and is stopped on demand", { tags: ["full"] }, async ({ owner, page }) => {
  await openSheet(page);
  await page.route("**/v0/b/**/o?name=linkFiles**", () => undefined);
  await choose(page, "Price list.pdf", PDF);
  await dialog(page).getByRole("progressbar", { name: "Uploading Price list.pdf" }).waitFor();
  await dialog(page).getByRole("button", { name: "Stop" }).click();
  await dialog(page).getByText("Choose a file").waitFor();
  await page.unroute("**/v0/b/**/o?name=linkFiles**");
  expect(await storedLinks(owner)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("a PDF becomes a link told by its type and size, and visitors get the same bytes under the same name", async ({ owner, page }) => {
  await openSheet(page);
  await choose(page, "Glazes & what they cost (2026).pdf", PDF);
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  const file = { name: "Glazes & what they cost (2026).pdf", size: PDF.length };
  expect(await storedLinks(owner)).toMatchObject([{ type: "file", url: "", title: "Glazes & what they cost (2026)", file }]);
  await row(page, "Glazes & what they cost (2026)").getByText("PDF, 1.7 MB, Glazes & what they cost (2026).pdf").waitFor();
  await page
    .frameLocator("iframe")
    .first()
    .getByRole("link", { name: /Glazes.*PDF, 1\.7 MB/ })
    .waitFor();
  const response = await fetch(await publicLink(owner, "Glazes", "PDF, 1.7 MB"));
  expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toMatch(
    /^inline; filename\*=UTF-8''Glazes%20%26%20what%20they%20cost%20%282026%29\.pdf/,
  );
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("another file takes its place, and whatever no browser shows is saved", { tags: ["full"] }, async ({ stage, owner, page }) => {
  await row(page, "Glazes & what they cost (2026)").getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Replace file…" }).click();
  const table = Buffer.from("glaze,price\nash,12\n");
  await page
    .getByRole("dialog", { name: "Replace file" })
    .getByLabel("Choose a file")
    .setInputFiles({ name: "Glazes été.csv", mimeType: "", buffer: table });
  await row(page, "Glazes & what they cost (2026)").getByText("CSV, 19 B, Glazes été.csv").waitFor();
  await saved(page);
  await publicLink(owner, "Glazes", "CSV, 19 B");
  const visitor = await stage.person();
  await visitor.goto(sitePaths.home(owner.username));
  const coming = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: /Glazes/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("Glazes été.csv");
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  expect(Buffer.concat(parts).equals(table)).toBe(true);
});
