import { X } from "lucide-react";
import type { ReactNode } from "react";
import "./bulk-bar.css";
import { Icon } from "../icon.tsx";
import { keepToastsAbove } from "../toast-room.ts";
import * as labels from "./labels.ts";

/** The bar over a list while rows are selected. `children` are {@link BulkAction}s. */
export function BulkBar({ chosen, onClear, children }: { chosen: number; onClear: () => void; children: ReactNode }) {
  if (chosen === 0) return null;
  return (
    <section ref={keepToastsAbove} className="bulk" aria-label={labels.actionsForSelectedItems}>
      <b className="num" role="status">
        {labels.selected(chosen)}
      </b>
      <span className="bulk__sep" />
      {children}
      <button type="button" className="bulk__act" aria-label={labels.clearSelection} onClick={onClear}>
        <Icon of={X} size="sm" />
      </button>
    </section>
  );
}

/** An action of a {@link BulkBar}; `label` is its accessible name where its children do not say it all. */
export function BulkAction({ label, onSelect, children }: { label?: string | undefined; onSelect: () => void; children: ReactNode }) {
  return (
    <button type="button" className="bulk__act" aria-label={label} onClick={onSelect}>
      {children}
    </button>
  );
}
