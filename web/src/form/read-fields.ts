import type { Currency } from "@awning/domain/money/money";
import { amountProblem, parseMoney } from "@awning/domain/money/typed-amount";
import { cleanLine, cleanText } from "@awning/domain/values/text";
import type * as z from "zod/mini";

/** One field as it was read: its value, or what is wrong with it. */
export type Checked<Value, Problem = string> = { value: Value } | { error: Problem };

type Fields = Record<string, Checked<unknown, unknown>>;
type ValuesOf<All extends Fields> = { [Name in keyof All]: Extract<All[Name], { value: unknown }>["value"] };
type ProblemsOf<All extends Fields> = { [Name in keyof All]?: Extract<All[Name], { error: unknown }>["error"] };

/**
 * Reads a form field by field. `values` holds the fields that are right and `problems` what is wrong with the others; `value` is all
 * of them, or `null` while anything is wrong.
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

/** Reads a whole form by its schema; `words` say what is wrong with each field that the schema refuses. */
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

/** One field by its schema. */
export function readAs<Value, const Problem>(schema: z.ZodMiniType<Value>, typed: unknown, problem: Problem): Checked<Value, Problem> {
  const read = schema.safeParse(typed);
  return read.success ? { value: read.data } : { error: problem };
}

/** One line of at most `max` UTF-16 units; an empty one is right unless it is `missing`. */
export function readLine<const Problem>(typed: string, max: number, long: Problem, missing?: Problem): Checked<string, Problem> {
  return checkLength(cleanLine(typed), max, long, missing);
}

/** The same for a text with line breaks. */
export function readText<const Problem>(typed: string, max: number, long: Problem): Checked<string, Problem> {
  return checkLength(cleanText(typed), max, long);
}

/** A whole number from `min` to `max`, of at most six digits. */
export function readWhole<const Problem>(typed: string, min: number, max: number, problem: Problem): Checked<number, Problem> {
  const value = /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN;
  return value >= min && value <= max ? { value } : { error: problem };
}

/** An amount in minor units; what is wrong with it is said with examples of the locale. */
export function readMoney(typed: string, currency: Currency, locale: string): Checked<number> {
  const value = parseMoney(typed, currency, locale);
  return value === null ? { error: amountProblem(typed, currency, locale) ?? "" } : { value };
}

/** What may be left out: `null` when nothing is typed. */
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
