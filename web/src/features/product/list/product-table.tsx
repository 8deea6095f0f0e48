import type { Currency } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { Amphora, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import type { SoldBook } from "#data/product/sold-counts.ts";
import type { StockBook } from "#data/product/stock.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import { Table } from "#ui/lists/table.tsx";
import { numberLocale } from "#ui/locale.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { detailLabel, NOT_TRACKED, STATE_MARKS, stockLeftLabel, TWIN_MARK } from "../product-labels.ts";
import * as labels from "./labels.ts";
import { ListPrice, ListStock } from "./product-numbers.tsx";
import { ProductRowMenu } from "./product-row-menu.tsx";
import type { Known } from "./use-products.ts";

export type ProductRowsProps = {
  products: readonly Product[];
  /** The products that share a SKU with another one. */
  twins: ReadonlySet<string>;
  stock: StockBook;
  /** The products whose counts have loaded. */
  counted: ReadonlySet<string>;
  siteId: string;
  username: string | null;
  currency: Currency;
  onSell: (product: Product) => void;
};

/** `sold` is `null` until known. */
type TableProps = ProductRowsProps & { sold: Known<SoldBook> | null };

/** Products as a table, for wide screens. */
export function ProductTable({
  chosen,
  onChoose,
  ...rows
}: TableProps & { chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void }) {
  const chosenCount = rows.products.filter((product) => chosen.has(product.id)).length;
  const isAll = chosenCount === rows.products.length;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <Table label={shopLabels.products} className="products">
      <thead>
        <tr>
          <th className="products__pick">
            <Checkbox
              aria-label={labels.selectAll}
              checked={isAll}
              isSome={chosenCount > 0 && !isAll}
              onChange={() => onChoose(isAll ? new Set() : new Set(rows.products.map((product) => product.id)))}
            />
          </th>
          <th>{labels.product}</th>
          <th>{labels.statusLabel}</th>
          <th className="n">{uiLabels.price}</th>
          <th className="products__stock">{uiLabels.inStock}</th>
          <th className="n products__sold">{labels.sold}</th>
          <th>
            <span className="sr">{labels.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.products.map((product) => (
          <ProductRow key={product.id} {...rows} product={product} isChosen={chosen.has(product.id)} onToggle={() => toggle(product.id)} />
        ))}
      </tbody>
    </Table>
  );
}

function ProductRow({
  product,
  twins,
  stock,
  counted,
  sold,
  siteId,
  username,
  currency,
  onSell,
  isChosen,
  onToggle,
}: TableProps & { product: Product; isChosen: boolean; onToggle: () => void }) {
  const left = stockLeftLabel(product, stock.get(product.id));
  const [cover] = product.images;
  return (
    <tr className={isChosen ? "products__held" : ""}>
      <td className="products__pick">
        <Checkbox aria-label={labels.selectLabel(product.title)} checked={isChosen} onChange={onToggle} />
      </td>
      <td>
        <Link className="across gap-4 thin" to={paths.product(product.id)} data-row>
          <Thumb src={cover ? mediaAddress(cover, 104) : null} color={cover?.color} icon={Amphora} size="lg" />
          <span className="pile thin products__name">
            <span className="row__title">{product.title}</span>
            {twins.has(product.id) ? (
              <StateMark {...TWIN_MARK} className="state--plain" />
            ) : (
              <span className="row__sub clip">{detailLabel(product)}</span>
            )}
          </span>
        </Link>
      </td>
      <td>
        <StateMark {...STATE_MARKS[product.state]} />
      </td>
      <td className="n">
        <ListPrice {...{ product, siteId, currency }} />
      </td>
      <td className="products__stock">
        {counted.has(product.id) ? (
          <ListStock {...{ product, siteId }} stock={stock.get(product.id)}>
            {left.mark && product.state === "active" ? (
              <StateMark {...left.mark} />
            ) : (
              <span className={left.words === NOT_TRACKED ? "faint" : "num"}>{left.words}</span>
            )}
          </ListStock>
        ) : null}
      </td>
      <td className="n products__sold">
        {product.sold === false || sold?.ids.has(product.id) ? <SoldWords pieces={sold?.book.get(product.id)?.pieces ?? 0} /> : null}
      </td>
      <td className="products__last">
        <div className="products__acts">
          {username !== null && product.state === "active" ? (
            <a
              className="btn btn--bare btn--sm btn--icon products__see"
              href={sitePaths.product(username, product.slug)}
              target="_blank"
              rel="noopener"
              aria-label={labels.viewInShopLabel(product.title)}
              title={uiLabels.viewInShop}
            >
              <Icon of={ExternalLink} />
            </a>
          ) : null}
          <ProductRowMenu {...{ product, stock, siteId, username, onSell }} />
        </div>
      </td>
    </tr>
  );
}

function SoldWords({ pieces }: { pieces: number }) {
  return <span className={pieces === 0 ? "faint" : ""}>{pieces.toLocaleString(numberLocale())}</span>;
}
