import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import "./button.css";
import { Icon } from "../icon.tsx";

/** An icon button; `label` is its accessible name and tooltip. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "sm",
  className = "",
  type = "button",
  ...rest
}: { icon: LucideIcon; label: string; variant?: "quiet" | "outline"; size?: "md" | "sm" } & Omit<ComponentProps<"button">, "children">) {
  const look = `btn btn--icon ${variant === "quiet" ? "btn--bare" : ""} ${size === "sm" ? "btn--sm" : ""} ${className}`;
  return (
    <button {...rest} type={type} className={look} aria-label={label} title={label}>
      <Icon of={icon} />
    </button>
  );
}
