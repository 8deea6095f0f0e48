import type { Currency } from "@awning/domain/money";
import { formatMoney } from "@awning/domain/money";
import type { DeliveryMethod } from "@awning/domain/shop-settings";
import { pieces } from "../words.ts";

type Props = { count: number; subtotal: number; shipping: number; total: number; currency: Currency; delivery: DeliveryMethod };

/** The money of a cart or an order. Amounts in minor units. */
export function Sums({ count, subtotal, shipping, total, currency, delivery }: Props) {
  return (
    <dl className="sums">
      <div>
        <dt>{pieces(count)}</dt>
        <dd data-money="subtotal">{formatMoney(subtotal, currency)}</dd>
      </div>
      {delivery !== "none" && (
        <div>
          <dt>{delivery === "pickup" ? "Pick-up" : "Delivery"}</dt>
          <dd data-money="shipping">{shipping === 0 ? "Free" : formatMoney(shipping, currency)}</dd>
        </div>
      )}
      <div className="total">
        <dt>Total</dt>
        <dd data-money="total">{formatMoney(total, currency)}</dd>
      </div>
    </dl>
  );
}
