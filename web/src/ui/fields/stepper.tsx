import { Minus, Plus } from "lucide-react";
import { Icon } from "../icon.tsx";
import "./stepper.css";

/** A small whole number with minus and plus buttons. `label` names what is counted. */
export function Stepper({
  label,
  value,
  min = 0,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser
    <span className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={`${label}: decrease`} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon of={Minus} size="sm" />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={`${label}: increase`} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon of={Plus} size="sm" />
      </button>
    </span>
  );
}
