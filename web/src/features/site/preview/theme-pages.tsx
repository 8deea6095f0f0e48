import type { Scheme } from "@awning/domain/design/color-roles";
import type { DesignTrial } from "@awning/domain/design/design";
import { WHOLE_SHELF } from "@awning/domain/published/product-listing";
import { PRODUCTS_PER_PAGE } from "@awning/domain/published/published";
import { mediaBase } from "#data/env.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { EMPTY_CHECKOUT_FORM, faceOfSite, SiteCheckout, SiteShop } from "#storefront/index.ts";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { HomeInFrame, useOwnHome } from "./home-in-frame.tsx";
import * as labels from "./labels.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { sampleQuote } from "./sample-purchase.ts";
import { type ShownPage, themeCss } from "./theme-css.ts";

/** One page of the shop in the design being tried, in one scheme. */
export function ThemePages({ tried, page, scheme }: { tried: DesignTrial; page: ShownPage; scheme: Scheme }) {
  const home = useOwnHome(tried);
  const settings = useShopSettings();
  if (!home || settings.state !== "ready")
    return (
      <div className="preview__wait" aria-busy="true">
        <LateNote />
      </div>
    );
  const { site } = home;
  const title = labels.previewOfYourChanges;
  if (page === "home") return <HomeInFrame {...home} title={title} scheme={scheme} />;
  return (
    <PageInFrame key={page} title={title} css={themeCss(page, site, { scheme })}>
      {page === "shop" ? (
        <SiteShop
          site={{ ...site, products: site.products.slice(0, PRODUCTS_PER_PAGE) }}
          mediaBase={mediaBase}
          page={1}
          pageCount={Math.max(1, Math.ceil(site.productCount / PRODUCTS_PER_PAGE))}
          shelf={WHOLE_SHELF}
          foundCount={site.productCount}
          product={null}
          isProductGone={false}
        />
      ) : null}
      {page === "checkout" ? (
        <SiteCheckout
          shop={faceOfSite(site)}
          mediaBase={mediaBase}
          quote={sampleQuote(site, settings.data)}
          form={EMPTY_CHECKOUT_FORM}
          errors={{}}
          notice={null}
          orderKey=""
          isFreshKey
          isBasket={false}
        />
      ) : null}
    </PageInFrame>
  );
}
