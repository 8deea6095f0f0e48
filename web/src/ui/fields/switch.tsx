import { type ComponentProps, useEffect, useState } from "react";
import { useFieldControl } from "./field.tsx";
import "./switch.css";

/** How long a press is shown before its value arrives. */
const FOLLOWS_WITHIN_MS = 800;

/**
 * An immediate on/off switch: it shows the pressed state while the value is being saved. Set `aria-label`, or put it into a
 * {@link Field} or a label.
 */
export function Switch({
  isOn,
  onChange,
  ...rest
}: { isOn: boolean; onChange: (isOn: boolean) => void } & Omit<ComponentProps<"input">, "onChange" | "checked" | "type">) {
  const control = useFieldControl();
  const [pressed, setPressed] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value has followed, or somebody else changed it
  useEffect(() => setPressed(null), [isOn]);
  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => setPressed(null), FOLLOWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [pressed]);
  const shown = pressed ?? isOn;
  return (
    <input
      {...control}
      {...rest}
      className="switch"
      type="checkbox"
      role="switch"
      checked={shown}
      aria-checked={shown}
      onChange={(event) => {
        setPressed(event.currentTarget.checked);
        onChange(event.currentTarget.checked);
      }}
    />
  );
}
