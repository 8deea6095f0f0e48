import { paths } from "@awning/domain/paths";
import { Amphora } from "lucide-react";
import { Link } from "react-router";
import { mediaAddress, mediaAddresses } from "#data/media.ts";
import { Icon } from "#ui/icon.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { ProductRowMenu } from "./product-row-menu.tsx";
import { summariseStock } from "./product-stock.ts";
import type { ProductRowsProps } from "./product-table.tsx";
import { priceWords, STATE_MARKS, stockWords } from "./product-words.ts";

/** Products as a grid of pictures, for phones. */
export function ProductGrid({ products, stock, siteId, username, currency, onSell }: ProductRowsProps) {
  return (
    <ul className="product-grid">
      {products.map((product) => {
        const left = stockWords(summariseStock(product, stock.get(product.id) ?? new Map()));
        const [cover] = product.images;
        const mark = product.state === "active" ? left.mark : STATE_MARKS[product.state];
        return (
          <li key={product.id} className="product-card">
            <Link to={paths.product(product.id)} className="product-card__link" data-row>
              <span className="product-card__picture" style={cover ? { backgroundColor: cover.color } : undefined}>
                {cover ? (
                  <img src={mediaAddress(cover, 320)} srcSet={mediaAddresses(cover)} sizes="45vw" alt="" loading="lazy" decoding="async" />
                ) : (
                  <Icon of={Amphora} size="lg" />
                )}
              </span>
              <span className="row__title product-card__title">{product.title}</span>
              <span className="product-card__line num">
                <span>{priceWords(product, currency, navigator.language)}</span>
                {left.mark || left.words === "Not counted" ? null : <span>{left.words} in stock</span>}
              </span>
              {mark ? (
                <span className="product-card__flag">
                  <StateMark {...mark} className="state--plain" />
                </span>
              ) : null}
            </Link>
            <span className="product-card__acts">
              <ProductRowMenu {...{ product, stock, siteId, username, onSell }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
