import { DISCOUNT_PRODUCTS_MAX } from "@awning/domain/discount/discount";
import { useState } from "react";
import { useLive } from "#data/core/live.ts";
import { useLivePages } from "#data/core/pages.ts";
import { watchProductPage, watchProducts } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import * as uiLabels from "#ui/labels.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { choiceRows } from "./choice-rows.ts";
import * as labels from "./labels.ts";
import { appliesTo } from "./labels.ts";

type Props = { siteId: string; chosen: readonly string[]; onChange: (productIds: string[]) => void };

/** The products a code applies to; none means all. */
export function ProductChoice({ siteId, chosen, onChange }: Props) {
  const { list, more, retry } = useLivePages(`discount-products/${siteId}`, watchProductPage(siteId, ["active", "draft"]));
  const listed = list.state === "ready" ? list.items : [];
  // Only listed products can be selected, so others come from the initial selection.
  const [before] = useState(chosen);
  const isFar = list.state === "ready" && before.some((id) => !listed.some((one) => one.id === id));
  const known = useLive(isFar ? `discount-chosen/${siteId}/${before.join()}` : null, watchProducts(siteId, before, DISCOUNT_PRODUCTS_MAX));
  const rows = list.state === "ready" ? choiceRows(before, listed, known) : [];
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details className="discount-products" open={chosen.length > 0}>
      <summary>{chosen.length === 0 ? labels.appliesToAllProducts : appliesTo(chosen.length)}</summary>
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      <div className="discount-products__list">
        {rows.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= DISCOUNT_PRODUCTS_MAX}
            onChange={() => toggle(id)}
          >
            {title}
          </Checkbox>
        ))}
        {list.state === "ready" && list.hasMore ? (
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {uiLabels.showMoreProducts}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
