import type { LucideIcon } from "lucide-react";
import { Icon } from "./icon.tsx";
import "./thumb.css";

/**
 * The small square picture at the start of a row, or an icon. `color` fills it until the picture loads. It is decorative, so
 * it has no alternative text.
 */
export function Thumb({
  src,
  icon,
  color,
  size = "md",
}: {
  src?: string | null | undefined;
  icon?: LucideIcon;
  color?: string | undefined;
  size?: "sm" | "md" | "lg";
}) {
  const look = `thumb ${size === "md" ? "" : `thumb--${size}`}`;
  return (
    <span className={look} style={color ? { backgroundColor: color } : undefined} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : icon ? <Icon of={icon} /> : null}
    </span>
  );
}
