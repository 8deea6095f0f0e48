import { canDeliver } from "@awning/domain/delivery-ways";
import { paths } from "@awning/domain/paths";
import { LayoutGrid, Plus, TicketPercent } from "lucide-react";
import { useShopNotes } from "#data/shop-notes.ts";
import { useShopSettings } from "#data/shop-settings.ts";
import { useSite } from "#data/sites.ts";
import { ButtonLink } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import "#ui/tabs.css";
import { Toolbar } from "#ui/toolbar.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import { ProductList, SEARCH_LABEL, TAB_LABELS } from "./product-list.tsx";
import { ProductsSkeleton } from "./product-skeleton.tsx";
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
      <PageHeader title="Products" state={["\u00a0"]} actions={<NewProductLink />} />
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

/** The ways to the collections and the discount codes, and the one red act of the screen. */
export function NewProductLink() {
  return (
    <>
      <ButtonLink icon={LayoutGrid} to={paths.collections}>
        Collections
      </ButtonLink>
      <ButtonLink icon={TicketPercent} to={paths.discounts}>
        <span>
          <span className="only-desk">Discount codes</span>
          <span className="only-phone">Codes</span>
        </span>
      </ButtonLink>
      <ButtonLink variant="primary" icon={Plus} to={paths.product("new")}>
        <span>
          New<span className="only-desk"> product</span>
        </span>
      </ButtonLink>
    </>
  );
}
