import type { LucideIcon } from "lucide-react";

/** A line icon of the house weight. It says nothing to screen readers: the words beside it do. */
export function Icon({ of: Glyph, size = "md", className = "" }: { of: LucideIcon; size?: "sm" | "md" | "lg"; className?: string }) {
  const sized = size === "md" ? "icon" : `icon icon--${size}`;
  return <Glyph className={`${sized} ${className}`} aria-hidden="true" focusable="false" />;
}
