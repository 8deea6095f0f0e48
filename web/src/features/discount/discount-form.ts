import { DISCOUNT_LIMIT_MAX, type Discount, type DiscountDraft, type DiscountType, normalizeCode } from "@awning/domain/discount/discount";
import type { Currency } from "@awning/domain/money/money";
import { amountExample, amountProblem, parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import { readPercent } from "@awning/domain/values/typed-number";
import * as labels from "./labels.ts";

/** A discount code as it stands in the inputs: every text exactly as typed. Days are `YYYY-MM-DD`, or empty. */
export type DiscountForm = {
  code: string;
  type: DiscountType;
  percent: string;
  amount: string;
  firstDay: string;
  lastDay: string;
  minSubtotal: string;
  productIds: string[];
  totalLimit: string;
  perEmailLimit: string;
};
export type DiscountProblems = Partial<Record<keyof DiscountForm, string>>;

/** Of a year before 100 a date would be of the twentieth century. */
const DAY = /^20\d\d-\d\d-\d\d$/;

const SAFE_LENGTH = 6;

export const EMPTY_DISCOUNT_FORM: DiscountForm = {
  code: "",
  type: "percent",
  percent: "10",
  amount: "",
  firstDay: "",
  lastDay: "",
  minSubtotal: "",
  productIds: [],
  totalLimit: "",
  perEmailLimit: "",
};

/** What the inputs show for a stored code. */
export function toDiscountForm(discount: Discount, currency: Currency, locale: string): DiscountForm {
  const number = (value: number | null) => (value === null ? "" : String(value));
  return {
    code: discount.code,
    type: discount.type,
    percent: discount.type === "percent" ? String(discount.value) : "10",
    amount: discount.type === "amount" ? toTypedAmount(discount.value, currency, locale) : "",
    firstDay: discount.startsAt === null ? "" : toDay(discount.startsAt),
    // It ends when the day after its last one begins.
    lastDay: discount.endsAt === null ? "" : toDay(discount.endsAt - 1),
    minSubtotal: discount.minSubtotal === null ? "" : toTypedAmount(discount.minSubtotal, currency, locale),
    productIds: discount.productIds,
    totalLimit: number(discount.totalLimit),
    perEmailLimit: number(discount.perEmailLimit),
  };
}

/** Whether trying finds a code soon. A short one may stand: what hangs in a shop window is no secret. */
export function isSoonFound(code: string): boolean {
  return code !== "" && code.length < SAFE_LENGTH;
}

/** Reads the inputs: the code and what to store, or what is wrong. Days are those of the device's time zone. */
export function readDiscountForm(
  form: DiscountForm,
  currency: Currency,
  locale: string,
  state: DiscountDraft["state"],
): { code: string; draft: DiscountDraft | null; problems: DiscountProblems } {
  const problems: DiscountProblems = {};
  const code = normalizeCode(form.code);
  if (code === "") problems.code = labels.use3To30Letters;
  const value = readValue(form, currency, locale, problems);
  const limit = (field: "totalLimit" | "perEmailLimit") => {
    const read = readLimit(form[field]);
    if (read === undefined) problems[field] = labels.enterWholeNumberOrLeave;
    return read ?? null;
  };
  const money = form.minSubtotal.trim() === "" ? null : parseMoney(form.minSubtotal, currency, locale);
  if (money === null && form.minSubtotal.trim() !== "")
    problems.minSubtotal = amountProblem(form.minSubtotal, currency, locale) ?? undefined;
  const time = (field: "firstDay" | "lastDay", later: number) => {
    const typed = form[field];
    if (typed === "") return null;
    if (!DAY.test(typed)) problems[field] = labels.enterValidDateOrLeave;
    return dayStart(typed, later);
  };
  const startsAt = time("firstDay", 0);
  const endsAt = time("lastDay", 1);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) problems.lastDay = labels.chooseDateOnOrAfter;
  const limits = { totalLimit: limit("totalLimit"), perEmailLimit: limit("perEmailLimit") };
  if (Object.keys(problems).length > 0) return { code, draft: null, problems };
  return {
    code,
    draft: { type: form.type, value, startsAt, endsAt, minSubtotal: money, productIds: form.productIds, ...limits, state },
    problems,
  };
}

function readValue(form: DiscountForm, currency: Currency, locale: string, problems: DiscountProblems): number {
  if (form.type === "free_shipping") return 0;
  if (form.type === "percent") {
    const percent = readPercent(form.percent, 0) ?? 0;
    if (percent < 1 || percent > 100) problems.percent = labels.enterWholePercentageFrom1;
    return percent;
  }
  const amount = parseMoney(form.amount, currency, locale) ?? 0;
  if (amount === 0)
    problems.amount = amountProblem(form.amount, currency, locale) ?? labels.enterAmountSuchAs(amountExample(currency, locale));
  return amount;
}

function readLimit(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const limit = Number(typed.trim());
  return /^\d{1,6}$/.test(typed.trim()) && limit >= 1 && limit <= DISCOUNT_LIMIT_MAX ? limit : undefined;
}

function dayStart(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

function toDay(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
