import type { Span } from "@awning/domain/site/opening-hours";
import { useState } from "react";
import type { TypedSpan } from "#form/hours.ts";
import { HoursFields } from "#form/hours-fields.tsx";
import type { Kept } from "#form/use-autosave.ts";
import { useHours } from "#form/use-hours.ts";
import { readHours, showHours } from "./hours-form.ts";
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
