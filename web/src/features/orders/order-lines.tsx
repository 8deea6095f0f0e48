import type { Order } from "@awning/domain/order";
import { paths } from "@awning/domain/paths";
import { Package } from "lucide-react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media.ts";
import { Money } from "#ui/money.tsx";
import { Table } from "#ui/table.tsx";
import { Thumb } from "#ui/thumb.tsx";

/** What was bought, as it was when it was bought, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const { currency } = order;
  return (
    <section aria-label="Goods and money">
      <Table label="Goods" className="order-lines">
        <thead>
          <tr>
            <th>Goods</th>
            <th className="n order-lines__unit">Price</th>
            <th className="money">Sum</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={`${line.productId}_${line.variantId}`} line={line} currency={currency} />
          ))}
        </tbody>
      </Table>
      <dl className="order-sums">
        <dt>Goods</dt>
        <dd>
          <Money amount={order.subtotal} currency={currency} />
        </dd>
        {order.delivery === "shipping" ? (
          <>
            <dt>Shipping</dt>
            <dd>
              <Money amount={order.shipping} currency={currency} />
            </dd>
          </>
        ) : null}
        <dt className="order-sums__total">Total</dt>
        <dd className="order-sums__total">
          <Money amount={order.total} currency={currency} />
        </dd>
      </dl>
    </section>
  );
}

function LineRow({ line, currency }: { line: Order["lines"][number]; currency: Order["currency"] }) {
  const what = [line.variantName, line.kind === "digital" ? "digital" : ""].filter(Boolean).join(", ");
  return (
    <tr>
      <td>
        <Link className="order-lines__goods" to={paths.product(line.productId)}>
          <Thumb src={line.image ? mediaAddress(line.image, 112) : null} color={line.image?.color} icon={Package} size="lg" />
          <span className="order-lines__name">
            <span className="strong">{line.title}</span>
            <span className="row__sub">
              {what}
              <span className="only-phone num">
                {what ? ", " : ""}
                {line.quantity} × <Money amount={line.unit} currency={currency} />
              </span>
            </span>
          </span>
        </Link>
      </td>
      <td className="n order-lines__unit">
        {line.quantity} × <Money amount={line.unit} currency={currency} />
      </td>
      <td className="money">
        <Money amount={line.total} currency={currency} />
      </td>
    </tr>
  );
}
