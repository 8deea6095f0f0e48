import type { TriedDesign } from "@awning/domain/design/design";
import type { Scheme } from "@awning/domain/design/theme-colors";
import { PRODUCTS_PER_PAGE } from "@awning/domain/published/published";
import { WHOLE_SHELF } from "@awning/domain/published/shelf";
import { mediaBase } from "#data/env.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { EMPTY_CHECKOUT_FORM, faceOfSite, SiteCheckout, SiteShop } from "#storefront/index.ts";
import { LateNote } from "#ui/late-note.tsx";
import { HomeInFrame } from "./home-in-frame.tsx";
import { lookCss, type ShownPage } from "./look-css.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { sampleQuote } from "./sample-purchase.ts";
import { useOwnHome } from "./use-own-home.ts";

/** One page of the shop in a look that is tried, in one scheme. */
export function LookPages({ tried, page, scheme }: { tried: TriedDesign; page: ShownPage; scheme: Scheme }) {
  const home = useOwnHome(tried);
  const settings = useShopSettings();
  if (!home || settings.state !== "ready")
    return (
      <div className="preview__wait" aria-busy="true">
        <LateNote />
      </div>
    );
  const { site } = home;
  const title = "Preview of your changes";
  if (page === "home") return <HomeInFrame {...home} title={title} scheme={scheme} />;
  return (
    <PageInFrame key={page} title={title} css={lookCss(page, site, { scheme })}>
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
