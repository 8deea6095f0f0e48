import type { TaxMode } from "@awning/domain/money/tax";
import { rateWords } from "@awning/domain/money/tax-words";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { defuse } from "../defuse.ts";

type Sums = Pick<Order, "delivery" | "subtotal" | "discount" | "shipping" | "shippingMethod" | "tax">;
type Money = (amount: number) => string;
type Row = readonly [label: string, amount: string];

/** What stands between the goods and the total of an order; nothing when the goods are the total. */
export function sumRows({ delivery, subtotal, discount, shipping, shippingMethod, tax }: Sums, money: Money): Row[] {
  const rows: Row[] = [
    ...(discount
      ? [[`Code ${discount.code}`, discount.type === "free_shipping" ? "Free shipping" : `−${money(discount.amount)}`] as const]
      : []),
    ...(delivery === "shipping"
      ? [
          [
            shippingMethod && shippingMethod.name !== "Shipping" ? `Shipping, ${defuse(shippingMethod.name)}` : "Shipping",
            money(shipping),
          ] as const,
        ]
      : []),
    ...(tax.mode === "exclusive" ? tax.rates.map(({ taxRate, amount }) => [`Tax ${rateWords(taxRate)}`, money(amount)] as const) : []),
  ];
  return rows.length > 0 ? [["Items", money(subtotal)], ...rows] : [];
}

/** The taxes that prices hold already, for below the total. */
export function includedTaxes({ tax }: Pick<Order, "tax">, money: Money): Row[] {
  return tax.mode === "inclusive" ? tax.rates.map(({ taxRate, amount }) => [`Includes ${rateWords(taxRate)} tax`, money(amount)]) : [];
}

/** How many at what price, and the tax of the line. */
export function lineNote({ quantity, unit, tax }: OrderLine, mode: TaxMode, money: Money): string {
  const pieces = `${quantity} × ${money(unit)}`;
  if (mode === "none" || tax.taxRate === 0) return pieces;
  return `${pieces}, ${mode === "inclusive" ? "with" : "plus"} ${rateWords(tax.taxRate)} tax`;
}
