import { MONEY_MAX } from "../../money/money.ts";
import { divideHalfUp } from "../../money/shares.ts";
import type { Measure } from "./measure.ts";

export const BASE_UNITS = ["kg", "l", "m", "m²"] as const;
type BaseUnit = (typeof BASE_UNITS)[number];

/** Each unit with its base and how many of it make one. */
const UNITS = {
  g: { base: "kg", count: 1000 },
  kg: { base: "kg", count: 1 },
  ml: { base: "l", count: 1000 },
  l: { base: "l", count: 1 },
  cm: { base: "m", count: 100 },
  m: { base: "m", count: 1 },
  m2: { base: "m²", count: 1 },
} as const satisfies Record<Measure["unit"], { base: BaseUnit; count: number }>;
/** A price per kg, l, m or m², in minor units rounded half up (Directive 98/6/EC, Art. 3). */
export type MeasuredPrice = { price: number; per: BaseUnit };

/**
 * `null` without an amount, and above the highest price there can be: a very small amount of something dear has none.
 * @param own the variant's amount in thousandths, 0 for the product's
 */
export function measuredPrice(price: number, { amount, unit }: Measure, own = 0): MeasuredPrice | null {
  const much = own || amount;
  const { base, count } = UNITS[unit];
  if (much === 0) return null;
  const measured = divideHalfUp(price * count * 1000, much);
  return measured > MONEY_MAX ? null : { price: measured, per: base };
}
