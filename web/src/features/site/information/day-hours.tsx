import type { Span } from "@awning/domain/site/opening-hours";
import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { type FocusEvent, useEffect, useId, useState } from "react";
import type { Kept } from "#form/use-autosave.ts";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { findProblem, isDayRight, readTyped } from "./hours-form.ts";
import * as labels from "./labels.ts";
import { SwitchLine } from "./saved-text.tsx";

type Props = {
  name: string;
  /** Where hours that are wrong or not whole outlive the screen. */
  kept: Kept;
  spans: readonly Span[];
  /** What a day that is turned on starts with, unless it had hours a moment ago. */
  guess: readonly Span[];
  max: number;
  onChange: (spans: Span[]) => void;
};

/**
 * The hours of one day. What does not go together, or is half typed, stays with a word, is not saved, and is there again after
 * the screen was left. Half typed hours are told of once they are left.
 */
export function DayHours({ name, kept, spans, guess, max, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<readonly Span[]>(() => readTyped(kept.read()) ?? spans);
  const [isTold, setTold] = useState(() => !isDayRight(typed));
  // What a day had that was turned off here.
  const [before, setBefore] = useState<readonly Span[]>([]);
  const stored = JSON.stringify(spans);
  // A change from elsewhere is taken over, but for where something is typed that is not saved.
  useEffect(() => setTyped((now) => (isDayRight(now) ? JSON.parse(stored) : now)), [stored]);
  const problem = findProblem(typed);
  const told = problem && (isTold || !problem.isHalf) ? problem : null;
  const put = (next: readonly Span[]) => {
    setTyped(next);
    if (isDayRight(next)) {
      kept.forget();
      setTold(false);
      onChange([...next]);
    } else kept.keep(JSON.stringify(next));
  };
  const turn = (isOn: boolean) => {
    if (!isOn) setBefore(typed);
    put(isOn ? (before.length > 0 ? before : guess) : []);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setTold(!isDayRight(typed));
  };
  const ties = (at: number, end: keyof Span) => (told?.isIn(at, end) ? { "aria-invalid": true, "aria-describedby": id } : {});
  const change = (index: number, part: Partial<Span>) => put(typed.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <div className="hours-day">
      <SwitchLine words={name} label={labels.openLabel(name)} className="hours-day__name" isOn={typed.length > 0} onChange={turn} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its fields were left */}
      <div className="hours-day__spans" onBlur={leave}>
        {typed.length === 0 ? <span className="faint">{labels.closed}</span> : null}
        {typed.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity beyond its place and keeps its fields while edited
          <div className="hours-span" key={index}>
            <TextInput
              type="time"
              aria-label={labels.from(name, placeWords(index))}
              {...ties(index, "from")}
              value={span.from}
              onChange={(event) => change(index, { from: event.currentTarget.value })}
            />
            <span className="faint">{labels.to}</span>
            <TextInput
              type="time"
              aria-label={labels.until(name, placeWords(index))}
              {...ties(index, "until")}
              value={span.until === "24:00" ? "00:00" : span.until}
              onChange={(event) => change(index, { until: event.currentTarget.value })}
            />
            {typed.length > 1 ? (
              <IconButton
                icon={Trash2}
                label={labels.removeFrom(span.from && span.until ? labels.toLabel(span.from, span.until) : labels.hours(index + 1), name)}
                onClick={() => put(typed.filter((_, at) => at !== index))}
              />
            ) : null}
          </div>
        ))}
        {typed.length > 0 && typed.length < max ? (
          <Button size="sm" icon={Plus} aria-label={labels.addMoreHoursOn(name)} onClick={() => put([...typed, { from: "", until: "" }])}>
            {labels.addMoreHours}
          </Button>
        ) : null}
        {told ? (
          <p className="field__error" id={id} role="alert">
            <Icon of={CircleAlert} size="sm" /> {told.words}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function placeWords(index: number): string {
  return index === 0 ? "" : `, hours ${index + 1}`;
}
