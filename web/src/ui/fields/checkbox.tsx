import type { ComponentProps, ReactNode } from "react";
import "./checkbox.css";

/** A checkbox. With children it is a whole labeled line; otherwise set `aria-label`. `isSome` is the indeterminate state. */
export function Checkbox({
  isSome = false,
  children,
  ...rest
}: { isSome?: boolean; children?: ReactNode } & Omit<ComponentProps<"input">, "type">) {
  const box = (
    <input
      {...rest}
      className={`check ${isSome ? "check--some" : ""}`}
      type="checkbox"
      ref={(element) => {
        if (element) element.indeterminate = isSome;
      }}
    />
  );
  if (children === undefined) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside it is the control
    <label className="checkline">
      {box}
      <span>{children}</span>
    </label>
  );
}
