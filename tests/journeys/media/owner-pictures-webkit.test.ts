import { mediaPath } from "@awning/domain/media/media";
import { type Media, mediaSchema } from "@awning/domain/media/media-schema";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import type { Owner } from "../../support/builders.ts";
import { journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE, saved, storedSite } from "../support/owner.ts";
import { photograph } from "../support/stage.ts";

const test = journey.extend("page", perFile, async ({ stage, owner }) => {
  const page = await onDevice(stage, owner, PHONE);
  // What WebKit answers, on every iPhone and in Safari, whatever type it is asked for.
  await page.addInitScript(() => {
    const write = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function () {
      return write.call(this, { type: "image/png" });
    };
  });
  await open(page, paths.information);
  return page;
});

const choose = (page: Page, group: "Picture" | "Cover", file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByRole("group", { name: group, exact: true }).locator('input[type="file"]').setInputFiles(file);

async function storedFile(owner: Owner, { id }: Media, width: number) {
  const path = encodeURIComponent(mediaPath(owner.uid, id, width));
  const response = await fetch(`http://127.0.0.1:9199/v0/b/demo-awning.appspot.com/o/${path}?alt=media`);
  return { type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
}

test("a browser that writes no WebP stores a photograph in each width all the same", async ({ owner, page }) => {
  await choose(page, "Picture", await photograph(page));
  await expect.poll(async () => (await storedSite(owner))?.avatar ?? null, { timeout: 60_000 }).not.toBeNull();
  await saved(page);
  const avatar = mediaSchema.parse((await storedSite(owner))?.avatar);
  expect(avatar).toMatchObject({ widths: [320, 640, 1280, 1600], width: 1600, height: 1200 });
  for (const width of avatar.widths) {
    const { type, bytes } = await storedFile(owner, avatar, width);
    expect(type).toBe("image/webp");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, hasAlpha: false });
    expect(bytes.includes("GPS-SECRET")).toBe(false);
  }
});

test("what is see-through stays so", async ({ owner, page }) => {
  const logo = await sharp({ create: { width: 400, height: 200, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } })
    .png()
    .toBuffer();
  await choose(page, "Cover", { name: "logo.png", mimeType: "image/png", buffer: logo });
  await expect.poll(async () => (await storedSite(owner))?.cover ?? null, { timeout: 60_000 }).not.toBeNull();
  await saved(page);
  const cover = mediaSchema.parse((await storedSite(owner))?.cover);
  const { bytes } = await storedFile(owner, cover, 400);
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBeGreaterThan(120);
  expect(data[3]).toBeLessThan(135);
});

test("visitors see the picture", async ({ owner, guest: visitor }) => {
  const { id } = mediaSchema.parse((await storedSite(owner))?.avatar);
  const picture = visitor.locator(`img[src*="${id}"]`).first();
  await expect
    .poll(
      async () => {
        await visitor.goto(sitePaths.home(owner.username));
        return picture.evaluateAll(async (all) => {
          const [one] = all;
          if (!(one instanceof HTMLImageElement)) return 0;
          await one.decode();
          return one.naturalWidth;
        });
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
});
