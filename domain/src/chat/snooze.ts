import { addDays, momentOf, wallTime, weekdayOf } from "../time/zoned-time.ts";
import type { Progress } from "./conversation.ts";

export const SNOOZE_DAYS_MAX = 366;
const DAY_MS = 86_400_000;
const LATER_MS = 3 * 3_600_000;
const MORNING = 9 * 60;

export type SnoozeChoice = { key: "later" | "tomorrow" | "monday"; at: number };

/** Times that are offered at a moment: three hours later, tomorrow and next Monday at nine by the zone's clock. In ms since 1970. */
export function snoozeChoices(now: number, zone: string): SnoozeChoice[] {
  const { day } = wallTime(now, zone);
  const morning = (days: number) => momentOf({ day: addDays(day, days), minute: MORNING }, zone);
  const toMonday = 7 - weekdayOf(day);
  return [
    { key: "later", at: now + LATER_MS },
    { key: "tomorrow", at: morning(1) },
    ...(toMonday === 1 ? [] : [{ key: "monday" as const, at: morning(toMonday) }]),
  ];
}

/** Whether a conversation can return then; both in ms since 1970. */
export function canSnoozeUntil(at: number, now: number): boolean {
  return at > now && at < now + SNOOZE_DAYS_MAX * DAY_MS;
}

/**
 * What a snoozed conversation changes once its time has come; `null` before. It counts as unread, so that its owner sees it, and keeps its time,
 * from which it is quiet.
 */
export function returnChanges(
  { status, snoozedUntil, unreadOwner }: Pick<Progress, "status" | "unreadOwner"> & { snoozedUntil: number | null },
  now: number,
): { status: "open"; unreadOwner: number } | null {
  if (status !== "snoozed" || snoozedUntil === null || snoozedUntil > now) return null;
  return { status: "open", unreadOwner: Math.max(1, unreadOwner) };
}
