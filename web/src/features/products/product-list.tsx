import type { Currency } from "@awning/domain/money";
import type { Product } from "@awning/domain/product";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useListKeys } from "#ui/use-list-keys.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { ExportButton } from "./export-button.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { ProductBulkBar } from "./product-bulk-bar.tsx";
import { NoProducts, NothingFound } from "./product-empty.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { searchProducts } from "./product-search.ts";
import { summariseStock } from "./product-stock.ts";
import { ProductTable } from "./product-table.tsx";
import { NewProductLink } from "./products-screen.tsx";
import { SellSheet } from "./sell-sheet.tsx";
import { useProductActs } from "./use-product-acts.ts";
import { PRODUCT_TABS, type ProductTab, useProductCounts, useProductList, useSoldOutProducts, useStockOf } from "./use-products.ts";

const TAB_LABELS: Record<ProductTab, string> = {
  all: "All",
  on_sale: "On sale",
  drafts: "Drafts",
  sold_out: "Sold out",
  archived: "Archived",
};

/** The list with its tabs, search and acts. `username` is `null` while the page is not published. */
export function ProductList({ siteId, username, currency }: { siteId: string; username: string | null; currency: Currency }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = PRODUCT_TABS.find((one) => one === parameters.get("show")) ?? "all";
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [repriced, setRepriced] = useState<readonly Product[]>([]);
  const [unpictured, setUnpictured] = useState<readonly Product[]>([]);
  const isNarrow = useNarrow();
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);

  const { list, more, retry } = useProductList(siteId, tab);
  const loaded = list.state === "ready" ? list.items : [];
  const stock = useStockOf(siteId, loaded) ?? new Map();
  const counts = useProductCounts(siteId, loaded.map((product) => product.id + product.state).join());
  const soldOut = useSoldOutProducts(siteId);
  const soldOutCount = soldOut.state === "ready" ? soldOut.data.length : null;
  const acts = useProductActs(siteId);

  const shown = searchProducts(loaded, typed);
  const summaries = loaded
    .filter((product) => product.state === "active")
    .map((product) => summariseStock(product, stock.get(product.id) ?? new Map()).state);
  const isWhole = list.state === "ready" && !list.hasMore && tab === "all";
  const low = isWhole ? summaries.filter((state) => state === "low" || state === "some_sold_out").length : 0;
  const gone = isWhole ? summaries.filter((state) => state === "sold_out").length : 0;
  const sell = (products: readonly Product[]) => {
    const ready = products.filter((product) => product.images.length > 0);
    if (ready.length > 0) acts.setState(ready, "active");
    setUnpictured(products.filter((product) => product.images.length === 0));
  };
  const rows = { products: shown, stock, siteId, username, currency, onSell: (product: Product) => sell([product]) };
  const isEmptyShop = list.state === "ready" && loaded.length === 0 && tab === "all" && !typed && !counts.archived;

  return (
    <div ref={screen} className="product-list">
      <PageHeader
        title="Products"
        state={[
          ...(counts.on_sale === null ? [] : [counts.on_sale === 0 ? "Nothing on sale yet" : `${counts.on_sale} on sale`]),
          ...(low > 0 ? [`${low} ${low === 1 ? "runs" : "run"} low`] : []),
          ...(gone > 0 ? [`${gone} sold out`] : []),
          ...(counts.on_sale === null && list.state === "loading" ? [" "] : []),
        ]}
        actions={isEmptyShop ? undefined : <NewProductLink />}
      />
      <Tabs
        label="Saved views"
        current={tab}
        onChange={(key) => {
          setChosen(new Set());
          setParameters(key === "all" ? {} : { show: key }, { replace: true });
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
            <SearchInput label="Name or kind" value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
            <ExportButton siteId={siteId} currency={currency} />
          </Toolbar>
          {list.state === "loading" ? <SkeletonRows count={8} label="Loading products" /> : null}
          {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
          {list.state === "ready" && shown.length === 0 ? <NothingFound tab={tab} typed={typed} hasMore={list.hasMore} /> : null}
          {shown.length > 0 && isNarrow ? <ProductGrid {...rows} /> : null}
          {shown.length > 0 && !isNarrow ? <ProductTable {...rows} chosen={chosen} onChoose={setChosen} /> : null}
          {list.state === "ready" && list.hasMore ? (
            <div className="product-more">
              <Button onClick={more} isBusy={list.isLoadingMore}>
                Show more products
              </Button>
              {typed ? <span className="faint">Searched among the {loaded.length} shown so far.</span> : null}
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
      <SellSheet products={unpictured} onSell={() => acts.setState(unpictured, "active")} onClose={() => setUnpictured([])} />
    </div>
  );
}
