import { STOCK_MAX } from "@awning/domain/product";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import "#ui/stepper.css";
import { readCount, stockDifference } from "./product-stock.ts";

/**
 * How many pieces are left: shown live, changed by a difference against what was seen when typing began. `onChange`
 * gets that difference.
 */
export function StockInput({ label, available, onChange }: { label: string; available: number; onChange: (difference: number) => void }) {
  const [typed, setTyped] = useState<{ text: string; seen: number } | null>(null);
  const wanted = typed === null ? available : readCount(typed.text);
  const commit = () => {
    if (typed !== null && wanted !== null && wanted !== typed.seen) onChange(stockDifference(typed.seen, wanted));
    if (wanted !== null) setTyped(null);
  };
  const sold = typed === null ? 0 : typed.seen - available;
  return (
    <span className="stock-input">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser */}
      <span className={`stepper ${wanted === null ? "stepper--wrong" : ""}`} role="group" aria-label={label}>
        <button type="button" aria-label={`${label}: one less`} disabled={available <= 0} onClick={() => onChange(-1)}>
          <Icon of={Minus} size="sm" />
        </button>
        <input
          className="stock-input__count num"
          aria-label={label}
          aria-invalid={wanted === null || undefined}
          inputMode="numeric"
          value={typed?.text ?? String(available)}
          onFocus={(event) => {
            // What was typed and is wrong stays to be mended.
            setTyped((held) => held ?? { text: String(available), seen: available });
            event.currentTarget.select();
          }}
          onChange={(event) => setTyped({ text: event.currentTarget.value, seen: typed?.seen ?? available })}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(null);
          }}
        />
        <button type="button" aria-label={`${label}: one more`} disabled={available >= STOCK_MAX} onClick={() => onChange(1)}>
          <Icon of={Plus} size="sm" />
        </button>
      </span>
      {wanted === null ? <span className="field__error">A whole number up to {STOCK_MAX.toLocaleString(navigator.language)}</span> : null}
      {sold !== 0 && wanted !== null && typed ? (
        <span className="field__hint" role="status">
          {sold > 0 ? `${sold} sold meanwhile` : `${-sold} added meanwhile`}: leaves {Math.max(0, wanted - sold)}
        </span>
      ) : null}
    </span>
  );
}
