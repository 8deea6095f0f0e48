import type { Design } from "@awning/domain/design/design";
import { DEFAULT_THEME, type Theme } from "@awning/domain/design/theme";
import { LRUCache } from "lru-cache";

const SITES_MAX = 2000;
/** A theme and the owner's changes to it. */
export type Look = { theme: Theme; design: Design | null };
const looks = new LRUCache<string, Look>({ max: SITES_MAX });

/** Remembers a site's theme for error pages while the site cannot be read. */
export function cacheTheme(username: string, look: Look): void {
  looks.set(username, look);
}

/** The theme a site had when this instance last read it. */
export function cachedTheme(username: string | null): Look {
  return (username !== null && looks.get(username)) || { theme: DEFAULT_THEME, design: null };
}
