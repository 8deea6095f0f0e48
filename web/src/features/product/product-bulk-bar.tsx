import type { Product } from "@awning/domain/product/product";
import { Archive, ListChecks, Pause, Percent, Store } from "lucide-react";
import { BulkAct, BulkBar } from "#ui/bulk-bar.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** What can be done to all chosen products at once. */
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
      <BulkAct onSelect={act(() => onSell(products))}>
        <Icon of={Store} /> Publish
      </BulkAct>
      <BulkAct onSelect={act(() => onState(products, "draft"))}>
        <Icon of={Pause} /> Unpublish
      </BulkAct>
      <BulkAct onSelect={act(() => onPrices(products))}>
        <Icon of={Percent} /> Change prices
      </BulkAct>
      <BulkAct onSelect={act(() => onState(products, "archived"))}>
        <Icon of={Archive} /> Archive
      </BulkAct>
    </BulkBar>
  );
}

/** On a phone: begins to choose products, chooses all that are shown, and ends it. */
export function PickButtons({ isPicking, onPick, onAll }: { isPicking: boolean; onPick: (isOn: boolean) => void; onAll: () => void }) {
  if (!isPicking) {
    return (
      <Button icon={ListChecks} size="sm" onClick={() => onPick(true)}>
        Select
      </Button>
    );
  }
  return (
    <span className="acts">
      <Button size="sm" onClick={onAll}>
        Select all
      </Button>
      <Button variant="ink" size="sm" onClick={() => onPick(false)}>
        Done
      </Button>
    </span>
  );
}
