/** When a link is shown, ms since 1970, `showFrom` inclusive, `showUntil` exclusive; `null` is open. */
export type Schedule = { showFrom: number | null; showUntil: number | null };
/** The current state of a link; never stored. The first that applies wins. */
export const LINK_STATES = ["archived", "off", "scheduled", "expired", "live"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** @param now ms since 1970 */
export function linkState(link: Schedule & { enabled: boolean; isArchived?: boolean }, now: number): LinkState {
  if (link.isArchived) return "archived";
  if (!link.enabled) return "off";
  if (isLater(link, now)) return "scheduled";
  return isOver(link, now) ? "expired" : "live";
}

export function isLater({ showFrom }: Pick<Schedule, "showFrom">, now: number): boolean {
  return showFrom !== null && now < showFrom;
}

export function isOver({ showUntil }: Pick<Schedule, "showUntil">, now: number): boolean {
  return showUntil !== null && now >= showUntil;
}
