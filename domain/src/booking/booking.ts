/** Every length, step, buffer and opening time is a multiple of this many minutes: the quantum that bookings take. */
export const QUANTUM_MINUTES = 5;

/** Minutes since midnight by the clocks of the schedule's zone; `to` is at most 1440. Open from `from` until before `to`. */
export type DayRange = { from: number; to: number };

/** Days, both included, with hours of their own in place of the week's; no ranges means closed. */
export type ScheduleOverride = { from: string; to: string; ranges: readonly DayRange[] };

/** When bookings are possible at all. `weekly` has seven days, Monday first; the ranges of a day are in order and apart. */
export type Schedule = { zone: string; weekly: readonly (readonly DayRange[])[]; overrides: readonly ScheduleOverride[] };

/** What is booked, as far as times depend on it. All in minutes but `windowDays`. */
export type ServiceTimes = {
  length: number;
  /** From one start that is offered to the next, counted from the beginning of each range. */
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  /** How long before its start a booking is still taken. */
  notice: number;
  /** How many days ahead of today a start may be. */
  windowDays: number;
  maxPerDay: number | null;
  maxPerWeek: number | null;
};

/** Time that is taken, buffers included, in minutes since 1970. `start` is that of a booking and counts; blocked time has none. */
export type BusyTime = { from: number; to: number; start?: number };

/** The time that a booking takes, buffers included, in minutes since 1970. */
export function takenTime(
  { length, bufferBefore, bufferAfter }: Pick<ServiceTimes, "length" | "bufferBefore" | "bufferAfter">,
  start: number,
): { from: number; to: number } {
  return { from: start - bufferBefore, to: start + length + bufferAfter };
}

/**
 * The ids of the quanta that a time takes, one document each: whoever creates one has that time, and a second create fails.
 * @param from minutes since 1970, as `to`; both are multiples of the quantum
 */
export function quantaOf({ from, to }: { from: number; to: number }): string[] {
  const count = Math.max(0, (to - from) / QUANTUM_MINUTES);
  return Array.from({ length: count }, (_, index) => quantumId(from + index * QUANTUM_MINUTES));
}

/** `202611251430`: the minute at which it begins, in UTC. */
function quantumId(minute: number): string {
  return new Date(minute * 60_000).toISOString().replace(/[-:T]/g, "").slice(0, 12);
}
