import { X } from "lucide-react";
import type { ComponentProps } from "react";
import "./chip.css";
import { Icon } from "./icon.tsx";

/** A filter. Set ones carry a cross and are pressed again to go away. */
export function Chip({ isSet, children, ...rest }: { isSet: boolean } & Omit<ComponentProps<"button">, "type">) {
  return (
    <button {...rest} type="button" className={`chip ${isSet ? "chip--set" : ""}`} aria-pressed={isSet}>
      {children}
      {isSet ? <Icon of={X} size="sm" /> : null}
    </button>
  );
}
