import { RANGES_MAX } from "@awning/domain/booking/schedule";
import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { type FocusEvent, useId, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import * as labels from "./labels.ts";
import { readRanges, type TypedRange } from "./typed-ranges.ts";

type Props = {
  /** Whose hours these are, for screen readers. */
  name: string;
  typed: readonly TypedRange[];
  onChange: (typed: TypedRange[]) => void;
};

/** The ranges of one day. What does not go together stays with a word; a time that is half typed is told of once its field is left. */
export function RangeFields({ name, typed, onChange }: Props) {
  const id = useId();
  const result = readRanges(typed);
  const problem = "problem" in result ? result.problem : null;
  const [isLeft, setLeft] = useState(problem !== null);
  const told = problem && (isLeft || !problem.isHalf) ? problem : null;
  const ties = (at: number, end: keyof TypedRange) => (told?.isIn(at, end) ? { "aria-invalid": true, "aria-describedby": id } : {});
  const change = (index: number, part: Partial<TypedRange>) =>
    onChange(typed.map((range, at) => (at === index ? { ...range, ...part } : range)));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setLeft(true);
  };
  const ordinal = (index: number) => (index === 0 ? "" : `, hours ${index + 1}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its fields were left
    <div className="hours-ranges" onBlur={leave}>
      {typed.map((range, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range has no identity beyond its place and keeps its fields while edited
        <div className="hours-range" key={index}>
          <TextInput
            type="time"
            step={300}
            aria-label={labels.from(name, ordinal(index))}
            {...ties(index, "from")}
            value={range.from}
            onChange={(event) => change(index, { from: event.currentTarget.value })}
          />
          <span className="faint">{labels.to}</span>
          <TextInput
            type="time"
            step={300}
            aria-label={labels.toLabel(name, ordinal(index))}
            {...ties(index, "to")}
            value={range.to}
            onChange={(event) => change(index, { to: event.currentTarget.value })}
          />
          <IconButton
            icon={Trash2}
            label={labels.removeFrom(range.from && range.to ? labels.hoursRange(range.from, range.to) : "these hours", name)}
            onClick={() => onChange(typed.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {typed.length < RANGES_MAX ? (
        <Button size="sm" icon={Plus} onClick={() => onChange([...typed, nextRange(typed)])}>
          <span>
            {typed.length === 0 ? labels.addHours : labels.addMoreHours}
            <span className="sr"> {labels.on(name)}</span>
          </span>
        </Button>
      ) : null}
      {told ? (
        <p className="field__error" id={id} role="alert">
          <Icon of={CircleAlert} size="sm" /> {told.text}
        </p>
      ) : null}
    </div>
  );
}

/** What another range begins with: a working day, or an hour that follows an hour after the last one. */
function nextRange(typed: readonly TypedRange[]): TypedRange {
  const last = typed.at(-1);
  if (!last) return { from: "09:00", to: "17:00" };
  const hour = Number(last.to.slice(0, 2)) + 1;
  const clock = (value: number) => `${String(value).padStart(2, "0")}:00`;
  return /^\d\d:/.test(last.to) && last.to !== "00:00" && hour <= 22 ? { from: clock(hour), to: clock(hour + 1) } : { from: "", to: "" };
}
