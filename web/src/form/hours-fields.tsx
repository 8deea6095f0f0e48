import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { type FocusEvent, useId, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { nextSpan, type ReadHours, type TypedSpan } from "./hours.ts";
import * as labels from "./labels.ts";

type Props = {
  /** The accessible name of the hours. */
  name: string;
  typed: readonly TypedSpan[];
  read: ReadHours<unknown>;
  onChange: (typed: TypedSpan[]) => void;
  /** How many spans cannot be removed here. */
  min?: number;
  max: number;
  /** The step of storable times, in minutes. */
  step?: number;
};

/** The hours of one day. Conflicting ones stay with an error; a missing time is reported once the fields are left. */
export function HoursFields({ name, typed, read, onChange, min = 0, max, step = 1 }: Props) {
  const id = useId();
  const checked = read(typed);
  const problem = "error" in checked ? checked.error : null;
  const [isLeft, setLeft] = useState(problem !== null);
  const told = problem && (isLeft || !problem.isHalf) ? problem : null;
  const ties = (at: number, end: keyof TypedSpan) => (told?.isIn(at, end) ? { "aria-invalid": true, "aria-describedby": id } : {});
  const put = (next: TypedSpan[]) => {
    if ("value" in read(next)) setLeft(false);
    onChange(next);
  };
  const change = (index: number, part: Partial<TypedSpan>) => put(typed.map((span, at) => (at === index ? { ...span, ...part } : span)));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setLeft(problem !== null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its fields were left
    <div className="hours-fields" onBlur={leave}>
      {typed.map(({ from, until }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity beyond its place and keeps its fields while edited
        <div className="hours-span" key={index}>
          <TextInput
            type="time"
            step={step * 60}
            aria-label={labels.fromOf(name, index + 1)}
            {...ties(index, "from")}
            value={from}
            onChange={(event) => change(index, { from: event.currentTarget.value })}
          />
          <span className="faint">{labels.to}</span>
          <TextInput
            type="time"
            step={step * 60}
            aria-label={labels.untilOf(name, index + 1)}
            {...ties(index, "until")}
            value={until}
            onChange={(event) => change(index, { until: event.currentTarget.value })}
          />
          {typed.length > min ? (
            <IconButton
              icon={Trash2}
              label={from && until ? labels.removeSpan(from, until, name) : labels.removePlace(index + 1, name)}
              onClick={() => put(typed.filter((_, at) => at !== index))}
            />
          ) : null}
        </div>
      ))}
      {typed.length >= min && typed.length < max ? (
        <Button
          size="sm"
          icon={Plus}
          aria-label={typed.length === 0 ? labels.addHoursOn(name) : labels.addMoreHoursOn(name)}
          onClick={() => put([...typed, nextSpan(typed)])}
        >
          {typed.length === 0 ? labels.addHours : labels.addMoreHours}
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
