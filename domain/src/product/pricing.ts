/** `chosen`: buyers choose their price, with the price as the minimum. */
export const PRICINGS = ["fixed", "chosen"] as const;
export const AMOUNT_TYPED_MAX = 40;

/** `suggested` in minor units; used only where buyers choose, and only above the minimum. */
export type Pricing = { pricing: (typeof PRICINGS)[number]; suggested: number | null };

/** The initial amount for buyers who choose, in minor units; `least` is the minimum. */
export function suggestedPrice({ suggested }: Pick<Pricing, "suggested">, least: number): number {
  return Math.max(least, suggested ?? least);
}
