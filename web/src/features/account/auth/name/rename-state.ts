import { USERNAME_CHANGES } from "@awning/domain/account/username";

const DAY_MS = 86_400_000;

/**
 * How many username changes are left, and when the next one opens. Times in ms since 1970; only the server decides.
 * @param changes when the username was changed
 */
export function renameState(changes: readonly number[], now: number): { left: number; nextAt: number } {
  const windowMs = USERNAME_CHANGES.windowDays * DAY_MS;
  const recent = changes.filter((time) => time > now - windowMs).sort((a, b) => a - b);
  const left = Math.max(0, USERNAME_CHANGES.limit - recent.length);
  const opener = recent[recent.length - USERNAME_CHANGES.limit];
  return { left, nextAt: left > 0 || opener === undefined ? now : opener + windowMs };
}
