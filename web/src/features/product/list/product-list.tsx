import type { Currency } from "@awning/domain/money/money";
import { type Product, TAG_MAX } from "@awning/domain/product/product";
import { paths } from "@awning/domain/routes/paths";
import type { ShopNotes } from "@awning/domain/shop/site-stats";
import { withinUnits } from "@awning/domain/values/characters";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import type { LiveList } from "#data/core/pages.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useListKeys, useTyped } from "#ui/fields/use-typed.ts";
import { useAddressState } from "#ui/hooks/use-address-state.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { productsWithDuplicateSkus } from "../duplicate-skus.ts";
import { tagsOf } from "../product-labels.ts";
import { summariseStock } from "../stock/product-stock.ts";
import { LeftOutNotice } from "../unpublished-notice.tsx";
import { type ProductActions, useProductActions } from "../use-product-actions.ts";
import { ExportButton } from "./export-button.tsx";
import { HeldSheet } from "./held-sheet.tsx";
import * as labels from "./labels.ts";
import { SortChoice, TagFilter } from "./list-filters.tsx";
import { PickButtons, ProductBulkBar } from "./product-bulk-bar.tsx";
import { NoProducts, NothingFound } from "./product-empty.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ProductsSkeleton } from "./product-skeleton.tsx";
import { ProductTable } from "./product-table.tsx";
import { lackOf, lacksAnything, SellSheet } from "./sell-sheet.tsx";
import { type Sort, sortOf, sortProducts } from "./sort-products.ts";
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

const SEARCH_MAX = 100;

function readListState(parameters: URLSearchParams) {
  const tab = PRODUCT_TABS.find((one) => one === parameters.get("show")) ?? "all";
  const search = withinUnits((parameters.get("q") ?? "").trim(), SEARCH_MAX);
  const tag = withinUnits(parameters.get("tag") ?? "", TAG_MAX) || null;
  return { tab, search, tag, sort: sortOf(parameters.get("sort")) };
}
type ListState = ReturnType<typeof readListState>;

function toParameters({ tab, search, tag, sort }: ListState): Record<string, string> {
  return {
    ...(tab === "all" ? {} : { show: tab }),
    ...(search ? { q: search } : {}),
    ...(tag === null ? {} : { tag }),
    ...(sort === null ? {} : { sort }),
  };
}

function useListState() {
  const [now, change] = useAddressState(readListState, toParameters);
  const show = (next: Partial<ListState>) => change(next, true);
  const [typed, setTyped] = useTyped(now.search, (search) => show({ search }));
  const setTag = (wanted: string | null) => show({ tag: wanted });
  return {
    ...now,
    typed,
    setTyped,
    setTab: (key: ProductTab) => show({ tab: key }),
    setTag,
    setSort: (wanted: Sort | null) => show({ sort: wanted }),
  };
}

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

export const SEARCH_LABEL = labels.nameVariantOrSku;

export const TAB_LABELS: Record<ProductTab, string> = {
  all: labels.all,
  on_sale: labels.active,
  drafts: labels.drafts,
  sold_out: labels.soldOut,
  archived: labels.archived,
};

type Props = { siteId: string; username: string | null; currency: Currency; leftOut: ShopNotes["leftOut"]; hasWay: boolean };

/**
 * The list with its tabs, search and actions. `username` is `null` while the page is not published; `hasWay`: the shop has a
 * delivery method.
 */
