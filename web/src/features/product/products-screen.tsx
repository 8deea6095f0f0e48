import { canDeliver } from "@awning/domain/shop/delivery-ways";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useShopNotes } from "#data/site/shop-notes.ts";
import { useSite } from "#data/site/sites.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import "#ui/tabs.css";
import { Toolbar } from "#ui/toolbar.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import { ProductList, SEARCH_LABEL, TAB_LABELS } from "./product-list.tsx";
import { ProductsSkeleton } from "./product-skeleton.tsx";
import { ProductsActions } from "./products-actions.tsx";
import "./products.css";
import { PRODUCT_TABS } from "./use-products.ts";

/** `/products`: everything the shop sells, once sold or will sell. */
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
      <PageHeader title="Products" state={["\u00a0"]} actions={<ProductsActions />} />
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
          <ProductsSkeleton isNarrow={isNarrow} label="Loading products" />
        </>
      )}
    </>
  );
}
