import type { LineProblem } from "@awning/domain/cart";
import { type Currency, formatMoney, minorDigits } from "@awning/domain/money";
import type { Availability } from "@awning/domain/product";

/** What a shop says about a choice. */
export function availabilityWords({ state, left }: Availability): string {
  if (state === "sold_out") return "Sold out";
  return state === "low" && left !== null ? `${left} left` : "In stock";
}

/** A price on a label: whole amounts go without decimals, nothing is "Free". Minor units. */
export function priceWords(amount: number, currency: Currency): string {
  if (amount === 0) return "Free";
  const digits = minorDigits(currency);
  if (amount % 10 ** digits !== 0) return formatMoney(amount, currency);
  return new Intl.NumberFormat("en", { style: "currency", currency, maximumFractionDigits: 0 }).format(amount / 10 ** digits);
}

/** Why a line cannot be bought as it is. */
export function problemWords({ code, left }: LineProblem): string {
  if (code === "product_gone") return "Not in the shop any more.";
  if (code === "over_limit") return `At most ${left} in one order.`;
  return left > 0 ? `Only ${left} left.` : "Sold out.";
}

/** "1 piece", "3 pieces". */
export function pieces(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`;
}

/** A point in time for people, for example "Thursday 19 November, 14:06". */
export function timeWords(at: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone }).format(at);
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(at);
  return `${day}, ${clock}${timeZone === "UTC" ? " UTC" : ""}`;
}
