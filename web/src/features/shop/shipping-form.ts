import type { Currency } from "@awning/domain/money/money";
import { toTypedAmount } from "@awning/domain/money/typed-amount";
import { SHIPPING_DAYS_MAX, SHIPPING_NAME_MAX, type ShippingMethod } from "@awning/domain/shop/shipping";
import { type Checked, readFields, readLine, readMoney, readOptional, readWhole } from "#form/read-fields.ts";
import * as labels from "./labels.ts";

/** A shipping method as in the inputs: every text exactly as typed. */
export type ShippingForm = ReturnType<typeof toShippingForm>;
export type ShippingProblems = Partial<Record<keyof ShippingForm, string>>;

/** The inputs' initial values for a stored method; `null` is a new one. */
export function toShippingForm(method: ShippingMethod | null, currency: Currency, locale: string) {
  const amount = (value: number | null = null) => (value === null ? "" : toTypedAmount(value, currency, locale));
  return {
    name: method?.name ?? "",
    price: amount(method?.price),
    freeOver: amount(method?.freeOver),
    daysFrom: String(method?.days?.from ?? ""),
    daysTo: String(method?.days?.to ?? ""),
    countries: method?.countries ?? [],
  };
}

/** Parses the inputs. Prices become minor units of `currency`. */
export function readShippingForm(
  form: ShippingForm,
  { id, active }: Pick<ShippingMethod, "id" | "active">,
  currency: Currency,
  locale: string,
): { method: ShippingMethod | null; problems: ShippingProblems } {
  const money = (typed: string) => readMoney(typed, currency, locale);
  const { value, problems } = readFields({
    name: readLine(form.name, SHIPPING_NAME_MAX, labels.atMostCharacters(SHIPPING_NAME_MAX), labels.methodNameMissing),
    price: form.price.trim() === "" ? { error: labels.shippingPriceMissing } : money(form.price),
    freeOver: readOptional(form.freeOver, money),
    daysTo: readDays(form),
  });
  if (!value) return { method: null, problems };
  const { daysTo: days, ...method } = value;
  return { method: { id, ...method, countries: form.countries, days, active }, problems };
}

/** Both days or none. */
function readDays({ daysFrom, daysTo }: ShippingForm): Checked<ShippingMethod["days"]> {
  if (daysFrom.trim() === "" && daysTo.trim() === "") return { value: null };
  const wrong = labels.shippingDaysInvalid(SHIPPING_DAYS_MAX);
  const { value } = readFields({
    from: readWhole(daysFrom, 0, SHIPPING_DAYS_MAX, wrong),
    to: readWhole(daysTo, 0, SHIPPING_DAYS_MAX, wrong),
  });
  return value && value.to >= value.from ? { value } : { error: wrong };
}
