import { sitePaths } from "@awning/domain/paths";
import type { PublicProduct, PublishedSite } from "@awning/domain/published";
import { PageFrame } from "../parts/page-frame.tsx";
import { SiteFoot } from "../parts/site-foot.tsx";
import { SiteTop } from "../parts/site-top.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductView } from "./product-view.tsx";

export type SiteShopProps = {
  /** `site.products` are those of the page shown. */
  site: PublishedSite;
  mediaBase: string;
  page: number;
  pageCount: number;
  /** The product the address names; `null` shows the shelf. */
  product: PublicProduct | null;
  /** An address that names a product which is not here any more. */
  isProductGone: boolean;
};

/** `/{username}/shop`: the shelf, or one product of it. */
export function SiteShop(props: SiteShopProps) {
  const { site, mediaBase, product } = props;
  return (
    <PageFrame>
      <SiteTop shop={site} mediaBase={mediaBase} />
      {product ? <ProductView product={product} site={site} mediaBase={mediaBase} /> : <Shelf {...props} />}
      <SiteFoot />
    </PageFrame>
  );
}

function Shelf({ site, mediaBase, page, pageCount, isProductGone }: SiteShopProps) {
  return (
    <main id="main">
      <div className="wrap wrap--wide">
        {isProductGone && (
          <p className="notice" role="status">
            <span>
              <b>This piece is not in the shop any more.</b> Here is what is.
            </span>
          </p>
        )}
        <h1 className="page-title">Shop</h1>
        <p className="soft">{shelfWords(site, page, pageCount)}</p>
        {!site.shop.open && site.productCount > 0 && <p className="soft">Orders are closed right now. You can look at everything.</p>}
        <ul className="grid shelf">
          {site.products.map((one, index) => (
            <ProductCard key={one.id} product={one} site={site} mediaBase={mediaBase} first={index < 2} />
          ))}
        </ul>
        {pageCount > 1 && <Pages username={site.username} page={page} pageCount={pageCount} />}
      </div>
    </main>
  );
}

function shelfWords(site: PublishedSite, page: number, pageCount: number): string {
  if (site.productCount === 0) return `Nothing is on the shelf yet. ${site.displayName} is still unpacking.`;
  const pieces = site.productCount === 1 ? "One piece" : `${site.productCount} pieces`;
  return `${pieces} from ${site.displayName}${pageCount > 1 ? `, page ${page} of ${pageCount}` : ""}.`;
}

function Pages({ username, page, pageCount }: { username: string; page: number; pageCount: number }) {
  const link = (to: number) => (to === 1 ? sitePaths.shop(username) : `${sitePaths.shop(username)}?page=${to}`);
  return (
    <nav className="pages" aria-label="Pages of the shop">
      {page > 1 && (
        <a className="btn btn--line" href={link(page - 1)} rel="prev">
          Back
        </a>
      )}
      {page < pageCount && (
        <a className="btn btn--line" href={link(page + 1)} rel="next">
          More pieces
        </a>
      )}
    </nav>
  );
}
