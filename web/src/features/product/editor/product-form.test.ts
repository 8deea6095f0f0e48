import type { Currency } from "@awning/domain/money/money";
import { type Product, productDraftSchema, RECEIPT_MAX, TAG_MAX, TAGS_MAX } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { richTextOf } from "@awning/domain/rich-text/rich-text";
import { toStoredProduct } from "@awning/domain/shop/stored";
import { expect, test } from "vitest";
import { emptyForm, shownForm } from "#form/fields.ts";
import { SKU_TWICE } from "../labels.ts";
import * as labels from "./labels.ts";
import { changedValues, PRODUCT_FIELDS, type ProductForm, readProductForm } from "./product-form.ts";

const mug: Product = {
  ...sampleProduct({
    title: "Stoneware mug",
    price: 3200,
    options: [{ name: "Glaze", values: ["Ash white"] }],
    variants: [{ id: "ash", name: "Ash white", price: null }],
  }),
  ...{ id: "mug", createdAt: 0, updatedAt: 0 },
};
const form = shownForm(PRODUCT_FIELDS, mug, { currency: "EUR", locale: "en" });
const readAs = (typed: ProductForm, currency: Currency, takenSkus?: ReadonlySet<string>) =>
  readProductForm(typed, { currency, locale: "en", ...(takenSkus && { takenSkus }) });

test("reads a stored product back unchanged", () => {
  const { values, problems } = readAs(form, "EUR");
  expect(problems).toEqual({});
  expect(changedValues(mug, values)).toEqual({});
});

test("reads prices in the minor unit of the shop’s currency", () => {
  expect(readAs({ ...form, price: "28,5" }, "EUR").values.price).toBe(2850);
  expect(readAs({ ...form, price: "2800" }, "JPY").values.price).toBe(2800);
  expect(readAs({ ...form, price: "28.50" }, "JPY").problems.price).toContain("Enter an amount");
  expect(readAs({ ...form, price: "1.250" }, "KWD").values.price).toBe(1250);
});

test("reports what cannot be read and still stores the rest", () => {
  const { values, problems } = readAs({ ...form, title: "Mug", price: "cheap", limitPerOrder: "0" }, "EUR");
  expect(problems).toEqual({
    price: "Enter an amount such as €28.50",
    limitPerOrder: labels.wholeNumberInvalid(99),
  });
  expect(values.price).toBeUndefined();
  expect(changedValues(mug, values)).toEqual({ title: "Mug" });
});

test("requires a higher compare-at price, and stores neither price otherwise", () => {
  const { values, problems } = readAs({ ...form, price: "40.00", compareAt: "40.00" }, "EUR");
  expect(problems.compareAt).toBe(labels.compareAtTooLow("€40.00"));
  expect(values).not.toHaveProperty("price");
  const reduced = { ...mug, compareAt: 3500 };
  expect(changedValues(reduced, { price: 3600 })).toEqual({});
  expect(changedValues(reduced, { price: 3600, compareAt: 4000 })).toEqual({ price: 3600, compareAt: 4000 });
  expect(changedValues(reduced, { compareAt: null, price: 3600 })).toEqual({ compareAt: null, price: 3600 });
});

test("requires a compare-at price above the price of some variant", () => {
  const variant = {
    id: "a",
    name: "Large",
    values: ["Ash white"],
    price: 3600,
    sku: "",
    image: null,
    lowAt: null,
    backorder: null,
    amount: 0,
  };
  const compared = (compareAt: string, price: number | null = 3600) =>
    readAs(
      { ...shownForm(PRODUCT_FIELDS, { ...mug, variants: [{ ...variant, price }] }, { currency: "EUR", locale: "en" }), compareAt },
      "EUR",
    ).problems.compareAt;
  expect(compared("36.00")).toBe(labels.compareAtBelowVariants);
  const { values } = readAs(
    { ...shownForm(PRODUCT_FIELDS, { ...mug, variants: [variant] }, { currency: "EUR", locale: "en" }), compareAt: "36.00" },
    "EUR",
  );
  expect(values).not.toHaveProperty("compareAt");
  expect(compared("36.01")).toBeUndefined();
  expect(compared("36.00", null)).toBeUndefined();
});

