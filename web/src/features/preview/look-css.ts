import type { PublishedCopy } from "@awning/domain/published-copy";
import type { Theme } from "@awning/domain/theme";
import type { Scheme } from "@awning/domain/theme-colors";
import { mediaBase } from "#data/env.ts";
import { designCss, forceMode, type PageKind, pageCss } from "#storefront/index.ts";
import { THEME_FACES } from "./theme-faces.ts";

const fontOf = (theme: Theme) => THEME_FACES[theme];

/**
 * All the CSS of one page of a site, its theme and what its owner chose on top of it.
 * @param scheme shows what visitors get in light or in dark, whatever this device says
 */
export function lookCss(kind: PageKind, { theme, design }: Pick<PublishedCopy, "theme" | "design">, scheme?: Scheme): string {
  const css = pageCss(kind, theme, design, fontOf) + designCss(theme, design, { mediaBase, fontOf }, kind === "home");
  return scheme && (design?.mode ?? "auto") === "auto" ? forceMode(css, scheme) : css;
}
