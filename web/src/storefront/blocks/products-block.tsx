import type { BlockProps } from "@awning/domain/page/block";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { ProductCard } from "../shop/product-card.tsx";
import * as labels from "./labels.ts";
import type { BlockContext } from "./signup-block.tsx";

/** Selected products, the newest ones or the whole shop. */
export function ProductsBlock({ context, ...props }: BlockProps<"products"> & { context: BlockContext }) {
  const { site, mediaBase } = context;
  const products = shownProducts(props, site);
  if (products.length === 0) return null;
  return (
    <>
      <div className="sec__head">
        {props.title ? <h2>{props.title}</h2> : <span />}
        <a className="sec__all" href={sitePaths.shop(site.username)}>
          {labels.viewShop}
        </a>
      </div>
      <ul className="grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} site={site} mediaBase={mediaBase} />
        ))}
      </ul>
    </>
  );
}

/** The products a block shows, in its order, without those no longer on sale. */
export function shownProducts(
  { show, productIds, count }: Pick<BlockProps<"products">, "show" | "productIds" | "count">,
  { products, newest }: Pick<PublishedSite, "products" | "newest">,
): PublicProduct[] {
  if (show === "all") return products.slice(0, ALL_MAX);
  const byId = new Map(products.map((product) => [product.id, product]));
  const wanted = show === "chosen" ? productIds : newest.slice(0, count);
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Further products are listed in the shop. */
const ALL_MAX = 48;
