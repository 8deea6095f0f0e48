import { type ReactNode, useId } from "react";
import { Switch } from "./switch.tsx";
import "./switch-line.css";

/** A setting on one line: its name, its current meaning, and the switch at the end. */
export function SwitchLine({
  label,
  sub,
  isOn,
  onChange,
  isDisabled = false,
}: {
  label: string;
  sub?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}) {
  const id = useId();
  return (
    <div className="switch-line">
      <label className="switch-line__text" htmlFor={id}>
        {label}
        {sub === undefined ? null : (
          <span className="switch-line__sub" id={`${id}-sub`}>
            {sub}
          </span>
        )}
      </label>
      <Switch
        id={id}
        aria-describedby={sub === undefined ? undefined : `${id}-sub`}
        isOn={isOn}
        onChange={onChange}
        disabled={isDisabled}
      />
    </div>
  );
}
