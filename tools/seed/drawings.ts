import { readFile } from "node:fs/promises";
import { MEDIA_WIDTHS, type Media } from "@awning/domain/media/media";
import sharp from "sharp";
import type { Drawing } from "./shop.ts";

/** A stored width of a picture. */
export type PictureFile = { width: number; bytes: Uint8Array };

/**
 * Converts a drawing to the files an owner's browser would upload: WebP in every stored width. The id is a content hash, so that the demo
 * data is reproducible.
 */
export async function drawPicture(drawing: Drawing, siteId: string): Promise<{ media: Media; files: PictureFile[] }> {
  const svg = await readFile(new URL(`./art/${drawing.file}.svg`, import.meta.url));
  const files: PictureFile[] = [];
  let height = 0;
  for (const width of MEDIA_WIDTHS) {
    const { data, info } = await sharp(svg, { density: 144 })
      .resize({ width })
      .webp({ quality: 82, effort: 5 })
      .toBuffer({ resolveWithObject: true });
    files.push({ width, bytes: new Uint8Array(data) });
    height = info.height;
  }
  const { dominant } = await sharp(svg).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, "0")).join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${siteId}/${drawing.file}`));
  const id = Buffer.from(digest).toString("hex").slice(0, 24);
  const width = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;
  return { media: { id, siteId, widths: [...MEDIA_WIDTHS], width, height, alt: drawing.alt, color: `#${hex}` }, files };
}
