import type { LineProblem, Quote } from "@awning/domain/cart/cart";
import type { DiscountProblem } from "@awning/domain/discount/discount";
import { type Currency, formatMoney, minorDigits, moneyFormat } from "@awning/domain/money/money";
import type { Availability } from "@awning/domain/product/states";
import type { ShippingMethod } from "@awning/domain/shop/shipping";
import { formatDate } from "@awning/domain/time/format";
import { countryName } from "@awning/domain/values/country-names";
import { formatCount } from "@awning/domain/values/counts";

/** What a shop says about a choice. */
export function availabilityLabel({ state, left }: Availability): string {
  if (state === "sold_out") return "Sold out";
  if (state === "backorder") return "Ships when back in stock";
  return state === "low" && left !== null ? `${left} left` : "In stock";
}

/** A price on a label: whole amounts go without decimals, nothing is "Free". Minor units. */
export function formatPrice(amount: number, currency: Currency, language: string): string {
  if (amount === 0) return "Free";
  const digits = minorDigits(currency);
  if (amount % 10 ** digits !== 0) return formatMoney(amount, currency, language);
  return moneyFormat(currency, 0, language).format(amount / 10 ** digits);
}

/** A price per base unit, for example "€12.00/kg". */
export function measuredLabel({ price, per }: { price: number; per: string }, currency: Currency, language: string): string {
  return `${formatMoney(price, currency, language)}/${per}`;
}

/** Why a line cannot be bought as it is. */
export function problemLabel({ code, left, amounts = [], most }: LineProblem, currency: Currency, language: string): string {
  if (code === "unclear_amount") return `We can’t read the price you entered. On the product page, enter ${amounts.join(" or ")}.`;
  if (code === "product_gone") return "No longer available.";
  if (most !== undefined) return `An order can total at most ${formatMoney(most, currency, language)}, including shipping and tax.`;
  if (code === "over_limit") return left > 0 ? `Limit ${left} per order.` : "Over the limit per order.";
  return left > 0 ? `Only ${left} left.` : "Sold out.";
}

/** That a price the buyer chose was too low. Minor units. */
export function raisedLabel(unit: number, currency: Currency, language: string): string {
  return `Raised to the minimum of ${formatPrice(unit, currency, language)}.`;
}

/** "1 item", "3 items". */
export function pieces(count: number): string {
  return formatCount(count, "item");
}

/** A point in time for people, for example "Thursday 19 November, 14:06". */
export function formatTime(at: number, language: string, timeZone: string): string {
  // Day and hour apart: how they are joined differs between a browser and the server.
  const day = formatDate(at, language, { weekday: "long", day: "numeric", month: "long", timeZone });
  return `${day}, ${formatDate(at, language, { hour: "2-digit", minute: "2-digit", timeZone })}${timeZone === "UTC" ? " UTC" : ""}`;
}

/** How a parcel travels, for example "Standard, 2–4 days". */
export function shippingLabel({ name, days }: Pick<ShippingMethod, "name" | "days">): string {
  return days ? `${name}, ${shippingDays(days)}` : name;
}

/** "2–4 days", "1 day". */
export function shippingDays({ from, to }: NonNullable<ShippingMethod["days"]>): string {
  if (from === to) return to === 1 ? "1 day" : `${to} days`;
  return `${from}–${to} days`;
}

/** Where a total with a parcel is for, in words; empty where every country costs the same. */
export function estimatedFor({ country, countryMatters, delivery }: Quote): string {
  return countryMatters && country && delivery === "shipping" ? countryName(country) : "";
}

/** Why a discount code takes nothing off. */
export function discountCodeError({ code, reason, minimum, at, day }: DiscountProblem, currency: Currency, language: string): string {
  return {
    unknown: `${code} isn’t a valid code.`,
    not_started: at === null && day === null ? `${code} isn’t active yet.` : `${code} is valid from ${startWords(at, day, language)}.`,
    ended: `${code} has ended.`,
    used_up: `${code} has reached its limit.`,
    used_by_you: `You’ve already used ${code}.`,
    no_product: `${code} doesn’t apply to these items.`,
    below_minimum: `${code} needs a minimum order of ${formatMoney(minimum ?? 0, currency, language)}.`,
    no_shipping: `${code} gives free shipping, and this order isn’t shipped.`,
  }[reason];
}

/** The day that a code begins with at its shop; where it begins at another hour there, the very moment. */
function startWords(at: number | null, day: string | null, language: string): string {
  // A day of the calendar has no zone: it is formatted as it stands.
  if (day !== null) return formatDate(Date.parse(day), language, { day: "numeric", month: "long", timeZone: "UTC" });
  return at === null ? "later" : formatTime(at, language, "UTC");
}
