/** How many messages a visitor may still send, and when that was counted from; ms since 1970. Rules check the same sums. */
export type Allowance = { tokens: number; refilledAt: number; dayTokens: number; dayRefilledAt: number };

export const MINUTE_TOKENS = 20;
export const DAY_TOKENS = 200;
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The allowance of a conversation that begins. */
export const NEW_ALLOWANCE = (now: number): Allowance => ({
  tokens: MINUTE_TOKENS,
  refilledAt: now,
  dayTokens: DAY_TOKENS,
  dayRefilledAt: now,
});

/** Takes one message off an allowance. @returns how long to wait when there is none left */
export function takeToken(before: Allowance, now: number): Allowance | { waitMs: number } {
  const minute = take(before.tokens, before.refilledAt, MINUTE_TOKENS, MINUTE_MS, now);
  const day = take(before.dayTokens, before.dayRefilledAt, DAY_TOKENS, DAY_MS, now);
  if ("waitMs" in day) return day;
  if ("waitMs" in minute) return minute;
  return { tokens: minute.left, refilledAt: minute.since, dayTokens: day.left, dayRefilledAt: day.since };
}

function take(
  left: number,
  since: number,
  full: number,
  everyMs: number,
  now: number,
): { left: number; since: number } | { waitMs: number } {
  if (now >= since + everyMs) return { left: full - 1, since: now };
  return left > 0 ? { left: left - 1, since } : { waitMs: since + everyMs - now };
}
