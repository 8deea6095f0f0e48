import type { TriedDesign } from "@awning/domain/design";
import { PRODUCTS_PER_PAGE } from "@awning/domain/published";
import { WHOLE_SHELF } from "@awning/domain/shelf";
import type { Scheme } from "@awning/domain/theme-colors";
import { mediaBase } from "#data/env.ts";
import { useShopSettings } from "#data/shop-settings.ts";
import { EMPTY_CHECKOUT_FORM, SiteCheckout, SiteHome, SiteShop } from "#storefront/index.ts";
import { lookCss } from "./look-css.ts";
import type { ShownPage } from "./look-preview.tsx";
import { PageInFrame } from "./page-in-frame.tsx";
import { sampleQuote } from "./sample-purchase.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/** One page of the shop in a look that is tried, in one scheme. */
export function LookPages({ tried, page, scheme }: { tried: TriedDesign; page: ShownPage; scheme: Scheme }) {
  const site = usePublishedDraft(tried);
  const settings = useShopSettings();
  if (!site || settings.state !== "ready") return <div className="preview__wait" aria-busy="true" />;
  return (
    <PageInFrame key={page} title="Your page as you are making it" css={lookCss(page, site, { scheme })}>
      {page === "home" ? <SiteHome site={site} mediaBase={mediaBase} /> : null}
      {page === "shop" ? (
        <SiteShop
          site={site}
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
          shop={site}
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
