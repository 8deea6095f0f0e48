import { contrast, isReadable, luminance, mix, strongestOn, TEXT_CONTRAST } from "./contrast.ts";
import { type Design, VEIL_MAX } from "./design.ts";

const BLACK = "#000000";
const WHITE = "#ffffff";
const LEAST_VEIL = 0.66;
const STEP = 0.02;
/** Enough that no color between steps is noticeably darker or lighter. */
const GRADIENT_STEPS = 12;

/**
 * The veil that keeps text readable over a picture with any black or white pixel, plus the owner's addition.
 * @returns from 0 to 1
 */
export function veilStrength(bg: string, ink: string, { kind, veil }: Design["background"]): number {
  if (kind !== "picture") return 1;
  const end = extremeFor(bg, ink);
  let least = LEAST_VEIL;
  while (least < 1 && !isReadable(end, veiled(bg, least), TEXT_CONTRAST + 0.6)) least += STEP;
  least = Math.min(1, least);
  return Math.round((least + ((1 - least) * veil) / VEIL_MAX) * 1000) / 1000;
}

/** Every color behind page text. The end of a gradient moves toward the page color as far as text needs. */
export function pageGrounds(
  bg: string,
  ink: string,
  to: string,
  kind: Design["background"]["kind"],
  veil: number,
): { grounds: readonly string[]; to: string } {
  if (kind === "picture") return { grounds: [bg, ...veiled(bg, veil)], to: bg };
  if (kind !== "gradient") return { grounds: [bg], to: bg };
  const text = isReadable(ink, [bg]) ? ink : extremeFor(bg, ink);
  let share = 1;
  while (share > 0 && !isReadable(text, steps(bg, mix(bg, to, share)), TEXT_CONTRAST + 0.05)) share = Math.max(0, share - 0.04);
  const end = mix(bg, to, share);
  return { grounds: steps(bg, end), to: end };
}

/** Black or white, on the side of the text if it stays readable. */
function extremeFor(bg: string, ink: string): string {
  const end = luminance(ink) < luminance(bg) ? BLACK : WHITE;
  return contrast(end, bg) >= TEXT_CONTRAST ? end : strongestOn([bg]);
}

function veiled(bg: string, strength: number): string[] {
  return [mix(BLACK, bg, strength), mix(WHITE, bg, strength)];
}

function steps(from: string, to: string): string[] {
  return Array.from({ length: GRADIENT_STEPS + 1 }, (_, at) => mix(from, to, at / GRADIENT_STEPS));
}
