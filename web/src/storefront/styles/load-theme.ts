import type { Theme } from "@awning/domain/design/theme";
import { LOAD_SHEET } from "./sheets/load.generated.ts";
import type { ThemeSheet } from "./sheets/theme-sheet.ts";

/** Loads the styles of one theme, so the browser fetches only the one it needs. */
export async function loadTheme(theme: Theme): Promise<ThemeSheet> {
  return (await LOAD_SHEET[theme]()).sheet;
}
