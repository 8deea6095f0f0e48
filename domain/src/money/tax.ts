import * as z from "zod/mini";
import { countrySchema } from "../values/address.ts";
import { rowsOf } from "../values/rows.ts";
import { divideHalfUp } from "./shares.ts";

/** `inclusive`: prices contain tax. `exclusive`: tax is added. */
export const TAX_MODES = ["none", "inclusive", "exclusive"] as const;
export const TAX_CLASSES = ["standard", "reduced", "zero"] as const;
export type TaxMode = (typeof TAX_MODES)[number];
export type TaxClass = (typeof TAX_CLASSES)[number];
/** In thousandths of a percent: 8875 is 8.875 %. */
export const TAX_RATE_MAX = 30_000;
export const TAX_RATES_MAX = 60;
const WHOLE = 100_000;
const rateSchema = z.number().check(z.int(), z.gte(0), z.lte(TAX_RATE_MAX));
/** Rates of a country; `country` is `null` for the default. */
export const countryRatesSchema = z.object({ country: z.nullable(countrySchema), standardRate: rateSchema, reducedRate: rateSchema });
export type CountryRates = z.infer<typeof countryRatesSchema>;
export function ratesKey({ country }: Pick<CountryRates, "country">): string {
  return country ?? "rest";
}

export const taxSettingsSchema = z.object({
  mode: z.enum(TAX_MODES),
  shipping: z.boolean(),
  rates: rowsOf(
    countryRatesSchema,
    z.maxLength(TAX_RATES_MAX),
    z.refine((rates) => new Set(rates.map((one) => one.country)).size === rates.length, { error: "twice" }),
  ),
});
export type TaxSettings = z.infer<typeof taxSettingsSchema>;
export const NO_TAX: TaxSettings = { mode: "none", shipping: true, rates: [] };

export function taxRateOf({ mode, rates }: TaxSettings, country: string, taxClass: TaxClass): number {
  if (mode === "none" || taxClass === "zero") return 0;
  const found = rates.find((one) => one.country === country) ?? rates.find((one) => one.country === null);
  return found?.[`${taxClass}Rate`] ?? 0;
}

export type TaxGap = "no_country" | "no_rates";

/** Why files, services and pickups, which are taxed in the shop's `country`, have no rate; `null` if they do. */
export function taxGapOf({ mode, rates }: TaxSettings, country: string): TaxGap | null {
  if (mode === "none" || rates.length === 0) return null;
  // A single default rate needs no country.
  if (country === "") return rates.some((one) => one.country !== null) ? "no_country" : null;
  return rates.some((one) => one.country === country || one.country === null) ? null : "no_rates";
}

/** The tax in (inclusive) or on (exclusive) an amount in minor units, rounded half up. */
export function taxOf(mode: TaxMode, amount: number, rate: number): number {
  if (mode === "none") return 0;
  return divideHalfUp(amount * rate, mode === "inclusive" ? WHOLE + rate : WHOLE);
}

/** `taxRate` in thousandths of a percent, `amount` in minor units. */
export const lineTaxSchema = z.object({ taxRate: z.number(), amount: z.number() });
export type LineTax = z.infer<typeof lineTaxSchema>;

/** The taxed amount and tax of one rate; minor units. */
const rateSumSchema = z.object({ taxRate: z.number(), taxed: z.number(), amount: z.number() });
export const taxSumsSchema = z.object({ mode: z.enum(TAX_MODES), rates: z.array(rateSumSchema) });
export type TaxSums = z.infer<typeof taxSumsSchema>;

/** The VAT numbers of a sale whose VAT its buyer owes (reverse charge), with their prefixes. */
export const reverseChargeSchema = z.object({ seller: z.string(), buyer: z.string() });
export type ReverseCharge = z.infer<typeof reverseChargeSchema>;

export function sumTaxes(mode: TaxMode, parts: readonly (LineTax & { taxed: number })[]): TaxSums {
  const sums = new Map<number, { taxRate: number; taxed: number; amount: number }>();
  for (const { taxRate, taxed, amount } of parts) {
    if (taxRate === 0) continue;
    const sum = sums.get(taxRate) ?? { taxRate, taxed: 0, amount: 0 };
    sums.set(taxRate, { taxRate, taxed: sum.taxed + taxed, amount: sum.amount + amount });
  }
  return { mode, rates: [...sums.values()].sort((a, b) => b.taxRate - a.taxRate) };
}

export function addedTax({ mode, rates }: TaxSums): number {
  return mode === "exclusive" ? rates.reduce((sum, one) => sum + one.amount, 0) : 0;
}

/** The limit of goods plus shipping so that no tax leads a total beyond `max`. `parts` is the number of rounded amounts. */
export function mostBeforeTax(mode: TaxMode, max: number, parts: number): number {
  return mode === "exclusive" ? Math.floor(((max - parts) * WHOLE) / (WHOLE + TAX_RATE_MAX)) : max;
}
