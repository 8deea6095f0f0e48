import { Failure } from "@awning/domain/errors/failure";
import { linkDraftSchema, PLAIN_LINK } from "@awning/domain/link/link";
import { toDescribed } from "@awning/domain/product/description";
import type { Product } from "@awning/domain/product/product";
import { type SampleFields, sampleProduct } from "@awning/domain/product/sample-product";
import { toStoredProduct } from "@awning/domain/shop/stored";
import { ARCHIVE_VERSION, documentsFile, MANIFEST_FILE } from "@awning/domain/transfer/archive";
import { shopifyCsv } from "@awning/domain/transfer/shopify-csv";
import { downloadZip } from "client-zip";
import { expect, test } from "vitest";
import { importRefusalOf } from "./import-refusals.ts";
import { type ImportChoices, readBytes, readImport } from "./read-import.ts";

const CHOICES: ImportChoices = { profile: null, currency: "EUR", decimal: null, columns: {}, takesOtherCurrency: false };
const MANIFEST = { format: "awning", version: ARCHIVE_VERSION, exportedAt: 0, username: "kiln", currency: "EUR" };
const IMAGE = { siteId: "other", widths: [320], width: 320, height: 320, alt: "Seen from above", color: "#ffffff" };
const image = { ...IMAGE, id: "a".repeat(22) };
const variants = [
  { id: "v1", name: "S", price: null, sku: "M-S", image: image.id },
  { id: "v2", name: "L", price: 2400 },
];

function product(fields: Partial<SampleFields> = {}, id = "mug1"): Product {
  return { ...sampleProduct({ title: "Mug", price: 1800, ...fields }), id, createdAt: 1, updatedAt: 2 };
}
const mug = product({ compareAt: 2000, variants, images: [image], tags: ["blue"], weight: 350, order: "a1", description: "Round." });
const zine = product({ title: "Zine", kind: "digital", price: 500, state: "draft", order: "a0" }, "zine1");
const STOCK = {
  mug1_v1: { productId: "mug1", variantId: "v1", available: 4 },
  mug1_v2: { productId: "mug1", variantId: "v2", available: 0 },
};
const LINKS = {
  l1: { ...PLAIN_LINK, type: "web", title: "Shop", url: "https://a.example.test/", order: "a0" },
  l2: { ...PLAIN_LINK, type: "product", title: "Mug", url: "", productId: "mug1", order: "a1" },
  l3: { ...PLAIN_LINK, type: "page", title: "About", url: "", pageId: "page1", order: "a2" },
};

type Parts = { manifest?: unknown; products?: unknown; stock?: unknown; links?: unknown };
const stored = { mug1: { ...toStoredProduct(mug), sold: true }, zine1: toStoredProduct(zine) };
const zip = ({ manifest = MANIFEST, products = stored, stock = STOCK, links = LINKS }: Parts = {}) =>
  downloadZip([
    { name: MANIFEST_FILE, input: JSON.stringify(manifest) },
    { name: documentsFile("products"), input: JSON.stringify(products) },
    { name: documentsFile("stock"), input: JSON.stringify(stock) },
    { name: documentsFile("links"), input: JSON.stringify(links) },
  ]).blob();

async function refusalOf(file: Blob) {
  return readImport(file, CHOICES).then(
    () => null,
    (error: unknown) => (error instanceof Failure ? importRefusalOf(error) : String(error)),
  );
}

test("an archive gives the same products and links, in their order, with stock and pictures", async () => {
  const found = await readImport(await zip(), CHOICES);
  expect(found.products.map(({ product }) => product.title)).toEqual(["Zine", "Mug"]);
  const { id: _, createdAt: __, updatedAt: ___, order: ____, ...fields } = mug;
  expect(found.products[1]).toEqual({
    key: "mug1",
    line: 2,
    product: fields,
    stock: { v1: 4, v2: 0 },
    pictures: [`media/${image.id}.webp`],
  });
  expect(found.links.map(({ link }) => link.title)).toEqual(["Shop", "Mug"]);
  for (const { link } of found.links) expect(linkDraftSchema.safeParse({ ...link, order: "a0" }).error).toBeUndefined();
  expect(found.problems).toEqual([{ line: 3, code: "not_taken", isLeft: true, value: "About" }]);
});

