import { doc, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, newUid, outcome } from "./actors.ts";
import { type Fields, put, seedSite } from "./documents.ts";

/** One value of each type that Firestore knows, to be put where another type belongs. */
const SAMPLES = { string: "text", int: 7, double: 1.5, bool: true, list: ["a"], map: { a: 1 }, time: new Date(0), null: null } as const;
export type Type = keyof typeof SAMPLES;

/** `types` are the types that the field may have at all; `allowed` and `denied` are values at and beyond its bounds. */
export type FieldCase = {
  types: readonly Type[];
  allowed: readonly unknown[];
  denied: readonly unknown[];
  alongside?: Fields;
  isOptional?: boolean;
};

/** What nobody but a function may ever add to a document. */
const PRIVILEGED: Fields = {
  admin: true,
  role: "owner",
  plan: "pro",
  uid: "someone",
  siteId: "someone",
  ownerUid: "someone",
  verified: true,
  balance: 1,
  sold: 1,
  version: 1,
  rev: 1,
  __extra: null,
};

export type Subject = {
  /** A document that exists when the tests begin. */
  stored: (siteId: string) => string;
  /** Where a new one may be made; absent when owners make none. */
  fresh?: (siteId: string, id: string) => string;
  /** What already stands there, with its times. */
  before: (siteId: string) => Fields;
  /** A right document as a client writes it, for a new one and over the stored one. */
  creation?: (siteId: string, id: string) => Fields;
  change: (siteId: string) => Fields;
  fields: (siteId: string) => Record<string, FieldCase>;
  /** Fields that are written one by one: a document goes without those that nobody has said yet. */
  optional?: readonly string[];
  /** Fields of which `change` may leave the stored value in place. */
  optionalOnUpdate?: readonly string[];
};

const show = (value: unknown) => {
  const text = typeof value === "number" ? (Object.is(value, -0) ? "-0" : String(value)) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
};

/** Walks every field of a document: right type, bounds, missing key, extra keys; on create and on update. */
export function describeFields(subject: Subject): void {
  const siteId = newUid();
  const owner = () => clientOf({ uid: siteId }).firestore;
  const table = subject.fields(siteId);
  const privileged = Object.keys(PRIVILEGED).filter((key) => !(key in table));
  let made = 0;

  async function write(mode: "create" | "update", edit: (fields: Fields) => Fields): Promise<"allowed" | "denied"> {
    if (mode === "update") {
      await put(subject.stored(siteId), subject.before(siteId));
      return outcome(setDoc(doc(owner(), subject.stored(siteId)), edit(subject.change(siteId))));
    }
    if (!subject.fresh || !subject.creation) throw new Error("nothing to create");
    made += 1;
    return outcome(setDoc(doc(owner(), subject.fresh(siteId, `fresh${made}`)), edit(subject.creation(siteId, `fresh${made}`))));
  }

  beforeAll(() => seedSite(siteId));

  describe.each(subject.fresh ? (["create", "update"] as const) : (["update"] as const))("%s", (mode) => {
    test("takes a right document", async () => {
      expect(await write(mode, (fields) => fields)).toBe("allowed");
    });

    test("walks every field that a client writes", () => {
      const times = ["createdAt", "updatedAt", "username", "suspendedAt", "leavesAt"];
      expect(Object.keys(table).sort()).toEqual(
        Object.keys(subject.change(siteId))
          .filter((key) => !times.includes(key))
          .sort(),
      );
    });

    describe.each(Object.keys(table))("%s", (field) => {
      const one = table[field];
      if (!one) throw new Error(field);
      const set = (value: unknown) => write(mode, (fields) => ({ ...fields, ...one.alongside, [field]: value }));

      test("takes values up to its bounds", async () => {
        for (const value of one.allowed) expect(await set(value), show(value)).toBe("allowed");
      });
      test("refuses values beyond its bounds", async () => {
        for (const value of one.denied) expect(await set(value), show(value)).toBe("denied");
      });
      test("refuses other types", async () => {
        for (const [type, value] of Object.entries(SAMPLES)) {
          if (!one.types.some((own) => own === type)) expect(await set(value), type).toBe("denied");
        }
      });
      const isOptional = subject.optional?.includes(field) ?? false;
      test(isOptional ? "can be left out" : "cannot be left out", async () => {
        const left = await write(mode, (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field)));
        expect(left).toBe(isOptional ? "allowed" : "denied");
      });
    });

    test.each(privileged)("takes no further key: %s", async (key) => {
      expect(await write(mode, (fields) => ({ ...fields, [key]: PRIVILEGED[key] }))).toBe("denied");
    });
  });

  test.each(privileged)("takes no further key by merging: %s", async (key) => {
    await put(subject.stored(siteId), subject.before(siteId));
    const target = doc(owner(), subject.stored(siteId));
    expect(await outcome(setDoc(target, { [key]: PRIVILEGED[key] }, { merge: true }))).toBe("denied");
    expect(await outcome(updateDoc(target, { ...subject.change(siteId), [key]: PRIVILEGED[key] }))).toBe("denied");
  });
}

