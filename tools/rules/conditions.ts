import { cleanLine, cleanText } from "@awning/domain/values/text";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;
/** The call of a schema's own rules function for a value; `null` if it has none. */
export type CallOf = (schema: Schema, value: string, name: string) => string | null;

/** Lists up to this length are checked item by item, because rules have no loops. */
const ITEMS_MAX = 8;

/**
 * The rules conditions of a schema, in order. Throws for what rules cannot check, which must be written by hand; `z.refine` functions are
 * left to the validator.
 * @param value how the rules name it, for example `fields.title`
 * @param name the name of a function of its own
 */
export function conditionsOf(schema: Schema, value: string, name: string, callOf: CallOf): string[] {
  const call = callOf(schema, value, name);
  if (call !== null) return [call];
  const { _zod } = schema as z.core.$ZodTypes;
  const { def } = _zod;
  const inner = (one: Schema) => conditionsOf(one, value, name, callOf);
  switch (def.type) {
    case "nullable":
      return [`(${value} == null || ${joined(inner(def.innerType))})`];
    case "default":
    case "catch":
    case "optional":
      return inner(def.innerType);
    case "union":
      return [`(${def.options.map((one) => joined(inner(one))).join(" || ")})`];
    case "boolean":
      return [`${value} is bool`];
    case "enum":
      return [`${value} in ${listOf(Object.values(def.entries).map(String))}`];
    case "literal":
      return [def.values.length === 1 ? `${value} == ${literal(def.values[0])}` : `${value} in ${literal(def.values)}`];
    case "number":
      return numberConditions(schema, value, name);
    case "string":
      return stringConditions(schema, value);
    case "pipe":
      return pipeConditions(schema, def, value, name);
    case "array":
      return listConditions(schema, def.element, value, (item) => joined(conditionsOf(def.element, item, name, callOf)), name);
    default:
      throw new Error(`${name}: rules cannot tell ${def.type}; say it by hand.`);
  }
}

/** Joins conditions with `&&`. */
export function joined(conditions: readonly string[]): string {
  return conditions.length === 1 ? (conditions[0] ?? "") : `(${conditions.join(" && ")})`;
}

/** A list literal of the rules. */
export function listOf(words: readonly string[]): string {
  return `[${words.map(literal).join(", ")}]`;
}

