import { type Span, spansSchema } from "@awning/domain/site/opening-hours";
import { useState } from "react";
import { findHalf, type ReadHours, type TypedSpan, wrongAt } from "#form/hours.ts";
import { HoursFields } from "#form/hours-fields.tsx";
import { hoursOverlap } from "#form/labels.ts";
import type { Kept } from "#form/use-autosave.ts";
import { useHours } from "#form/use-hours.ts";
import * as labels from "./labels.ts";
import { SwitchLine } from "./saved-text.tsx";

type Props = {
  name: string;
  /** Keeps invalid or incomplete hours when the screen unmounts. */
  kept: Kept;
  spans: readonly Span[];
  /** The initial hours of a day turned on, unless it had some a moment ago. */
  guess: readonly Span[];
  max: number;
  onChange: (spans: Span[]) => void;
};

/** The hours of a day, with a switch to close it. */
export function DayHours({ name, kept, spans, guess, max, onChange }: Props) {
  const { typed, change } = useHours({ stored: spans, show: showHours, read: readHours, save: onChange, kept });
  // The hours of a day that was just turned off.
  const [before, setBefore] = useState<readonly TypedSpan[]>([]);
  const turn = (isOn: boolean) => {
    if (!isOn) setBefore(typed);
    change(isOn ? (before.length > 0 ? before : showHours(guess)) : []);
  };
  return (
    <div className="hours-day">
      <SwitchLine words={name} label={labels.openLabel(name)} className="hours-day__name" isOn={typed.length > 0} onChange={turn} />
      {typed.length === 0 ? <span className="faint hours-day__closed">{labels.closed}</span> : null}
      {typed.length > 0 ? <HoursFields name={name} typed={typed} read={readHours} onChange={change} min={1} max={max} /> : null}
    </div>
  );
}

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
