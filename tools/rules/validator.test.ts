import { mediaSchema } from "@awning/domain/media/media-schema";
import { rowsOf } from "@awning/domain/values/rows";
import { line, paragraph } from "@awning/domain/values/text";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { conditionsOf, literal, matching } from "./conditions.ts";
import { type Entry, renderAll } from "./validator.ts";

const conditions = (schema: z.core.$ZodType) => conditionsOf(schema, "fields.a", "isIt", () => null);
const rendered = (...entries: Entry[]) => [...renderAll(entries).values()].join("\n\n");

test.each<[string, z.core.$ZodType, string[]]>([
  ["a line", line(1, 80), ["isLine(fields.a, 1, 80)"]],
  ["a line of a pattern", line(0, 9).check(z.regex(/^a$/)), ["isLine(fields.a, 0, 9)", "fields.a.matches('^a$')"]],
  ["a paragraph", paragraph(500), ["isParagraph(fields.a, 500)"]],
  ["a paragraph that is not empty", paragraph(9).check(z.minLength(1)), ["isParagraph(fields.a, 9)", "fields.a.trim().size() >= 1"]],
  [
    "a text",
    z.string().check(z.maxLength(9), z.regex(/^[a-z]+$/)),
    ["fields.a is string", "fields.a.size() <= 9", "fields.a.matches('^[a-z]+$')"],
  ],
  ["a whole number", z.number().check(z.int(), z.gte(1), z.lte(9)), ["isInt(fields.a, 1, 9)"]],
  ["steps of five", z.number().check(z.int(), z.gte(0), z.lte(9), z.multipleOf(5)), ["isInt(fields.a, 0, 9)", "fields.a % 5 == 0"]],
  ["a bool", z.boolean(), ["fields.a is bool"]],
  ["a word", z.enum(["a", "b"]), ["fields.a in ['a', 'b']"]],
  ["a value or null", z.nullable(z.boolean()), ["(fields.a == null || fields.a is bool)"]],
  [
    "nothing or a pattern",
    z.union([z.literal(""), z.string().check(z.regex(/^a$/))]),
    ["(fields.a == '' || (fields.a is string && fields.a.matches('^a$')))"],
  ],
  ["a value that may be missing", z._default(z.boolean(), true), ["fields.a is bool"]],
  [
    "words",
    z.array(z.enum(["a", "b"])).check(z.maxLength(2)),
    ["fields.a is list", "fields.a.hasOnly(['a', 'b'])", "fields.a.size() <= 2"],
  ],
  [
    "a short list",
    z.array(z.number().check(z.int(), z.lte(9))).check(z.maxLength(2)),
    [
      "fields.a is list",
      "fields.a.size() <= 2",
      "(fields.a.size() <= 0 || isInt(fields.a[0], 0, 9))",
      "(fields.a.size() <= 1 || isInt(fields.a[1], 0, 9))",
    ],
  ],
  ["a list of one length", z.array(z.boolean()).check(z.length(1)), ["fields.a is list", "fields.a.size() == 1", "fields.a[0] is bool"]],
  ["rows", rowsOf(z.object({ id: z.string() }), z.maxLength(9)), ["areRows(fields.a, 9)"]],
])("rules check %s", (_name, schema, wanted) => {
  expect(conditions(schema)).toEqual(wanted);
});

test.each<[string, z.core.$ZodType, string]>([
  ["a time", z.number(), "by hand"],
  ["a long list", z.array(z.string()).check(z.maxLength(100)), "by hand"],
  ["what can be anything", z.unknown(), "by hand"],
  ["what is read in a way of its own", z.pipe(z.string(), z.transform(Number)), "by hand"],
  ["part of a text", z.string().check(z.regex(/a/)), "No pattern"],
  ["what stands before something", z.string().check(z.regex(/^(?!a)b$/)), "No pattern"],
])("refuses to guess conditions for %s", (_name, schema, words) => {
  expect(() => conditions(schema)).toThrow(words);
});

