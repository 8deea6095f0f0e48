import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commands } from "../api/commands.ts";
import { type Currency, MONEY_MAX } from "../money/money.ts";
import type { Product } from "../product/product.ts";
import { type SampleFields, sampleProduct } from "../product/sample-product.ts";
import { SINGLE_VARIANT, stockId } from "../routes/firestore-paths.ts";
import { cardProblem } from "../shop/card-minimum.ts";
import { sampleSettings } from "../shop/sample-settings.ts";
import type { ShopSettings } from "../shop/shop-settings.ts";
import type { CartLine } from "./cart.ts";
import { type AskedCart, type PriceList, priceCart } from "./price-cart.ts";

const SETTINGS = sampleSettings({ shipping: { enabled: true, price: 500 } });

function product(id: string, changes: Partial<SampleFields> = {}): Product {
  const draft = sampleProduct({ title: id, slug: id, price: 1000, ...changes });
  return { ...draft, id, createdAt: 0, updatedAt: 0 };
}

function list(products: Product[], stock: Record<string, number> = {}, settings: ShopSettings = SETTINGS): PriceList {
  return {
    settings,
    products: new Map(products.map((one) => [one.id, one])),
    stock: new Map(Object.entries(stock).map(([id, available]) => [id, { available }])),
    discount: null,
    now: 0,
  };
}

const line = (productId: string, quantity: number, variantId: string = SINGLE_VARIANT) => ({ productId, variantId, quantity });

const cart = (lines: CartLine[], delivery: AskedCart["delivery"] = null): AskedCart => ({
  lines,
  delivery,
  country: "",
  shippingMethod: null,
  code: "",
});

