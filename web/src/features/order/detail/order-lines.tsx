import { formatMoney } from "@awning/domain/money/money";
import type { TaxMode } from "@awning/domain/money/tax";
import { formatRate } from "@awning/domain/money/tax-labels";
import { lineFacts } from "@awning/domain/order/labels";
import { moneyOf, providerFeeOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { Package } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import { Table } from "#ui/lists/table.tsx";
import { Money } from "#ui/money.tsx";
import { Thumb } from "#ui/thumb.tsx";

/** What was bought, as it was when it was bought, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const { currency } = order;
  return (
    <section aria-label="Items and payment">
      <Table label="Items" className="order-lines">
        <thead>
          <tr>
            <th>Items</th>
            <th className="n order-lines__unit">Price</th>
            <th className="money">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={`${line.productId}_${line.variantId}`} line={line} taxMode={order.tax.mode} currency={currency} />
          ))}
        </tbody>
      </Table>
      <dl className="order-sums">
        <dt>Items</dt>
        <dd>
          <Money amount={order.subtotal} currency={currency} />
        </dd>
        {order.discount ? (
          <Sum label={`Code ${order.discount.code}`}>
            {order.discount.type === "free_shipping" ? (
              "Free shipping"
            ) : (
              <>
                −<Money amount={order.discount.amount} currency={currency} />
              </>
            )}
          </Sum>
        ) : null}
        {order.delivery === "shipping" ? (
          <Sum label={order.shippingMethod ? `Shipping, ${order.shippingMethod.name}` : "Shipping"}>
            <Money amount={order.shipping} currency={currency} />
          </Sum>
        ) : null}
        {order.tax.mode === "exclusive" ? <Taxes order={order} label="Tax" /> : null}
        <dt className="order-sums__total">Total</dt>
        <dd className="order-sums__total">
          <Money amount={order.total} currency={currency} />
        </dd>
        {order.tax.mode === "inclusive" ? <Taxes order={order} label="Includes tax" /> : null}
        <Balance order={order} />
      </dl>
    </section>
  );
}

/** What came in and went back, once it is not simply the total; and what the card provider kept of it. */
function Balance({ order }: { order: Order }) {
  const { paid, refunded, pending, balance } = moneyOf(order);
  const fee = providerFeeOf(order);
  const money = (amount: number) => <Money amount={amount} currency={order.currency} />;
  return (
    <>
      {paid > 0 && refunded + pending > 0 ? (
        <>
          <Sum label="Paid">{money(paid)}</Sum>
          {refunded > 0 ? <Sum label="Refunded">−{money(refunded)}</Sum> : null}
          {pending > 0 ? <Sum label="Refund pending">−{money(pending)}</Sum> : null}
          <Sum label="Kept">{money(balance - pending)}</Sum>
        </>
      ) : null}
      {fee && (fee.known > 0 || !fee.isWhole) ? (
        <Sum label="Card fee">
          {fee.known > 0 ? money(fee.known) : null}
          {fee.isWhole ? null : fee.known > 0 ? `, plus fees not known in ${order.currency}` : `Not known in ${order.currency}`}
        </Sum>
      ) : null}
    </>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Taxes({ order, label }: { order: Order; label: string }) {
  return order.tax.rates.map(({ taxRate, amount }) => (
    <Sum key={taxRate} label={`${label} ${formatRate(taxRate)}`}>
      <Money amount={amount} currency={order.currency} />
    </Sum>
  ));
}

function LineRow({ line, taxMode, currency }: { line: Order["lines"][number]; taxMode: TaxMode; currency: Order["currency"] }) {
  const tax =
    taxMode === "none" || line.tax.taxRate === 0 ? "" : `${taxMode === "inclusive" ? "with" : "plus"} ${formatRate(line.tax.taxRate)} tax`;
  const off = line.discount > 0 ? `${formatMoney(line.discount, currency, navigator.language)} off` : "";
  const what = [line.variantName, line.kind === "physical" ? "" : line.kind, tax, off].filter(Boolean).join(", ");
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
            {line.sku ? <span className="row__sub order-lines__fact">SKU {line.sku}</span> : null}
            {lineFacts(line).map((fact) => (
              <span key={fact} className="row__sub order-lines__fact">
                {fact}
              </span>
            ))}
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
