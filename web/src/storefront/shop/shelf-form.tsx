import type { PublishedSite } from "@awning/domain/published/published";
import {
  IN_STOCK_VALUE,
  isUnsorted,
  SEARCH_MAX,
  SHELF_PARAMETERS,
  type Shelf,
  shelfPath,
  WHOLE_SHELF,
} from "@awning/domain/published/shelf";
import { sitePaths } from "@awning/domain/routes/paths";

const SORTS: Readonly<Record<Shelf["sort"], string>> = {
  shop: "Featured",
  "price-up": "Price: low to high",
  "price-down": "Price: high to low",
  name: "Name",
};

/** Search, order and filter as a plain form: each of its answers has an address. With script a choice acts at once. */
export function ShelfForm({ site, shelf }: { site: PublishedSite; shelf: Shelf }) {
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
          placeholder={`Search ${(collection ?? { count: site.productCount }).count} products`}
          aria-label="Search the shop"
        />
        <button className="btn btn--line" type="submit">
          Search
        </button>
        <select name={SHELF_PARAMETERS.sort} defaultValue={shelf.sort} aria-label="Sort by" data-now>
          {Object.entries(SORTS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <label className="find__stock">
          <input type="checkbox" name={SHELF_PARAMETERS.stock} value={IN_STOCK_VALUE} defaultChecked={shelf.isInStockOnly} data-now />
          In stock
        </label>
        {!isUnsorted(shelf) && <a href={shelfPath(site.username, { ...WHOLE_SHELF, collection: shelf.collection })}>Clear filters</a>}
      </form>
    </search>
  );
}
