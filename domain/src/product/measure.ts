import * as z from "zod/mini";
import { divideHalfUp } from "../money/shares.ts";
import { addedField } from "../values/rows.ts";

/** Units an amount is given in, each with its base and how many of it make one. */
const UNITS = {
  g: { base: "kg", count: 1000 },
  kg: { base: "kg", count: 1 },
  ml: { base: "l", count: 1000 },
  l: { base: "l", count: 1 },
  cm: { base: "m", count: 100 },
  m: { base: "m", count: 1 },
  m2: { base: "m²", count: 1 },
} as const;
export type MeasureUnit = keyof typeof UNITS;
export const MEASURE_UNITS = ["g", "kg", "ml", "l", "cm", "m", "m2"] as const satisfies MeasureUnit[];
export const BASE_UNITS = ["kg", "l", "m", "m²"] as const;
export type BaseUnit = (typeof BASE_UNITS)[number];

/** Thousandths of a unit. */
export const MEASURE_MAX = 999_999_999;
export const NO_MEASURE = { amount: 0, unit: "g" } as const;

/* @__NO_SIDE_EFFECTS__ */
function makeAmountSchema() {
  return addedField(z.number().check(z.int(), z.gte(0), z.lte(MEASURE_MAX)), 0);
}
/** Of a variant, in thousandths of its product's unit; 0 for the product's. */
export const variantAmountSchema = /* @__PURE__ */ makeAmountSchema();

/* @__NO_SIDE_EFFECTS__ */
function makeMeasureSchema() {
  const amount = z.number().check(z.int(), z.gte(0), z.lte(MEASURE_MAX));
  return addedField(z.object({ amount, unit: z.enum(MEASURE_UNITS) }), NO_MEASURE);
}
/** How much of something a product is, `amount` in thousandths of `unit`; 0 for what is sold by the piece. */
export const measureSchema = /* @__PURE__ */ makeMeasureSchema();
export type Measure = z.infer<typeof measureSchema>;

/** A price per kg, l, m or m², in minor units rounded half up (Directive 98/6/EC, Art. 3). */
export type MeasuredPrice = { price: number; per: BaseUnit };

/** @param own the variant's amount in thousandths, 0 for the product's */
export function measuredPrice(price: number, { amount, unit }: Measure, own = 0): MeasuredPrice | null {
  const much = own || amount;
  const { base, count } = UNITS[unit];
  return much === 0 ? null : { price: divideHalfUp(price * count * 1000, much), per: base };
}
