// Separate from `media.ts`, which pages that only show pictures do not need.
/** Stored widths in pixels; never wider than the original. */
export const MEDIA_WIDTHS = [320, 640, 1280, 1920] as const;
export const MEDIA_ALT_MAX = 200;
/** In pixels. */
export const MEDIA_SIDES_MAX = { width: 1920, height: 5120 } as const;

/** The size of the stored file for a width: the first at least as wide, otherwise the widest. */
export function storedSides(
  media: { widths: readonly number[]; width: number; height: number },
  wantedWidth: number,
): { width: number; height: number } {
  const width = Math.min(...media.widths.filter((one) => one >= wantedWidth), media.width);
  return { width, height: Math.max(1, Math.round((media.height * width) / media.width)) };
}
