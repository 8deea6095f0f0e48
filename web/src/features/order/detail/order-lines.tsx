import { reservationPaths } from "@awning/domain/booking/paths";
import { isBookedTime } from "@awning/domain/booking/prepaid/booked-line";
import { formatMoney } from "@awning/domain/money/money";
import type { TaxMode } from "@awning/domain/money/tax";
import { formatRate, REVERSE_CHARGE } from "@awning/domain/money/tax-labels";
import { isCustomAmount } from "@awning/domain/order/custom-line";
import { lineFacts } from "@awning/domain/order/labels";
import { moneyOf, providerFeeOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { paths } from "@awning/domain/routes/paths";
import { Package } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { mediaAddress } from "#data/media/media.ts";
import * as uiLabels from "#ui/labels.ts";
import { Table } from "#ui/lists/table.tsx";
import { numberLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { Thumb } from "#ui/thumb.tsx";
import { BookingRest } from "./booking-rest.tsx";
import * as labels from "./labels.ts";

/** The items as of when they were bought, and their total. */
export function OrderLines({ order }: { order: Order }) {
  const { currency } = order;
  return (
    <section aria-label={labels.itemsAndPayment}>
      <Table label={labels.items} className="order-lines">
        <thead>
          <tr>
            <th>{labels.items}</th>
            <th className="n order-lines__unit">{uiLabels.price}</th>
            <th className="money">{uiLabels.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <LineRow key={`${line.productId}_${line.variantId}`} line={line} taxMode={order.tax.mode} currency={currency} />
          ))}
        </tbody>
      </Table>
      <dl className="order-sums">
        <dt>{labels.items}</dt>
        <dd>
          <Money amount={order.subtotal} currency={currency} />
        </dd>
        {order.discount ? (
          <Sum label={labels.code(order.discount.code)}>
            {order.discount.type === "free_shipping" ? (
              labels.freeShipping
            ) : (
              <>
                −<Money amount={order.discount.amount} currency={currency} />
              </>
            )}
          </Sum>
        ) : null}
        {order.delivery === "shipping" ? (
          <Sum label={order.shippingMethod ? labels.shipping(order.shippingMethod.name) : labels.shippingLabel}>
            <Money amount={order.shipping} currency={currency} />
          </Sum>
        ) : null}
        {order.tax.mode === "exclusive" ? <Taxes order={order} label={labels.tax} /> : null}
        <dt className="order-sums__total">{labels.total}</dt>
        <dd className="order-sums__total">
          <Money amount={order.total} currency={currency} />
        </dd>
        {order.tax.mode === "inclusive" ? <Taxes order={order} label={labels.includesTax} /> : null}
        {order.reverseCharge ? <Sum label={REVERSE_CHARGE}>{order.reverseCharge.buyer}</Sum> : null}
        <Balance order={order} />
        {order.lines.filter(isBookedTime).map(({ productId }) => (
          <BookingRest key={productId} siteId={order.siteId} reservationId={productId} />
        ))}
      </dl>
    </section>
  );
}

/** Payments and refunds, when they differ from the total, and the card provider's fees. */
function Balance({ order }: { order: Order }) {
  const { paid, refunded, pending, balance } = moneyOf(order);
  const fee = providerFeeOf(order);
  const money = (amount: number) => <Money amount={amount} currency={order.currency} />;
  return (
    <>
      {paid > 0 && refunded + pending > 0 ? (
        <>
          <Sum label={labels.paid}>{money(paid)}</Sum>
          {refunded > 0 ? <Sum label={labels.refunded}>−{money(refunded)}</Sum> : null}
          {pending > 0 ? <Sum label={labels.refundPending}>−{money(pending)}</Sum> : null}
          <Sum label={labels.kept}>{money(balance - pending)}</Sum>
        </>
      ) : null}
      {fee && (fee.known > 0 || !fee.isWhole) ? (
        <Sum label={labels.cardFee}>
          {fee.isWhole
            ? money(fee.known)
            : fee.known > 0
              ? labels.feesPlusNotKnown(money(fee.known), order.currency)
              : labels.notKnownIn(order.currency)}
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
    taxMode === "none" || line.tax.taxRate === 0
      ? ""
      : (taxMode === "inclusive" ? labels.withTax : labels.plusTax)(formatRate(line.tax.taxRate));
  const off = line.discount > 0 ? labels.off(formatMoney(line.discount, currency, numberLocale())) : "";
  const what = [line.variantName, line.kind === "physical" ? "" : line.kind, tax, off].filter(Boolean).join(", ");
  return (
    <tr>
      <td>
        <LineLink line={line}>
          <Thumb src={line.image ? mediaAddress(line.image, 112) : null} color={line.image?.color} icon={Package} size="lg" />
          <span className="pile thin breaks">
            <span className="strong">{line.title}</span>
            <span className="row__sub">
              {what}
              <span className="only-phone num">
                {what ? ", " : ""}
                {line.quantity} × <Money amount={line.unit} currency={currency} />
              </span>
            </span>
            {line.sku ? <span className="row__sub order-lines__fact">{labels.sku(line.sku)}</span> : null}
            {lineFacts(line).map((fact) => (
              <span key={fact} className="row__sub order-lines__fact">
                {fact}
              </span>
            ))}
          </span>
        </LineLink>
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

/** Opens the product or the booking; a custom amount has neither. */
function LineLink({ line, children }: { line: Order["lines"][number]; children: ReactNode }) {
  const look = "across gap-4 thin";
  if (isCustomAmount(line)) return <span className={look}>{children}</span>;
  const to = isBookedTime(line) ? reservationPaths.reservation(line.productId) : paths.product(line.productId);
  return (
    <Link className={look} to={to}>
      {children}
    </Link>
  );
}