test("writes patterns and values as rules literals", () => {
  expect(matching("value", /^a\/\.'$/i)).toBe("value.matches('(?i)^a/\\\\.\\'$')");
  expect(literal({ a: null, b: ["c'", 1] })).toBe("{'a': null, 'b': ['c\\'', 1]}");
});

const partSchema = z.object({ isOn: z.boolean() });
test("a document has exactly its keys, and each map a function", () => {
  const schema = z.object({ part: partSchema, other: z.object({ isOn: z.boolean() }), at: z.number() });
  expect(
    rendered(
      { name: "isIt", schema, isDocument: true, also: ["createdAt"], byHand: { at: "value == fields.createdAt" } },
      { name: "isPart", schema: partSchema },
    ),
  ).toBe(`function isItOther(fields) {
  return fields is map
    && hasExactly(fields, ['isOn'])
    && fields.isOn is bool;
}

function isIt(fields) {
  return hasExactly(fields, ['part', 'other', 'at', 'createdAt'])
    && isPart(fields.part)
    && isItOther(fields.other)
    && fields.at == fields.createdAt;
}

function isPart(fields) {
  return fields is map
    && hasExactly(fields, ['isOn'])
    && fields.isOn is bool;
}`);
});

test("a document may have more keys, miss some, or include keys of functions", () => {
  const schema = z.object({ a: z.boolean(), b: z.unknown() });
  const whole = { name: "isIt", schema, isDocument: true, byHand: { b: null } } as const;
  const missable = rendered({ name: "isWhole", schema: z.object({ a: z.boolean(), b: z._default(z.optional(z.boolean()), true) }) });
  expect(missable).toContain("hasKeys(fields, ['a', 'b'], ['a'])");
  expect(missable).toContain("(!('b' in fields) || fields.b is bool)");
  expect(rendered({ ...whole, mayAlso: ["c"] })).toContain("hasKeys(fields, ['a', 'b', 'c'], ['a', 'b'])\n    && fields.a is bool;");
  expect(rendered({ ...whole, isPartial: true })).toContain(
    "fields.keys().hasOnly(['a', 'b'])\n    && (!('a' in fields) || fields.a is bool);",
  );
  expect(rendered({ ...whole, keysBy: "keys" })).toContain(
    "function keys() {\n  return ['a', 'b'];\n}\n\nfunction isIt(fields) {\n  return fields.keys().hasAll(keys())",
  );
});

test("of a loose document rules ask for keys and for the size of what can be joined, and for what is strict as its schema says", () => {
  const whole = z.number().check(z.int(), z.gte(0), z.lte(9));
  const inner = z.object({ mode: z.enum(["on", "off"]), words: z.array(z.enum(["a"])).check(z.maxLength(1)) });
  const schema = z.object({ title: line(1, 80), color: z.nullable(z.string().check(z.regex(/^a$/))), count: whole, price: whole, inner });
  expect(rendered({ name: "isIt", schema, isDocument: true, isLoose: true, strict: ["price"] })).toBe(`function isItInner(fields) {
  return fields is map
    && hasExactly(fields, ['mode', 'words'])
    && [fields.mode].join('').size() <= 3
    && fields.words is list
    && fields.words.hasOnly(['a'])
    && fields.words.size() <= 1;
}

function isIt(fields) {
  return hasExactly(fields, ['title', 'color', 'count', 'price', 'inner'])
    && [fields.title, fields.color, fields.count].join('').size() <= 196
    && isInt(fields.price, 0, 9)
    && isItInner(fields.inner);
}`);
  const partial = { name: "isIt", schema: z.object({ title: line(1, 80) }), isPartial: true, isLoose: true } as const;
  expect(rendered(partial)).toContain("[fields.get('title', '')].join('').size() <= 80");
  expect(() => rendered({ ...partial, schema: z.object({ at: z.number() }) })).toThrow("by hand");
});

test("a picture must belong to the site, which its callers pass on", () => {
  const text = rendered(
    { name: "isIt", schema: z.object({ picture: z.nullable(mediaSchema) }) },
    { name: "isMedia", schema: mediaSchema, byHand: { siteId: "value == siteId", widths: null } },
  );
  expect(text).toContain("function isIt(fields, siteId) {");
  expect(text).toContain("(fields.picture == null || isMedia(fields.picture, siteId))");
});

test("what rules cannot run is written by hand, or explicitly left to the app", () => {
  const even = z.number().check(
    z.int(),
    z.gte(0),
    z.lte(9),
    z.refine((count) => count % 2 === 0),
  );
  const schema = z.object({ a: even, b: even }).check(z.refine(({ a, b }) => a < b, { path: ["b"] }));
  const it = { name: "isIt", schema };
  expect(() => rendered(it)).toThrow("z.refine of whole");
  expect(() => rendered({ ...it, unasked: ["whole"] })).toThrow("z.refine of a");
  expect(() => rendered({ ...it, byHand: { b: "value > fields.a" } })).toThrow("z.refine of a");
  expect(rendered({ ...it, byHand: { b: "value > fields.a" }, unasked: ["a"] })).toContain("isInt(fields.a, 0, 9)");
  expect(() => rendered({ ...it, unasked: ["a", "b", "whole", "c"] })).toThrow("c has no z.refine");
});

test("hand-written conditions must name an existing field", () => {
  expect(() => rendered({ name: "isIt", schema: z.object({}), byHand: { gone: null } })).toThrow("isIt has no gone.");
});
