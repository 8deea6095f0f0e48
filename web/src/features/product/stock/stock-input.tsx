import { STOCK_MAX } from "@awning/domain/product/product";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import "#ui/fields/stepper.css";
import { numberLocale } from "#ui/locale.ts";
import { STOCK_UNREADABLE, stockMoved } from "../labels.ts";
import { stockErrorLabel } from "../product-labels.ts";
import * as labels from "./labels.ts";
import { readCount, stockDifference } from "./product-stock.ts";

type Props = { label: string; available: number; onChange: (difference: number) => Promise<boolean> };
/** `seen` is the stock when typing started; `isOvertaken` once the owner left a value that sales made impossible. */
type Typed = { text: string; seen: number; isOvertaken: boolean };

/**
 * The quantity in stock: shown live, changed by the difference from the value when typing started. `onChange` gets that
 * difference and returns whether it was accepted; otherwise the input stays.
 */
export function StockInput({ label, available, onChange }: Props) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const wanted = typed === null ? available : readCount(typed.text);
  const difference = typed === null || wanted === null ? 0 : stockDifference(typed.seen, wanted);
  const sold = typed === null ? 0 : typed.seen - available;
  const left = available + difference;
  const unreadable = wanted === null ? STOCK_UNREADABLE : null;
  const problem = unreadable ?? (difference === 0 ? null : stockErrorLabel({ left, available, sold }, numberLocale()));
  const commit = async () => {
    if (typed === null || unreadable) return;
    const refused = { ...typed, isOvertaken: true };
    if (problem !== null) return setTyped(refused);
    setTyped(null);
    if (difference !== 0 && !(await onChange(difference))) setTyped((newer) => newer ?? refused);
  };
  // Returning to an overtaken input starts from the current stock.
  const type = (text: string) => setTyped({ text, seen: typed === null || typed.isOvertaken ? available : typed.seen, isOvertaken: false });
  return (
    <span className="stock-input">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser */}
      <span className={`stepper ${problem ? "stepper--wrong" : ""}`} role="group" aria-label={label}>
        <button type="button" aria-label={labels.decrease(label)} disabled={available <= 0} onClick={() => void onChange(-1)}>
          <Icon of={Minus} size="sm" />
        </button>
        <input
          className="stock-input__count num"
          aria-label={label}
          aria-invalid={problem !== null || undefined}
          inputMode="numeric"
          value={typed?.text ?? String(available)}
          onFocus={(event) => {
            // An invalid input stays to be fixed.
            setTyped((held) => held ?? { text: String(available), seen: available, isOvertaken: false });
            event.currentTarget.select();
          }}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => void commit()}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(null);
          }}
        />
        <button type="button" aria-label={labels.increase(label)} disabled={available >= STOCK_MAX} onClick={() => void onChange(1)}>
          <Icon of={Plus} size="sm" />
        </button>
      </span>
      {problem ? <span className="field__error">{problem}</span> : null}
      {sold !== 0 && problem === null ? (
        <span className="field__hint" role="status">
          {stockMoved(sold, left)}
        </span>
      ) : null}
    </span>
  );
}
