import {
  IN_STOCK_VALUE,
  isUnsorted,
  listingPath,
  type ProductListing,
  SEARCH_MAX,
  SHELF_PARAMETERS,
  WHOLE_SHELF,
} from "@awning/domain/published/product-listing";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { faceOfSite, PageFrame, SiteTop } from "../parts/page-frame.tsx";
import { PauseNotice } from "../parts/pause-notice.tsx";
import { ChatButton } from "../parts/share-button.tsx";
import { footOf, SiteFoot } from "../parts/site-foot.tsx";
import * as labels from "./labels.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductView } from "./product-view.tsx";

/** With fewer products, no search is needed. */
const SEARCHED_FROM = 8;

export type SiteShopProps = {
  /** `site.products` are those of the current page. */
  site: PublishedSite;
  mediaBase: string;
  page: number;
  pageCount: number;
  /** The filter of the list, and how many products all pages have together. */
  shelf: ProductListing;
  foundCount: number;
  /** The product in the address; `null` shows the list. */
  product: PublicProduct | null;
  /** What the law or the seller says of that product, by name in order. */
  facts?: Readonly<Record<string, string>>;
  /** Whether the address names a product or collection that no longer exists. */
  isProductGone: boolean;
};

/** `/{username}/shop`: the product list, or one product. */
export function SiteShop(props: SiteShopProps) {
  const { site, mediaBase, product, facts } = props;
  return (
    <PageFrame>
      <SiteTop shop={faceOfSite(site)} mediaBase={mediaBase} />
      {product ? <ProductView product={product} facts={facts ?? {}} site={site} mediaBase={mediaBase} /> : <ShelfOf {...props} />}
      <ChatButton site={site} />
      <SiteFoot of={footOf(site)} canFindOrders isShop />
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
              <b>{shelf.collection ? labels.collectionIsGone : labels.productIsGone}</b> {labels.heresWhatElseIsInTheShop}
            </span>
          </p>
        )}
        <h1 className="page-title">{collection?.title ?? labels.shop}</h1>
        <p className="soft">{shelfWords(props)}</p>
        {site.collections.length > 0 && <CollectionRow site={site} shelf={shelf} />}
        {site.productCount >= SEARCHED_FROM && <ShelfForm site={site} shelf={shelf} />}
        {foundCount === 0 && site.productCount > 0 && (
          <p className="empty">
            {labels.noProductsMatch} <a href={sitePaths.shop(site.username)}>{labels.viewAllProducts}</a>
          </p>
        )}
        <PauseNotice site={site} />
        {!site.pause && !site.shop.open && site.productCount > 0 && <p className="soft">{labels.closedNotice}</p>}
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
  if (site.productCount === 0) return labels.emptyText(site.displayName);
  const { search } = shelf;
  if (pageCount <= 1) return search ? labels.productsFoundFor(foundCount, search) : labels.productsFound(foundCount);
  return search
    ? labels.productsFoundForOnPage(foundCount, search, page, pageCount)
    : labels.productsFoundOnPage(foundCount, page, pageCount);
}

function Pages({ site, shelf, page, pageCount }: SiteShopProps) {
  const link = (to: number) => listingPath(site.username, shelf, to);
  return (
    <nav className="pages" aria-label={labels.shopPages}>
      {page > 1 && (
        <a className="btn btn--line" href={link(page - 1)} rel="prev">
          {labels.previous}
        </a>
      )}
      {page < pageCount && (
        <a className="btn btn--line" href={link(page + 1)} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}

/** A shop's collections as a row of links, which keep the search and the sort order. */
function CollectionRow({ site, shelf }: { site: PublishedSite; shelf: ProductListing }) {
  const all = { title: labels.all, slug: "", count: site.productCount };
  return (
    <nav className="cols" aria-label={labels.collections}>
      <ul>
        {[all, ...site.collections].map(({ title, slug, count }) => (
          <li key={slug}>
            <a
              href={listingPath(site.username, { ...shelf, collection: slug })}
              aria-current={slug === shelf.collection ? "page" : undefined}
            >
              {title} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SORTS: Readonly<Record<ProductListing["sort"], string>> = {
  shop: labels.featured,
  "price-up": labels.priceLowToHigh,
  "price-down": labels.priceHighToLow,
  name: labels.nameLabel,
};

/** Search, sort and filter as a plain form, so every result has an address. With script, a change applies at once. */
function ShelfForm({ site, shelf }: { site: PublishedSite; shelf: ProductListing }) {
  const shop = sitePaths.shop(site.username);
  const collection = site.collections.find(({ slug }) => slug === shelf.collection);
  return (
    <search className="find">
      <form method="get" action={shop}>
        {collection && <input type="hidden" name={SHELF_PARAMETERS.collection} value={collection.slug} />}
        <input
          type="search"
          name={SHELF_PARAMETERS.search}
          defaultValue={shelf.search}
          maxLength={SEARCH_MAX}
          placeholder={labels.searchProducts((collection ?? { count: site.productCount }).count)}
          aria-label={labels.searchTheShop}
        />
        <button className="btn btn--line" type="submit">
          {labels.search}
        </button>
        <select name={SHELF_PARAMETERS.sort} defaultValue={shelf.sort} aria-label={labels.sortLabel} data-now>
          {Object.entries(SORTS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <label className="find__stock">
          <input type="checkbox" name={SHELF_PARAMETERS.stock} value={IN_STOCK_VALUE} defaultChecked={shelf.isInStockOnly} data-now />
          {labels.inStock}
        </label>
        {!isUnsorted(shelf) && (
          <a href={listingPath(site.username, { ...WHOLE_SHELF, collection: shelf.collection })}>{labels.clearFilters}</a>
        )}
      </form>
    </search>
  );
}
