import { type ReactNode, useId } from "react";

type Choice<Key extends string> = { key: Key; label: string; sample?: ReactNode };

/** A choice between a few options, each drawn as its result. `isQuiet` hides the heading visually. */
export function Choices<Key extends string>({
  label,
  items,
  current,
  onPick,
  isQuiet = false,
}: {
  label: string;
  items: readonly Choice<Key>[];
  current: Key;
  onPick: (key: Key) => void;
  isQuiet?: boolean;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isQuiet ? "sr" : "choices__label"}>{label}</legend>
      <div className="choices__row">
        {items.map(({ key, label: words, sample }) => (
          <label className="choice" key={key}>
            <input className="over" type="radio" name={name} value={key} checked={key === current} onChange={() => onPick(key)} />
            {sample ? (
              <span className="choice__sample" aria-hidden="true">
                {sample}
              </span>
            ) : null}
            <span className="choice__name">{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A slider, with its value beside its name. */
export function Range({
  label,
  value,
  max,
  unit,
  onPick,
}: {
  label: string;
  value: number;
  max: number;
  unit: string;
  onPick: (value: number) => void;
}) {
  return (
    <label className="slider">
      <span className="choices__label">{label}</span>
      <input type="range" min={0} max={max} value={value} onChange={(event) => onPick(event.target.valueAsNumber)} />
      <span className="num">
        {value}
        {unit}
      </span>
    </label>
  );
}
