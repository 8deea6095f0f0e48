import { COLLECTION_PRODUCTS_MAX, type Collection } from "@awning/domain/product/collection";
import { useState } from "react";
import { useLivePages } from "#data/core/pages.ts";
import { watchProductPage } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";
import { addProducts } from "./labels.ts";

type Props = { siteId: string; collection: Collection; onAdd: (productIds: string[]) => void; onClose: () => void };

/** The products not in a collection yet, to select and append. */
export function AddProductsSheet({ siteId, collection, onAdd, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { list, more, retry } = useLivePages(`collection-products/${siteId}`, watchProductPage(siteId, ["active", "draft"]));
  const others = list.state === "ready" ? list.items.filter(({ id }) => !collection.productIds.includes(id)) : [];
  const isFull = collection.productIds.length + chosen.length >= COLLECTION_PRODUCTS_MAX;
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Sheet
      title={labels.addTo(collection.title)}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button
            variant="ink"
            disabled={chosen.length === 0}
            onClick={() => {
              onAdd([...chosen]);
              onClose();
            }}
          >
            {addProducts(chosen.length)}
          </Button>
        </>
      }
    >
      {list.state === "loading" ? <SkeletonRows count={4} label={labels.loadingYourProducts} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {list.state === "ready" && others.length === 0 && !list.hasMore ? <p className="soft">{labels.allProductsInside}</p> : null}
      <div className="pick-products">
        {others.map(({ id, title }) => (
          <Checkbox key={id} checked={chosen.includes(id)} disabled={isFull && !chosen.includes(id)} onChange={() => toggle(id)}>
            {title}
          </Checkbox>
        ))}
      </div>
      {list.state === "ready" && list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {uiLabels.showMoreProducts}
        </Button>
      ) : null}
    </Sheet>
  );
}
