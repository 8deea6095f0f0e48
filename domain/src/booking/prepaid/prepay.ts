import * as z from "zod/mini";
import { amountSchema } from "../../money/money-schema.ts";
import { addedField } from "../../values/rows.ts";

export const PREPAY_ASKS = ["none", "deposit", "full"] as const;

/** What guests pay when they book. `deposit` in minor units of the shop's currency, used only when a deposit is asked. */
export type Prepay = { ask: (typeof PREPAY_ASKS)[number]; deposit: number };
export const NO_PREPAY: Prepay = { ask: "none", deposit: 0 };
export const prepaySchema = addedField(z.object({ ask: z.enum(PREPAY_ASKS), deposit: amountSchema }), NO_PREPAY);

type Priced = { price: number; approval: "instant" | "manual"; prepay: Prepay };

/**
 * What a guest pays when booking, in minor units; 0 for nothing. Nobody pays before an owner who confirms each booking has said yes, and a
 * deposit is at most the price.
 */
export function aheadOf({ price, approval, prepay }: Priced): number {
  if (approval === "manual" || prepay.ask === "none") return 0;
  return prepay.ask === "full" ? price : Math.min(prepay.deposit, price);
}
