import { DISCOUNTS_MAX, type Discount } from "@awning/domain/discount";
import { type Currency, formatMoney } from "@awning/domain/money";
import type { StateShape, StateTone } from "#ui/state-mark.tsx";

/** What a code takes off, and on which conditions, for example "10 % off · from €20.00 on". */
export function discountWords(discount: Discount, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount, currency, navigator.language);
  const { type, value, minSubtotal, productIds, perEmailLimit } = discount;
  const off = { percent: `${value} % off`, amount: `${money(value)} off`, free_shipping: "Free shipping" }[type];
  return [
    off,
    ...(minSubtotal === null ? [] : [`from ${money(minSubtotal)} on`]),
    ...(productIds.length === 0 ? [] : [productIds.length === 1 ? "for one product" : `for ${productIds.length} products`]),
    ...(perEmailLimit === null ? [] : [perEmailLimit === 1 ? "once a buyer" : `${perEmailLimit} times a buyer`]),
  ].join(" · ");
}

/** How often it was used, of how often it may be. */
export function usedWords({ used, totalLimit }: Discount): string {
  const times = used === 1 ? "once" : `${used} times`;
  if (totalLimit !== null) return `Used ${used} of ${totalLimit}`;
  return used === 0 ? "Not used yet" : `Used ${times}`;
}

/** Whether buyers can use it now. @param now ms since 1970 */
export function discountMark(discount: Discount, now: number): { shape: StateShape; tone: StateTone; word: string } {
  const { state, startsAt, endsAt, totalLimit, used } = discount;
  if (state === "paused") return { shape: "bar", tone: "faint", word: "Paused" };
  if (state === "ended" || (endsAt !== null && now >= endsAt)) return { shape: "disc", tone: "faint", word: "Ended" };
  if (totalLimit !== null && used >= totalLimit) return { shape: "disc", tone: "faint", word: "Used up" };
  if (startsAt !== null && now < startsAt) return { shape: "ring", tone: "sky", word: "Begins later" };
  return { shape: "half", tone: "leaf", word: "Running" };
}

/** Why there can be no other code, and what makes room for one. `over` have passed their last day. */
export function fullWords(over: number): string {
  const all = `${DISCOUNTS_MAX} codes can stand at once, and that many do.`;
  if (over === 0) return `${all} End or delete one to make room.`;
  return `${all} ${over === 1 ? "One of them has" : `${over} of them have`} passed the last day.`;
}
