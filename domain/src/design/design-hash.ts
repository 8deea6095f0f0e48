import type { Design } from "./design.ts";

// Here nothing but strings: what moves between public pages carries it.

const HOME = ".home";

/**
 * A short sign of the design a page is drawn with, so that a page in the browser can tell whether its styles do for the next
 * one; empty for none. What the browser must know of a design stands in it.
 */
export function designHash(design: Design | null): string {
  if (!design) return "";
  let hash = 0;
  for (const sign of JSON.stringify(design)) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return `${(hash >>> 0).toString(36)}-${design.mode}-${design.font === "theme" ? "theme" : "own"}`;
}

/** The mark of a page in the browser: its styles do for the home page only when they were made for it. */
export function pageBadge(mark: string, isHome: boolean): string {
  return mark && isHome ? mark + HOME : mark;
}

/** Whether the styles of the page with the first mark do for a page with the second. */
export function matchesDesignHash(here: string, next: string, isHome: boolean): boolean {
  return next === "" ? here === "" : here === next + HOME || (!isHome && here === next);
}

/** What a mark says of its design. */
export function readMark(mark: string): { mode: Design["mode"]; hasOwnFace: boolean } {
  const [, mode, face] = mark.split("-");
  return { mode: mode === "light" || mode === "dark" ? mode : "auto", hasOwnFace: face === "own" };
}
