import { paths } from "@awning/domain/routes/paths";
import * as uiLabels from "#ui/labels.ts";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import "#ui/layout/tabs.css";

import "../products.css";
import { canDeliver } from "@awning/domain/shop/delivery-methods";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useShopNotes } from "#data/site/shop-notes.ts";
import { useSite } from "#data/site/sites.ts";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { Toolbar } from "#ui/layout/toolbar.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { ProductList, ProductsActions, SEARCH_LABEL, TAB_LABELS } from "./product-list.tsx";
import { ProductsSkeleton } from "./product-skeleton.tsx";
import { PRODUCT_TABS } from "./use-products.ts";

/** `/products`: the shop's products, including drafts and archived ones. */
export function ProductsScreen() {
  const site = useSite();
  const settings = useShopSettings();
  const isNarrow = useNarrow();
  const notes = useShopNotes(site.state === "ready" ? site.data.id : null);
  if (site.state === "ready" && settings.state === "ready" && notes.state !== "loading") {
    const { id, username, published } = site.data;
    return (
      <ProductList
        siteId={id}
        username={published ? username : null}
        currency={settings.data.currency}
        hasWay={canDeliver(settings.data)}
        leftOut={notes.state === "ready" ? (notes.data?.leftOut ?? null) : null}
      />
    );
  }
  const failed = [site, settings].find((one) => one.state === "failed");
  return (
    <>
      <PageHeader title={shopLabels.products} state={["\u00a0"]} actions={<ProductsActions />} />
      <ShopTabs paths={paths} />
      {failed?.state === "failed" ? (
        <LoadFailure failure={failed.failure} />
      ) : (
        <>
          <div className="tabs" aria-hidden="true">
            {PRODUCT_TABS.map((tab) => (
              <span key={tab} className="tab" aria-current={tab === "all" ? "true" : undefined}>
                {TAB_LABELS[tab]}
              </span>
            ))}
          </div>
          <Toolbar>
            <SearchInput label={SEARCH_LABEL} value="" onChange={() => {}} {...(isNarrow ? {} : { keyHint: "/" })} />
          </Toolbar>
          <ProductsSkeleton isNarrow={isNarrow} label={uiLabels.loadingProducts} />
        </>
      )}
    </>
  );
}
