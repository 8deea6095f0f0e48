import { type Span, specialDaySchema } from "@awning/domain/opening-hours";

/** Whether the hours of a day can be saved: both ends of each span, in order and apart. */
export function isDayRight(spans: readonly Span[]): boolean {
  return specialDaySchema.safeParse({ day: "2026-01-01", spans: [...spans] }).success;
}
