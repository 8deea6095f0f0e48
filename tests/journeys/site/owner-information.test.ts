/** @module-tag full */
import { mediaPath } from "@awning/domain/media/media";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { gone } from "../../support/absence.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, saved, storedSite } from "../support/owner.ts";
import { photograph, suite } from "../support/stage.ts";

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.information);
  return page;
});

/** The page in the phone beside the form. */
const mirror = (page: Page) => page.frameLocator("iframe");

test("name, headline and text save themselves, and the page beside follows every stroke", async ({ owner, page }) => {
  await page.getByLabel("Name", { exact: true }).fill("The salt kiln");
  await mirror(page).getByRole("heading", { level: 1, name: "The salt kiln" }).waitFor();
  await page.getByLabel("Headline").fill("Salt-fired pots from the coast");
  await mirror(page).getByText("Salt-fired pots from the coast").waitFor();
  await page.getByLabel("About").fill("Two wheels.\nOne kiln.");
  await mirror(page).getByText("One kiln.").waitFor();
  await page.getByLabel("Name", { exact: true }).focus();
  await saved(page);
  expect(await storedSite(owner)).toMatchObject({
    displayName: "The salt kiln",
    headline: "Salt-fired pots from the coast",
    bio: "Two wheels.\nOne kiln.",
  });
  await page.getByRole("button", { name: /^The salt kiln .*Change page status$/ }).waitFor();
  await expect.poll(() => suite.waitForPage(sitePaths.home(owner.username))).toContain("Salt-fired pots from the coast");
});

test("a large photograph becomes WebP in each width, without what the camera wrote into it, and shows beside", async ({ owner, page }) => {
  await page
    .getByRole("group", { name: "Picture", exact: true })
    .locator('input[type="file"]')
    .setInputFiles(await photograph(page));
  await expect.poll(async () => (await storedSite(owner))?.avatar ?? null).not.toBeNull();
  await saved(page);
  const avatar = mediaSchema.parse((await storedSite(owner))?.avatar);
  expect(avatar).toMatchObject({ widths: [320, 640, 1280, 1600], width: 1600, height: 1200 });
  for (const width of avatar.widths) {
    const path = encodeURIComponent(mediaPath(owner.uid, avatar.id, width));
    const response = await fetch(`http://127.0.0.1:9199/v0/b/demo-awning.appspot.com/o/${path}?alt=media`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect(bytes.includes("GPS-SECRET")).toBe(false);
    expect(bytes.includes("Exif")).toBe(false);
  }
  await expect
    .poll(() =>
      mirror(page)
        .locator("img")
        .evaluateAll((all) => all.some((one) => one instanceof HTMLImageElement || one.tagName === "IMG")),
    )
    .toBe(true);
  expect(await mirror(page).locator(`img[src*="${avatar.id}"]`).count()).toBeGreaterThan(0);
});

test("a picture that is pasted goes where the focus is, and nowhere else", async ({ owner, page }) => {
  const before = await storedSite(owner);
  const { buffer } = await photograph(page);
  const paste = (within: "Picture" | null) =>
    page.evaluate(
      ([base64, label]) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], "pasted.jpg", { type: "image/jpeg" }));
        const target = label ? document.querySelector<HTMLElement>(`[role=group][aria-label="${label}"] input`) : document.body;
        target?.focus();
        (target ?? document.body).dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [buffer.toString("base64"), within] as const,
    );
  await page.getByLabel("Name", { exact: true }).focus();
  await paste(null);
  await paste("Picture");
  await expect.poll(async () => (await storedSite(owner))?.avatar?.id, { timeout: 20_000 }).not.toBe(before?.avatar?.id);
  await saved(page);
  const after = await storedSite(owner);
  expect(after?.cover ?? null).toEqual(before?.cover ?? null);
  await gone(page.locator(".pics__tile--pending"));
});

test("what is no picture is refused in words and leaves the old one", async ({ owner, page }) => {
  const before = (await storedSite(owner))?.avatar;
  const chooser = page.getByRole("group", { name: "Picture", exact: true }).locator('input[type="file"]');
  await chooser.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
  await page.getByRole("alert").getByText("We can’t read this file as a picture.").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await chooser.setInputFiles({ name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(40 * 1024 * 1024 + 1) });
  await page.getByRole("alert").getByText("This file is larger than 40 MB. Choose a smaller one.").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  // What a phone took, as a computer that does not know its kind hands it over.
  await page.getByRole("group", { name: "Picture", exact: true }).evaluate((group) => {
    const data = new DataTransfer();
    data.items.add(new File(["\0\0\0\x18ftypheic\0\0\0\0"], "photo.heic", { type: "" }));
    group.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole("alert").getByText("This browser can’t read HEIC photos.").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  expect((await storedSite(owner))?.avatar).toEqual(before);
});

test("a picture is described for people who cannot see it, taken away, and brought back with its description", async ({ owner, page }) => {
  const acts = page.getByRole("group", { name: "Picture", exact: true }).getByRole("button", { name: "Actions for picture 1" });
  await acts.click();
  await page.getByRole("menuitem", { name: "Add description" }).click();
  await page.getByLabel("What does it show?").fill("A kiln in the evening");
  await page.getByRole("button", { name: "Save description" }).click();
  await expect.poll(async () => (await storedSite(owner))?.avatar?.alt).toBe("A kiln in the evening");
  await page.getByRole("img", { name: "A kiln in the evening" }).waitFor();
  await acts.click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect.poll(async () => (await storedSite(owner))?.avatar).toBeNull();
  await page.locator(".toast").filter({ hasText: "Picture removed" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await storedSite(owner))?.avatar?.alt).toBe("A kiln in the evening");
  await page.locator(".toast").filter({ hasText: "Picture removed" }).waitFor({ state: "detached" });
});
