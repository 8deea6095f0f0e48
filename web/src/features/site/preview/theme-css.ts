import type { Scheme } from "@awning/domain/design/color-roles";
import type { Theme } from "@awning/domain/design/theme";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { mediaBase } from "#data/env.ts";
import { designCss, forceMode, hasLinks, type PageKind, pageCss } from "#storefront/index.ts";
import { THEME_FACES } from "./theme-faces.generated.ts";

/** The pages a design is previewed on. */
export type ShownPage = Extract<PageKind, "home" | "shop" | "checkout">;

const fontOf = (theme: Theme) => THEME_FACES[theme];

/**
 * All the CSS of one page of a site, with its theme and the owner's design.
 * @param how `scheme` forces light or dark; `extra` are additional parts the page uses
 */
export function themeCss(
  kind: PageKind,
  { theme, design }: Pick<PublishedCopy, "theme" | "design">,
  { scheme, extra = "" }: { scheme?: Scheme; extra?: string } = {},
): string {
  const css = pageCss(kind, theme, design, fontOf, extra) + designCss(theme, design, { mediaBase, fontOf }, hasLinks(kind));
  return scheme && (design?.mode ?? "auto") === "auto" ? forceMode(css, scheme) : css;
}
