import { NO_TAX, type ReverseCharge, type TaxSettings, taxOf, taxRateOf } from "../money/tax.ts";
import { isMemberState, readVatNumber } from "../money/vat/vat-number.ts";
import type { DeliveryMethod } from "../shop/methods.ts";
import type { ShippingMethod } from "../shop/shipping.ts";
import type { ShopSettings } from "../shop/shop-settings.ts";
import type { QuotedLine } from "./cart.ts";

type Seller = Pick<ShopSettings, "tax" | "country" | "vatNumber">;
/** `to` is the destination of what is shipped, `taxNumber` the buyer's as typed. */
type Sale = { delivery: DeliveryMethod; to: string; taxNumber: string };

/**
 * The VAT numbers of a sale whose VAT its buyer owes; `null` for all others. Seller and buyer have numbers of different member states, and
 * what is shipped goes to another state than the shop's (Art. 138 of 2006/112/EC for goods, Art. 196 for services). What is picked up
 * stays in the shop's country.
 */
export function reverseChargeOf(shop: Seller, { delivery, to, taxNumber }: Sale): ReverseCharge | null {
  const { country, vatNumber } = shop;
  const [seller, buyer] = [readVatNumber(vatNumber), readVatNumber(taxNumber)];
  if (!takesVatNumbers(shop) || !seller || !buyer || buyer.country === country || delivery === "pickup") return null;
  if (delivery === "shipping" && (!isMemberState(to) || to === country)) return null;
  return { seller: seller.number, buyer: buyer.number };
}

/** Whether buyers of a shop can owe the VAT themselves: it charges VAT and has a number of its own state. */
export function takesVatNumbers({ tax, country, vatNumber }: Seller): boolean {
  return tax.mode !== "none" && readVatNumber(vatNumber)?.country === country;
}

type Priced = Omit<QuotedLine, "discount" | "tax">;

/** Prices without the VAT that they contain for consumers in `country`; minor units. */
export function withoutVat(tax: TaxSettings, country: string) {
  const net = (amount: number, rate: number) => (tax.mode === "inclusive" ? amount - taxOf(tax.mode, amount, rate) : amount);
  const parcelRate = tax.shipping ? taxRateOf(tax, country, "standard") : 0;
  return {
    tax: NO_TAX,
    line: (line: Priced): Priced => {
      const rate = taxRateOf(tax, country, line.taxClass);
      const unit = net(line.unit, rate);
      const measured = line.measured && { ...line.measured, price: net(line.measured.price, rate) };
      return { ...line, unit, total: Math.min(unit * line.quantity, line.total), ...(measured && { measured }) };
    },
    parcel: (method: ShippingMethod): ShippingMethod => ({
      ...method,
      price: net(method.price, parcelRate),
      freeOver: method.freeOver === null ? null : net(method.freeOver, taxRateOf(tax, country, "standard")),
    }),
  };
}
