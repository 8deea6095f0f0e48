import { LOW_STOCK, type Product } from "@awning/domain/product/product";
import { stockedVariants } from "@awning/domain/product/stocked-variants";
import { History, PackagePlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { startCounting, stopCounting } from "#data/product/stock.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast, showUndoToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import { numberLocale } from "#ui/locale.ts";
import type { ProductFieldsProps } from "../editor/own-fields.tsx";
import { stockRulesSummary } from "../editor/product-summaries.ts";
import { whenOut } from "../editor/variant-rules.tsx";
import { useSoldOf } from "../list/use-products.ts";
import { reportRefusal } from "../use-product-actions.ts";
import * as labels from "./labels.ts";
import type { ChangeQuantity, StockByVariant } from "./product-stock.ts";
import { StockChangeSheet } from "./stock-change-sheet.tsx";
import { StockMoves } from "./stock-changes.tsx";

type Props = ProductFieldsProps & {
  product: Product;
  counts: StockByVariant;
  /** All its counts, including those the server has yet to move. */
  kept: StockByVariant;
  /** The count of one variant. */
  count: (variantId: string, label: string) => ReactNode;
  onChange: ChangeQuantity;
};

/** Whether stock is tracked, and the quantity of a product without variants. */
export function StockFields({ product, counts, kept, count, onChange, ...fields }: Props) {
  const { siteId } = fields;
  const [isLooking, setLooking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const variants = stockedVariants(product);
  const isCounted = variants.some((id) => counts.has(id));
  const start = (amounts: StockByVariant) => {
    // Counts that another device already started stay.
    for (const id of variants)
      startCounting(siteId, product.id, id, amounts.get(id) ?? 1).catch((error: unknown) => reportRefusal(error, labels.trackedElsewhere));
  };
  const stop = () => {
    const held = new Map(counts);
    for (const id of kept.keys()) stopCounting(siteId, product.id, id).catch(showFailure);
    showUndoToast(labels.stockTrackingTurnedOff, () => {
      start(held);
      // Orders do not reduce a count that did not exist.
      showToast(labels.trackingResumed);
    });
  };
  const [only] = variants;
  const sold = useSoldOf(siteId, [product])?.book.get(product.id)?.pieces;
  return (
    <section className="product-part">
      <div className="product-part__head">
        <h2>{labels.stock}</h2>
        <span className="soft num">{sold ? labels.soldLabel(sold.toLocaleString(numberLocale())) : ""}</span>
      </div>
      <SwitchLine
        label={labels.trackStock}
        sub={isCounted ? labels.trackedHint : labels.untrackedHint}
        isOn={isCounted}
        onChange={(isOn) => (isOn ? start(new Map()) : stop())}
      />
      {isCounted && product.variants.length === 0 && only ? (
        <div className="product-count">
          <span className="field__label">{uiLabels.inStock}</span>
          {count(only, uiLabels.inStock)}
        </div>
      ) : null}
      <div className="chips gap-2">
        {isCounted ? (
          <Button icon={PackagePlus} onClick={() => setChanging(true)}>
            {labels.adjustStock}
          </Button>
        ) : null}
        <Button icon={History} onClick={() => setLooking(true)}>
          {labels.stockHistory}
        </Button>
      </div>
      {isCounted ? <StockRules {...fields} /> : null}
      <StockChangeSheet product={product} counts={counts} isOpen={isChanging} onChange={onChange} onClose={() => setChanging(false)} />
      <Sheet title={labels.stockHistory} isOpen={isLooking} onClose={() => setLooking(false)}>
        <StockMoves siteId={siteId} product={product} />
      </Sheet>
    </section>
  );
}

/** What happens when tracked stock runs low and out, as a closed row. */
export function StockRules({ form, problems, set, text }: ProductFieldsProps) {
  return (
    <FoldRow title={labels.whenItRunsOut} summary={stockRulesSummary(form)} isWrong={problems["lowAt"] !== undefined}>
      <div className="pile one gap-5">
        <SwitchLine
          label={labels.sellWithoutStock}
          sub={whenOut(form.backorder)}
          isOn={form.backorder}
          onChange={(backorder) => set({ backorder })}
        />
        <Field label={labels.lowStockAlert} note={uiLabels.optional} hint={labels.lowStockHint} error={problems["lowAt"]}>
          <TextInput {...text("lowAt")} inputMode="numeric" placeholder={String(LOW_STOCK)} />
        </Field>
      </div>
    </FoldRow>
  );
}
