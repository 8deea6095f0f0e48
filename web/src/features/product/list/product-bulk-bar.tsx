import type { Product } from "@awning/domain/product/product";
import { Archive, ListChecks, Pause, Percent, Store } from "lucide-react";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { BulkAction, BulkBar } from "#ui/lists/bulk-bar.tsx";
import * as labels from "./labels.ts";

/** The actions on all selected products. */
export function ProductBulkBar({
  products,
  onClear,
  onSell,
  onState,
  onPrices,
}: {
  products: readonly Product[];
  onClear: () => void;
  onSell: (products: readonly Product[]) => void;
  onState: (products: readonly Product[], state: Product["state"]) => void;
  onPrices: (products: readonly Product[]) => void;
}) {
  const act = (run: () => void) => () => {
    run();
    onClear();
  };
  return (
    <BulkBar chosen={products.length} onClear={onClear}>
      <BulkAction onSelect={act(() => onSell(products))}>
        <Icon of={Store} /> {uiLabels.publish}
      </BulkAction>
      <BulkAction onSelect={act(() => onState(products, "draft"))}>
        <Icon of={Pause} /> {uiLabels.unpublish}
      </BulkAction>
      <BulkAction onSelect={act(() => onPrices(products))}>
        <Icon of={Percent} /> {labels.changePrices}
      </BulkAction>
      <BulkAction onSelect={act(() => onState(products, "archived"))}>
        <Icon of={Archive} /> {labels.archive}
      </BulkAction>
    </BulkBar>
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
