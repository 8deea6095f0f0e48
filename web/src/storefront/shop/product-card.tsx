import { isOrderable } from "@awning/domain/published/orderable";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { sitePaths } from "@awning/domain/routes/paths";
import { checkoutUrl } from "../checkout/line-token.ts";
import { measuredLabel } from "../labels.ts";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { choicesOf, priceSpan } from "./choices.ts";
import * as labels from "./labels.ts";
import { formatUnitPrice, shopPrice } from "./price-label.ts";

type Props = { product: PublicProduct; site: PublishedSite; mediaBase: string; first?: boolean };

/** A product in a list: picture, name, price, and the shortest way to buy it. */
export function ProductCard({ product, site, mediaBase, first = false }: Props) {
  const isOut = product.availability.state === "sold_out";
  const picture = product.images[0];
  return (
    <li className={isOut ? "card is-out" : "card"}>
      <a className="card__link" href={sitePaths.product(site.username, product.slug)}>
        <span className="card__pic">
          {picture ? (
            <Picture
              media={picture}
              base={mediaBase}
              width={252}
              sizes="(min-width:1000px) 252px,(min-width:720px) 30vw,45vw"
              alt=""
              first={first}
              square
            />
          ) : (
            <span className="card__none">
              <Icon name="package" size={40} />
            </span>
          )}
          <CardBadge product={product} />
        </span>
        <span className="card__body">
          <span className="card__title">{product.title}</span>
          <CardPrice product={product} site={site} />
          {product.measured && <small>{measuredLabel(product.measured, site.shop.currency, site.profile.language)}</small>}
        </span>
      </a>
      {!isOut && isOrderable(product, site.shop) && <CardAdd product={product} username={site.username} />}
    </li>
  );
}

function CardBadge({ product }: { product: PublicProduct }) {
  const { state, left } = product.availability;
  if (state === "sold_out") return <span className="badge badge--out">{labels.soldOutLabel}</span>;
  if (state === "backorder") return <span className="badge">{labels.shipsLater}</span>;
  if (state === "low" && left !== null) return <span className="badge badge--low">{labels.left(left)}</span>;
  return product.prior === undefined ? null : <span className="badge badge--sale">{labels.sale}</span>;
}

function CardPrice({ product, site }: { product: PublicProduct; site: PublishedSite }) {
  const { from, hasHigher } = priceSpan(product);
  const price = shopPrice(from, site);
  if (product.pricing !== "fixed") return <span className="price">{formatUnitPrice(product, from, site)}</span>;
  if (product.prior === undefined || hasHigher) return <span className="price">{hasHigher ? labels.fromPrice(price) : price}</span>;
  return (
    <span className="price">
      <span className="off">{price}</span>
      <s>
        <span className="vh">{labels.comparedPrice} </span>
        {shopPrice(product.prior, site)}
      </s>
    </span>
  );
}

function CardAdd({ product, username }: { product: PublicProduct; username: string }) {
  const [only, ...more] = choicesOf(product);
  if (!only || more.length > 0 || product.pricing !== "fixed") {
    return (
      <a className="card__add" href={sitePaths.product(username, product.slug)} aria-label={labels.chooseOptionsFor(product.title)}>
        <Icon name="plus" size={20} />
      </a>
    );
  }
  const line = { productId: product.id, variantId: only.id, quantity: 1 };
  return (
    <a
      className="card__add"
      href={checkoutUrl(username, [line])}
      aria-label={labels.addToBasketLabel(product.title)}
      data-add={`${product.id}.${only.id}`}
      data-title={product.title}
    >
      <Icon name="plus" size={20} />
    </a>
  );
}
