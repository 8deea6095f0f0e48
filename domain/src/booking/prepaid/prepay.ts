import * as z from "zod/mini";
import { amountSchema } from "../../money/money-schema.ts";
import { addedField } from "../../values/rows.ts";

export const PREPAY_ASKS = ["none", "deposit", "full"] as const;

export const percentSchema = z.number().check(z.int(), z.gte(0), z.lte(100));
const shape = {
  ask: z.enum(PREPAY_ASKS),
  /** In minor units of the shop's currency, used only when a deposit is asked. */
  deposit: amountSchema,
  /** What a guest who cancels gets back, in percent of what was paid: until the deadline to cancel, and after it. */
  early: addedField(percentSchema, 100),
  late: addedField(percentSchema, 0),
};

/** What guests pay when they book, and what they get back when they cancel. */
export type Prepay = { ask: (typeof PREPAY_ASKS)[number]; deposit: number; early: number; late: number };
export const NO_PREPAY: Prepay = { ask: "none", deposit: 0, early: 100, late: 0 };
export const prepaySchema = addedField(z.object(shape), NO_PREPAY);

type Priced = { price: number; prepay: Pick<Prepay, "ask" | "deposit"> };

/** What a guest pays when booking, in minor units; 0 for nothing. A deposit is at most the price. */
export function aheadOf({ price, prepay }: Priced): number {
  if (prepay.ask === "none") return 0;
  return prepay.ask === "full" ? price : Math.min(prepay.deposit, price);
}
