import { SPANS_MAX, type Span, specialDaySchema } from "@awning/domain/site/opening-hours";
import * as z from "zod/mini";
import * as labels from "./labels.ts";

/** What is wrong with the hours of a day as they stand on the screen; such hours are not saved. */
export type HoursProblem = {
  /** A time is missing, which is no fault while somebody is still typing. */
  isHalf: boolean;
  words: string;
  /** Whether the fault is in this field of this span. */
  isIn: (at: number, end: keyof Span) => boolean;
};

/** Whether the hours of a day can be saved: both ends of each span, in order and apart. */
export function isDayRight(spans: readonly Span[]): boolean {
  return specialDaySchema.safeParse({ day: "2026-01-01", spans: [...spans] }).success;
}

/** What is wrong with the hours of a day, in words; `null` where nothing is. */
export function findProblem(spans: readonly Span[]): HoursProblem | null {
  if (isDayRight(spans)) return null;
  const half = spans.find(({ from, until }) => from === "" || until === "");
  if (half) return { isHalf: true, words: halfWords(half), isIn: (at, end) => spans[at]?.[end] === "" };
  const wrong = spans.findIndex((_, at) => !isDayRight(spans.slice(0, at + 1)));
  return { isHalf: false, words: labels.theseHoursOverlapFixThem, isIn: (at, end) => at === wrong && end === "from" };
}

function halfWords({ from, until }: Span): string {
  if (from !== "") return labels.enterClosingTimeAfter(from);
  return until === "" ? labels.enterOpeningAndClosingTimes : labels.enterOpeningTimeBefore(until);
}

const typedSchema = z.array(z.object({ from: z.string(), until: z.string() })).check(z.maxLength(SPANS_MAX));

/** Hours that were typed and kept as text; `null` for none, or what is no such text. */
export function readTyped(text: string | null): Span[] | null {
  try {
    return typedSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
