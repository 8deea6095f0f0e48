import type { BlockProps } from "@awning/domain/page/block";
import { sitePaths } from "@awning/domain/routes/paths";
import { ProductCard } from "../shop/product-card.tsx";
import type { BlockContext } from "./block-context.ts";
import { shownProducts } from "./shown-products.ts";

/** A shelf: chosen things, the newest or the whole shop. */
export function ProductsBlock({ context, ...props }: BlockProps<"products"> & { context: BlockContext }) {
  const { site, mediaBase } = context;
  const products = shownProducts(props, site);
  if (products.length === 0) return null;
  return (
    <>
      <div className="sec__head">
        {props.title ? <h2>{props.title}</h2> : <span />}
        <a className="sec__all" href={sitePaths.shop(site.username)}>
          View shop
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
