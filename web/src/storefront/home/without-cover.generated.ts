// Written by `npm run themes`.
import type { Theme } from "@awning/domain/design/theme";

/** Themes without a cover: lazy loading means its picture costs them nothing. */
export const WITHOUT_COVER: ReadonlySet<Theme> = new Set(["noon", "ink", "terrazzo", "neon", "clay", "ticket", "bauhaus"]);
