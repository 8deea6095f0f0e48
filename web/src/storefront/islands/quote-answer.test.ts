import { type Quote, quoteSchema } from "@awning/domain/cart";
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
      problem: { code: "sold_out", left: 1 },
    },
  ],
  currency: "EUR",
  delivery: "shipping",
  deliveries: ["shipping"],
  payments: ["transfer"],
  subtotal: 0,
  shipping: 0,
  total: 0,
  hash: "h",
  buyable: false,
});

test("what the server's schema allows can be shown", () => {
  const [line] = quote.lines;
  expect(isQuote(quote)).toBe(true);
  expect(isQuote({ ...quote, lines: [{ ...line, image: null, problem: null }] })).toBe(true);
  for (const delivery of ["shipping", "pickup", "none"]) expect(isQuote(quoteSchema.parse({ ...quote, delivery }))).toBe(true);
  for (const code of ["sold_out", "product_gone", "over_limit"])
    expect(isQuote(quoteSchema.parse({ ...quote, lines: [{ ...line, problem: { code, left: 0 } }] }))).toBe(true);
});

// Every place of the quote that the basket reads, each broken by itself.
const READ = ["currency", "delivery", "subtotal", "shipping", "total", "lines"];
const READ_OF_LINE = ["productId", "variantId", "title", "variantName", "quantity", "unit", "image", "problem"];
const READ_OF_IMAGE = ["id", "siteId", "alt", "color", "width", "height", "widths"];

test.each([null, undefined, "text", 7, [], {}, { lines: [] }])("%j is no quote", (answer) => {
  expect(isQuote(answer)).toBe(false);
});

test.each(["left out", "of the wrong kind"])("a quote with any part %s is not shown", (how) => {
  const broken = how === "left out" ? undefined : /a pattern/;
  const [line] = quote.lines;
  const image = line?.image;
  const answers = [
    ...READ.map((name) => ({ ...quote, [name]: broken })),
    ...READ_OF_LINE.map((name) => ({ ...quote, lines: [{ ...line, [name]: broken }] })),
    ...READ_OF_IMAGE.map((name) => ({ ...quote, lines: [{ ...line, image: { ...image, [name]: broken } }] })),
    { ...quote, lines: [{ ...line, problem: { code: "unheard_of", left: 1 } }] },
    { ...quote, lines: [{ ...line, problem: { code: "sold_out", left: broken } }] },
  ];
  expect(answers.filter(isQuote)).toEqual([]);
});
