import { DISCOUNT_LIMIT_MAX, type Discount, type DiscountDraft, normalizeCode } from "@awning/domain/discount/discount";
import type { Currency } from "@awning/domain/money/money";
import { amountExample, toTypedAmount } from "@awning/domain/money/typed-amount";
import { readPercent } from "@awning/domain/values/typed-number";
import { type Checked, readFields, readMoney, readOptional, readWhole } from "#form/read-fields.ts";
import * as labels from "./labels.ts";

/** A discount code as in the inputs: every text exactly as typed. Days are `YYYY-MM-DD`, or empty. */
export type DiscountForm = ReturnType<typeof toDiscountForm>;
export type DiscountProblems = Partial<Record<keyof DiscountForm, string>>;

/** JavaScript dates move years before 100 to the 20th century. */
const DAY = /^20\d\d-\d\d-\d\d$/;

const SAFE_LENGTH = 6;

/** The inputs' initial values for a stored code; `null` is a new one. */
export function toDiscountForm(discount: Discount | null, currency: Currency, locale: string) {
  const { type = "percent", value = 10, startsAt = null, endsAt = null, minSubtotal = null } = discount ?? {};
  const number = (one: number | null | undefined) => String(one ?? "");
  return {
    code: discount?.code ?? "",
    type,
    percent: type === "percent" ? String(value) : "10",
    amount: type === "amount" ? toTypedAmount(value, currency, locale) : "",
    firstDay: startsAt === null ? "" : toDay(startsAt),
    // It ends when the day after its last one begins.
    lastDay: endsAt === null ? "" : toDay(endsAt - 1),
    minSubtotal: minSubtotal === null ? "" : toTypedAmount(minSubtotal, currency, locale),
    productIds: discount?.productIds ?? [],
    totalLimit: number(discount?.totalLimit),
    perEmailLimit: number(discount?.perEmailLimit),
  };
}

/** Whether a code is easy to guess. A short one is allowed, because a code in a shop window is no secret. */
export function isSoonFound(code: string): boolean {
  return code !== "" && code.length < SAFE_LENGTH;
}

/** Parses the inputs: the code and what to store, or the errors. Days are in the device's time zone. */
export function readDiscountForm(
  form: DiscountForm,
  currency: Currency,
  locale: string,
  state: DiscountDraft["state"],
): { code: string; draft: DiscountDraft | null; problems: DiscountProblems } {
  const code = normalizeCode(form.code);
  const { value, problems } = readFields({
    code: code === "" ? { error: labels.codeInvalid } : { value: code },
    percent: form.type === "percent" ? readPercentOff(form.percent) : NOTHING_OFF,
    amount: form.type === "amount" ? readAmountOff(form.amount, currency, locale) : NOTHING_OFF,
    firstDay: readOptional(form.firstDay, (day) => readDay(day, 0)),
    // It ends when the day after its last one begins.
    lastDay:
      form.lastDay !== "" && form.lastDay < form.firstDay
        ? { error: labels.endDateInvalid }
        : readOptional(form.lastDay, (day) => readDay(day, 1)),
    minSubtotal: readOptional(form.minSubtotal, (typed) => readMoney(typed, currency, locale)),
    totalLimit: readOptional(form.totalLimit, readLimit),
    perEmailLimit: readOptional(form.perEmailLimit, readLimit),
  });
  if (!value) return { code, draft: null, problems };
  const { percent, amount, firstDay: startsAt, lastDay: endsAt, minSubtotal, totalLimit, perEmailLimit } = value;
  const terms = { startsAt, endsAt, minSubtotal, totalLimit, perEmailLimit, productIds: form.productIds, state };
  return { code, draft: { type: form.type, value: percent + amount, ...terms }, problems };
}

const NOTHING_OFF = { value: 0 };

function readPercentOff(typed: string): Checked<number> {
  const value = readPercent(typed, 0) ?? 0;
  return value < 1 || value > 100 ? { error: labels.percentageInvalid } : { value };
}

function readAmountOff(typed: string, currency: Currency, locale: string): Checked<number> {
  const read = readMoney(typed, currency, locale);
  return "value" in read && read.value === 0 ? { error: labels.enterAmountSuchAs(amountExample(currency, locale)) } : read;
}

function readLimit(typed: string): Checked<number> {
  return readWhole(typed, 1, DISCOUNT_LIMIT_MAX, labels.wholeNumberInvalid);
}

function readDay(typed: string, later: number): Checked<number> {
  return DAY.test(typed) ? { value: dayStart(typed, later) } : { error: labels.dateInvalid };
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
