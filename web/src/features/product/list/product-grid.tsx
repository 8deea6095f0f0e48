import type { Product } from "@awning/domain/product/product";
import { paths } from "@awning/domain/routes/paths";
import { Amphora } from "lucide-react";
import { Link } from "react-router";
import { mediaAddress, mediaAddresses } from "#data/media/media.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { numberLocale } from "#ui/locale.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { formatPrice, NOT_TRACKED, STATE_MARKS, stockLeftLabel, TWIN_MARK } from "../product-labels.ts";
import * as labels from "./labels.ts";
import { ListPrice, ListStock } from "./product-numbers.tsx";
import { ProductRowMenu } from "./product-row-menu.tsx";
import type { ProductRowsProps } from "./product-table.tsx";

type Props = ProductRowsProps & {
  /** `null` outside selection mode, where a card links to its product. */
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Products as a grid of pictures, for phones. */
export function ProductGrid({ products, twins, stock, siteId, username, currency, onSell, chosen, onChoose }: Props) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul className={`product-grid ${chosen ? "product-grid--picking" : ""}`}>
      {products.map((product) => {
        const face = <Face product={product} twins={twins} stock={stock} />;
        const { mark, words } = stockLeftLabel(product, stock.get(product.id));
        const inStock = mark || words === NOT_TRACKED ? null : labels.inStock(words);
        if (chosen) {
          return (
            <li key={product.id} className={`product-card ${chosen.has(product.id) ? "product-card--chosen" : ""}`}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the box inside it is the control */}
              <label className="pile">
                {face}
                <span className="product-card__line num">
                  <span>{formatPrice(product, currency, numberLocale())}</span>
                  {inStock}
                </span>
                <span className="product-card__pick">
                  <Checkbox
                    aria-label={labels.selectLabel(product.title)}
                    checked={chosen.has(product.id)}
                    onChange={() => toggle(product.id)}
                  />
                </span>
              </label>
            </li>
          );
        }
        return (
          <li key={product.id} className="product-card">
            <Link to={paths.product(product.id)} className="pile" data-row>
              {face}
            </Link>
            <span className="product-card__line num">
              <ListPrice {...{ product, siteId, currency }} />
              <ListStock {...{ product, siteId }} stock={stock.get(product.id)}>
                {inStock ?? (words === NOT_TRACKED ? null : words)}
              </ListStock>
            </span>
            <span className="product-card__acts">
              <ProductRowMenu {...{ product, stock, siteId, username, onSell }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Face({ product, twins, stock }: Pick<ProductRowsProps, "twins" | "stock"> & { product: Product }) {
  const left = stockLeftLabel(product, stock.get(product.id));
  const [cover] = product.images;
  const mark = product.state === "active" ? left.mark : STATE_MARKS[product.state];
  return (
    <>
      <span className="product-card__picture" style={cover ? { backgroundColor: cover.color } : undefined}>
        {cover ? (
          <img src={mediaAddress(cover, 320)} srcSet={mediaAddresses(cover)} sizes="45vw" alt="" loading="lazy" decoding="async" />
        ) : (
          <Icon of={Amphora} size="lg" />
        )}
      </span>
      <span className="row__title product-card__title">{product.title}</span>
      {twins.has(product.id) ? (
        <span className="product-card__line">
          <StateMark {...TWIN_MARK} className="state--plain" />
        </span>
      ) : null}
      {mark ? (
        <span className="product-card__flag">
          <StateMark {...mark} className="state--plain" />
        </span>
      ) : null}
    </>
  );
}
