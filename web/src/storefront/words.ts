import type { LineProblem, Quote } from "@awning/domain/cart";
import { countWords } from "@awning/domain/count-words";
import { dateWords } from "@awning/domain/date-words";
import type { DiscountProblem } from "@awning/domain/discount";
import { type Currency, formatMoney, minorDigits, moneyFormat } from "@awning/domain/money";
import type { Availability } from "@awning/domain/product";
import type { ShippingMethod } from "@awning/domain/shipping";
import { countryName } from "./checkout/country-name.ts";

/** What a shop says about a choice. */
export function availabilityWords({ state, left }: Availability): string {
  if (state === "sold_out") return "Sold out";
  if (state === "backorder") return "Sent when back in stock";
  return state === "low" && left !== null ? `${left} left` : "In stock";
}

/** A price on a label: whole amounts go without decimals, nothing is "Free". Minor units. */
export function priceWords(amount: number, currency: Currency, language: string): string {
  if (amount === 0) return "Free";
  const digits = minorDigits(currency);
  if (amount % 10 ** digits !== 0) return formatMoney(amount, currency, language);
  return moneyFormat(currency, 0, language).format(amount / 10 ** digits);
}

/** Why a line cannot be bought as it is. */
export function problemWords({ code, left, amounts = [], most }: LineProblem, currency: Currency, language: string): string {
  if (code === "unclear_amount") return `We can't read your price. On the product's page, enter ${amounts.join(" or ")}.`;
  if (code === "product_gone") return "Not in the shop any more.";
  if (most !== undefined) return `One order can come to ${formatMoney(most, currency, language)} at most, delivery and tax included.`;
  if (code === "over_limit") return left > 0 ? `At most ${left} in one order.` : "Too much for one order.";
  return left > 0 ? `Only ${left} left.` : "Sold out.";
}

/** That a price the buyer chose was too low. Minor units. */
export function raisedWords(unit: number, currency: Currency, language: string): string {
  return `Raised to ${priceWords(unit, currency, language)}, the least.`;
}

/** "1 piece", "3 pieces". */
export function pieces(count: number): string {
  return countWords(count, "piece");
}

/** A point in time for people, for example "Thursday 19 November, 14:06". */
export function timeWords(at: number, language: string, timeZone: string): string {
  // Day and hour apart: how they are joined differs between a browser and the server.
  const day = dateWords(at, language, { weekday: "long", day: "numeric", month: "long", timeZone });
  return `${day}, ${dateWords(at, language, { hour: "2-digit", minute: "2-digit", timeZone })}${timeZone === "UTC" ? " UTC" : ""}`;
}

/** How a parcel travels, for example "Parcel, 2 to 4 days". */
export function shippingWords({ name, days }: Pick<ShippingMethod, "name" | "days">): string {
  return days ? `${name}, ${dayWords(days)}` : name;
}

/** "2 to 4 days", "1 day". */
export function dayWords({ from, to }: NonNullable<ShippingMethod["days"]>): string {
  if (from === to) return to === 1 ? "1 day" : `${to} days`;
  return `${from} to ${to} days`;
}

/** Where a total with a parcel is for, in words; empty where every country costs the same. */
export function estimatedFor({ country, countryMatters, delivery }: Quote): string {
  return countryMatters && country && delivery === "shipping" ? countryName(country) : "";
}

/** Why a discount code takes nothing off. */
export function codeWords({ code, reason, minimum, at, day }: DiscountProblem, currency: Currency, language: string): string {
  return {
    unknown: `This shop has no code ${code}.`,
    not_started: `${code} counts from ${startWords(at, day, language)} on.`,
    ended: `${code} has ended.`,
    used_up: `${code} has been used up.`,
    used_by_you: `You have used ${code} already.`,
    no_product: `${code} is for other things than these.`,
    below_minimum: `${code} counts from ${formatMoney(minimum ?? 0, currency, language)} on.`,
    no_shipping: `${code} makes a parcel free, and this order has none.`,
  }[reason];
}

/** The day that a code begins with at its shop; where it begins at another hour there, the very moment. */
function startWords(at: number | null, day: string | null, language: string): string {
  // A day of the calendar has no zone: it is formatted as it stands.
  if (day !== null) return dateWords(Date.parse(day), language, { day: "numeric", month: "long", timeZone: "UTC" });
  return at === null ? "later" : timeWords(at, language, "UTC");
}
