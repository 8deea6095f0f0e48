import { isDeepStrictEqual } from "node:util";
import { mediaSchema } from "@awning/domain/media/media-schema";
import { timestampSchema } from "@awning/domain/time/timestamp";
import { Timestamp } from "firebase/firestore";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;
/** A value in a place of a document, and whether rules take it there. */
export type Attempt = { place: string; value: unknown; isTaken: boolean };
type Place = { schema: Schema; place: string; right: unknown; isLoose: boolean };

const mapSchema = z.record(z.string(), z.unknown());
/** More than all texts of a document together, but for legal ones; the report of what rules saw holds each. */
const LONG = "l".repeat(12_000);
const EDGE_MAX = 50_000;
/** One value of each type that Firestore knows. */
const TYPES: readonly unknown[] = [null, true, 7, 1.5, "text", ["a"], { a: 1 }, Timestamp.fromMillis(0)];
const UNSEEN = ["\n", "\t", "\u0000", "\u202e"];

/** The schema within `nullable`, `default` and the like. */
function withinOf(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return "innerType" in def ? withinOf(def.innerType) : schema;
}

/** Whether rules take a document without this field, as older ones are. */
export function mayBeMissing(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" || (def.type === "default" && mayBeMissing(def.innerType));
}

/** Whether a schema takes a value and leaves it as it is: in that form it is stored. */
function isKept(schema: Schema, value: unknown): boolean {
  const parsed = z.safeParse(schema, value);
  return parsed.success && isDeepStrictEqual(parsed.data, value);
}

/** The last number from `from` on, in steps, that is accepted. */
function edge(from: number, step: number, accepts: (at: number) => boolean): number {
  let [last, width] = [from, step];
  while (Math.abs(last + width) <= EDGE_MAX * EDGE_MAX && accepts(last + width)) [last, width] = [last + width, width * 2];
  for (; Math.abs(width) >= Math.abs(step); width /= 2) if (accepts(last + width)) last += width;
  return last;
}

function textsOf(schema: Schema, right: string): string[] {
  const longer = (length: number) => right.padEnd(length, right.at(-1) || "a");
  const most = edge(right.length, 1, (length) => length <= EDGE_MAX && isKept(schema, longer(length)));
  const pots = "🏺".repeat(Math.floor(most / 2));
  const isCleaned = (withinOf(schema) as z.core.$ZodTypes)._zod.def.type === "pipe";
  return [
    ...[longer(most), longer(most + 1), pots, `${pots}${longer(most)}`, "", "ä", "a b"],
    // Rules know no beginnings that cleaning takes away, where a text may be empty.
    ...(isKept(schema, "") ? [] : [" "]),
    ...(isCleaned ? UNSEEN : ["\n"]).map((sign) => `${right || "a"}${sign}b`),
  ];
}

function numbersOf(schema: Schema, right: number): unknown[] {
  const accepts = (at: number) => isKept(schema, at);
  const step = [1, 5].find((one) => accepts(right + one) || accepts(right - one)) ?? 1;
  const [least, most] = [edge(right, -step, accepts), edge(right, step, accepts)];
  return [least, least - step, most, most + step, least + 1, right + 0.5, Number.NaN, Number.POSITIVE_INFINITY, String(right)];
}

function listsOf(schema: Schema, right: readonly unknown[]): unknown[] {
  const many = (length: number) => Array.from({ length }, (_, at) => right[at % right.length]);
  const most = edge(right.length, 1, (length) => length <= EDGE_MAX && isKept(schema, many(length)));
  const wrong = right.flatMap((_, at) => [right.with(at, { junk: 1 }), right.with(at, LONG)]);
  return [[], many(most), many(most + 1), { 0: right[0] }, ...wrong];
}

/** Values at and beyond the bounds of a kind. */
function valuesOf(schema: Schema, right: unknown): unknown[] {
  const within = withinOf(schema);
  const { def } = (within as z.core.$ZodTypes)._zod;
  if (def.type === "enum") return [...Object.values(def.entries), "", "other", String(right).toUpperCase()];
  if (typeof right === "string") return textsOf(schema, right);
  if (typeof right === "number") return numbersOf(schema, right);
  return Array.isArray(right) ? listsOf(schema, right) : [true, false, "true", 0];
}

