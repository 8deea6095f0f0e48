import type { Design } from "./design.ts";

// Only strings here, because the public navigation script bundles this file.

const HOME = ".home";

/** A short hash of a page's design, so that the browser knows whether its styles fit the next page; empty for none. */
export function designHash(design: Design | null): string {
  if (!design) return "";
  let hash = 0;
  for (const sign of JSON.stringify(design)) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return `${(hash >>> 0).toString(36)}-${design.mode}-${design.font === "theme" ? "theme" : "own"}`;
}

export function pageBadge(mark: string, isHome: boolean): string {
  return mark && isHome ? mark + HOME : mark;
}

export function matchesDesignHash(here: string, next: string, isHome: boolean): boolean {
  return next === "" ? here === "" : here === next + HOME || (!isHome && here === next);
}

export function readMark(mark: string): { mode: Design["mode"]; hasOwnFace: boolean } {
  const [, mode, face] = mark.split("-");
  return { mode: mode === "light" || mode === "dark" ? mode : "auto", hasOwnFace: face === "own" };
}
