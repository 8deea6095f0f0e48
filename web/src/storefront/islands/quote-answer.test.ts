import { type Quote, quoteSchema } from "@awning/domain/cart/cart";
import { DISCOUNT_PROBLEMS, DISCOUNT_TYPES } from "@awning/domain/discount/discount";
import { TAX_MODES } from "@awning/domain/money/tax";
import { expect, test } from "vitest";
import { isQuote } from "./quote-answer.ts";

const quote: Quote = quoteSchema.parse({
  lines: [
    {
      productId: "p1",
      variantId: "v1",
      kind: "physical",
      title: "Bud vase",
      variantName: "",
      slug: "bud-vase",
      image: { id: "a".repeat(20), siteId: "owner", widths: [320, 640], width: 640, height: 480, alt: "", color: "#aabbcc" },
      quantity: 2,
      unit: 2800,
      total: 5600,
      backordered: 0,
      taxClass: "standard",
      discount: 0,
      tax: { taxRate: 20000, amount: 0 },
      problem: { code: "sold_out", left: 1 },
    },
  ],
  currency: "EUR",
  delivery: "shipping",
  deliveries: ["shipping"],
  payments: ["transfer"],
  country: "FR",
  shipsTo: ["FR", "DE"],
  countryMatters: true,
  shippingMethods: [],
  shippingMethod: null,
  subtotal: 0,
  discount: { code: "SPRING", type: "percent", value: 10, amount: 0 },
  codeProblem: { code: "SPRING", reason: "below_minimum", minimum: 5000, at: null, day: null },
  shipping: 0,
  tax: { mode: "exclusive", rates: [{ taxRate: 20000, taxed: 0, amount: 0 }] },
  total: 0,
  hash: "h",
  buyable: false,
});

test("accepts what the server’s schema allows", () => {
  const [line] = quote.lines;
  expect(isQuote(quote)).toBe(true);
  expect(isQuote({ ...quote, lines: [{ ...line, image: null, problem: null }] })).toBe(true);
  for (const delivery of ["shipping", "pickup", "none"]) expect(isQuote(quoteSchema.parse({ ...quote, delivery }))).toBe(true);
  for (const code of ["sold_out", "product_gone", "over_limit"])
    expect(isQuote(quoteSchema.parse({ ...quote, lines: [{ ...line, problem: { code, left: 0 } }] }))).toBe(true);
  for (const raised of [true, false]) expect(isQuote(quoteSchema.parse({ ...quote, lines: [{ ...line, raised }] }))).toBe(true);
  for (const none of [{ discount: null }, { codeProblem: null }, { shipsTo: null }]) expect(isQuote({ ...quote, ...none })).toBe(true);
  for (const type of DISCOUNT_TYPES) expect(isQuote(quoteSchema.parse({ ...quote, discount: { ...quote.discount, type } }))).toBe(true);
  for (const reason of DISCOUNT_PROBLEMS)
    expect(isQuote(quoteSchema.parse({ ...quote, codeProblem: { ...quote.codeProblem, reason } }))).toBe(true);
  for (const mode of TAX_MODES) expect(isQuote(quoteSchema.parse({ ...quote, tax: { mode, rates: [] } }))).toBe(true);
});

// Every field of the quote that the basket reads, each invalid in turn.
const READ = [
  "currency",
  "delivery",
  "country",
  "countryMatters",
  "shipsTo",
  "subtotal",
  "discount",
  "codeProblem",
  "shipping",
  "tax",
  "total",
  "lines",
];
const READ_OF_DISCOUNT = ["code", "type", "value", "amount"];
const READ_OF_CODE_PROBLEM = ["code", "reason", "minimum", "at", "day"];
const READ_OF_TAX = ["mode", "rates"];
const READ_OF_RATE = ["taxRate", "taxed", "amount"];
const READ_OF_LINE = ["productId", "variantId", "title", "variantName", "quantity", "unit", "image", "problem"];
const READ_OF_IMAGE = ["id", "siteId", "alt", "color", "width", "height", "widths"];

test.each([null, undefined, "text", 7, [], {}, { lines: [] }])("rejects %j", (answer) => {
  expect(isQuote(answer)).toBe(false);
});

test.each(["left out", "of the wrong kind"])("rejects a quote whose fields are %s", (how) => {
  const broken = how === "left out" ? undefined : /a pattern/;
  const [line] = quote.lines;
  const image = line?.image;
  const answers = [
    ...READ.map((name) => ({ ...quote, [name]: broken })),
    ...READ_OF_DISCOUNT.map((name) => ({ ...quote, discount: { ...quote.discount, [name]: broken } })),
    ...READ_OF_CODE_PROBLEM.map((name) => ({ ...quote, codeProblem: { ...quote.codeProblem, [name]: broken } })),
    ...READ_OF_TAX.map((name) => ({ ...quote, tax: { ...quote.tax, [name]: broken } })),
    ...READ_OF_RATE.map((name) => ({ ...quote, tax: { ...quote.tax, rates: [{ ...quote.tax.rates[0], [name]: broken }] } })),
    { ...quote, shipsTo: ["FR", broken] },
    ...READ_OF_LINE.map((name) => ({ ...quote, lines: [{ ...line, [name]: broken }] })),
    ...READ_OF_IMAGE.map((name) => ({ ...quote, lines: [{ ...line, image: { ...image, [name]: broken } }] })),
    { ...quote, lines: [{ ...line, raised: /a pattern/ }] },
    { ...quote, lines: [{ ...line, problem: { code: "unheard_of", left: 1 } }] },
    { ...quote, lines: [{ ...line, problem: { code: "sold_out", left: broken } }] },
    { ...quote, lines: [{ ...line, problem: { code: "over_limit", left: 0, most: /a pattern/ } }] },
    { ...quote, lines: [{ ...line, problem: { code: "unclear_amount", left: 0, amounts: /a pattern/ } }] },
  ];
  expect(answers.filter(isQuote)).toEqual([]);
});