export function ProductList({ siteId, username, currency, leftOut, hasWay }: Props) {
  const { tab, search, tag, sort, typed, setTyped, setTab, setTag, setSort } = useListState();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useNarrow();
  // The grid has no room for checkboxes, so on a phone selecting is a mode.
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
  // The phone's grid has no room for it.
  const sold = useSoldOf(siteId, isNarrow ? [] : shown);
  const counts = useProductCounts(siteId, loaded.map((product) => product.id + product.state).join());
  const soldOutCount = soldOut.list.state === "ready" && !soldOut.list.hasMore ? soldOut.list.items.length : null;
  const acts = useProductActions(siteId);
  const sale = useSale(acts, hasWay);

  const summaries = loaded
    .filter((product) => product.state === "active")
    .map((product) => summariseStock(product, stock.get(product.id) ?? new Map()).state);
  const isWhole = isAllHere && tab === "all";
  const low = isWhole ? summaries.filter((state) => state === "low").length : 0;
  const twins = productsWithDuplicateSkus([...new Map([...loaded, ...shown].map((one) => [one.id, one])).values()]);
  const rows = {
    // Only a list that is here as a whole has a first by name or by stock.
    products: isAllHere ? sortProducts(shown, sort, stock) : shown,
    twins,
    stock,
    counted: counted?.ids ?? NOTHING_KNOWN,
    siteId,
    username,
    currency,
    onSell: (product: Product) => sale.sell([product]),
  };
  const isEmptyShop = isWhole && loaded.length === 0 && !typed && !counts.archived;

  return (
    <div ref={screen} className="product-list">
      <PageHeader
        title={shopLabels.products}
        // On a phone one line: how many run low is said by their cards.
        state={headline(counts.on_sale, isNarrow ? 0 : low, soldOutCount, list.state === "loading")}
        actions={isEmptyShop ? undefined : <ProductsActions />}
      />
      <ShopTabs paths={paths} />
      <LeftOutNotice leftOut={leftOut} />
      <Tabs
        label={uiLabels.savedViews}
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
            {isAllHere && !isNarrow && loaded.length > 1 ? <SortChoice current={sort} onChange={setSort} /> : null}
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
          <Found list={list} more={more} retry={retry} tab={tab} search={search} tag={tag} isNarrow={isNarrow}>
            {isNarrow ? (
              <ProductGrid {...rows} chosen={isPicking ? chosen : null} onChoose={setChosen} />
            ) : (
              <ProductTable {...rows} sold={sold} chosen={chosen} onChoose={setChosen} />
            )}
          </Found>
        </>
      )}
      <ProductBulkBar
        products={shown.filter((product) => chosen.has(product.id))}
        onClear={() => setChosen(new Set())}
        currency={currency}
        acts={acts}
        onSell={sale.sell}
      />
      <HeldSheet onArchive={(held) => acts.setState(held, "archived")} />
      <SellSheet
        products={sale.lacking.map((product) => lackOf(product, hasWay))}
        onSell={() => acts.setState(sale.lacking, "active")}
        onClose={sale.close}
      />
    </div>
  );
}

/** Puts products on sale; those that lack something wait in `lacking` for the owner's word. */
function useSale(acts: ProductActions, hasWay: boolean) {
  const [lacking, setLacking] = useState<readonly Product[]>([]);
  const sell = (products: readonly Product[]) => {
    const isReady = (product: Product) => !lacksAnything(lackOf(product, hasWay));
    const ready = products.filter(isReady);
    if (ready.length > 0) acts.setState(ready, "active");
    setLacking(products.filter((product) => !isReady(product)));
  };
  return { lacking, sell, close: () => setLacking([]) };
}

function headline(onSale: number | null, low: number, soldOut: number | null, isLoading: boolean): string[] {
  return [
    ...(onSale === null ? [] : [onSale === 0 ? labels.noActiveProductsYet : labels.activeLabel(onSale)]),
    ...(low > 0 ? [labels.lowInStock(low)] : []),
    ...(soldOut ? [labels.soldOutLabel(soldOut)] : []),
    ...(onSale === null && isLoading ? ["\u00a0"] : []),
  ];
}

type FoundProps = LiveList<Product> & { tab: ProductTab; search: string; tag: string | null; isNarrow: boolean; children: ReactNode };

/** The products found, around their rows: that they load, could not be loaded, are none, or go on. */
function Found({ list, more, retry, tab, search, tag, isNarrow, children }: FoundProps) {
  if (list.state === "loading")
    return <ProductsSkeleton isNarrow={isNarrow} label={search === "" ? uiLabels.loadingProducts : labels.searchingYourProducts} />;
  if (list.state === "failed") return <LoadFailure failure={list.failure} onRetry={retry} />;
  return (
    <>
      {list.items.length === 0 ? (
        <NothingFound tab={tab} search={search || (tag ?? "")} hasMore={list.hasMore} isFromCache={list.isFromCache} />
      ) : (
        children
      )}
      {list.hasMore ? (
        <div className="product-more">
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {search === "" && tag === null ? uiLabels.showMoreProducts : labels.searchFurther}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The primary action of the list. */
export function ProductsActions() {
  return (
    <ButtonLink variant="primary" icon={Plus} to={paths.product("new")}>
      {labels.newProduct}
    </ButtonLink>
  );
}
