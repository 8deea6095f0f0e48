import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { type Shelf, shelfPath } from "@awning/domain/published/shelf";
import { sitePaths } from "@awning/domain/routes/paths";
import { countWords } from "@awning/domain/values/count-words";
import { ChatButton } from "../parts/chat-button.tsx";
import { PageFrame } from "../parts/page-frame.tsx";
import { PauseNotice } from "../parts/pause-notice.tsx";
import { faceOfSite } from "../parts/shop-face.ts";
import { footOf, SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";
import { CollectionRow } from "./collection-row.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductView } from "./product-view.tsx";
import { ShelfForm } from "./shelf-form.tsx";

/** With fewer pieces everything is in sight. */
const SEARCHED_FROM = 8;

export type SiteShopProps = {
  /** `site.products` are those of the page shown. */
  site: PublishedSite;
  mediaBase: string;
  page: number;
  pageCount: number;
  /** What of the shop is shown, and how many pieces that are on all pages together. */
  shelf: Shelf;
  foundCount: number;
  /** The product the address names; `null` shows the shelf. */
  product: PublicProduct | null;
  /** An address that names a product, or a collection, which is not here any more. */
  isProductGone: boolean;
};

/** `/{username}/shop`: the shelf, or one product of it. */
export function SiteShop(props: SiteShopProps) {
  const { site, mediaBase, product } = props;
  return (
    <PageFrame>
      <SiteTop shop={faceOfSite(site)} mediaBase={mediaBase} />
      {product ? <ProductView product={product} site={site} mediaBase={mediaBase} /> : <ShelfOf {...props} />}
      <SiteFoot of={footOf(site)} canFindOrders />
      <ChatButton site={site} />
    </PageFrame>
  );
}

function ShelfOf(props: SiteShopProps) {
  const { site, mediaBase, pageCount, shelf, foundCount, isProductGone } = props;
  const collection = site.collections.find(({ slug }) => slug === shelf.collection);
  return (
    <main id="main">
      <div className="wrap wrap--wide">
        {isProductGone && (
          <p className="notice" role="status">
            <span>
              <b>{shelf.collection ? "This collection is no longer available." : "This product is no longer available."}</b> Here's what
              else is in the shop.
            </span>
          </p>
        )}
        <h1 className="page-title">{collection?.title ?? "Shop"}</h1>
        <p className="soft">{shelfWords(props)}</p>
        {site.collections.length > 0 && <CollectionRow site={site} shelf={shelf} />}
        {site.productCount >= SEARCHED_FROM && <ShelfForm site={site} shelf={shelf} />}
        {foundCount === 0 && site.productCount > 0 && (
          <p className="empty">
            No products match. <a href={sitePaths.shop(site.username)}>View all products</a>
          </p>
        )}
        <PauseNotice site={site} />
        {!site.pause && !site.shop.open && site.productCount > 0 && (
          <p className="soft">Orders are closed right now. You can still browse.</p>
        )}
        <ul className="grid shelf">
          {site.products.map((one, index) => (
            <ProductCard key={one.id} product={one} site={site} mediaBase={mediaBase} first={index < 2} />
          ))}
        </ul>
        {pageCount > 1 && <Pages {...props} />}
      </div>
    </main>
  );
}

function shelfWords({ site, page, pageCount, shelf, foundCount }: SiteShopProps): string {
  if (site.productCount === 0) return `${site.displayName} hasn't added any products yet.`;
  const found = countWords(foundCount, "product");
  const paged = pageCount > 1 ? `, page ${page} of ${pageCount}` : "";
  if (shelf.search) return `${found} for “${shelf.search}”${paged}`;
  return `${found}${paged}`;
}

function Pages({ site, shelf, page, pageCount }: SiteShopProps) {
  const link = (to: number) => shelfPath(site.username, shelf, to);
  return (
    <nav className="pages" aria-label="Shop pages">
      {page > 1 && (
        <a className="btn btn--line" href={link(page - 1)} rel="prev">
          Previous
        </a>
      )}
      {page < pageCount && (
        <a className="btn btn--line" href={link(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
