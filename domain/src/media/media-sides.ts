// Apart from `media.ts`: what only shows a picture carries none of it.
/** Widths every picture is stored in, in pixels; never wider than the original. */
export const MEDIA_WIDTHS = [320, 640, 1280, 1920] as const;
export const MEDIA_ALT_MAX = 200;
/** Width and height of the largest stored file, in pixels. */
export const MEDIA_SIDES_MAX = { width: 1920, height: 5120 } as const;

/** Sides of the stored file nearest to the wanted width: the first that is at least as wide, else the widest. */
export function storedSides(
  media: { widths: readonly number[]; width: number; height: number },
  wantedWidth: number,
): { width: number; height: number } {
  const width = Math.min(...media.widths.filter((one) => one >= wantedWidth), media.width);
  return { width, height: Math.max(1, Math.round((media.height * width) / media.width)) };
}
