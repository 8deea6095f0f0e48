import type { CSSProperties } from "react";
import "./canopy.css";

/**
 * The striped canopy, the interface's only ornament, which marks the current place. `stripe` is the width of one stripe (any
 * CSS length); `isBare` makes the pale stripes visible on plain paper.
 */
export function Canopy({
  stripe,
  height,
  isBare = false,
  className = "",
}: {
  stripe?: string;
  height?: number;
  isBare?: boolean;
  className?: string;
}) {
  const style: CSSProperties & { "--w"?: string } = {};
  if (stripe !== undefined) style["--w"] = stripe;
  if (height !== undefined) style.height = height;
  return <span className={`awning ${isBare ? "awning--bare" : ""} ${className}`} style={style} aria-hidden="true" />;
}
