import type { AppliedDiscount } from "@awning/domain/discount/discount";
import type { Currency } from "@awning/domain/money/money";
import { formatMoney } from "@awning/domain/money/money";
import type { TaxSums } from "@awning/domain/money/tax";
import { formatRate } from "@awning/domain/money/tax-labels";
import type { DeliveryMethod } from "@awning/domain/shop/shop-settings";
import { pieces } from "../labels.ts";
import * as labels from "./sum-labels.ts";

type Props = {
  count: number;
  subtotal: number;
  discount: AppliedDiscount | null;
  shipping: number;
  tax: TaxSums;
  total: number;
  currency: Currency;
  language: string;
  delivery: DeliveryMethod;
  /** The destination of a shipping estimate, in words. */
  to?: string;
};

/** The amounts of a cart or an order, in minor units. */
export function Sums({ count, subtotal, discount, shipping, tax, total, currency, language, delivery, to = "" }: Props) {
  const money = (amount: number) => formatMoney(amount, currency, language);
  const parcel = to ? labels.shippingToCountry(to) : labels.shipping;
  return (
    <dl className="sums">
      <Row name="subtotal" label={pieces(count)} value={money(subtotal)} />
      {discount && (
        <Row
          name="discount"
          label={discount.code ? labels.discountCode(discount.code) : labels.discount}
          value={discount.type === "free_shipping" ? labels.freeShipping : `−${money(discount.amount)}`}
        />
      )}
      {delivery !== "none" && (
        <Row
          name="shipping"
          label={delivery === "pickup" ? labels.pickup : parcel}
          value={shipping === 0 ? labels.free : money(shipping)}
        />
      )}
      {tax.mode === "exclusive" &&
        tax.rates.map(({ taxRate, amount }) => (
          <Row key={taxRate} name={`tax-${taxRate}`} label={labels.tax(formatRate(taxRate))} value={money(amount)} />
        ))}
      <Row name="total" label={labels.total} value={money(total)} className="total" />
      {tax.mode === "inclusive" &&
        tax.rates.map(({ taxRate, amount }) => (
          <Row
            key={taxRate}
            name={`tax-${taxRate}`}
            label={labels.includesTax(formatRate(taxRate))}
            value={money(amount)}
            className="soft sums__part"
          />
        ))}
    </dl>
  );
}

function Row({ name, label, value, className }: { name: string; label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd data-money={name}>{value}</dd>
    </div>
  );
}