test("prices of another currency wait for a yes, and what does not fit is left out alone", async () => {
  const dollars = await zip({ manifest: { ...MANIFEST, currency: "USD" } });
  expect((await readImport(dollars, CHOICES)).products).toEqual([]);
  expect((await readImport(dollars, { ...CHOICES, takesOtherCurrency: true })).products).toHaveLength(2);
  const odd = await readImport(await zip({ products: { ...stored, bad: { title: 7 }, __proto__: 1 }, links: [], stock: "none" }), CHOICES);
  expect([odd.products.length, odd.links.length, odd.problems.map(({ code }) => code)]).toEqual([2, 0, ["invalid"]]);
});

test("archives of others, of tomorrow and broken ones are refused with a reason, whatever byte is wrong", async () => {
  expect(await refusalOf(await downloadZip([{ name: "xl/workbook.xml", input: "<x/>" }]).blob())).toBe("spreadsheet");
  expect(await refusalOf(await zip({ manifest: { ...MANIFEST, version: ARCHIVE_VERSION + 1 } }))).toBe("newer");
  expect(await refusalOf(await zip({ manifest: [] }))).toBe("bad_archive");
  expect(await refusalOf(new Blob(["PK\u0003\u0004"]))).toBe("bad_archive");
  const whole = new Uint8Array(await (await zip()).arrayBuffer());
  const allowed = [null, "bad_archive", "spreadsheet", "newer", "bytes"];
  for (let at = 2; at < whole.length; at += 37) {
    const bent = whole.slice();
    bent[at] = (bent[at] ?? 0) ^ 0xff;
    expect(allowed).toContain(await refusalOf(new Blob([bent])));
    expect(allowed).toContain(await refusalOf(new Blob([whole.slice(0, at)])));
  }
});

test("a packed bomb ends at the limit, whatever its directory says", async () => {
  const packed = new Blob([new Uint8Array(120_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bomb = new Uint8Array(await new Response(packed).arrayBuffer());
  const bytes = new Uint8Array(await (await downloadZip([{ name: MANIFEST_FILE, input: bomb }]).blob()).arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 < bytes.length; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 10, 8, true);
  expect(await refusalOf(new Blob([bytes]))).toBe("bytes");
});

test("what is written in the columns of Shopify is read back the same", () => {
  const formatted = toDescribed([
    {
      type: "p",
      children: [{ text: "Made by " }, { text: "hand & heart", bold: true }, { text: " <3", link: "https://a.example.test/?a=1&b=2" }],
    },
    { type: "ul", items: [{ children: [{ text: "Safe", italic: true }] }] },
  ]);
  const rich = { ...mug, ...formatted };
  const stock = new Map([
    ["mug1_v1", 4],
    ["mug1_v2", 0],
  ] as const);
  const csv = shopifyCsv([rich, zine], stock, "EUR", ({ id }) => `https://img.example.test/${id}`);
  const found = readBytes(new Uint8Array(new TextEncoder().encode(csv)), CHOICES);
  expect([found.profile, found.problems]).toEqual(["shopify", []]);
  const { id: _, createdAt: __, updatedAt: ___, order: ____, images: _____, ...fields } = rich;
  const same = { ...fields, variants: fields.variants.map((one) => ({ ...one, image: null })), images: [] };
  expect(found.products.map(({ product }) => product)).toEqual([
    expect.objectContaining({ title: "Zine", state: "draft", kind: "digital" }),
    same,
  ]);
  expect(found.products[1]?.stock).toEqual({ v1: 4, v2: 0 });
});