/** A literal of the rules. */
export function literal(value: unknown): string {
  const text = (words: string) => `'${words.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  if (typeof value === "string") return text(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  return `{${Object.entries(value)
    .map(([key, one]) => `${text(key)}: ${literal(one)}`)
    .join(", ")}}`;
}

/** A pattern match of the whole text. Throws for syntax that the rules' engine (RE2) does not support. */
export function matching(value: string, { source, flags }: RegExp): string {
  if (!/^\^.*\$$/.test(source) || /\(\?[=!<]|\\[1-9]/.test(source)) throw new Error(`No pattern of rules: ${source}`);
  return `${value}.matches(${literal(`${flags.includes("i") ? "(?i)" : ""}${source.replaceAll("\\/", "/")}`)})`;
}

type Bounds = { minimum: number; maximum: number; multipleOf: number | null; isInt: boolean };

/** The fields that `z.refine` checks report, `null` for the whole value; rules cannot run them. */
export function refinedFields(schema: Schema): (string | null)[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = "innerType" in def ? refinedFields(def.innerType) : def.type === "pipe" ? refinedFields(def.out) : [];
  const own = checksOf(schema).flatMap((check) =>
    "check" in check && check.check === "custom" && !("maximum" in check)
      ? ["path" in check && Array.isArray(check.path) ? String(check.path[0]) : null]
      : [],
  );
  return [...inner, ...own];
}

function checksOf({ _zod }: Schema): object[] {
  return (_zod.def.checks ?? []).map((check) => check._zod.def);
}

const boundSchema = z.object({
  check: z.string(),
  format: z.optional(z.string()),
  value: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  length: z.optional(z.number()),
});

/** Bounds from a schema's checks: of a number, or of the length of a text or list. */
function boundsOf(schema: Schema): Bounds {
  const bounds: Bounds = { minimum: 0, maximum: Number.POSITIVE_INFINITY, multipleOf: null, isInt: false };
  for (const def of checksOf(schema)) {
    const { check, format, value, minimum, maximum, length } = z.parse(boundSchema, def);
    if (format === "safeint") bounds.isInt = true;
    if (check === "multiple_of") bounds.multipleOf = value ?? null;
    bounds.minimum = (check === "greater_than" ? value : (minimum ?? length)) ?? bounds.minimum;
    bounds.maximum = (check === "less_than" ? value : (maximum ?? length)) ?? bounds.maximum;
  }
  return bounds;
}

/** Characters of a text that only its pattern bounds, and of a number. */
const [PATTERN_UNITS, NUMBER_UNITS] = [100, 16];

/** How long a value is at most where rules join it with others, in UTF-16 units; `null` for times, lists and maps. */
export function unitsOf(schema: Schema): number | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const longest = (words: readonly unknown[]) => Math.max(...words.map((word) => String(word).length));
  switch (def.type) {
    case "nullable":
    case "default":
    case "catch":
    case "optional":
      return unitsOf(def.innerType);
    case "union": {
      const all = def.options.map(unitsOf);
      return all.includes(null) ? null : Math.max(...all.map(Number));
    }
    case "boolean":
      return NUMBER_UNITS;
    case "number":
      return boundsOf(schema).isInt ? NUMBER_UNITS : null;
    case "enum":
      return longest(Object.values(def.entries));
    case "literal":
      return longest(def.values);
    case "string": {
      const { maximum } = boundsOf(schema);
      return Number.isFinite(maximum) ? maximum : PATTERN_UNITS;
    }
    case "pipe":
      return (def.in as z.core.$ZodTypes)._zod.def.type === "record" ? null : unitsOf(def.out);
    default:
      return null;
  }
}

function numberConditions(schema: Schema, value: string, name: string): string[] {
  const { minimum, maximum, multipleOf, isInt } = boundsOf(schema);
  if (!isInt) throw new Error(`${name}: whether a number is a time is said by hand.`);
  return [`isInt(${value}, ${minimum}, ${maximum})`, ...(multipleOf === null ? [] : [`${value} % ${multipleOf} == 0`])];
}

function stringConditions(schema: Schema, value: string): string[] {
  const { minimum, maximum } = boundsOf(schema);
  const least = minimum > 0 ? [`${value}.size() >= ${minimum}`] : [];
  const most = Number.isFinite(maximum) ? [`${value}.size() <= ${maximum}`] : [];
  return [`${value} is string`, ...least, ...most, ...patternsOf(schema).map((pattern) => matching(value, pattern))];
}

export function patternsOf(schema: Schema): RegExp[] {
  return checksOf(schema).flatMap((def) => ("pattern" in def && def.pattern instanceof RegExp ? [def.pattern] : []));
}

/** Text that is cleaned on parse, and rows that are parsed from a map. */
function pipeConditions(schema: Schema, def: z.core.$ZodPipeDef, value: string, name: string): string[] {
  const source = (def.in as z.core.$ZodTypes)._zod.def;
  if (source.type === "record") return [`areRows(${value}, ${boundsOf(schema).maximum})`];
  const cleaned = source.type === "pipe" ? (source.out as z.core.$ZodTypes)._zod.def : null;
  const clean: unknown = cleaned?.type === "transform" ? cleaned.transform : null;
  const { minimum, maximum } = boundsOf(def.out);
  const further = patternsOf(schema).map((pattern) => matching(value, pattern));
  if (clean === cleanLine) return [`isLine(${value}, ${minimum}, ${maximum})`, ...further];
  const least = boundsOf(schema).minimum;
  const isFilled = least > 0 ? [`${value}.trim().size() >= ${least}`] : [];
  if (clean === cleanText) return [`isParagraph(${value}, ${maximum})`, ...isFilled, ...further];
  throw new Error(`${name}: rules do not know how it is read; say it by hand.`);
}

function listConditions(schema: Schema, element: Schema, value: string, itemIs: (item: string) => string, name: string): string[] {
  const { minimum, maximum } = boundsOf(schema);
  const { def } = (element as z.core.$ZodTypes)._zod;
  if (def.type === "enum")
    return [`${value} is list`, `${value}.hasOnly(${listOf(Object.values(def.entries).map(String))})`, `${value}.size() <= ${maximum}`];
  if (maximum > ITEMS_MAX) throw new Error(`${name}: rules cannot walk a list; say it by hand.`);
  const isWhole = minimum === maximum;
  const items = Array.from({ length: maximum }, (_, at) =>
    isWhole ? itemIs(`${value}[${at}]`) : `(${value}.size() <= ${at} || ${itemIs(`${value}[${at}]`)})`,
  );
  return [`${value} is list`, `${value}.size() ${isWhole ? "==" : "<="} ${maximum}`, ...items];
}
