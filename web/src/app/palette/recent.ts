import { storedDraft } from "#data/core/unsaved.ts";
import type { PaletteItem } from "./commands.ts";
import * as labels from "./labels.ts";

/** How many of the last chosen entries come first. */
const RECENT_MAX = 5;

/** The places and rows chosen last in this tab, the latest first. `items` are all there are; others are forgotten. */
export function recentItems(siteId: string, items: readonly PaletteItem[]): PaletteItem[] {
  return idsOf(siteId).flatMap((id) => {
    const item = items.find((one) => one.id === id);
    return item ? [{ ...item, id: `recent ${id}`, group: labels.recent }] : [];
  });
}

/** Remembers a place or row. Actions and what the database found, which has names in it, are not kept. */
export function keepRecent(siteId: string, { id, group, isFound = false }: PaletteItem): void {
  if (isFound || group === labels.actions) return;
  const chosen = id.replace(/^recent /, "");
  const ids = [chosen, ...idsOf(siteId).filter((one) => one !== chosen)].slice(0, RECENT_MAX);
  storedDraft(siteId, "recent").keep(ids.join("\n"));
}

function idsOf(siteId: string): string[] {
  return (storedDraft(siteId, "recent").read() ?? "").split("\n").filter(Boolean);
}
