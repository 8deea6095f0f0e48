import type { PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { plural } from "@awning/domain/values/counts";
import { PageFrame } from "../parts/page-frame.tsx";
import { PauseNotice } from "../parts/pause-notice.tsx";
import { ChatButton, FloatingBasket } from "../parts/share-button.tsx";
import { footOf, SiteFoot } from "../parts/site-foot.tsx";
import { TestMode } from "../parts/test-mode.tsx";
import { ProductCard } from "../shop/product-card.tsx";
import { EndSocials } from "./end-socials.tsx";
import { HomeContact, showsContact } from "./home-contact.tsx";
import { HomeHead } from "./home-head.tsx";
import * as labels from "./labels.ts";
import { LinkList } from "./link-list.tsx";
import { pagesInMenu, SiteMenu } from "./site-menu.tsx";

/** Products on the home page; the rest is one tap away in the shop. */
export const HOME_PRODUCTS = 8;

export type SiteHomeProps = { site: PublishedSite; mediaBase: string };

/** `/{username}`: who it is, the links, the first products. Also drawn in the dashboard's live preview. */
export function SiteHome({ site, mediaBase }: SiteHomeProps) {
  const isEmpty = site.links.length + site.products.length === 0;
  const { leftOut } = site.profile;
  const hasLinks = site.links.length > 0 && !leftOut.includes("links");
  const hasShop = site.products.length > 0 && !leftOut.includes("shop");
  // What is there can be left out, all of it.
  const isBare = !hasLinks && !hasShop && !showsContact(site);
  // Two rows of tabs would say “Shop” twice.
  const hasMenu = pagesInMenu(site).length > 0;
  return (
    <PageFrame>
      {site.shop.isTest && <TestMode />}
      <HomeHead site={site} mediaBase={mediaBase} />
      <SiteMenu site={site} current="home" />
      {hasLinks && hasShop && !hasMenu && (
        <nav className="tabs" aria-label={labels.onThisPage}>
          <a href="#links" aria-current="true">
            {labels.links}
          </a>
          <a href="#shop">{labels.shop}</a>
        </nav>
      )}
      <main id="main">
        <PauseNotice site={site} />
        {hasLinks && (
          <section className="sec sec--links" id="links" aria-label={labels.links}>
            <LinkList links={site.links} mediaBase={mediaBase} isCard={site.layout === "cards"} />
          </section>
        )}
        {hasShop && <HomeShop site={site} mediaBase={mediaBase} />}
        <HomeContact site={site} />
        {isEmpty ? (
          <p className="wrap soft quiet">{labels.isJustGettingStarted(site.displayName)}</p>
        ) : (
          isBare && <p className="wrap soft quiet">{labels.hasNothingToShow(site.displayName)}</p>
        )}
      </main>
      <EndSocials site={site} />
      <SiteFoot of={footOf(site)} canFindOrders={site.productCount > 0} />
      {site.shop.open && <FloatingBasket username={site.username} />}
      <ChatButton site={site} />
    </PageFrame>
  );
}

function HomeShop({ site, mediaBase }: SiteHomeProps) {
  const view = plural(site.productCount, { one: labels.viewProduct, other: labels.viewAllProducts(site.productCount) });
  return (
    <section className="sec sec--shop" id="shop">
      <div className="sec__head">
        <h2>{labels.shop}</h2>
        <a className="sec__all" href={sitePaths.shop(site.username)}>
          {view}
        </a>
      </div>
      <ul className="grid">
        {site.products.slice(0, HOME_PRODUCTS).map((product) => (
          <ProductCard key={product.id} product={product} site={site} mediaBase={mediaBase} />
        ))}
      </ul>
    </section>
  );
}
