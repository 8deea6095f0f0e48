import type { LucideIcon } from "lucide-react";

/** A line icon, hidden from screen readers because the text beside it gives the meaning. */
export function Icon({ of: Glyph, size = "md", className = "" }: { of: LucideIcon; size?: "sm" | "md" | "lg"; className?: string }) {
  const sized = size === "md" ? "icon" : `icon icon--${size}`;
  return <Glyph className={`${sized} ${className}`} aria-hidden="true" focusable="false" />;
}
