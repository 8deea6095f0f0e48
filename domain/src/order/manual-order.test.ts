import { describe, expect, test } from "vitest";
import { priceCart } from "../cart/price-cart.ts";
import { DEFAULT_SHOP_SETTINGS } from "../shop/shop-settings.ts";
import { CUSTOM_AMOUNTS_MAX, freeCustomAmountId } from "./custom-line.ts";
import { manualLines, manualOrderSchema, manualPaymentMethod, manualProblems, ownersPriceList } from "./manual-order.ts";
import { soldQuantities } from "./ordered.ts";
import { sampleLine, sampleOrder } from "./sample-order.ts";

const facts = { delivery: "pickup", payment: "cash", isPaid: true, isHandedOver: true, shipTo: null, buyer: { email: "" } } as const;
const shipTo = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" };

test.each([
  [{}, false, []],
  [{ delivery: "shipping", isHandedOver: false } as const, false, ["shipTo"]],
  [{ delivery: "shipping", isHandedOver: false, shipTo } as const, false, []],
  [{ delivery: "shipping", shipTo } as const, false, ["isHandedOver"]],
  [{ payment: "transfer", isPaid: false } as const, false, ["isHandedOver"]],
  [{ payment: "transfer" } as const, false, []],
  [{ payment: "cash", isPaid: false } as const, false, []],
  [{ isHandedOver: false }, true, ["buyer.email"]],
  [{ isHandedOver: false, buyer: { email: "store@example.test" } }, true, []],
])("%j with files %s cannot have %j", (changes, hasFiles, fields) => {
  expect(manualProblems({ ...facts, ...changes }, hasFiles)).toEqual(fields);
});

test("an unpaid parcel in cash is paid on delivery", () => {
  const cash = { delivery: "shipping", payment: "cash", isPaid: false } as const;
  expect(manualPaymentMethod(cash)).toBe("on_delivery");
  expect(manualPaymentMethod({ ...cash, isPaid: true })).toBe("cash");
  expect(manualPaymentMethod({ ...cash, delivery: "pickup" })).toBe("cash");
  expect(manualPaymentMethod({ ...cash, payment: "transfer" })).toBe("transfer");
});

const input = {
  key: "k".repeat(24),
  lines: [{ productId: "vase", variantId: "single", quantity: 1 }],
  ...{ delivery: "pickup", buyer: { name: "Market stall", email: "" }, shipTo: null },
  ...{ payment: "cash", isPaid: true, isHandedOver: true, quoteHash: "h" },
};
const accepts = (changes: object) => manualOrderSchema.safeParse({ ...input, ...changes }).success;

test("refuses card payments and empty carts", () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ payment: "card" })).toBe(false);
  expect(accepts({ lines: [] })).toBe(false);
  expect(accepts({ buyer: { name: "Market stall", email: "no" } })).toBe(false);
});

describe("a custom amount", () => {
  const one = { productId: "custom-1", title: "Old frame", amount: 1250, quantity: 2 };

  test("is sold alone, once per id, for at least one minor unit, and under no product’s id", () => {
    expect(accepts({ lines: [], customAmounts: [one] })).toBe(true);
    expect(accepts({ customAmounts: [one, one] })).toBe(false);
    for (const changes of [{ amount: 0 }, { amount: 1.5 }, { quantity: 0 }, { title: " " }, { productId: "vase" }])
      expect(accepts({ customAmounts: [{ ...one, ...changes }] })).toBe(false);
  });

  test("is priced as typed, without stock or shop limits, and is not a product that was sold", () => {
    const list = { settings: DEFAULT_SHOP_SETTINGS, products: new Map(), stock: new Map(), discount: null, now: 0 };
    const cart = { lines: [], customAmounts: [one], delivery: "pickup", country: "", shippingMethod: null, code: "" } as const;
    const priced = priceCart(ownersPriceList(list, cart.customAmounts), {
      ...cart,
      lines: manualLines({ ...cart, lines: [], customAmounts: [one] }),
    });
    expect(priced.lines).toMatchObject([{ title: "Old frame", unit: 1250, total: 2500, problem: null }]);
    expect(soldQuantities(sampleOrder({ lines: [sampleLine("custom-1", 2), sampleLine("vase", 1)] }))).toEqual(new Map([["vase", 1]]));
  });

  test("gets the first free id while there is room", () => {
    expect(freeCustomAmountId([{ productId: "custom-1" }, { productId: "vase" }])).toBe("custom-2");
    const all = Array.from({ length: CUSTOM_AMOUNTS_MAX }, (_, at) => ({ productId: `custom-${at + 1}` }));
    expect(freeCustomAmountId(all)).toBeNull();
  });
});
