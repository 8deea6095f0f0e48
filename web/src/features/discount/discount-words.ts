import { DISCOUNTS_MAX, type Discount } from "@awning/domain/discount/discount";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { countWords, plural } from "@awning/domain/values/count-words";
import type { StateShape, StateTone } from "#ui/state-mark.tsx";
import { ACTIVE } from "./labels.ts";

/** What a code takes off, and on which conditions, for example "10% off · €20.00 or more". */
export function discountWords(discount: Discount, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount, currency, navigator.language);
  const { type, value, minSubtotal, productIds, perEmailLimit } = discount;
  const off = { percent: `${value}% off`, amount: `${money(value)} off`, free_shipping: "Free shipping" }[type];
  return [
    off,
    ...(minSubtotal === null ? [] : [`orders of ${money(minSubtotal)} or more`]),
    ...(productIds.length === 0 ? [] : [countWords(productIds.length, "product")]),
    ...(perEmailLimit === null ? [] : [plural(perEmailLimit, { one: "once per buyer", other: `${perEmailLimit} times per buyer` })]),
  ].join(" · ");
}

/** How often it was used, of how often it may be. */
export function usedWords({ used, totalLimit }: Discount): string {
  if (totalLimit !== null) return `Used ${used} of ${totalLimit}`;
  if (used === 0) return "Not used yet";
  return plural(used, { one: "Used once", other: `Used ${used} times` });
}

/** Whether buyers can use it now. @param now ms since 1970 */
export function discountMark(discount: Discount, now: number): { shape: StateShape; tone: StateTone; word: string } {
  const { state, startsAt, endsAt, totalLimit, used } = discount;
  if (state === "paused") return { shape: "bar", tone: "faint", word: "Paused" };
  if (state === "ended" || (endsAt !== null && now >= endsAt)) return { shape: "disc", tone: "faint", word: "Ended" };
  if (totalLimit !== null && used >= totalLimit) return { shape: "disc", tone: "faint", word: "Used up" };
  if (startsAt !== null && now < startsAt) return { shape: "ring", tone: "sky", word: "Scheduled" };
  return { shape: "half", tone: "leaf", word: ACTIVE };
}

/** Why there can be no other code, and what makes room for one. `over` have passed their last day. */
export function fullWords(over: number): string {
  const all = `You've reached the limit of ${DISCOUNTS_MAX} codes.`;
  if (over === 0) return `${all} End or delete one to add another.`;
  return plural(over, { one: `${all} One is past its end date.`, other: `${all} ${over} are past their end date.` });
}
