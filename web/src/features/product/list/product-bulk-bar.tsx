import type { Currency } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { Archive, ListChecks, Pause, Percent, Store } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { BulkAction, BulkBar } from "#ui/lists/bulk-bar.tsx";
import type { ProductActions } from "../use-product-actions.ts";
import * as labels from "./labels.ts";
import { PriceSheet } from "./price-sheet.tsx";

type Props = {
  products: readonly Product[];
  currency: Currency;
  acts: ProductActions;
  onSell: (products: readonly Product[]) => void;
  onClear: () => void;
};

/** The actions on all selected products. */
export function ProductBulkBar({ products, currency, acts, onSell, onClear }: Props) {
  const [repriced, setRepriced] = useState<readonly Product[]>([]);
  const act = (run: () => void) => () => {
    run();
    onClear();
  };
  return (
    <>
      <BulkBar chosen={products.length} onClear={onClear}>
        <BulkAction onSelect={act(() => onSell(products))}>
          <Icon of={Store} /> {uiLabels.publish}
        </BulkAction>
        <BulkAction onSelect={act(() => acts.setState(products, "draft"))}>
          <Icon of={Pause} /> {uiLabels.unpublish}
        </BulkAction>
        <BulkAction onSelect={act(() => setRepriced(products))}>
          <Icon of={Percent} /> {labels.changePrices}
        </BulkAction>
        <BulkAction onSelect={act(() => acts.setState(products, "archived"))}>
          <Icon of={Archive} /> {labels.archive}
        </BulkAction>
      </BulkBar>
      <PriceSheet
        products={repriced}
        currency={currency}
        onChange={(prices) => acts.setPrices(repriced, prices)}
        onClose={() => setRepriced([])}
      />
    </>
  );
}

/** On a phone: starts selecting, selects all shown, and ends it. */
export function PickButtons({ isPicking, onPick, onAll }: { isPicking: boolean; onPick: (isOn: boolean) => void; onAll: () => void }) {
  if (!isPicking) {
    return (
      <Button icon={ListChecks} size="sm" onClick={() => onPick(true)}>
        {labels.select}
      </Button>
    );
  }
  return (
    <span className="acts">
      <Button size="sm" onClick={onAll}>
        {labels.selectAll}
      </Button>
      <Button variant="ink" size="sm" onClick={() => onPick(false)}>
        {labels.done}
      </Button>
    </span>
  );
}
