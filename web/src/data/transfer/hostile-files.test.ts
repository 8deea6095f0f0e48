import { Failure } from "@awning/domain/errors/failure";
import { linkDraftSchema } from "@awning/domain/link/link";
import { productDraftSchema } from "@awning/domain/product/product";
import { toStoredProduct } from "@awning/domain/shop/stored";
import { IMPORT_ROWS_MAX } from "@awning/domain/transfer/read-products";
import { toCsv } from "@awning/domain/values/csv";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { importRefusalOf } from "./import-refusals.ts";
import { type ImportChoices, type ImportReading, readBytes } from "./read-import.ts";

const CHOICES: ImportChoices = { profile: null, currency: "EUR", decimal: null, columns: {}, takesOtherCurrency: false };
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** What is made of a file; `null` if it is refused with a reason. Any other error fails the test. */
function readOrRefuse(bytes: Uint8Array<ArrayBuffer>): ImportReading | null {
  try {
    return readBytes(bytes, CHOICES);
  } catch (error) {
    if (error instanceof Failure && importRefusalOf(error) !== null) return null;
    throw error;
  }
}

const hostileCell = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("Cup", "12.50", "7", "S,M", "simple") },
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    '"',
    '""',
    "=1+1",
    "'=cmd|' /C calc'!A0",
    "__proto__",
    "constructor",
    "\u202Egnp.exe",
    "\uD800",
    "<ul><li><ul>",
    "-0",
    "1e999",
    "9".repeat(400),
  ),
  fc.constantFrom(
    "<b>".repeat(3000),
    "a".repeat(50_000),
    "a,".repeat(3000),
    "|".repeat(999),
    "&#x110000;",
    "\\n\\n",
    "id:1",
    "NaN",
    "1,2,3,4",
  ),
);
const heads = [
  [
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Option1 Name",
    "Option1 Value",
    "Option2 Value",
    "Variant SKU",
    "Variant Price",
    "Variant Inventory Qty",
    "Image Src",
    "Status",
  ],
  ["ID", "Type", "SKU", "Name", "Regular price", "Stock", "Parent", "Attribute 1 name", "Attribute 1 value(s)", "Categories", "Images"],
  [
    "TITLE",
    "DESCRIPTION",
    "PRICE",
    "CURRENCY_CODE",
    "QUANTITY",
    "TAGS",
    "VARIATION 1 NAME",
    "VARIATION 1 VALUES",
    "VARIATION 2 VALUES",
    "VARIATION 3 VALUES",
    "SKU",
  ],
  ["Token", "Item Name", "Variation Name", "SKU", "Price", "Current Quantity a"],
  ["Name", "Price", "__proto__", "Tags"],
  ["Title", "URL"],
];

test("whatever a file holds, what it makes fits its schema", { timeout: 60_000 }, () => {
  const file = fc
    .constantFrom(...heads)
    .chain((head) =>
      fc
        .array(fc.array(hostileCell, { minLength: 1, maxLength: head.length + 1 }), { minLength: 1, maxLength: 8 })
        .map((rows) => toCsv([head, ...rows])),
    );
  let made = 0;
  fc.assert(
    fc.property(file, (text) => {
      const found = readOrRefuse(bytesOf(text));
      for (const { product, stock } of found?.products ?? []) {
        made += 1;
        const stored = toStoredProduct({ ...product, slug: product.slug || "a", order: "a0" });
        expect(productDraftSchema.safeParse(stored).error).toBeUndefined();
        expect(Object.values(stock).every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      }
      for (const { link } of found?.links ?? []) expect(linkDraftSchema.safeParse({ ...link, order: "a0" }).error).toBeUndefined();
    }),
    { numRuns: 200 },
  );
  expect(made).toBeGreaterThan(20);
});

test("bytes and pages of any kind are read or refused", () => {
  const parts = ["<a href='https://a.b'>", "<script id=__NEXT_DATA__>", '{"props":', "<ul>", "<div>", "\uFFFF", "</a>"];
  const pages = fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((some) => bytesOf(`<html>${some.join("")}`));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), pages), (some) => {
      expect(() => readOrRefuse(new Uint8Array(some))).not.toThrow();
    }),
    { numRuns: 200 },
  );
});

test("10,000 rows are read in a few seconds, and what nests or repeats without end is given up", { timeout: 30_000 }, () => {
  const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, at) => [`Cup ${at}`, "12.50", `<p>Cup <b>${at}</b></p>`, `S${at}`]);
  const start = performance.now();
  const found = readOrRefuse(bytesOf(toCsv([["Name", "Price", "Description", "SKU"], ...rows])));
  expect(found?.products).toHaveLength(IMPORT_ROWS_MAX);
  expect(readOrRefuse(bytesOf(`<html>${"<div>".repeat(500_000)}`))).toBe(null);
  expect(readOrRefuse(bytesOf(`Name,Price\nCup,"${"a".repeat(1_000_000)}"`))).not.toBe(null);
  expect(readOrRefuse(bytesOf(`Name,Price\n${'"'.repeat(999_999)}`))).not.toBe(undefined);
  expect(readOrRefuse(new Uint8Array(20_000_000))).toBe(null);
  expect(performance.now() - start).toBeLessThan(20_000);
});
