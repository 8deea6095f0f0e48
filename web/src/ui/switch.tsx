import type { ComponentProps } from "react";
import { useFieldControl } from "./field.tsx";
import "./switch.css";

/** On or off, at once. Give it `aria-label`, or put it into a {@link Field} or a label. */
export function Switch({
  isOn,
  onChange,
  ...rest
}: { isOn: boolean; onChange: (isOn: boolean) => void } & Omit<ComponentProps<"input">, "onChange" | "checked" | "type">) {
  const control = useFieldControl();
  return (
    <input
      {...control}
      {...rest}
      className="switch"
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
