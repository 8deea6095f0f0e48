import type { Product } from "@awning/domain/product";
import { Archive, Pause, Percent, Store } from "lucide-react";
import { BulkAct, BulkBar } from "#ui/bulk-bar.tsx";
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
        <Icon of={Store} /> Put on sale
      </BulkAct>
      <BulkAct onSelect={act(() => onState(products, "draft"))}>
        <Icon of={Pause} /> Take off sale
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
