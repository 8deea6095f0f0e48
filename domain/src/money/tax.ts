import * as z from "zod/mini";
import { countrySchema } from "../values/address.ts";
import { rowsOf } from "../values/rows.ts";
import { divideHalfUp } from "./shares.ts";

/** `inclusive`: prices hold the tax already. `exclusive`: it is added on top. */
export const TAX_MODES = ["none", "inclusive", "exclusive"] as const;
export const TAX_CLASSES = ["standard", "reduced", "zero"] as const;
export type TaxMode = (typeof TAX_MODES)[number];
export type TaxClass = (typeof TAX_CLASSES)[number];
/** Rates are thousandths of a percent: 8875 is 8.875 %. */
export const TAX_RATE_MAX = 30_000;
export const TAX_RATES_MAX = 60;
const WHOLE = 100_000;
const rateSchema = z.number().check(z.int(), z.gte(0), z.lte(TAX_RATE_MAX));
/** The rates of one country; `country` is `null` for every country without an entry of its own. */
export const countryRatesSchema = z.object({ country: z.nullable(countrySchema), standardRate: rateSchema, reducedRate: rateSchema });
export type CountryRates = z.infer<typeof countryRatesSchema>;
/** What the rates of a country are stored under. */
export function ratesKey({ country }: Pick<CountryRates, "country">): string {
  return country ?? "rest";
}

export const taxSettingsSchema = z.object({
  mode: z.enum(TAX_MODES),
  /** Whether the price of a parcel is taxed too, at the standard rate. */
  shipping: z.boolean(),
  rates: rowsOf(
    countryRatesSchema,
    z.maxLength(TAX_RATES_MAX),
    z.refine((rates) => new Set(rates.map((one) => one.country)).size === rates.length, { error: "twice" }),
  ),
});
export type TaxSettings = z.infer<typeof taxSettingsSchema>;
export const NO_TAX: TaxSettings = { mode: "none", shipping: true, rates: [] };

/** The rate for things of a class that go to a country, in thousandths of a percent. */
export function taxRateOf({ mode, rates }: TaxSettings, country: string, taxClass: TaxClass): number {
  if (mode === "none" || taxClass === "zero") return 0;
  const found = rates.find((one) => one.country === country) ?? rates.find((one) => one.country === null);
  return found?.[`${taxClass}Rate`] ?? 0;
}

/** Why what changes hands at the shop is not taxed by rates of its country although there are rates. */
export type TaxGap = "no_country" | "no_rates";

/** Files, services and what is picked up are taxed in the shop's own `country`: what keeps that from working, or `null`. */
export function taxGapOf({ mode, rates }: TaxSettings, country: string): TaxGap | null {
  if (mode === "none" || rates.length === 0) return null;
  // One rate for everywhere needs no country.
  if (country === "") return rates.some((one) => one.country !== null) ? "no_country" : null;
  return rates.some((one) => one.country === country || one.country === null) ? null : "no_rates";
}

/** The tax in (inclusive) or on (exclusive) an amount of minor units, rounded half up. */
export function taxOf(mode: TaxMode, amount: number, rate: number): number {
  if (mode === "none") return 0;
  return divideHalfUp(amount * rate, mode === "inclusive" ? WHOLE + rate : WHOLE);
}

/** The tax of a line: its rate in thousandths of a percent and its amount in minor units. */
export const lineTaxSchema = z.object({ taxRate: z.number(), amount: z.number() });
export type LineTax = z.infer<typeof lineTaxSchema>;

/** What was taxed at one rate, and the tax of it; minor units. */
const rateSumSchema = z.object({ taxRate: z.number(), taxed: z.number(), amount: z.number() });
/** The taxes of a cart or an order, by rate, the highest first. Rates of 0 are left out. */
export const taxSumsSchema = z.object({ mode: z.enum(TAX_MODES), rates: z.array(rateSumSchema) });
export type TaxSums = z.infer<typeof taxSumsSchema>;

/** Adds the taxes of lines up by rate. */
export function sumTaxes(mode: TaxMode, parts: readonly (LineTax & { taxed: number })[]): TaxSums {
  const sums = new Map<number, { taxRate: number; taxed: number; amount: number }>();
  for (const { taxRate, taxed, amount } of parts) {
    if (taxRate === 0) continue;
    const sum = sums.get(taxRate) ?? { taxRate, taxed: 0, amount: 0 };
    sums.set(taxRate, { taxRate, taxed: sum.taxed + taxed, amount: sum.amount + amount });
  }
  return { mode, rates: [...sums.values()].sort((a, b) => b.taxRate - a.taxRate) };
}

/** What the taxes add to the total: nothing where prices hold them already. */
export function addedTax({ mode, rates }: TaxSums): number {
  return mode === "exclusive" ? rates.reduce((sum, one) => sum + one.amount, 0) : 0;
}

/** The most that goods and parcel together may come to, so that no tax leads a total beyond `max`. `parts`: how often is rounded. */
export function mostBeforeTax(mode: TaxMode, max: number, parts: number): number {
  return mode === "exclusive" ? Math.floor(((max - parts) * WHOLE) / (WHOLE + TAX_RATE_MAX)) : max;
}
