import { DEFAULT_THEME, type Theme } from "@awning/domain/theme";

const SITES_MAX = 2000;
const themes = new Map<string, Theme>();

/** Remembers the look of a site that could be read, for the moment when it cannot. The least lately seen goes first. */
export function rememberTheme(username: string, theme: Theme): void {
  themes.delete(username);
  themes.set(username, theme);
  const [oldest] = themes.keys();
  if (themes.size > SITES_MAX && oldest !== undefined) themes.delete(oldest);
}

/** The look a site had when this instance last read it. */
export function knownTheme(username: string | null): Theme {
  return (username !== null && themes.get(username)) || DEFAULT_THEME;
}
