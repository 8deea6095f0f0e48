import { LINK_TYPES, linkDraftSchema, TYPES_WITHOUT_URL } from "@awning/domain/link/link";
import { LINK_ICON_NAMES } from "@awning/domain/link/link-display";
import { MONEY_MAX } from "@awning/domain/money/money";
import { PRODUCT_KINDS, PRODUCT_STATES, productDraftSchema } from "@awning/domain/product/product";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toStoredProduct } from "@awning/domain/shop/stored";
import fc from "fast-check";
import { doc, setDoc } from "firebase/firestore";
import { beforeAll, expect, test } from "vitest";
import type * as z from "zod/mini";
import { clientOf, newUid, outcome } from "../support/actors.ts";
import { aLink, aMedia, aProduct, created, type Fields, seedSite } from "../support/documents.ts";

// Rules and schemas are two writings of one thing. Here random documents, most of them right but for one change, are put to
// both. Two statements must hold:
// 1. What the schema takes, the rules take, in the form in which the data rooms store it: as the schema returns it, with
//    addresses as `parseLinkUrl` returns them; but for a picture of another site, which only the rules can tell.
// 2. What the rules take, the schema takes, but for the looseness below: what rules cannot or need not tell. The functions
//    that make the public copy parse every document with the schema, so none of it reaches a visitor.
// Looseness of the rules:
//   text    may be longer than its limit once it is normalised (NFC), or consist of blanks that only JavaScript trims;
//   url     may have a host without a dot, user and password, or be no URL in another way, behind a scheme that is allowed;
//   lists   are looked at as a whole, for their keys and how much text is in them; variants are not.
const siteId = newUid();
const RUNS = 400;
beforeAll(() => seedSite(siteId));

const char = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(..."abcXYZ019 -_.:/&<>'\"") },
  { weight: 2, arbitrary: fc.constantFrom("é", "e\u0301", "ß", "北", "🏺", "👩\u200d🎨", "\u0958", "\u00a0", "\u3000") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("\n", "\t", "\r", "\u0000", "\u007f", "\u0085", "\u200b", "\u202e", "\u2028", "\ufeff", "\u2066"),
  },
);
const textUpTo = (max: number) =>
  fc.oneof(
    fc.string({ unit: char, maxLength: 12 }),
    fc.constantFrom(
      "",
      " ",
      "\u00a0",
      "a".repeat(max),
      "a".repeat(max + 1),
      "🏺".repeat(max / 2),
      `${"🏺".repeat(max / 2)}a`,
      "\u0958".repeat(max),
    ),
  );
const url = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom(
        "https://",
        "http://",
        "mailto:",
        "tel:",
        "sms:",
        "HTTPS://",
        "javascript:",
        "data:",
        "ftp://",
        "",
        "//",
        " https://",
        "\n",
      ),
      fc.constantFrom(
        "kiln.example.test",
        "a@b.example.test",
        "+4930123",
        "x",
        "",
        "localhost",
        "user:pw@a.example.test",
        "a b",
        "ä.example.test",
        "[::1]",
        "%",
        "a.b:99999",
      ),
    )
    .map((parts) => parts.join("")),
);
const number = (max: number) =>
  fc.constantFrom(0, 1, 2, max - 1, max, max + 1, -1, -0, 0.5, 2 ** 53, 2 ** 53 - 1, Number.POSITIVE_INFINITY, Number.NaN);
const oddity = fc.constantFrom<unknown>(null, true, false, 0, 1.5, "", "text", [], ["a"], {}, { a: 1 }, new Date(0));
const media = fc.oneof(
  fc.constant(null),
  fc.constant(aMedia(siteId)),
  fc
    .record({ key: fc.constantFrom(...Object.keys(aMedia(siteId))), value: oddity })
    .map(({ key, value }) => aMedia(siteId, { [key]: value })),
  fc
    .constantFrom(0, 1920, 1921, 5120, 5121)
    .chain((size) => fc.constantFrom("width", "height").map((key) => aMedia(siteId, { [key]: size }))),
);

/** A document of which at most one field is drawn anew, left out or added. */
function oneChange(right: Fields, fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Fields> {
  const keys = Object.keys(right);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...keys).chain((key) => (fields[key] ?? oddity).map((value) => ({ ...right, [key]: value }))) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...keys), oddity).map(([key, value]) => ({ ...right, [key]: value })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...keys).map((key) => Object.fromEntries(Object.entries(right).filter(([name]) => name !== key))),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom("admin", "id", "siteId", "x"), oddity).map(([key, value]) => ({ ...right, [key]: value })),
    },
  );
}

