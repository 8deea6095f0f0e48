import type { PaymentMethod } from "../shop/shop-settings.ts";
import type { Payment } from "./payment.ts";

const BY: Readonly<Record<PaymentMethod, string>> = {
  transfer: "by bank transfer",
  cash: "in cash",
  on_delivery: "in cash on delivery",
  link: "by payment link",
  card: "by card",
};

/** A day of the calendar in words, for example `20 November 2026`. */
export function dayWords(day: string, locale: Intl.LocalesArgument): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
}

/**
 * When and how money came, for example `20 November 2026, by bank transfer`.
 * @param zone whose day it is when a provider told the moment; the reader's own without it
 */
export function paidWords(
  { day, at, method }: Pick<Payment, "day" | "at" | "method">,
  locale: Intl.LocalesArgument,
  zone?: string,
): string {
  const words = day === "" ? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zone }).format(at) : dayWords(day, locale);
  return `${words}, ${BY[method]}`;
}
