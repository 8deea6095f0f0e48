import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { Package, Plus } from "lucide-react";
import { useState } from "react";
import { joinSearch } from "#data/core/join-search.ts";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import { mediaAddress } from "#data/media/media.ts";
import { watchFoundProducts } from "#data/product/product-queries.ts";
import { watchProductPage } from "#data/product/products.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useTyped } from "#ui/fields/use-typed.ts";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Thumb } from "#ui/thumb.tsx";
import { choicesOf } from "../goods-choices.ts";
import type { Chosen } from "../manual/manual-form.ts";
import * as labels from "./labels.ts";

type Props = { siteId: string; currency: Currency; chosen: readonly Chosen[]; onAdd: (one: Chosen) => void; onClose: () => void };

/** Everything on sale, by variant, to add one by one. */
export function GoodsSheet({ siteId, currency, chosen, onAdd, onClose }: Props) {
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useTyped(search, setSearch);
  const { list, more, retry } = useGoods(siteId, search);
  const rows = list.state === "ready" ? list.items.flatMap((product) => choicesOf(product, search)) : [];
  return (
    <Sheet
      title={labels.addItems}
      isOpen
      onClose={onClose}
      foot={
        <Button variant="ink" onClick={onClose}>
          {uiLabels.done}
        </Button>
      }
    >
      <SearchInput label={labels.searchProducts} value={typed} onChange={setTyped} />
      {list.state === "loading" ? <SkeletonRows count={4} label={uiLabels.loadingProducts} /> : null}
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      <Rows aria-label={labels.items} className="goods-rows">
        {rows.map(({ product, variantId, variantName, price }) => {
          const has = chosen.find((one) => one.productId === product.id && one.variantId === variantId)?.quantity ?? 0;
          const image = product.images[0] ?? null;
          const name = variantName ? `${product.title}, ${variantName}` : product.title;
          const one = { productId: product.id, variantId, quantity: has + 1, title: product.title, variantName };
          return (
            <Row
              key={`${product.id}_${variantId}`}
              lead={<Thumb src={image ? mediaAddress(image, 96) : null} color={image?.color} icon={Package} />}
              title={name}
              sub={[formatMoney(price, currency, numberLocale()), has > 0 ? labels.inTheOrder(has) : ""].filter(Boolean).join(", ")}
            >
              <Button size="sm" icon={Plus} aria-label={labels.addLabel(name)} onClick={() => onAdd(one)}>
                {uiLabels.add}
              </Button>
            </Row>
          );
        })}
      </Rows>
      {list.state === "ready" && rows.length === 0 && !list.hasMore ? (
        <p className="soft">{search === "" ? uiLabels.noActiveProductsYet : labels.noProductsFound}</p>
      ) : null}
      {list.state === "ready" && list.hasMore ? (
        <Button onClick={more} isBusy={list.isLoadingMore}>
          {uiLabels.showMoreProducts}
        </Button>
      ) : null}
    </Sheet>
  );
}

const STATES = ["active"] as const;

/**
 * The products on sale that match a search, live, page by page. A shop loaded as a whole is filtered here; for a longer one
 * the database is queried.
 */
function useGoods(siteId: string, search: string): LiveList<Product> {
  const all = useLivePages(`goods/${siteId}`, watchProductPage(siteId, STATES));
  const goesOn = search !== "" && all.list.state === "ready" && all.list.hasMore;
  const found = useLivePages(
    goesOn ? `found-goods/${siteId}/${search}` : null,
    watchFoundProducts(siteId, { states: STATES, search, tag: null }),
  );
  return { ...(goesOn ? found : all), list: joinSearch(all.list, found.list, search) };
}
