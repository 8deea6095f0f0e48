import type { Theme } from "@awning/domain/theme";
import { composeCss, type PageKind } from "./compose-css.ts";
import { THEME_SHEETS } from "./theme-sheets.ts";

/**
 * All the CSS of one page, for who has every theme at hand.
 * @param fontUrl address of the theme's face, or `null` to do with the system's
 * @param extra parts of the page that are not those of its kind
 */
export function pageCss(kind: PageKind, theme: Theme, fontUrl: string | null, extra = ""): string {
  return composeCss(kind, THEME_SHEETS[theme], fontUrl, extra);
}
