// WCAG 2.2 contrast, and the smallest color change that passes. Colors are `#rrggbb`.

/** Minimum for text (WCAG AA). */
export const TEXT_CONTRAST = 4.5;
/** Minimum for non-text elements such as field borders and focus rings. */
export const MARK_CONTRAST = 3;
const BLACK = "#000000";
const WHITE = "#ffffff";

type Rgb = readonly [r: number, g: number, b: number];

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function read(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function write([r, g, b]: Rgb): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

function luminanceOf([r, g, b]: Rgb): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [part(0), part(1), part(2)];
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** From 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  return luminanceOf(read(hex));
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other));
}

/** `share` 0 is the first color, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  return write(mixed(read(one), read(other), share));
}

/** Black or white, whichever is more readable on all backgrounds. */
export function strongestOn(grounds: readonly string[]): string {
  const least = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
  return least(BLACK) >= least(WHITE) ? BLACK : WHITE;
}

export function isReadable(colour: string, grounds: readonly string[], least = TEXT_CONTRAST): boolean {
  const own = luminance(colour);
  return grounds.every((ground) => ratio(own, luminance(ground)) >= least);
}

/**
 * The nearest readable color on all backgrounds: darker or lighter with the same hue. Falls back to the better of black and white; on a
 * single background one of them always passes.
 */
export function readableOn(wanted: string, grounds: readonly string[], least = TEXT_CONTRAST): string {
  if (isReadable(wanted, grounds, least)) return wanted;
  const from = read(wanted);
  const lights = grounds.map(luminance);
  const passes = (colour: Rgb) => {
    const own = luminanceOf(colour);
    return lights.every((light) => ratio(own, light) >= least);
  };
  const found = [BLACK, WHITE].flatMap((end) => {
    const to = read(end);
    if (!passes(to)) return [];
    const share = leastShare((tried) => passes(mixed(from, to, tried)));
    const colour = mixed(from, to, share);
    return [{ colour, distance: (colour[0] - from[0]) ** 2 + (colour[1] - from[1]) ** 2 + (colour[2] - from[2]) ** 2 }];
  });
  const [nearest] = found.sort((a, b) => a.distance - b.distance);
  return nearest ? write(nearest.colour) : strongestOn(grounds);
}

function distance(one: string, other: string): number {
  const [a, b] = [read(one), read(other)];
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

export function readablePair(text: string, ground: string): { text: string; ground: string } {
  const [otherText, otherGround] = [readableOn(text, [ground]), readableOn(ground, [text])];
  return distance(text, otherText) <= distance(ground, otherGround) ? { text: otherText, ground } : { text, ground: otherGround };
}

/**
 * The nearest background on which all texts are readable.
 * @param safe a background that is known to work
 */
export function groundUnder(wanted: string, texts: readonly string[], safe: string, least = TEXT_CONTRAST): string {
  if (isReadable(wanted, texts, least)) return wanted;
  const [from, to] = [read(wanted), read(safe)];
  const lights = texts.map(luminance);
  const share = leastShare((tried) => {
    const own = luminanceOf(mixed(from, to, tried));
    return lights.every((light) => ratio(own, light) >= least);
  });
  return write(mixed(from, to, share));
}

/** The smallest share from 0 to 1 that passes, in steps of 1/255; 1 must pass. */
function leastShare(passes: (share: number) => boolean): number {
  let [fails, holds] = [0, 255];
  while (holds - fails > 1) {
    const middle = (fails + holds) >> 1;
    if (passes(middle / 255)) holds = middle;
    else fails = middle;
  }
  return holds / 255;
}
