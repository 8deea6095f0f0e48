import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import { SHIPPING_DAYS_MAX, SHIPPING_NAME_MAX, type ShippingMethod } from "@awning/domain/shop/shipping";
import { cleanLine } from "@awning/domain/values/text";
import * as labels from "./labels.ts";

/** A way to send parcels as it stands in the inputs: every text exactly as typed. */
export type ShippingForm = { name: string; price: string; freeOver: string; daysFrom: string; daysTo: string; countries: string[] };
export type ShippingProblems = Partial<Record<keyof ShippingForm, string>>;

/** What the inputs show for a stored way; `null` is a new one. */
export function toShippingForm(method: ShippingMethod | null, currency: Currency, locale: string): ShippingForm {
  if (!method) return { name: "", price: "", freeOver: "", daysFrom: "", daysTo: "", countries: [] };
  return {
    name: method.name,
    price: toTypedAmount(method.price, currency, locale),
    freeOver: method.freeOver === null ? "" : toTypedAmount(method.freeOver, currency, locale),
    daysFrom: method.days ? String(method.days.from) : "",
    daysTo: method.days ? String(method.days.to) : "",
    countries: method.countries,
  };
}

/** Reads the inputs: the way to store, or what is wrong with them. Prices become minor units of `currency`. */
export function readShippingForm(
  form: ShippingForm,
  { id, active }: Pick<ShippingMethod, "id" | "active">,
  currency: Currency,
  locale: string,
): { method: ShippingMethod | null; problems: ShippingProblems } {
  const problems: ShippingProblems = {};
  const name = cleanLine(form.name);
  if (name === "") problems.name = labels.enterNameSuchAsStandard;
  else if (name.length > SHIPPING_NAME_MAX) problems.name = labels.atMostCharacters(SHIPPING_NAME_MAX);
  const price = parseMoney(form.price, currency, locale);
  if (price === null)
    problems.price = form.price.trim() === "" ? labels.enterPriceEnter0For : (amountProblem(form.price, currency, locale) ?? undefined);
  const freeOver = form.freeOver.trim() === "" ? null : parseMoney(form.freeOver, currency, locale);
  if (freeOver === null && form.freeOver.trim() !== "") problems.freeOver = amountProblem(form.freeOver, currency, locale) ?? undefined;
  const from = readDays(form.daysFrom);
  const to = readDays(form.daysTo);
  const isEmpty = form.daysFrom.trim() === "" && form.daysTo.trim() === "";
  if (!isEmpty && (from === null || to === null || to < from)) problems.daysTo = labels.enterWholeNumbersUp(SHIPPING_DAYS_MAX);
  if (price === null || Object.keys(problems).length > 0) return { method: null, problems };
  const days = from === null || to === null ? null : { from, to };
  return { method: { id, name, price, freeOver, countries: form.countries, days, active }, problems };
}

function readDays(typed: string): number | null {
  return /^\d{1,2}$/.test(typed.trim()) ? Number(typed.trim()) : null;
}