test("stores variants only when all are valid, and reports each invalid one", () => {
  const rest = { sku: "", image: null, lowAt: null, backorder: null, amount: "" };
  const variants = [
    { id: "ash", values: [0], price: "", ...rest },
    { id: "sea", values: [1], price: "x", ...rest },
  ];
  const { values, problems } = readAs({ ...form, variants, options: [{ name: "Glaze", values: [" Ash  ", ""] }] }, "EUR");
  expect(values).not.toHaveProperty("variants");
  expect(values).not.toHaveProperty("options");
  expect(problems).toEqual({ "value:0.1": labels.enterAName, "price:sea": "Enter an amount such as €28.50" });
  const mended = [{ id: "ash", values: [0], price: "34", sku: " A-1 ", image: null, lowAt: null, backorder: null, amount: "" }];
  const { values: good } = readAs({ ...form, variants: mended, options: [{ name: "Glaze", values: [" Ash "] }] }, "EUR");
  expect(good.variants).toEqual([
    { id: "ash", name: "Ash", price: 3400, values: ["Ash"], sku: "A-1", image: null, lowAt: null, backorder: null, amount: 0 },
  ]);
  expect(good.skus).toEqual(["a-1"]);
});

test("keeps a variant’s own stock settings", () => {
  const [ash] = mug.variants;
  const stored = { ...mug, variants: ash ? [{ ...ash, lowAt: 2, backorder: true }] : [] };
  const { values } = readAs(shownForm(PRODUCT_FIELDS, stored, { currency: "EUR", locale: "en" }), "EUR");
  expect(values.variants).toMatchObject([{ lowAt: 2, backorder: true }]);
  expect(changedValues(stored, values)).toEqual({});
  expect(changedValues(mug, values)).toHaveProperty("variants");
});

test("requires SKUs to be unique, within the product and among all others", () => {
  const variants = ["a", "b"].map((id, at) => ({
    id,
    values: [at],
    price: "",
    sku: id === "a" ? "One" : "one",
    image: null,
    lowAt: null,
    backorder: null,
    amount: "",
  }));
  const typed = { ...form, variants, options: [{ name: "Glaze", values: ["Ash", "Sea"] }] };
  expect(readAs(typed, "EUR").problems).toEqual({ "sku:b": SKU_TWICE });
  const others = new Set(["one"]);
  expect(readAs(typed, "EUR", others).problems).toEqual({ "sku:a": SKU_TWICE, "sku:b": SKU_TWICE });
  expect(readAs({ ...form, ...emptyForm(PRODUCT_FIELDS), title: "Mug", price: "1", sku: "ONE" }, "EUR", others).problems).toEqual({
    sku: SKU_TWICE,
  });
});

test("requires only a title and a price", () => {
  expect(readAs(emptyForm(PRODUCT_FIELDS), "EUR").problems).toEqual({ title: labels.enterAName, price: labels.priceMissing });
});

test("accepts only drafts that the rules accept", () => {
  const { value: whole } = readAs(
    { ...form, title: "  Mug\u202e ", description: richTextOf("a\r\nb"), compareAt: "40", limitPerOrder: "99" },
    "EUR",
  );
  if (!whole) throw new Error("not whole");
  const draft = { ...whole, slug: "mug", state: "draft", order: "a0" } as const;
  expect(productDraftSchema.parse(toStoredProduct(draft))).toEqual(draft);
});

test("stores a description with or without formatting, and writes a change as a whole", () => {
  const shaped = [{ type: "h2" as const, children: [{ text: "Care" }] }];
  const { values } = readAs({ ...form, description: shaped }, "EUR");
  expect(values).toMatchObject({ description: "Care", richDescription: shaped });
  const stored = { ...mug, description: "Care" };
  expect(changedValues(stored, values)).toEqual({ description: "Care", richDescription: shaped });
  expect(changedValues({ ...stored, richDescription: shaped }, values)).toEqual({});
  const sorted = [{ children: [{ text: "Care" }], type: "h2" }];
  expect(changedValues({ ...stored, richDescription: sorted }, values)).toEqual({});
  expect(shownForm(PRODUCT_FIELDS, { ...stored, richDescription: shaped }, { currency: "EUR", locale: "en" }).description).toEqual(shaped);
  expect(shownForm(PRODUCT_FIELDS, stored, { currency: "EUR", locale: "en" }).description).toEqual(richTextOf("Care"));
});

