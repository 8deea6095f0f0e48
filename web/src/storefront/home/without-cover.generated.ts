// Written by `npm run themes`.
import type { Theme } from "@awning/domain/design/theme";

/** Themes that show no cover: a picture that is fetched only when it is seen costs them nothing. */
export const WITHOUT_COVER: ReadonlySet<Theme> = new Set(["noon", "ink", "terrazzo", "neon", "clay", "ticket", "bauhaus"]);
