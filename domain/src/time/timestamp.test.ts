import { expect, test } from "vitest";
import * as z from "zod/mini";
import { timestampSchema, toDocument } from "./timestamp.ts";

const moment = timestampSchema;
const date = new Date(1000);

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ["a field", moment, 1000, date],
  ["a list", z.array(moment), [1000, 1000], [date, date]],
  ["a map", z.record(z.string(), moment), { a: 1000 }, { a: date }],
  ["objects of a list", z.array(z.object({ at: moment, count: z.number() })), [{ at: 1000, count: 1000 }], [{ at: date, count: 1000 }]],
  ["what can be left out", z.optional(moment), 1000, date],
  ["what can be null", z.nullable(moment), 1000, date],
  ["what has a default", z._default(z.nullable(moment), null), 1000, date],
  ["what has something for an odd value", z.catch(moment, 0), 1000, date],
  ["an object that can be null", z.nullable(z.object({ at: moment })), { at: 1000 }, { at: date }],
  ["an object that was extended", z.extend(z.object({ at: moment }), { by: z.string() }), { at: 1000, by: "x" }, { at: date, by: "x" }],
  ["two that meet", z.intersection(z.object({ a: moment }), z.object({ b: moment })), { a: 1000, b: 1000 }, { a: date, b: date }],
])("stores a moment as a date in %s", (_where, schema, value, stored) => {
  const document = z.object({ one: schema });
  expect(toDocument(document, { one: value })).toEqual({ one: stored });
  expect(z.safeParse(document, { one: value }).success).toBe(true);
});

test("a union uses the schema that fits the value", () => {
  const event = z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("opened"), at: moment }),
    z.object({ kind: z.literal("moved"), at: z.number() }),
  ]);
  const schema = z.object({ events: z.array(event), until: z.union([z.literal("never"), moment]) });
  const events = [{ kind: "opened", at: 1000 } as const, { kind: "moved", at: 1000 } as const];
  expect(toDocument(schema, { events, until: 1000 })).toEqual({ events: [{ kind: "opened", at: date }, events[1]], until: date });
  expect(toDocument(schema, { until: "never" })).toEqual({ until: "never" });
});

test("stores everything else as it is, whatever its name", () => {
  class Sentinel {}
  const own = new Sentinel();
  const schema = z.object({
    ...{ at: z.number(), createdAt: z.nullable(moment), endedAt: z.optional(moment), blocks: z.unknown(), own: z.custom<Sentinel>() },
  });
  const value = { at: 1000, createdAt: null, endedAt: undefined, blocks: [{ until: 1000 }], own };
  expect(toDocument(schema, value)).toEqual(value);
  expect(toDocument(schema, value)["own"]).toBe(own);
});

test("accepts some fields of a document, and unknown fields are a type error", () => {
  const schema = z.object({ at: moment, name: z.string() });
  expect(toDocument(schema, { at: 1000 })).toEqual({ at: date });
  const more = { at: 1000, expireAt: 1000 };
  // @ts-expect-error: it would be stored as a number
  expect(toDocument(schema, more)).toEqual({ at: date, expireAt: 1000 });
});

test("replaces lone surrogates", () => {
  const schema = z.object({ name: z.string(), notes: z.array(z.unknown()) });
  expect(toDocument(schema, { name: "Mug \ud83d", notes: [{ text: "\ude00 😀" }] })).toEqual({
    name: "Mug \ufffd",
    notes: [{ text: "\ufffd 😀" }],
  });
});
