import { bookingPaths } from "@awning/domain/booking/paths";
import type { PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { plural } from "@awning/domain/values/counts";
import { ServiceList } from "../booking/service-list.tsx";
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
import { BookingStyles } from "./rare-styles.tsx";
import { pagesInMenu, SiteMenu } from "./site-menu.tsx";

/** Products on the home page; the shop lists the rest. */
export const HOME_PRODUCTS = 8;

/** Services on the home page; the booking page lists the rest. */
const HOME_SERVICES = 4;

export type SiteHomeProps = { site: PublishedSite; mediaBase: string };

/** `/{username}`: the header, the links, the services and the first products. The dashboard's live preview draws it too. */
export function SiteHome({ site, mediaBase }: SiteHomeProps) {
  const isEmpty = site.links.length + site.products.length + site.services.length === 0;
  const { leftOut } = site.profile;
  const hasLinks = site.links.length > 0 && !leftOut.includes("links");
  const hasBookings = site.services.length > 0 && !leftOut.includes("bookings");
  const hasShop = site.products.length > 0 && !leftOut.includes("shop");
  // The owner can leave out everything.
  const isBare = !hasLinks && !hasBookings && !hasShop && !showsContact(site);
  const sections = [
    ...(hasLinks ? [{ id: "links", title: labels.links }] : []),
    ...(hasBookings ? [{ id: "book", title: labels.book }] : []),
    ...(hasShop ? [{ id: "shop", title: labels.shop }] : []),
  ];
  // A menu and the tabs would both say “Shop”.
  const hasMenu = pagesInMenu(site).length > 0;
  return (
    <PageFrame>
      {site.shop.isTest && <TestMode />}
      <HomeHead site={site} mediaBase={mediaBase} />
      <SiteMenu site={site} current="home" />
      {sections.length > 1 && !hasMenu && (
        <nav className="tabs" aria-label={labels.onThisPage}>
          {sections.map(({ id, title }, at) => (
            <a key={id} href={`#${id}`} aria-current={at === 0 ? "true" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <main id="main">
        <PauseNotice site={site} />
        {hasLinks && (
          <section className="sec sec--links" id="links" aria-label={labels.links}>
            <LinkList links={site.links} mediaBase={mediaBase} isCard={site.layout === "cards"} />
          </section>
        )}
        {hasBookings && <HomeBookings site={site} mediaBase={mediaBase} />}
        {hasShop && <HomeShop site={site} mediaBase={mediaBase} />}
        <HomeContact site={site} />
        {isEmpty ? (
          <p className="wrap soft quiet">{labels.emptyText(site.displayName)}</p>
        ) : (
          isBare && <p className="wrap soft quiet">{labels.nothingShown(site.displayName)}</p>
        )}
      </main>
      <EndSocials site={site} />
      <SiteFoot of={footOf(site)} canFindOrders={site.productCount > 0} />
      {site.shop.open && <FloatingBasket username={site.username} />}
      <ChatButton site={site} />
    </PageFrame>
  );
}

function HomeBookings({ site: { services, username, shop, profile }, mediaBase }: { site: PublishedSite; mediaBase: string }) {
  return (
    <section className="sec sec--book" id="book">
      <BookingStyles />
      <div className="sec__head">
        <h2>{labels.bookATime}</h2>
        {services.length > HOME_SERVICES && (
          <a className="sec__all" href={bookingPaths.list(username)}>
            {labels.viewAllServices(services.length)}
          </a>
        )}
      </div>
      <ServiceList
        services={services.slice(0, HOME_SERVICES)}
        username={username}
        mediaBase={mediaBase}
        currency={shop.currency}
        language={profile.language}
      />
    </section>
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