describe("pricing a cart", () => {
  test("a line shows its variant's picture, or its product's", () => {
    const idOf = (name: string) => name.padEnd(20, "x");
    const picture = (id: string) => ({ id: idOf(id), siteId: "site", widths: [640], width: 640, height: 640, alt: "", color: "#c8b8a0" });
    const images = [picture("cover"), picture("blue")];
    const kind = (id: string, image: string | null) => ({ id, name: id, price: null, image: image && idOf(image) });
    const vase = product("vase", { images, variants: [kind("blue", "blue"), kind("sand", null), kind("old", "removed")] });
    const { lines } = priceCart(
      list([vase, product("mug")]),
      cart([...["blue", "sand", "old"].map((id) => line("vase", 1, id)), line("mug", 1)]),
    );
    expect(lines.map((one) => one.image?.id)).toEqual([idOf("blue"), idOf("cover"), idOf("cover"), undefined]);
  });

  test("a product with variants is sold only as a variant, and one without only as itself", () => {
    const shop = list([product("vase", { variants: [{ id: "blue", name: "Blue", price: null }] }), product("mug")]);
    const { lines } = priceCart(shop, cart([line("vase", 1), line("mug", 1, "blue"), line("vase", 1, "blue")]));
    expect(lines.map((one) => one.problem?.code ?? "fine")).toEqual(["product_gone", "product_gone", "fine"]);
  });

  test("the order limit counts all variants of a product", () => {
    const variants = ["blue", "sand"].map((id) => ({ id, name: id, price: null }));
    const shop = list([product("vase", { variants, limitPerOrder: 3 })]);
    const { lines } = priceCart(shop, cart([line("vase", 2, "blue"), line("vase", 2, "sand")]));
    expect(lines.map((one) => one.problem)).toEqual([null, { code: "over_limit", left: 1 }]);
  });

  test("only products that continue selling can be ordered beyond their stock", () => {
    const someStock = fc.option(fc.nat({ max: 120 }));
    const some = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(some, someStock, fc.boolean(), fc.option(some), (quantity, available, backorder, limitPerOrder) => {
        const counted = available === null ? {} : { [stockId("mug", SINGLE_VARIANT)]: available };
        const [one] = priceCart(list([product("mug", { backorder, limitPerOrder })], counted), cart([line("mug", quantity)])).lines;
        const isOver = quantity > (limitPerOrder ?? 99);
        const isShort = available !== null && quantity > available;
        expect(one?.problem === null).toBe(!isOver && (backorder || !isShort));
        expect(one?.backordered).toBe(!isOver && backorder && isShort ? quantity - available : 0);
      }),
    );
  });

  test("only the variant that continues selling is backordered", () => {
    const variants = [
      { id: "blue", name: "Blue", price: null, backorder: true },
      { id: "sand", name: "Sand", price: null },
      { id: "moss", name: "Moss", price: null, backorder: false },
    ];
    const out = Object.fromEntries(variants.map(({ id }) => [stockId("vase", id), 0]));
    const priced = (backorder: boolean) =>
      priceCart(list([product("vase", { variants, backorder })], out), cart(variants.map(({ id }) => line("vase", 1, id)))).lines;
    expect(priced(false).map((one) => one.problem?.code ?? one.backordered)).toEqual([1, "sold_out", "sold_out"]);
    expect(priced(true).map((one) => one.problem?.code ?? one.backordered)).toEqual([1, 1, "sold_out"]);
  });

  test("charges shipping only for parcels", () => {
    const shop = list([product("mug"), product("sheet", { kind: "digital" }), product("lesson", { kind: "service" })]);
    expect(priceCart(shop, cart([line("mug", 1)], "shipping"))).toMatchObject({ shipping: 500, total: 1500 });
    expect(priceCart(shop, cart([line("mug", 1)], "pickup"))).toMatchObject({ shipping: 0, total: 1000 });
    for (const id of ["sheet", "lesson"])
      expect(priceCart(shop, cart([line(id, 1)], "shipping"))).toMatchObject({ deliveries: ["none"], shipping: 0, shippingMethods: [] });
    expect(priceCart(shop, cart([line("mug", 1), line("lesson", 1)], "shipping"))).toMatchObject({ shipping: 500, total: 2500 });
  });

  test("a shop without a delivery or payment method sells nothing", () => {
    const closed = { ...SETTINGS, shipping: { enabled: false, price: 0 }, pickup: { enabled: false, place: "", shown: true } };
    expect(priceCart(list([product("mug")], {}, closed), cart([line("mug", 1)]))).toMatchObject({
      deliveries: [],
      buyable: false,
    });
    const unpaid = { ...SETTINGS, transfer: { enabled: false, instructions: "" } };
    expect(priceCart(list([product("mug")], {}, unpaid), cart([line("mug", 1)], "shipping"))).toMatchObject({
      payments: [],
      buyable: false,
    });
    expect(priceCart(list([]), cart([])).buyable).toBe(false);
  });

  test("raises a chosen price below the minimum and marks the line", () => {
    const shop = list([product("zine", { pricing: "chosen", suggested: 1500 })]);
    const said = (amount: string) => {
      const [one] = priceCart(shop, cart([{ ...line("zine", 1), amount }])).lines;
      return [one?.unit, one?.raised];
    };
    expect(said("4")).toEqual([1000, true]);
    expect(said("10")).toEqual([1000, undefined]);
    expect(said("12,50")).toEqual([1250, undefined]);
  });

  test("a line with an ambiguous or unreadable price cannot be bought, and the text is kept", () => {
    const shop = list([product("zine", { pricing: "chosen", suggested: 1500 })]);
    const typed = (amount: string) => priceCart(shop, cart([{ ...line("zine", 1), amount }], "shipping"));
    expect(typed("1.234")).toMatchObject({
      buyable: false,
      subtotal: 0,
      lines: [{ amount: "1.234", problem: { code: "unclear_amount", left: 0, amounts: ["1234.00", "1.23"] } }],
    });
    expect(typed("much").lines[0]?.problem).toEqual({ code: "unclear_amount", left: 0, amounts: ["15.00"] });
    expect(typed("0,500").lines[0]?.problem).toEqual({ code: "unclear_amount", left: 0, amounts: ["15.00"] });
    expect(typed("€ 28,-")).toMatchObject({ buyable: true, subtotal: 2800, lines: [{ amount: "28.00", problem: null }] });
    const fixed = list([product("zine")]);
    expect(priceCart(fixed, cart([{ ...line("zine", 1), amount: "much" }], "shipping"))).toMatchObject({ buyable: true, subtotal: 1000 });
  });

  test("a product at the highest price cannot ship, with a reason, but can be picked up", () => {
    const shop = list(
      [product("statue", { price: MONEY_MAX })],
      {},
      { ...SETTINGS, pickup: { enabled: true, place: "Here", shown: true } },
    );
    const problem = (quantity: number, delivery: "shipping" | "pickup") =>
      priceCart(shop, cart([line("statue", quantity)], delivery)).lines[0]?.problem;
    expect(problem(1, "shipping")).toEqual({ code: "over_limit", left: 0, most: MONEY_MAX });
    expect(problem(1, "pickup")).toBeNull();
    expect(problem(2, "pickup")).toEqual({ code: "over_limit", left: 1, most: MONEY_MAX });
    const limited = list([product("mug", { limitPerOrder: 2 })]);
    expect(priceCart(limited, cart([line("mug", 3)], "shipping")).lines[0]?.problem).toEqual({ code: "over_limit", left: 2 });
  });

  test("for any cart, amounts add up and stay in bounds, and buyable lines are in stock", () => {
    const ids = ["a", "b", "c"] as const;
    const amount = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(0, MONEY_MAX));
    const carts = fc.array(fc.record({ productId: fc.constantFrom(...ids, "gone"), quantity: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 12,
    });
    const limit = fc.option(fc.integer({ min: 1, max: 99 }));
    const stock = fc.option(fc.integer({ min: 0, max: 200 }));
    fc.assert(
      fc.property(
        carts,
        fc.tuple(amount, amount, amount),
        limit,
        stock,
        amount,
        (lines, prices, limitPerOrder, available, shippingPrice) => {
          const settings = { ...SETTINGS, shipping: { enabled: true, price: shippingPrice } };
          const counted = available === null ? {} : { [stockId("a", SINGLE_VARIANT)]: available };
          const shop = list(
            ids.map((id, index) => product(id, { price: prices[index] ?? 0, limitPerOrder })),
            counted,
            settings,
          );
          const quote = priceCart(
            shop,
            cart(
              lines.map((one) => line(one.productId, one.quantity)),
              "shipping",
            ),
          );
          const good = quote.lines.filter((one) => one.problem === null);
          expect(quote.subtotal).toBe(good.reduce((sum, one) => sum + one.unit * one.quantity, 0));
          expect(quote.total).toBe(quote.subtotal + quote.shipping);
          for (const value of [quote.total, ...quote.lines.map((one) => one.total)]) {
            expect(Number.isInteger(value) && value >= 0 && value <= MONEY_MAX).toBe(true);
          }
          for (const one of good) {
            expect(one.quantity).toBeLessThanOrEqual(Math.min(99, limitPerOrder ?? 99));
            if (one.productId === "a" && available !== null) expect(one.quantity).toBeLessThanOrEqual(available);
          }
          for (const one of quote.lines) if (one.problem) expect(one.problem.left).toBeLessThan(one.quantity);
        },
      ),
    );
  });
});

