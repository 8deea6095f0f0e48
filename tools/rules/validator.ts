import type * as z from "zod/mini";
import { conditionsOf, joined, listOf, literal, refinedFields, unitsOf } from "./conditions.ts";
import { functionOf } from "./render.ts";

/** A rules function that checks a value against its schema. */
export type Validator = {
  name: string;
  schema: z.core.$ZodType;
  /** Requires a map, which every client write is; other values are checked for that. */
  isDocument?: true;
  /** Whether fields are written separately, so that any may be missing. */
  isPartial?: true;
  /** Additional keys, checked by hand-written rules. */
  also?: readonly string[];
  /** The same, optional. */
  mayAlso?: readonly string[];
  /** The function that lists the schema's keys, if a document has keys of other writers. */
  keysBy?: string;
  /** Conditions of a field (`value`, one of `fields`) that replace the schema's; `null` if hand-written rules check it. */
  byHand?: Readonly<Record<string, string | null>>;
  /**
   * For what only its owner reads before it is parsed again: rules ask for the keys and for the size of texts, numbers and words together.
   * Lists, maps and the fields in `strict` are asked as their schema says.
   */
  isLoose?: true;
  strict?: readonly string[];
  /** Fields whose `z.refine` only the app checks, because an owner could only harm their own page. `whole`: one over several fields. */
  unasked?: readonly string[];
};
/** The same without a schema: conditions of a `value`. */
type Written = { name: string; conditions: readonly string[] };
export type Entry = Validator | Written;

type Rendered = { name: string; takesSite: boolean; text: string };

/** All validator functions by name. A validator calls the function of a nested schema that has one. */
export function renderAll(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const made = new Map<string, Rendered>();
  const validators = entries.filter((entry) => "schema" in entry);

  function render(entry: Entry): Rendered {
    const known = made.get(entry.name);
    if (known) return known;
    const parts: string[] = [];
    const one = "schema" in entry ? renderValidator(entry, parts) : finished(entry.name, "value", entry.conditions, parts);
    made.set(entry.name, one);
    return one;
  }

  function renderValidator(entry: Validator, parts: string[]): Rendered {
    const { name } = entry;
    const schema = unwrapped(entry.schema);
    const callOf = (inner: z.core.$ZodType, value: string, innerName: string): string | null => {
      const own = validators.find((other) => other.schema === inner && other !== entry);
      if (own) return called(render(own), value);
      if (!isObject(inner)) return null;
      const nested = renderValidator({ name: innerName, schema: inner, ...(entry.isLoose && { isLoose: true }) }, parts);
      return called(nested, value);
    };
    if (!isObject(schema)) return finished(name, "value", conditionsOf(schema, "value", name, callOf), parts);
    const { shape } = schema._zod.def;
    for (const key of Object.keys(entry.byHand ?? {})) if (!(key in shape)) throw new Error(`${name} has no ${key}.`);
    refuseUnasked(entry, schema);
    const added = Object.entries(shape).filter(([key, field]) => isAdded(entry, key, field));
    const fields = Object.entries(shape).flatMap(([key, field]) => {
      if (isAdded(entry, key, field)) return [];
      const value = `fields.${key}`;
      const hand = entry.byHand?.[key];
      if (hand === null) return [];
      const conditions =
        hand === undefined ? conditionsOf(field, value, `${name}${capital(key)}`, callOf) : [hand.replace(/\bvalue\b/g, value)];
      return entry.isPartial || isMissable(field) ? [`(!('${key}' in fields) || ${joined(conditions)})`] : conditions;
    });
    const isMap = entry.isDocument ? [] : ["fields is map"];
    if (entry.keysBy) parts.push(`function ${entry.keysBy}() {\n  return ${listOf(Object.keys(shape))};\n}`);
    return finished(name, "fields", [...isMap, keysCondition(entry, shape), ...sizeConditions(entry, added), ...fields], parts);
  }

  return new Map(entries.map((entry) => [entry.name, render(entry).text]));
}

function finished(name: string, parameter: string, conditions: readonly string[], parts: string[]): Rendered {
  const takesSite = conditions.some((condition) => /(?<![\w.'])siteId\b/.test(condition));
  parts.push(functionOf(name, takesSite ? `${parameter}, siteId` : parameter, conditions));
  return { name, takesSite, text: parts.join("\n\n") };
}

function keysCondition({ isPartial, also = [], mayAlso = [], keysBy }: Validator, shape: z.core.$ZodShape): string {
  if (keysBy) return `fields.keys().hasAll(${keysBy}())`;
  const own = Object.entries(shape);
  if (isPartial) return `fields.keys().hasOnly(${listOf([...Object.keys(shape), ...also])})`;
  const needed = [...own.flatMap(([key, field]) => (isMissable(field) ? [] : [key])), ...also];
  const missable = [...own.flatMap(([key, field]) => (isMissable(field) ? [key] : [])), ...mayAlso];
  return missable.length > 0
    ? `hasKeys(fields, ${listOf([...needed, ...missable])}, ${listOf(needed)})`
    : `hasExactly(fields, ${listOf(needed)})`;
}

/** Whether a field counts only towards the size of a loose document. */
function isAdded({ isLoose, strict = [], byHand = {} }: Validator, key: string, field: z.core.$ZodType): boolean {
  return isLoose === true && !strict.includes(key) && !(key in byHand) && unitsOf(field) !== null;
}

/** Fails, and so denies, for a list or a map in the place of a text. */
function sizeConditions({ isPartial }: Validator, added: readonly [string, z.core.$ZodType][]): string[] {
  if (added.length === 0) return [];
  const values = added.map(([key, field]) => (isPartial || isMissable(field) ? `fields.get(${literal(key)}, '')` : `fields.${key}`));
  const units = added.reduce((sum, [, field]) => sum + (unitsOf(field) ?? 0), 0);
  return [`[${values.join(", ")}].join('').size() <= ${units}`];
}

/** Whether stored documents may miss a field: `z.optional`, with or without a default. */
function isMissable(field: z.core.$ZodType): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod;
  return def.type === "optional" || (def.type === "default" && isMissable(def.innerType));
}

/** Throws for a `z.refine` that is neither written by hand nor explicitly left to the app. */
function refuseUnasked({ name, byHand = {}, unasked = [], isLoose, strict = [] }: Validator, schema: z.core.$ZodObject): void {
  const isAsked = (field: string | null) => field === null || !(field in byHand);
  const whole = isLoose ? [] : refinedFields(schema).filter(isAsked);
  const parts = Object.entries(schema._zod.def.shape).filter(
    ([key, field]) => isAsked(key) && (!isLoose || strict.includes(key)) && refinedFields(field).length > 0,
  );
  const open = [...(whole.length > 0 ? ["whole"] : []), ...parts.map(([key]) => key)];
  for (const field of open)
    if (!unasked.includes(field))
      throw new Error(`${name}: rules cannot run the z.refine of ${field}; say it by hand, or name it in unasked.`);
  for (const field of unasked) if (!open.includes(field)) throw new Error(`${name}: ${field} has no z.refine that is not asked.`);
}

function called({ name, takesSite }: Rendered, value: string): string {
  return `${name}(${value}${takesSite ? ", siteId" : ""})`;
}

function isObject(schema: z.core.$ZodType): schema is z.core.$ZodObject {
  return schema._zod.def.type === "object";
}

/** The stored schema, without defaults. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "default" || def.type === "catch" ? unwrapped(def.innerType) : schema;
}

function capital(key: string): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}
