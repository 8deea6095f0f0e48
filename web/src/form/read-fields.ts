import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney } from "@awning/domain/money/typed-amount";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import type * as z from "zod/mini";

/** A parsed field: its value, or its error. */
export type Checked<Value, Problem = string> = { value: Value } | { error: Problem };

type Fields = Record<string, Checked<unknown, unknown>>;
type ValuesOf<All extends Fields> = { [Name in keyof All]: Extract<All[Name], { value: unknown }>["value"] };
type ProblemsOf<All extends Fields> = { [Name in keyof All]?: Extract<All[Name], { error: unknown }>["error"] };

/**
 * Parses a form field by field. `values` contains the valid fields and `problems` the errors of the others; `value` is all of
 * them, or `null` while any is invalid.
 */
export function readFields<const All extends Fields>(
  fields: All,
): { value: ValuesOf<All> | null; values: Partial<ValuesOf<All>>; problems: ProblemsOf<All> } {
  const values = pick(fields, (field) => ("value" in field ? [field.value] : [])) as Partial<ValuesOf<All>>;
  const problems = pick(fields, (field) => ("error" in field ? [field.error] : [])) as ProblemsOf<All>;
  return { value: Object.keys(problems).length > 0 ? null : (values as ValuesOf<All>), values, problems };
}

function pick(fields: Fields, from: (field: Fields[string]) => unknown[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => from(field).map((one) => [name, one])));
}

/** Parses a whole form by its schema; `words` are the messages for the fields it rejects. */
export function readBySchema<Value, Name extends string>(
  schema: z.ZodMiniType<Value>,
  typed: unknown,
  words: Readonly<Record<Name, string>>,
): { value: Value | null; problems: { [Field in Name]?: string } } {
  const { data, error } = schema.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const problems = Object.entries(words).filter(([name]) => wrong.has(name));
  return { value: data ?? null, problems: Object.fromEntries(problems) as { [Field in Name]?: string } };
}

/** Parses one field by its schema. */
export function readAs<Value, const Problem>(schema: z.ZodMiniType<Value>, typed: unknown, problem: Problem): Checked<Value, Problem> {
  const read = schema.safeParse(typed);
  return read.success ? { value: read.data } : { error: problem };
}

/** One line of at most `max` UTF-16 units; empty is valid unless `missing` is given. */
export function readLine<const Problem>(typed: string, max: number, long: Problem, missing?: Problem): Checked<string, Problem> {
  return checkLength(cleanLine(typed), max, long, missing);
}

/** The same for a multi-line text. */
export function readText<const Problem>(typed: string, max: number, long: Problem): Checked<string, Problem> {
  return checkLength(cleanText(typed), max, long);
}

/** A whole number from `min` to `max`, of at most six digits. */
export function readWhole<const Problem>(typed: string, min: number, max: number, problem: Problem): Checked<number, Problem> {
  const value = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;
  return value >= min && value <= max ? { value } : { error: problem };
}

/** An amount in minor units; the error has examples in the locale. */
export function readMoney(typed: string, currency: Currency, locale: string): Checked<number> {
  const value = parseMoney(typed, currency, locale);
  return value === null ? { error: amountProblem(typed, currency, locale) ?? "" } : { value };
}

/** An optional field: `null` when empty. */
export function readOptional<Value, Problem>(
  typed: string,
  read: (typed: string) => Checked<Value, Problem>,
): Checked<Value | null, Problem> {
  return typed.trim() === "" ? { value: null } : read(typed);
}

function checkLength<Problem>(value: string, max: number, long: Problem, missing?: Problem): Checked<string, Problem> {
  if (value === "" && missing !== undefined) return { error: missing };
  return value.length > max ? { error: long } : { value };
}
