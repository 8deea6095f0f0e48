import { useId } from "react";
import { Switch } from "#ui/switch.tsx";

/** A switch with its words beside it. `label` is its whole name where the words alone would not tell it from others. */
export function SwitchLine({
  words,
  label,
  isOn,
  onChange,
  className = "info__shown",
}: {
  words: string;
  label?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
}) {
  const id = useId();
  return (
    <span className={className}>
      <Switch id={id} aria-label={label} isOn={isOn} onChange={onChange} />
      <label htmlFor={id}>{words}</label>
    </span>
  );
}
