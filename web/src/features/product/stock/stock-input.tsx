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
/** `seen` is what was left when typing began; `isOvertaken` once its owner left what sales in between had made impossible. */
type Typed = { text: string; seen: number; isOvertaken: boolean };

/**
 * How many pieces are left: shown live, changed by a difference against what was seen when typing began. `onChange`
 * gets that difference, and answers whether it was let in: what was not stays typed.
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
  // Whoever comes back to what was overtaken has read what is there now, and counts from that.
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
            // What was typed and is wrong stays to be mended.
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
