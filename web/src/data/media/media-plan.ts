import { Failure } from "@awning/domain/errors/failure";
import { MEDIA_INPUT_MAX_BYTES, MEDIA_INPUT_MAX_PIXELS, MEDIA_WIDTHS } from "@awning/domain/media/media";
import { MEDIA_SIDES_MAX } from "@awning/domain/media/media-sides";
import type { ImageRefusal } from "@awning/domain/upload/upload";

/** WebP qualities from good to just acceptable; the first one that fits the size limit is kept. */
export const WEBP_QUALITIES = [0.86, 0.78, 0.68, 0.56, 0.44] as const;
const ID_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 22;

export function imageRefused(reason: ImageRefusal, cause?: unknown): Failure {
  return new Failure("bad_request", { reason }, { cause });
}

/** Checks what is known before decoding. Throws a `bad_request` with an {@link ImageRefusal}. */
export function checkImageFile(file: { size: number }): void {
  if (file.size > MEDIA_INPUT_MAX_BYTES) throw imageRefused("bytes");
  if (file.size === 0) throw imageRefused("unreadable");
}

/** Checks the decoded size in pixels. Throws a `bad_request` with an {@link ImageRefusal}. */
export function checkImageSize(size: { width: number; height: number }): void {
  if (size.width < 1 || size.height < 1) throw imageRefused("unreadable");
  if (size.width * size.height > MEDIA_INPUT_MAX_PIXELS) throw imageRefused("pixels");
}

/**
 * The files to make of a picture, narrowest first: every width of {@link MEDIA_WIDTHS} below the original, plus the original's
 * own width when it is narrower than the widest. Never wider than the original.
 */
export function plannedFiles(original: { width: number; height: number }): { width: number; height: number }[] {
  const widest = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? original.width;
  const widestAllowed = Math.min(original.width, widest, Math.floor((MEDIA_SIDES_MAX.height * original.width) / original.height) || 1);
  const widths = [...MEDIA_WIDTHS.filter((width) => width < widestAllowed), widestAllowed];
  return widths.map((width) => ({ width, height: Math.max(1, Math.round((original.height * width) / original.width)) }));
}

/** The mean color of RGBA pixels as `#rrggbb`, weighted by alpha. Paper when all are transparent. */
export function averageColor(rgba: ArrayLike<number>): string {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    red += (rgba[at] ?? 0) * alpha;
    green += (rgba[at + 1] ?? 0) * alpha;
    blue += (rgba[at + 2] ?? 0) * alpha;
    weight += alpha;
  }
  if (weight === 0) return "#fbfaf6";
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A random picture id of 22 letters and digits (about 131 bits). `random` returns that many random bytes. */
export function newMediaId(random: (count: number) => Uint8Array): string {
  let id = "";
  while (id.length < ID_LENGTH) {
    // Bytes above the last multiple of 62 are skipped, so every character is equally likely.
    for (const byte of random(32)) if (byte < 248 && id.length < ID_LENGTH) id += ID_ALPHABET[byte % 62];
  }
  return id;
}
