import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { countrySchema } from "../values/address.ts";
import { line } from "../values/text.ts";

export const SHIPPING_METHODS_MAX = 20;
export const SHIPPING_NAME_MAX = 60;
export const SHIPPING_COUNTRIES_MAX = 250;
export const SHIPPING_DAYS_MAX = 99;

const daysSchema = z.number().check(z.int(), z.gte(0), z.lte(SHIPPING_DAYS_MAX));

/**
 * One way a parcel can travel. `countries` are ISO 3166-1 alpha-2 codes; without any it is for the rest of the world: every
 * country that no other method names. `freeOver` is what the goods must come to for it to cost nothing, minor units.
 */
export const shippingMethodSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  name: line(1, SHIPPING_NAME_MAX),
  price: amountSchema,
  freeOver: z.nullable(amountSchema),
  countries: z.array(countrySchema).check(z.maxLength(SHIPPING_COUNTRIES_MAX)),
  /** How many days it takes, from and to; `null` when the shop does not say. */
  days: z.nullable(
    z.object({ from: daysSchema, to: daysSchema }).check(z.refine((days) => days.to >= days.from, { path: ["to"], error: "not_higher" })),
  ),
  /** Whether buyers can choose it; one that rests keeps everything else. */
  active: z.boolean(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

/** The method of a shop that names none: one price for every parcel. */
export const PLAIN_PARCEL = "parcel";

type Shipping = { shipping: { enabled: boolean; price: number }; shippingMethods: readonly ShippingMethod[] };

/** Every way a shop sends parcels now; none when it sends none, or when all of them rest. */
export function shippingMethodsOf({ shipping, shippingMethods }: Shipping): readonly ShippingMethod[] {
  if (!shipping.enabled) return [];
  if (shippingMethods.length > 0) return shippingMethods.filter((one) => one.active);
  return [{ id: PLAIN_PARCEL, name: "Standard", price: shipping.price, freeOver: null, countries: [], days: null, active: true }];
}

/** The ways a parcel can reach a country, in the shop's order. An unknown country (`""`) is the rest of the world. */
export function shippingMethodsTo(methods: readonly ShippingMethod[], country: string): ShippingMethod[] {
  const named = methods.filter((method) => method.countries.includes(country));
  return named.length > 0 ? named : methods.filter((method) => method.countries.length === 0);
}

/** The countries a shop sends to, or `null` when it sends everywhere. */
export function shipsTo(methods: readonly ShippingMethod[]): string[] | null {
  if (methods.some((method) => method.countries.length === 0)) return null;
  return [...new Set(methods.flatMap((method) => method.countries))].sort();
}

/**
 * What a parcel costs when all goods of the order, files too, come to `goods`: beside that sum buyers read "free from". Both in
 * minor units.
 */
export function shippingPriceOf(method: Pick<ShippingMethod, "price" | "freeOver">, goods: number): number {
  return method.freeOver !== null && goods >= method.freeOver ? 0 : method.price;
}

/** The country that a total is estimated for before the buyer names one: the shop's own, else one it sends to, else unknown. */
export function estimateCountry(own: string, methods: readonly ShippingMethod[]): string {
  const reached = shipsTo(methods);
  if (methods.length === 0 || reached === null || reached.includes(own)) return own;
  return reached[0] ?? own;
}
