// What a stranger may send to a command: something right, with one part of it replaced.
import * as z from "zod/mini";

type Schema = z.core.$ZodType;
export type Random = () => number;

/** Repeats itself from a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const one = <T>(random: Random, all: readonly T[]) => all[Math.floor(random() * all.length)];

/** Texts and numbers among which each field finds a right one. */
const PLAIN: readonly unknown[] = [
  ...["Ann", "kiln", "ann@example.test", "a".repeat(20), "a".repeat(24), "k".repeat(28), "k".repeat(32), "k".repeat(43), "k".repeat(64)],
  ...["", "DE", "10115", "2026-12-24", "2026-12", "09:30", "en", "Europe/Berlin", "https://example.test/", "EUR", "single", "VASE10"],
  ...[
    "+49 30 123456",
    "a".repeat(12),
    "order-received.k3J.1",
    "bowl.pdf",
    "image/webp",
    "0".repeat(64),
    "{}",
    "/kiln",
    "1001",
    "1.0",
    "#c0ffee",
  ],
  ...[0, 1, 2, 5, 100, 1000, 1_800_000_000_000, true, false, null],
];
const HOSTILE: readonly unknown[] = [
  ...[null, true, 0, -0, -1, 0.1, 1e308, -1e308, 2 ** 53, Number.MAX_SAFE_INTEGER + 2, 1e21],
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\u202eabc",
    "\u200b",
    "\ufeff",
    "é".normalize("NFD").repeat(500),
    "🏺".repeat(700),
  ],
  ...["__proto__", "constructor", "toString", ".", "..", "../../etc/passwd", "a/b", "__x__", "%00", "%2e%2e%2f", "\\\\host\\share"],
  ...[
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "data:text/html,x",
    "' OR 1=1 --",
    "{{7*7}}",
    "${7*7}",
    "\r\nBcc: x@example.test",
  ],
  ...[
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://169.254.169.254/",
    "https://user:pass@example.test/",
    "//example.test",
    "ftp://example.test",
  ],
  ...[
    "a".repeat(5000),
    "@".repeat(2000),
    "a@".repeat(1500),
    `${"a".repeat(3000)}!`,
    " \t".repeat(2000),
    `+${"1".repeat(3000)}`,
    "-".repeat(3000),
  ],
  ...["1e5", "0x10", "٣", "NaN", "Infinity", "2026-02-30", "2026-13-01", "99:99", "Mars/Base", "xx-invalid", "１２３"],
  ...[[], [[]], Array.from({ length: 500 }, () => null), Array.from({ length: 300 }, () => ({})), {}, { length: -1 }, { toString: 1 }],
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`),
];

const known = new WeakMap<Schema, readonly unknown[]>();

/** Of the plain values, those that a field takes; a field that takes none gets any. */
function rightOf(schema: Schema): readonly unknown[] {
  const before = known.get(schema);
  if (before) return before;
  const taken = PLAIN.filter((value) => z.safeParse(schema, value).success);
  const right = taken.length > 0 ? taken : PLAIN;
  known.set(schema, right);
  return right;
}

/** What fits to each other, or is of a form of its own, by the name of its field. */
const NAMED: Readonly<Record<string, unknown>> = {
  ...{ email: "ann@example.test", phone: "+49 30 123456", country: "DE", postcode: "10115", region: "", calendarId: "a_1" },
  starts: [29_000_000, 29_010_080],
};

function partOf(key: string, schema: Schema, random: Random): unknown {
  const named = NAMED[key];
  const isRight = named !== undefined && random() < 0.9 && z.safeParse(schema, named).success;
  return isRight ? structuredClone(named) : plainInput(schema, random);
}

/** Something that a schema takes, as far as plain values go. */
export function plainInput(schema: Schema, random: Random): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, partOf(key, part, random)]));
    case "array":
      return Array.from({ length: random() < 0.8 ? 1 : 0 }, () => plainInput(def.element, random));
    case "record":
      return { [String(one(random, rightOf(def.keyType)))]: plainInput(def.valueType, random) };
    case "union":
      return plainInput(one(random, def.options) ?? schema, random);
    case "pipe":
      return PLAIN.some((value) => z.safeParse(schema, value).success) ? one(random, rightOf(schema)) : plainInput(def.in, random);
    case "literal":
    case "enum":
      return one(random, def.type === "literal" ? def.values : Object.values(def.entries));
    case "nullable":
      return random() < 0.2 ? null : plainInput(def.innerType, random);
    case "default":
    case "optional":
    case "catch":
    case "readonly":
      return plainInput(def.innerType, random);
    default:
      return one(random, rightOf(schema));
  }
}

/** A copy of a value with one part of it, at any depth, replaced, taken away, or with something beside it that nobody asked for. */
function spoiled(value: unknown, random: Random): unknown {
  const isMap = typeof value === "object" && value !== null;
  if (!isMap || Object.keys(value).length === 0 || random() < 0.05) return one(random, HOSTILE);
  const keys = Object.keys(value);
  const at = one(random, keys) ?? "";
  const kind = random();
  if (Array.isArray(value)) return kind < 0.2 ? Array.from({ length: 400 }, () => value[0]) : value.map((part) => spoiled(part, random));
  const entries = Object.entries(value);
  if (kind < 0.1) return Object.fromEntries(entries.filter(([key]) => key !== at));
  if (kind < 0.2)
    return Object.fromEntries([
      ...entries,
      [one(random, ["__proto__", "constructor", "isAdmin", "uid", "total", ""]) ?? "", one(random, HOSTILE)],
    ]);
  return Object.fromEntries(entries.map(([key, part]) => [key, key === at ? spoiled(part, random) : part]));
}

/** Right but for one part. */
export function hostileInput(schema: Schema, random: Random): unknown {
  return spoiled(plainInput(schema, random), random);
}
