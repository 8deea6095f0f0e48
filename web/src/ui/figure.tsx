import type { ReactNode } from "react";
import "./figure.css";

/** One figure with its name and a note in words. `isBig` is for the one big number of a screen. */
export function Figure({ name, value, note, isBig = false }: { name: string; value: ReactNode; note?: ReactNode; isBig?: boolean }) {
  return (
    <div className="figure">
      <span className="figure__name">{name}</span>
      <span className={`figure__value num ${isBig ? "figure__value--big" : ""}`}>{value}</span>
      {note === undefined ? null : <span className="figure__note">{note}</span>}
    </div>
  );
}
