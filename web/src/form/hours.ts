import * as z from "zod/mini";
import * as labels from "./labels.ts";
import type { Checked } from "./read-fields.ts";

/** From one time of a day to another, as its two fields hold them: `09:30`, or empty. */
export type TypedSpan = { from: string; until: string };

/** What is wrong with the hours of a day. `isHalf` while a time is missing, which is no fault while somebody types. */
export type HoursProblem = {
  isHalf: boolean;
  text: string;
  /** Whether the fault is in this field of this span. */
  isIn: (at: number, end: keyof TypedSpan) => boolean;
};

/** Reads the hours of a day as they are typed. */
export type ReadHours<Value> = (typed: readonly TypedSpan[]) => Checked<Value, HoursProblem>;

/** The first span with a time missing; `null` where there is none. */
export function findHalf(typed: readonly TypedSpan[]): { error: HoursProblem } | null {
  const half = typed.find(({ from, until }) => from === "" || until === "");
  if (!half) return null;
  return { error: { isHalf: true, text: halfText(half), isIn: (at, end) => typed[at] === half && half[end] === "" } };
}

function halfText({ from, until }: TypedSpan): string {
  if (from !== "") return labels.enterEndAfter(from);
  return until === "" ? labels.enterBothTimes : labels.enterStartBefore(until);
}

/** One field of one span as what is wrong. */
export function wrongAt(place: number, wrongEnd: keyof TypedSpan, text: string): { error: HoursProblem } {
  return { error: { isHalf: false, text, isIn: (at, end) => at === place && end === wrongEnd } };
}

/** What another span begins with: a working day, or an hour that follows an hour after the last one. */
export function nextSpan(typed: readonly TypedSpan[]): TypedSpan {
  const last = typed.at(-1);
  if (!last) return { from: "09:00", until: "17:00" };
  const hour = Number(last.until.slice(0, 2)) + 1;
  const clock = (value: number) => `${String(value).padStart(2, "0")}:00`;
  const hasRoom = /^\d\d:/.test(last.until) && last.until !== "00:00" && hour <= 22;
  return hasRoom ? { from: clock(hour), until: clock(hour + 1) } : { from: "", until: "" };
}

/** More than any noun stores, so that nothing that was typed is lost. */
const KEPT_MAX = 24;
const keptSchema = z.array(z.object({ from: z.string(), until: z.string() })).check(z.maxLength(KEPT_MAX));

/** Hours that were typed and kept as text; `null` for none, or what is no such text. */
export function readKeptHours(text: string | null): TypedSpan[] | null {
  try {
    return keptSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}
