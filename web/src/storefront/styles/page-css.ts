import type { Design } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import { composeCss, type PageKind } from "./compose-css.ts";
import { type DesignPlace, usesThemeFace } from "./design-css.ts";
import { THEME_SHEETS } from "./sheets/all.generated.ts";

/**
 * All the CSS of one page without the owner's design, for callers with every theme loaded.
 * @param extra additional parts the page uses
 */
export function pageCss(kind: PageKind, theme: Theme, design: Design | null, fontOf: DesignPlace["fontOf"], extra = ""): string {
  const fontUrl = usesThemeFace(design) ? fontOf(theme) : null;
  return composeCss(kind, { sheet: THEME_SHEETS[theme], fontUrl, extra, mode: design?.mode ?? "auto" });
}
