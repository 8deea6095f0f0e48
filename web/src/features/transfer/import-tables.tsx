import type { Currency } from "@awning/domain/money/money";
import type { ProductDraft } from "@awning/domain/product/product";
import { lowestPrice } from "@awning/domain/product/shown";
import type { NewProduct } from "@awning/domain/transfer/make-product";
import type { NewLink } from "@awning/domain/transfer/read-links";
import { Table } from "#ui/lists/table.tsx";
import { Money } from "#ui/money.tsx";
import * as labels from "./labels.ts";

/** The others are counted. */
const SHOWN = 50;

/** The products that will be made, the first of them. */
export function ProductTable({
  products,
  state,
  currency,
}: {
  products: readonly NewProduct[];
  state: ProductDraft["state"] | null;
  currency: Currency;
}) {
  return (
    <div className="pile gap-3">
      <Table label={labels.toImport} className="transfer__table">
        <thead>
          <tr>
            <th>{labels.product}</th>
            <th className="only-desk">{labels.status}</th>
            <th className="n only-desk">{labels.variants}</th>
            <th className="money">{labels.price}</th>
          </tr>
        </thead>
        <tbody>
          {products.slice(0, SHOWN).map(({ key, product }) => (
            <tr key={key}>
              <td className="breaks">
                {product.title}
                <span className="soft small transfer__kind">
                  {product.kind === "physical" ? "" : `${labels.KINDS[product.kind]} `}
                  <span className="only-phone">{labels.STATES[state ?? product.state]}</span>
                </span>
              </td>
              <td className="only-desk">{labels.STATES[state ?? product.state]}</td>
              <td className="n only-desk">{product.variants.length || ""}</td>
              <td className="money">
                <Money amount={lowestPrice(product)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Rest count={products.length} />
    </div>
  );
}

/** The links that will be made, the first of them. */
export function LinkTable({ links }: { links: readonly NewLink[] }) {
  return (
    <div className="pile gap-3">
      <Table label={labels.toImport} className="transfer__table">
        <thead>
          <tr>
            <th>{labels.title}</th>
            <th>{labels.address}</th>
          </tr>
        </thead>
        <tbody>
          {links.slice(0, SHOWN).map(({ key, link }) => (
            <tr key={key}>
              <td className="breaks">{link.title}</td>
              <td className="breaks soft">{link.type === "heading" ? labels.heading : link.url}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Rest count={links.length} />
    </div>
  );
}

function Rest({ count }: { count: number }) {
  return count > SHOWN ? <p className="soft">{labels.andMore(count - SHOWN)}</p> : null;
}
