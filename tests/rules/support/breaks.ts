import { doc, setDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { clientOf, newUid, outcome } from "./actors.ts";
import { type Fields, put, seedSite } from "./documents.ts";

type Schema = z.core.$ZodType;
/** Values of every type, at sizes that no field of ours has. */
const EXTREMES: readonly unknown[] = [
  ...[null, true, -1, 0.5, 2 ** 40, "", "§ Other", "a".repeat(30_000)],
  ...[Array(600).fill("a"), [{}], { junk: 1 }],
];

type Broken = { place: string; value: unknown };

/** Whether rules take a document without this field, as older ones are. */
function mayBeMissing(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" || (def.type === "default" && mayBeMissing(def.innerType));
}

/**
 * A right value with one thing about it wrong at a time: each field of it, also of maps within, is of another type or too much, is
 * missing, or stands beside one that nobody knows.
 * @param loose places that are left as they are, for example `place.kind`
 */
export function breaksOf(schema: Schema, right: unknown, loose: readonly string[], place = ""): Broken[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "default" || def.type === "optional") return breaksOf(def.innerType, right, loose, place);
  if (def.type === "nullable") {
    return breaksOf(def.innerType, right, loose, place).filter((one) => one.place !== place || one.value !== null);
  }
  if (def.type !== "object") return EXTREMES.filter((value) => !z.safeParse(schema, value).success).map((value) => ({ place, value }));
  const map = z.parse(z.record(z.string(), z.unknown()), right);
  const within = Object.entries(def.shape).flatMap(([key, field]): Broken[] => {
    const at = place === "" ? key : `${place}.${key}`;
    if (loose.includes(at)) return [];
    // Where there is none, nothing within it can be wrong.
    const broken = map[key] === null ? [{ place: at, value: { junk: 1 } }] : breaksOf(field, map[key], loose, at);
    const others = Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
    const gone = mayBeMissing(field) ? [] : [{ place: `${at} is missing`, value: others }];
    return [...broken.map((one) => ({ ...one, value: { ...map, [key]: one.value } })), ...gone];
  });
  const noMaps = place === "" ? [] : ["text", 1, [], true].map((value) => ({ place, value }));
  return [...within, ...noMaps, { place: `${place}.junk`, value: { ...map, junk: 1 } }];
}

export type Drafted = {
  schema: Schema;
  path: (siteId: string) => string;
  right: (siteId: string) => Fields;
  /** What the server or functions write beside the draft: before, and with a change. */
  before?: Fields;
  change?: () => Fields;
  /** What rules do not look at as the schema does; tests of the noun hold those. */
  loose?: readonly string[];
  isPartial?: true;
};

/** Holds the rules of documents against their schemas: whatever one thing a schema refuses, the rules refuse. */
export function describeBreaks(subjects: Readonly<Record<string, Drafted>>): void {
  describe.each(Object.entries(subjects))(
    "%s",
    (_name, { schema, path, right, before = {}, change = () => ({}), loose = [], isPartial }) => {
      test("is refused for any one thing that its schema refuses", async () => {
        const siteId = newUid();
        await seedSite(siteId);
        const target = doc(clientOf({ uid: siteId }).firestore, path(siteId));
        const write = async (fields: Fields) => {
          await put(path(siteId), { ...right(siteId), ...before });
          return outcome(setDoc(target, { ...fields, ...change() }));
        };
        expect(await write(right(siteId))).toBe("allowed");
        const missing = Object.keys(right(siteId)).map((key) => `${key} is missing`);
        for (const { place, value } of breaksOf(schema, right(siteId), loose)) {
          const wanted = isPartial && missing.includes(place) ? "allowed" : "denied";
          expect([place, value, await write(value as Fields)]).toEqual([place, value, wanted]);
        }
      }, 60_000);
    },
  );
}
