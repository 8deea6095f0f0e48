/** When a link is shown, ms since 1970; an end that is `null` is open. It comes with the first ms and goes with the last. */
export type Schedule = { showFrom: number | null; showUntil: number | null };
/** What a link is to visitors right now; never stored. The first that fits holds. */
export const LINK_STATES = ["archived", "off", "scheduled", "expired", "live"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/**
 * The state of a link at a moment.
 * @param now ms since 1970
 */
export function linkState(link: Schedule & { enabled: boolean; isArchived?: boolean }, now: number): LinkState {
  if (link.isArchived) return "archived";
  if (!link.enabled) return "off";
  if (isLater(link, now)) return "scheduled";
  return isOver(link, now) ? "expired" : "live";
}

/** Whether its time has not come yet. */
export function isLater({ showFrom }: Pick<Schedule, "showFrom">, now: number): boolean {
  return showFrom !== null && now < showFrom;
}

/** Whether its time has passed. */
export function isOver({ showUntil }: Pick<Schedule, "showUntil">, now: number): boolean {
  return showUntil !== null && now >= showUntil;
}