test("reads comma-separated tags once each, and refuses long or many ones", () => {
  const read = (tags: string) => readAs({ ...form, tags }, "EUR");
  expect(read(" spring,, Kiln two , kiln  TWO,Spring ").values.tags).toEqual(["spring", "Kiln two", "kiln  TWO"]);
  expect(read("").values.tags).toEqual([]);
  expect(read("a".repeat(TAG_MAX)).problems).toEqual({});
  expect(read("a".repeat(TAG_MAX + 1)).problems).toEqual({ tags: labels.tagTooLong(TAG_MAX) });
  const many = Array.from({ length: TAGS_MAX + 1 }, (_, index) => `t${index}`);
  expect(read(many.slice(1).join()).problems).toEqual({});
  expect(read(many.join()).problems).toEqual({ tags: labels.atMostTags(TAGS_MAX) });
});

test("reads an optional weight in whole grams, and none for files", () => {
  const read = (weight: string, kind: "physical" | "digital" = "physical") => readAs({ ...form, weight, kind }, "EUR");
  expect([read("350").values.weight, read(" ").values.weight, read("350", "digital").values.weight]).toEqual([350, null, null]);
  for (const wrong of ["0", "1.5", "-1", "1000000", "heavy"]) expect(read(wrong).problems, wrong).toEqual({ weight: labels.weightInvalid });
  expect(read("heavy", "digital").problems).toEqual({});
});

test("limits the text for buyers", () => {
  const read = (receipt: string) => readAs({ ...form, receipt }, "EUR");
  expect(read(" a\r\nb ").values.receipt).toBe("a\nb");
  expect(read("a".repeat(RECEIPT_MAX)).problems).toEqual({});
  expect(read("a".repeat(RECEIPT_MAX + 1)).problems).toEqual({ receipt: labels.atMostCharacters(RECEIPT_MAX) });
});

test("stores what the law wants said of a product together, or names what is wrong", () => {
  const known = { ...form, maker: "Kiln\nQuay 9", makerContact: " kiln@example.test ", gtin: "4006 3813-33931" };
  expect(changedValues(mug, readAs(known, "EUR").values)).toEqual({
    safety: { ...mug.safety, maker: "Kiln\nQuay 9", makerContact: "kiln@example.test", gtin: "4006381333931" },
  });
  const wrong = readAs({ ...known, gtin: "4006381333932", withdrawal: "custom" }, "EUR");
  expect(wrong.problems).toEqual({ gtin: labels.gtinInvalid });
  expect(changedValues(mug, wrong.values)).toEqual({ withdrawal: "custom" });
});

test.each([
  ["250", 250_000],
  ["0,75", 750],
  [" 1.5 ", 1500],
  ["", 0],
  ["0", null],
  ["1.2345", null],
  ["a lot", null],
] as const)("reads the amount %j as %s thousandths", (measure, amount) => {
  const { values, problems } = readAs({ ...form, measure, measureUnit: "l" }, "EUR");
  expect(values.measure).toEqual(amount === null ? undefined : { amount, unit: "l" });
  expect(problems.measure).toBe(amount === null ? labels.amountInvalid : undefined);
});

test.each([
  ["suggested", { suggested: "x" }, { pricing: "chosen" }, { pricing: "fixed" }, null],
  ["measure", { measure: "x" }, { pricing: "fixed" }, { pricing: "chosen" }, { amount: 0, unit: "g" }],
  ["gtin", { gtin: "x" }, { kind: "physical" }, { kind: "service" }, undefined],
  ["lowAt", { lowAt: "x" }, { isCounted: true }, { isCounted: false }, null],
] as const)("reports what is wrong with %s only while its input is shown", (name, wrong, shown, hidden, stored) => {
  const read = (part: object) => readAs({ ...form, ...wrong, ...part }, "EUR");
  expect(read(shown)).toMatchObject({ value: null, problems: { [name]: expect.any(String) } });
  const { value, problems } = read(hidden);
  expect(problems).toEqual({});
  expect(value).toMatchObject(stored === undefined ? { safety: mug.safety } : { [name]: stored });
});