describe("cards", () => {
  const cards = (price: number, settings = SETTINGS) => ({ ...list([product("pin", { price })], {}, settings), hasCards: true });
  const pickup = cart([line("pin", 1)], "pickup");

  test("are offered for exactly the totals the provider accepts, with a reason otherwise", () => {
    const currency = fc.constantFrom<Currency>("EUR", "HUF", "JPY", "KWD");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), currency, (price, money) => {
        const shop = cards(price, { ...SETTINGS, currency: money });
        const { total, payments, noCard } = priceCart(shop, pickup);
        expect(noCard).toBe(cardProblem(total, money));
        expect(payments.includes("card")).toBe(noCard === null);
        expect(priceCart({ ...shop, hasCards: false }, pickup)).toMatchObject({ noCard: null, payments: ["transfer", "cash"] });
      }),
    );
  });

  test("that do not apply block a shop with no other method, unless nothing is due", () => {
    const only = { ...SETTINGS, transfer: { enabled: false, instructions: "" }, cash: { enabled: false, instructions: "" } };
    expect(priceCart(cards(20, only), pickup)).toMatchObject({ payments: [], noCard: "too_small", buyable: false });
    expect(priceCart(cards(50, only), pickup)).toMatchObject({ payments: ["card"], noCard: null, buyable: true });
    expect(priceCart(cards(0, only), pickup)).toMatchObject({ noCard: null, buyable: true });
  });
});

test.each(["quote", "place-order", "quote-manual-order", "place-manual-order"] as const)("%s names each variant once", (name) => {
  const line = { productId: "a", variantId: "single" };
  const sent = [
    { ...line, quantity: 2 },
    { ...line, variantId: "b", quantity: 1 },
    { ...line, quantity: 3, answers: { q1: "Ida" } },
  ];
  expect(commands[name].input.shape.lines.parse(sent)).toEqual([
    { ...line, quantity: 5, answers: { q1: "Ida" } },
    { ...line, variantId: "b", quantity: 1 },
  ]);
});