const moment = fc.constantFrom<unknown>(null, new Date(0), new Date(2_000_000_000_000), "2026-01-01", true);
const links = fc.constantFrom(...LINK_TYPES).chain((type) =>
  oneChange(aLink(TYPES_WITHOUT_URL.includes(type) ? { type, url: "" } : { type }), {
    type: fc.constantFrom(...LINK_TYPES, "other"),
    title: textUpTo(80),
    subtitle: textUpTo(120),
    url,
    thumb: media,
    icon: fc.constantFrom(null, "", ...LINK_ICON_NAMES),
    showFrom: moment,
    showUntil: moment,
    timeZone: textUpTo(64),
    groupId: fc.constantFrom(null, "", "abc", "a b", "a".repeat(65)),
    file: fc.record({
      id: fc.constantFrom("a".repeat(20), "a".repeat(19), "a/b"),
      name: fc.oneof(
        textUpTo(120),
        textUpTo(116).map((name) => `${name}.pdf`),
      ),
      size: number(20_000_000),
    }),
    utm: fc.record({ mode: fc.constantFrom("inherit", "own", "x"), source: textUpTo(80), medium: textUpTo(80), campaign: textUpTo(80) }),
    order: fc.string({ unit: fc.constantFrom("a", "Z", "0", "-", " "), maxLength: 3 }),
  }),
);
/** Rows by their key. */
function rows(one: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<Fields> {
  const placed = (row: unknown, place: number) => (typeof row === "object" ? { ...row, place } : row);
  return fc.array(one, { maxLength }).map((all) => Object.fromEntries(all.map((row, place) => [`k${place}`, placed(row, place)])));
}
const products = oneChange(aProduct({ price: 100 }), {
  kind: fc.constantFrom(...PRODUCT_KINDS, "booking"),
  title: textUpTo(120),
  slug: fc.string({ unit: fc.constantFrom("a", "0", "-", "A", "_"), maxLength: 5 }),
  description: textUpTo(10_000),
  richDescription: fc.array(fc.constantFrom({ type: "p", children: [{ text: "Blue", bold: true }] }, { type: "img" }, "x"), {
    maxLength: 3,
  }),
  price: number(MONEY_MAX),
  compareAt: fc.oneof(number(MONEY_MAX), fc.constantFrom(99, 100, 101, null)),
  images: rows(media, 11),
  variants: rows(fc.constantFrom({ id: "a", name: "A", price: null }, { id: "b", name: "B", price: 1 }, { id: "" }, "x"), 4),
  limitPerOrder: fc.oneof(number(99), fc.constant(null)),
  lowAt: fc.oneof(number(999_999), fc.constant(null)),
  questions: rows(fc.constantFrom({ id: "q", label: "Name", required: true, max: 9 }, { id: "" }), 6),
  pricing: fc.constantFrom("fixed", "chosen", "free"),
  suggested: fc.oneof(number(MONEY_MAX), fc.constant(null)),
  backorder: fc.oneof(fc.boolean(), fc.constant("yes")),
  state: fc.constantFrom(...PRODUCT_STATES, "gone"),
  options: fc.array(fc.constantFrom({ name: "Size", values: ["S", "L"] }, { name: "Glaze", values: [] }, "x"), { maxLength: 4 }),
  sku: textUpTo(40),
  skus: fc.array(fc.constantFrom("a", "b", ""), { maxLength: 4 }),
});

/** -0 is a double for Firestore and 0 for people; the forms never make one. */
const noMinusZero = (value: unknown) => (Object.is(value, -0) ? 0 : value);
const TIMES = ["showFrom", "showUntil"];
function asStored(parsed: Fields): Fields {
  const stored = (key: string, value: unknown) => (TIMES.includes(key) && typeof value === "number" ? new Date(value) : noMinusZero(value));
  const fields = Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, stored(key, value)]));
  const target = typeof fields.url === "string" ? parseLinkUrl(fields.url) : null;
  return target && "url" in target ? { ...fields, url: target.url } : fields;
}

/** Times as the data rooms read them. */
function asRead(fields: Fields): Fields {
  const read = (key: string, value: unknown) => (TIMES.includes(key) && value instanceof Date ? value.getTime() : value);
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, read(key, value)]));
}

function valueAt(fields: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return fields;
  return typeof fields === "object" && fields !== null
    ? valueAt(Object.entries(fields).find(([key]) => key === first)?.[1], rest)
    : undefined;
}

const LOOSE_LISTS = ["images", "variants", "options", "skus", "questions"];
/** Whether everything that the schema refuses is something that rules do not look at. */
function isLoose(issues: readonly z.core.$ZodIssue[], fields: Fields): boolean {
  return issues.every((issue) => {
    const [field] = issue.path;
    if (LOOSE_LISTS.includes(String(field))) return typeof fields[String(field)] === "object";
    if (field === "url") return /^(https?:\/\/|mailto:|tel:|sms:)/.test(String(fields.url));
    const value = String(valueAt(fields, issue.path));
    if (issue.code === "too_big") return value.normalize("NFC").length > value.length;
    return issue.code === "too_small" && value.length > 0 && value.trim() === "" && /[^ ]/.test(value);
  });
}

test.each([
  ["links", links, linkDraftSchema, documents.link],
  ["products", products, productDraftSchema, documents.product],
] as const)(
  "rules and schema of %s say the same",
  async (_name, arbitrary, schema, pathOf) => {
    const seen = { both: 0, neither: 0, loose: 0 };
    let made = 0;
    const accepts = async (fields: Fields) => {
      made += 1;
      const target = doc(clientOf({ uid: siteId }).firestore, pathOf(siteId, `random${made}`));
      return (await outcome(setDoc(target, { ...fields, ...created() }))) === "allowed";
    };
    await fc.assert(
      fc.asyncProperty(arbitrary, async (fields) => {
        const parsed = schema.safeParse(asRead(fields));
        if (parsed.success) {
          const isOwn = !("thumb" in parsed.data) || parsed.data.thumb === null || parsed.data.thumb.siteId === siteId;
          expect(
            await accepts(asStored("images" in parsed.data ? toStoredProduct(parsed.data) : parsed.data)),
            "schema and rules differ",
          ).toBe(isOwn);
        }
        const accepted = await accepts(fields);
        if (accepted && !parsed.success) {
          expect(isLoose(parsed.error.issues, fields), `the rules take it: ${JSON.stringify(parsed.error.issues)}`).toBe(true);
        }
        seen[parsed.success ? "both" : accepted ? "loose" : "neither"] += 1;
      }),
      { numRuns: RUNS, verbose: 0 },
    );
    // Both verdicts came up often enough to mean something.
    expect(seen.both).toBeGreaterThan(RUNS / 10);
    expect(seen.neither).toBeGreaterThan(RUNS / 10);
  },
  // Half a minute by itself; rules run beside other tiers.
  240_000,
);
