import type { ReactNode } from "react";
import "./figure.css";

type Props = { name: string; value: ReactNode; note?: ReactNode; hint?: string; isBig?: boolean };

/** A figure with its name and note, `hint` in a tooltip. `isBig` is for the one big number of a screen. */
export function Figure({ name, value, note, hint, isBig = false }: Props) {
  return (
    <div className="figure" title={hint}>
      <span className="figure__name">{name}</span>
      <span className={`figure__value num ${isBig ? "figure__value--big" : ""}`}>{value}</span>
      {note === undefined ? null : <span className="figure__note">{note}</span>}
    </div>
  );
}
