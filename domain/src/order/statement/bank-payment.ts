import * as z from "zod/mini";
import { type Currency, minorDigits } from "../../money/money.ts";
import { currencySchema } from "../../money/money-schema.ts";
import { daySchema } from "../../time/zoned-time.ts";

/** Larger statements are refused, in UTF-16 units. */
export const STATEMENT_MAX = 8_000_000;

/**
 * Money that came into an account, as a statement says it. `amount` in minor units of `currency`; `day` is `YYYY-MM-DD`, empty if unread;
 * `text` is everything that was written with it, `payer` may be empty.
 */
export type BankPayment = { day: string; amount: number; currency: Currency; payer: string; text: string };

/** A currency that shops can have, or `null`. */
export function currencyOf(code: string): Currency | null {
  return currencySchema.safeParse(code).data ?? null;
}

/** An amount with a decimal point or comma and no more decimals than the currency has, in minor units; `null` for others. */
export function toMinorUnits(written: string, currency: Currency): number | null {
  const digits = minorDigits(currency);
  const [, whole, fraction = ""] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(written) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  return Number(whole) * 10 ** digits + Number(fraction.slice(0, digits).padEnd(digits, "0"));
}

/** `YYYY-MM-DD` if it is a day, otherwise `""`. */
export function realDay(written: string): string {
  return z.safeParse(daySchema, written.slice(0, 10)).data ?? "";
}
