import * as z from "zod/mini";
import * as labels from "./labels.ts";
import type { Checked } from "./read-fields.ts";

/** A time span as in its two fields: `09:30`, or empty. */
export type TypedSpan = { from: string; until: string };

/** An error in the hours of a day. `isHalf` while a time is missing, which is no error while typing. */
export type HoursProblem = {
  isHalf: boolean;
  text: string;
  /** Whether the error is in this field of this span. */
  isIn: (at: number, end: keyof TypedSpan) => boolean;
};

/** Parses the typed hours of a day. */
export type ReadHours<Value> = (typed: readonly TypedSpan[]) => Checked<Value, HoursProblem>;

/** The first span with a missing time; `null` without one. */
export function findHalf(typed: readonly TypedSpan[]): { error: HoursProblem } | null {
  const half = typed.find(({ from, until }) => from === "" || until === "");
  if (!half) return null;
  return { error: { isHalf: true, text: halfText(half), isIn: (at, end) => typed[at] === half && half[end] === "" } };
}

function halfText({ from, until }: TypedSpan): string {
  if (from !== "") return labels.endTooEarly(from);
  return until === "" ? labels.timesMissing : labels.startTooLate(until);
}

/** An error at one field of one span. */
export function wrongAt(place: number, wrongEnd: keyof TypedSpan, text: string): { error: HoursProblem } {
  return { error: { isHalf: false, text, isIn: (at, end) => at === place && end === wrongEnd } };
}

/** The initial value of another span: a working day, or an hour that starts an hour after the last one. */
export function nextSpan(typed: readonly TypedSpan[]): TypedSpan {
  const last = typed.at(-1);
  if (!last) return { from: "09:00", until: "17:00" };
  const hour = Number(last.until.slice(0, 2)) + 1;
  const clock = (value: number) => `${String(value).padStart(2, "0")}:00`;
  const hasRoom = /^\d\d:/.test(last.until) && last.until !== "00:00" && hour <= 22;
  return hasRoom ? { from: clock(hour), until: clock(hour + 1) } : { from: "", until: "" };
}

/** More than any schema stores, so no input is lost. */
const KEPT_MAX = 24;
const keptSchema = z.array(z.object({ from: z.string(), until: z.string() })).check(z.maxLength(KEPT_MAX));

/** Hours stored as text; `null` when there are none or the text is invalid. */
export function readKeptHours(text: string | null): TypedSpan[] | null {
  try {
    return keptSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
