import { type Span, spansSchema } from "@awning/domain/site/opening-hours";
import { findHalf, type ReadHours, type TypedSpan, wrongAt } from "#form/hours.ts";
import { hoursOverlap } from "#form/labels.ts";

/** Parses the opening hours of a day: in order and not overlapping. An end at or before its start is on the next day. */
export const readHours: ReadHours<Span[]> = (typed) => {
  const isRight = (spans: readonly TypedSpan[]) => spansSchema.safeParse(spans).success;
  const half = findHalf(typed);
  if (half) return half;
  if (isRight(typed)) return { value: [...typed] };
  return wrongAt(
    typed.findIndex((_, at) => !isRight(typed.slice(0, at + 1))),
    "from",
    hoursOverlap,
  );
};

/** Browser time fields have no 24:00. */
export function showHours(spans: readonly Span[]): TypedSpan[] {
  return spans.map(({ from, until }) => ({ from, until: until === "24:00" ? "00:00" : until }));
}