export const text = (length: number) => "a".repeat(length);
const INVISIBLE = [
  "\u0000",
  "\u0007",
  "\r",
  "\u007f",
  "\u0085",
  "\u200b",
  "\u200e",
  "\u200f",
  "\u2028",
  "\u202e",
  "\u2066",
  "\u2069",
  "\ufeff",
];

/** One line of text. An emoji counts two, as in `domain`. */
export const lineCase = (min: number, max: number, over: Partial<FieldCase> = {}): FieldCase => ({
  types: ["string"],
  allowed: [text(Math.max(min, 1)), text(max), "🏺".repeat(max / 2), "Ünï “q” 北", ...(min === 0 ? [""] : []), ...(over.allowed ?? [])],
  denied: [
    text(max + 1),
    `${"🏺".repeat(max / 2)}a`,
    ...(min > 0 ? ["", " "] : []),
    ...["\n", "\t", ...INVISIBLE].map((sign) => `a${sign}b`),
    ...(over.denied ?? []),
  ],
});

export const paragraphCase = (max: number): FieldCase => ({
  types: ["string"],
  allowed: ["", text(max), "🏺".repeat(max / 2), "a\n\tb"],
  denied: [text(max + 1), ...INVISIBLE.map((sign) => `a${sign}b`)],
});

export const enumCase = (values: readonly string[], denied: readonly unknown[] = []): FieldCase => ({
  types: [],
  allowed: values,
  denied: ["", values.map((value) => value.toUpperCase()).find((value) => !values.includes(value)) ?? "none", "other", ...denied],
});

export const boolCase: FieldCase = { types: ["bool"], allowed: [true, false], denied: ["true", 0] };

export const intCase = (min: number, max: number, over: Partial<FieldCase> = {}): FieldCase => ({
  types: ["int", ...(over.types ?? [])],
  allowed: [min, max, ...(over.allowed ?? [])],
  denied: [min - 1, max + 1, -0, min + 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "1", ...(over.denied ?? [])],
  ...(over.alongside ? { alongside: over.alongside } : {}),
});

export const orderKeyCase: FieldCase = {
  types: ["string"],
  allowed: ["a", "0", text(100)],
  denied: ["", text(101), "a b", "a-b", "ä", "a\n"],
};

export const listCase = (max: number, item: unknown): FieldCase => ({
  types: ["list"],
  allowed: [[], Array(max).fill(item)],
  denied: [Array(max + 1).fill(item), { 0: item }],
});

/** Rows by their key. */
export const rowsCase = (max: number, item: unknown): FieldCase => {
  const rows = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, item]));
  return {
    types: ["map"],
    allowed: [{}, rows(max)],
    denied: [[], [item], rows(max + 1), "rows", null],
  };
};
