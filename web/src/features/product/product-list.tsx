import type { Currency } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import type { ShopNotes } from "@awning/domain/shop/shop-notes";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useListKeys } from "#ui/use-list-keys.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { ExportButton } from "./export-button.tsx";
import { HeldSheet } from "./held-sheet.tsx";
import { LeftOutNotice } from "./left-out-notice.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { PickButtons, ProductBulkBar } from "./product-bulk-bar.tsx";
import { NoProducts, NothingFound } from "./product-empty.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { tagsOf } from "./product-search.ts";
import { ProductsSkeleton } from "./product-skeleton.tsx";
import { summariseStock } from "./product-stock.ts";
import { ProductTable } from "./product-table.tsx";
import { ProductsActions } from "./products-actions.tsx";
import { lackOf, lacksAnything, SellSheet } from "./sell-sheet.tsx";
import { productsWithTwins } from "./sku-twins.ts";
import { TagFilter } from "./tag-filter.tsx";
import { useListState } from "./use-list-state.ts";
import { useProductActs } from "./use-product-acts.ts";
import {
  PRODUCT_TABS,
  type ProductTab,
  useProductCounts,
  useProductList,
  useProductSearch,
  useSoldOf,
  useSoldOutProducts,
  useStockOf,
} from "./use-products.ts";

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

export const SEARCH_LABEL = "Name, variant or SKU";

export const TAB_LABELS: Record<ProductTab, string> = {
  all: "All",
  on_sale: "Active",
  drafts: "Drafts",
  sold_out: "Sold out",
  archived: "Archived",
};

type Props = { siteId: string; username: string | null; currency: Currency; leftOut: ShopNotes["leftOut"]; hasWay: boolean };

/** The list with its tabs, search and acts. `username` is `null` while the page is not published; `hasWay`: whether things reach buyers. */
export function ProductList({ siteId, username, currency, leftOut, hasWay }: Props) {
  const { tab, search, tag, typed, setTyped, setTab, setTag } = useListState();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [repriced, setRepriced] = useState<readonly Product[]>([]);
  const [lacking, setLacking] = useState<readonly Product[]>([]);
  const isNarrow = useNarrow();
  // A grid of pictures has no room for boxes: on a phone one says first that one wants to choose.
  const [isPicking, setPicking] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);

  const soldOut = useSoldOutProducts(siteId, tab === "sold_out");
  const all = useProductList(siteId, tab, soldOut);
  const { list, more, retry } = useProductSearch(siteId, tab, all, { search, tag });
  const loaded = all.list.state === "ready" ? all.list.items : [];
  const isAllHere = all.list.state === "ready" && !all.list.hasMore;
  const shown = list.state === "ready" ? list.items : [];
  const counted = useStockOf(siteId, isAllHere ? loaded : shown);
  const stock = counted?.book ?? new Map();
  // The grid of a phone has no room for it.
  const sold = useSoldOf(siteId, isNarrow ? [] : shown);
  const counts = useProductCounts(siteId, loaded.map((product) => product.id + product.state).join());
  const soldOutCount = soldOut.list.state === "ready" && !soldOut.list.hasMore ? soldOut.list.items.length : null;
  const acts = useProductActs(siteId);

  const summaries = loaded
    .filter((product) => product.state === "active")
    .map((product) => summariseStock(product, stock.get(product.id) ?? new Map()).state);
  const isWhole = isAllHere && tab === "all";
  const low = isWhole ? summaries.filter((state) => state === "low").length : 0;
  const sell = (products: readonly Product[]) => {
    const isReady = (product: Product) => !lacksAnything(lackOf(product, hasWay));
    const ready = products.filter(isReady);
    if (ready.length > 0) acts.setState(ready, "active");
    setLacking(products.filter((product) => !isReady(product)));
  };
  const twins = productsWithTwins([...new Map([...loaded, ...shown].map((one) => [one.id, one])).values()]);
  const rows = {
    products: shown,
    twins,
    stock,
    counted: counted?.ids ?? NOTHING_KNOWN,
    siteId,
    username,
    currency,
    onSell: (product: Product) => sell([product]),
  };
  const isEmptyShop = isWhole && loaded.length === 0 && !typed && !counts.archived;

  return (
    <div ref={screen} className="product-list">
      <PageHeader
        title="Products"
        state={[
          ...(counts.on_sale === null ? [] : [counts.on_sale === 0 ? "No active products yet" : `${counts.on_sale} active`]),
          ...(low > 0 ? [`${low} low in stock`] : []),
          ...(soldOutCount ? [`${soldOutCount} sold out`] : []),
          ...(counts.on_sale === null && list.state === "loading" ? ["\u00a0"] : []),
        ]}
        actions={isEmptyShop ? undefined : <ProductsActions />}
      />
      <LeftOutNotice leftOut={leftOut} />
      <Tabs
        label="Saved views"
        current={tab}
        onChange={(key) => {
          setChosen(new Set());
          setTab(key);
        }}
        items={PRODUCT_TABS.map((key) => ({
          key,
          label: TAB_LABELS[key],
          count: (key === "sold_out" ? soldOutCount : counts[key]) || null,
        }))}
      />
      {isEmptyShop ? (
        <NoProducts />
      ) : (
        <>
          <Toolbar>
            <SearchInput label={SEARCH_LABEL} value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
            <TagFilter tags={tagsOf(loaded, tag)} current={tag} onChange={setTag} />
            {isNarrow && shown.length > 0 ? (
              <PickButtons
                isPicking={isPicking}
                onAll={() => setChosen(new Set(shown.map((product) => product.id)))}
                onPick={(isOn) => {
                  setPicking(isOn);
                  setChosen(new Set());
                }}
              />
            ) : null}
            {isNarrow && isPicking ? null : <ExportButton siteId={siteId} currency={currency} />}
          </Toolbar>
          {list.state === "loading" ? (
            <ProductsSkeleton isNarrow={isNarrow} label={search === "" ? "Loading products" : "Searching your products"} />
          ) : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
          {list.state === "ready" && shown.length === 0 ? (
            <NothingFound tab={tab} search={search || (tag ?? "")} hasMore={list.hasMore} isFromCache={list.isFromCache} />
          ) : null}
          {shown.length > 0 && isNarrow ? <ProductGrid {...rows} chosen={isPicking ? chosen : null} onChoose={setChosen} /> : null}
          {shown.length > 0 && !isNarrow ? <ProductTable {...rows} sold={sold} chosen={chosen} onChoose={setChosen} /> : null}
          {list.state === "ready" && list.hasMore ? (
            <div className="product-more">
              <Button onClick={more} isBusy={list.isLoadingMore}>
                {search === "" && tag === null ? "Show more products" : "Search further"}
              </Button>
            </div>
          ) : null}
        </>
      )}
      <ProductBulkBar
        products={shown.filter((product) => chosen.has(product.id))}
        onClear={() => setChosen(new Set())}
        onSell={sell}
        onState={acts.setState}
        onPrices={setRepriced}
      />
      <PriceSheet
        products={repriced}
        currency={currency}
        onChange={(prices) => acts.setPrices(repriced, prices)}
        onClose={() => setRepriced([])}
      />
      <HeldSheet onArchive={(held) => acts.setState(held, "archived")} />
      <SellSheet
        products={lacking.map((product) => lackOf(product, hasWay))}
        onSell={() => acts.setState(lacking, "active")}
        onClose={() => setLacking([])}
      />
    </div>
  );
}
