export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A count of a unit and the unit's name in that number. */
export type Left = { count: number; unit: string };

/** The two largest units until a moment (both in ms since 1970), rounded up to the smaller one; `null` once it has passed. */
export function timeLeft(until: number, now: number): Left[] | null {
  const left = until - now;
  if (left <= 0) return null;
  if (left > DAY) {
    const hours = Math.ceil(left / HOUR);
    return [many(Math.floor(hours / 24), "day"), many(hours % 24, "hour")];
  }
  const minutes = Math.ceil(left / MINUTE);
  return [many(Math.floor(minutes / 60), "hour"), many(minutes % 60, "minute")];
}

const many = (count: number, unit: string): Left => ({ count, unit: count === 1 ? unit : `${unit}s` });
