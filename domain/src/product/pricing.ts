/** `chosen`: buyers say what they pay, from the price on. */
export const PRICINGS = ["fixed", "chosen"] as const;
/** Longest text of an amount that is read. */
export const AMOUNT_TYPED_MAX = 40;

/** How a price comes about. `suggested` in minor units; it counts only where buyers choose, and only above the least. */
export type Pricing = { pricing: (typeof PRICINGS)[number]; suggested: number | null };

/** What a buyer is offered who has not said anything yet, in minor units; `least` is what it costs at least. */
export function suggestedPrice({ suggested }: Pick<Pricing, "suggested">, least: number): number {
  return Math.max(least, suggested ?? least);
}
