import type { Span } from "@awning/domain/opening-hours";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { isDayRight } from "./hours-form.ts";
import { SwitchLine } from "./switch-line.tsx";

type Props = {
  name: string;
  spans: readonly Span[];
  /** What a day that is turned on starts with. */
  guess: readonly Span[];
  max: number;
  onChange: (spans: Span[]) => void;
};

/** The hours of one day. What does not go together stays on the screen with a word, and is not saved. */
export function DayHours({ name, spans, guess, max, onChange }: Props) {
  const [typed, setTyped] = useState<readonly Span[]>(spans);
  const stored = JSON.stringify(spans);
  useEffect(() => setTyped(JSON.parse(stored)), [stored]);
  const isRight = isDayRight(typed);
  const put = (next: readonly Span[]) => {
    setTyped(next);
    if (isDayRight(next)) onChange([...next]);
  };
  const change = (index: number, part: Partial<Span>) => put(typed.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <div className="hours-day">
      <SwitchLine
        words={name}
        label={`${name} open`}
        className="hours-day__name"
        isOn={typed.length > 0}
        onChange={(isOn) => put(isOn ? guess : [])}
      />
      <div className="hours-day__spans">
        {typed.length === 0 ? <span className="faint">Closed</span> : null}
        {typed.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity beyond its place and keeps its fields while edited
          <div className="hours-span" key={index}>
            <TextInput
              type="time"
              aria-label={`${name} from${placeWords(index)}`}
              value={span.from}
              onChange={(event) => change(index, { from: event.currentTarget.value })}
            />
            <span className="faint">to</span>
            <TextInput
              type="time"
              aria-label={`${name} until${placeWords(index)}`}
              value={span.until === "24:00" ? "00:00" : span.until}
              onChange={(event) => change(index, { until: event.currentTarget.value })}
            />
            {typed.length > 1 ? (
              <IconButton
                icon={Trash2}
                label={`Remove ${span.from} to ${span.until} from ${name}`}
                onClick={() => put(typed.filter((_, at) => at !== index))}
              />
            ) : null}
          </div>
        ))}
        {typed.length > 0 && typed.length < max ? (
          <Button size="sm" icon={Plus} aria-label={`More hours on ${name}`} onClick={() => put([...typed, { from: "", until: "" }])}>
            More hours
          </Button>
        ) : null}
        {isRight ? null : (
          <p className="field__error" role="alert">
            {typed.some(({ from, until }) => from === "" || until === "") ? "Fill in both times." : "These hours overlap."}
          </p>
        )}
      </div>
    </div>
  );
}

function placeWords(index: number): string {
  return index === 0 ? "" : `, part ${index + 1}`;
}
