import * as z from "zod/mini";
import { addedField } from "../../values/rows.ts";

/** Units an amount is given in. */
export const MEASURE_UNITS = ["g", "kg", "ml", "l", "cm", "m", "m2"] as const;

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