function attemptsAt({ schema, place, right, isLoose }: Place): Attempt[] {
  const within = withinOf(schema);
  const { def } = (within as z.core.$ZodTypes)._zod;
  const refused = (...values: unknown[]) => values.map((value) => ({ place, value, isTaken: false }));
  // Held by the caps of lists.
  if (def.type === "pipe" && (def.in as z.core.$ZodTypes)._zod.def.type === "record") return [];
  if (within === mediaSchema) {
    const media = z.parse(mapSchema, right);
    return [
      { place, value: null, isTaken: isKept(schema, null) },
      ...refused("text", 1, {}, { ...media, siteId: "another" }, { ...media, junk: 1 }, { ...media, alt: LONG }),
    ];
  }
  // A moment, which only Firestore has as a type.
  if (within === timestampSchema) return [{ place, value: null, isTaken: true }, ...refused(7, "2026-01-01", { a: 1 }, true)];
  if (isLoose && !Array.isArray(right)) return refused(LONG, ["a"], { junk: 1 });
  return [...valuesOf(schema, right), ...TYPES].map((value) => ({ place, value, isTaken: isKept(schema, value) }));
}

/** The fields of a document and of the maps in it, without those named in `elsewhere`. */
function placesOf(schema: Schema, right: unknown, isLoose: (key: string) => boolean, at = ""): (Place & { isMap: boolean })[] {
  const { def } = (withinOf(schema) as z.core.$ZodTypes)._zod;
  if (def.type !== "object") return [];
  const map = z.parse(mapSchema, right);
  return Object.entries(def.shape).flatMap(([key, field]) => {
    const place = at === "" ? key : `${at}.${key}`;
    const isMap = (withinOf(field) as z.core.$ZodTypes)._zod.def.type === "object" && withinOf(field) !== mediaSchema;
    const one = { schema: field, place, right: map[key], isLoose: isLoose(place.split(".")[0] ?? ""), isMap };
    return [one, ...(isMap ? placesOf(field, map[key], isLoose, place) : [])];
  });
}

/**
 * A right document with one thing changed at a time: each field, also of maps within, is at its bounds, beyond them, of each other type,
 * or missing, or stands beside an unknown one. Of loose fields only what is too long, too deep or unknown.
 */
export function attemptsOf(
  schema: Schema,
  right: unknown,
  {
    loose = [],
    elsewhere = [],
    isPartial = false,
  }: { loose?: "all" | readonly string[]; elsewhere?: readonly string[]; isPartial?: boolean },
): Attempt[] {
  const all = placesOf(schema, right, (key) => loose === "all" || loose.includes(key));
  const gone = (place: string, isTaken: boolean) => ({ place, value: undefined, isTaken });
  return [
    { place: "junk", value: 1, isTaken: false },
    ...all
      .filter(({ place }) => !elsewhere.some((other) => `${place}.`.startsWith(`${other}.`)))
      .flatMap((one) => [
        ...(one.isMap
          ? [null, "text", 1, ["a"], {}].map((value) => ({ place: one.place, value, isTaken: isKept(one.schema, value) }))
          : []),
        ...(one.isMap ? [{ place: `${one.place}.junk`, value: 1, isTaken: false }] : attemptsAt(one)),
        gone(one.place, mayBeMissing(one.schema) || (isPartial && !one.place.includes("."))),
      ]),
  ];
}

/** The document with a value in a place; without that place for `undefined`. */
export function withValue(fields: unknown, place: string, value: unknown): Record<string, unknown> {
  const [key = "", ...rest] = place.split(".");
  const { [key]: before, ...others } = z.parse(mapSchema, fields);
  if (rest.length > 0) return { ...others, [key]: withValue(before, rest.join("."), value) };
  return value === undefined ? others : { ...others, [key]: value };
}

/** The document with the longest text that its schema takes in each place. */
export function longestOf(schema: Schema, right: unknown): Record<string, unknown> {
  const texts = placesOf(schema, right, () => false).filter(({ right: text }) => typeof text === "string");
  return texts.reduce(
    (fields, { schema: field, place, right: text }) => {
      const taken = valuesOf(field, text).filter((value): value is string => typeof value === "string" && isKept(field, value));
      const longest = [String(text), ...taken].reduce((long, one) => (one.length > long.length ? one : long));
      return z.safeParse(schema, asRead(withValue(fields, place, longest))).success ? withValue(fields, place, longest) : fields;
    },
    z.parse(mapSchema, right),
  );
}

/** With moments as the app reads them. */
function asRead(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asRead(one)]));
}
