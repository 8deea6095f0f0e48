/** All lengths, steps, buffers and opening times are multiples of this many minutes. */
export const QUANTUM_MINUTES = 5;

/** Minutes since midnight in the schedule's zone, `from` inclusive, `to` exclusive and at most 1440. */
export type DayRange = { from: number; to: number };

/** Inclusive days whose hours replace the weekly ones; no ranges means closed. */
export type ScheduleOverride = { from: string; to: string; ranges: readonly DayRange[] };

/** Opening hours. `weekly` has seven days, Monday first; ranges of a day are sorted and disjoint. */
export type Schedule = { zone: string; weekly: readonly (readonly DayRange[])[]; overrides: readonly ScheduleOverride[] };

/** The part of a service that affects times. All in minutes except `windowDays`. */
export type ServiceTimes = {
  length: number;
  step: number;
  bufferBefore: number;
  bufferAfter: number;
  notice: number;
  windowDays: number;
  maxPerDay: number | null;
  maxPerWeek: number | null;
  /** Guests who may start together; with 1, a booking has its time alone. */
  seats: number;
};

/**
 * Occupied time including buffers, in minutes since 1970. Bookings have a `start` and count toward limits; blocked time has none. Guests who
 * share a start are one, with `guests` of them.
 */
export type BusyTime = { from: number; to: number; start?: number; guests?: number };

export function takenTime(
  { length, bufferBefore, bufferAfter }: Pick<ServiceTimes, "length" | "bufferBefore" | "bufferAfter">,
  start: number,
): { from: number; to: number } {
  return { from: start - bufferBefore, to: start + length + bufferAfter };
}

/**
 * The ids of the quanta of a time, one document each: creating them claims the time, and a second create fails.
 * @param from minutes since 1970, as `to`; both are multiples of the quantum
 */
export function quantaOf({ from, to }: { from: number; to: number }): string[] {
  const count = Math.max(0, (to - from) / QUANTUM_MINUTES);
  return Array.from({ length: count }, (_, index) => quantumId(from + index * QUANTUM_MINUTES));
}

/** @param minute since 1970 */
export function quantumId(minute: number): string {
  return new Date(minute * 60_000).toISOString().replace(/[-:T]/g, "").slice(0, 12);
}
