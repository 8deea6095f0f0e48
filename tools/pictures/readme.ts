import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { fromRoot } from "../lib/root.ts";
import type { Suite } from "../seed/suite.ts";
import { type Look, photograph } from "./camera.ts";
import { SHOTS } from "./shots.ts";

const TARGET = fromRoot("docs/pictures");
const DESKTOP_WIDTH = 1200;
const MAX_BYTES = 250_000;

/** Updates the README's pictures in `docs/pictures`: small files of the viewport. */
export async function makeReadmePictures(browser: Browser, suite: Suite): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  const page = await one(browser, suite, "kiln", { size: "phone", mode: "light" });
  const dashboard = await one(browser, suite, "dashboard", { size: "desktop", mode: "light" });
  const orders = await one(browser, suite, "orders", { size: "desktop", mode: "light" });
  const links = await one(browser, suite, "links", { size: "desktop", mode: "light" });
  await save("page-phone", sharp(page));
  await save("orders-desktop", sharp(orders).resize({ width: DESKTOP_WIDTH }));
  await save("links-desktop", sharp(links).resize({ width: DESKTOP_WIDTH }));
  await save("overview", sharp(await sideBySide(page, dashboard)));
}

async function one(browser: Browser, suite: Suite, name: string, look: Look): Promise<Buffer> {
  const shots = SHOTS.filter((shot) => shot.name === name);
  let picture: Buffer | undefined;
  const take = async (_: unknown, taken: Buffer) => {
    picture = taken;
  };
  await photograph({ browser, suite, look, shots, fullPage: false, take });
  if (!picture) throw new Error(`No screen is called ${name}.`);
  return picture;
}

const GAP = 40;
const HEIGHT = 720;

/** Phone and desktop side by side with rounded corners on a transparent background, for light and dark pages. */
async function sideBySide(phone: Buffer, desktop: Buffer): Promise<Buffer> {
  const [left, right] = await Promise.all([framed(phone, 28), framed(desktop, 14)]);
  const width = left.info.width + GAP + right.info.width;
  return sharp({ create: { width, height: HEIGHT, channels: 4, background: "#0000" } })
    .composite([
      { input: left.data, left: 0, top: 0 },
      { input: right.data, left: left.info.width + GAP, top: 0 },
    ])
    .png()
    .toBuffer();
}

async function framed(picture: Buffer, radius: number) {
  const { data, info } = await sharp(picture).resize({ height: HEIGHT }).png().toBuffer({ resolveWithObject: true });
  const box = (paint: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect x=".5" y=".5" width="${info.width - 1}" height="${info.height - 1}" rx="${radius}" ${paint}/></svg>`,
    );
  return sharp(data)
    .ensureAlpha()
    .composite([{ input: box('fill="#fff"'), blend: "dest-in" }, { input: box('fill="none" stroke="#8d867a" stroke-opacity=".55"') }])
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function save(name: string, picture: Sharp): Promise<void> {
  const file = `${name}.png`;
  const { size } = await picture.png({ palette: true, quality: 90, effort: 10 }).toFile(join(TARGET, file));
  if (size > MAX_BYTES) throw new Error(`docs/pictures/${file} has ${size} bytes; ${MAX_BYTES} is the most a README should load.`);
  console.info(`docs/pictures/${file}  ${Math.round(size / 1000)} kB`);
}
