import type { Design } from "@awning/domain/design/design";

const NIGHT = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{/g;

/** Styles that force one color scheme: dark-scheme rules always apply, or never do. */
export function forceMode(css: string, mode: Design["mode"]): string {
  if (mode === "auto") return css;
  let out = "";
  let at = 0;
  for (const found of css.matchAll(NIGHT)) {
    const from = found.index + found[0].length;
    const end = endOfBlock(css, from);
    out += css.slice(at, found.index) + (mode === "dark" ? css.slice(from, end) : "");
    at = end + 1;
  }
  return (out + css.slice(at)).replace(/color-scheme:\s*light dark/g, `color-scheme:${mode}`);
}

/** The end of the block opened before `from`. None of our strings contains a brace. */
function endOfBlock(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}
