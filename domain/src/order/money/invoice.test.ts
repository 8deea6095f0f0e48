import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumCart } from "../../cart/sum-cart.ts";
import { editOrder } from "../edits.ts";
import type { Order } from "../order.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";
import { invoiceName, invoiceOf, invoiceProblem, invoiceSchema, makeInvoice, type Seller, sellerSchema, withInvoice } from "./invoice.ts";

const SELLER: Seller = {
  name: "Harbour pots",
  address: "Mill road 4\n1011 Tartu",
  email: "pots@example.test",
  taxNumber: "EE 1",
  note: "",
};

type Piece = { unit: number; quantity: number; taxClass: "standard" | "reduced" };

/** An order as checkout makes it, with all numbers from its cart. */
function placed(pieces: readonly Piece[], mode: "none" | "inclusive" | "exclusive" = "exclusive", percent = 10): Order {
  const lines = pieces.map((piece, index) => ({
    productId: `p${index}`,
    variantId: "single",
    total: piece.unit * piece.quantity,
    problem: null,
    ...piece,
  }));
  const rates = [{ country: null, standardRate: 20000, reducedRate: 5500 }];
  const terms = {
    shipping: { price: 490, freeOver: null },
    discount: { type: "percent" as const, value: percent, productIds: [] },
    tax: { mode, shipping: true, rates },
    country: "EE",
  };
  const sums = sumCart(lines, { ...terms, discount: percent > 0 ? terms.discount : null, tax: { ...terms.tax, rates } });
  return sampleOrder({
    shipTo: { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" },
    lines: sums.lines.map(({ productId, variantId, unit, quantity, total, discount, tax }) =>
      sampleLine(productId, quantity, { variantId, unit, total, discount, tax, counted: false }),
    ),
    subtotal: sums.subtotal,
    discount: percent > 0 ? { code: "SPRING", type: "percent", value: percent, amount: sums.discount } : null,
    shipping: sums.shipping,
    shippingMethod: { name: "Parcel", days: null },
    tax: sums.tax,
    total: sums.total,
    events: [],
  });
}

describe("an invoice", () => {
  test("adds up to the cent for every tax mode", () => {
    const piece = fc.record({
      unit: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      taxClass: fc.constantFrom("standard" as const, "reduced" as const),
    });
    const carts = fc.array(piece, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(carts, fc.constantFrom("none", "inclusive", "exclusive"), fc.integer({ min: 0, max: 100 }), (pieces, mode, percent) => {
        const invoice = makeInvoice(placed(pieces, mode, percent), SELLER, { number: 1, at: 5, zone: "UTC" });
        const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
        expect(invoice.subtotal).toBe(sum(invoice.lines.map((line) => line.total)));
        expect(invoice.discount?.amount ?? 0).toBe(sum(invoice.lines.map((line) => line.discount)));
        const taxes = sum(invoice.tax.rates.map((one) => one.amount));
        const goods = invoice.subtotal - (invoice.discount?.amount ?? 0) + (invoice.shipping?.price ?? 0);
        expect(invoice.total).toBe(goods + (mode === "exclusive" ? taxes : 0));
        expect(mode === "none" ? taxes : 0).toBe(0);
        expect(sum(invoice.tax.rates.map((one) => one.taxed))).toBeLessThanOrEqual(goods);
      }),
    );
  });

  test("is a copy that later edits do not change", () => {
    const order = placed([{ unit: 2800, quantity: 2, taxClass: "standard" }]);
    const invoice = makeInvoice(order, SELLER, { number: 7, at: 5, zone: "UTC" });
    const before = JSON.stringify(invoice);
    const shipTo = { name: "Tea house", street: "Quay 1", extra: "", postcode: "1", city: "Riga", state: "", country: "LV" };
    expect(editOrder(order, { type: "address", shipTo }, 9)?.shipTo).toEqual(shipTo);
    expect(JSON.stringify(invoice)).toBe(before);
    expect(invoice).toMatchObject({ number: 7, at: 5, buyer: { address: { city: "Tartu" } } });
  });

  test("shows payments so far, with day and method", () => {
    const order = placed([{ unit: 2800, quantity: 1, taxClass: "standard" }]);
    const payment = { id: "p1", method: "cash", amount: order.total, at: 4, day: "2026-05-12", ref: "", fee: null } as const;
    expect(makeInvoice(order, SELLER, { number: 7, at: 5, zone: "UTC" }).paid).toEqual([]);
    const paid = makeInvoice({ ...order, payments: [payment] }, SELLER, { number: 7, at: 5, zone: "UTC" }).paid;
    expect(paid).toEqual([{ amount: order.total, method: "cash", at: 4, day: "2026-05-12" }]);
  });

  test("shows card payment days in the owner's calendar, and refunds so far", () => {
    const order = placed([{ unit: 2800, quantity: 1, taxClass: "standard" }]);
    const at = Date.parse("2026-05-12T22:30:00Z");
    const payment = { id: "p1", method: "card", amount: order.total, at, day: "", ref: "pi_1", fee: null } as const;
    const refund = {
      id: "r1",
      method: "card",
      amount: 800,
      reason: "",
      at,
      by: "owner",
      state: "done",
      paymentRef: "pi_1",
      day: "",
      ref: "re_1",
    } as const;
    const refunds = [{ ...refund, lines: [], restocked: [], dropped: [], shipping: false }];
    const invoice = makeInvoice({ ...order, payments: [payment], refunds }, SELLER, { number: 7, at, zone: "Europe/Tallinn" });
    expect(invoice).toMatchObject({ paid: [{ day: "2026-05-13" }], refunded: 800 });
  });

  test("is in the order timeline by name", () => {
    const order = placed([{ unit: 100, quantity: 1, taxClass: "standard" }]);
    expect(invoiceOf(order)).toBeNull();
    const noted = withInvoice(order, 12, 9);
    expect(noted && invoiceOf(noted)).toBe("0012");
    expect(noted).toMatchObject({ rev: 2, updatedAt: 9, events: [{ type: "invoiced", by: "owner" }] });
    expect([invoiceName(1), invoiceName(12_345)]).toEqual(["0001", "12345"]);
  });

  test("is refused for ended and test orders", () => {
    const order = placed([{ unit: 100, quantity: 1, taxClass: "standard" }]);
    expect(invoiceProblem(order)).toBeNull();
    for (const status of ["cancelled", "expired"] as const) {
      expect(invoiceProblem({ ...order, status })).toBe("ended");
      expect(withInvoice({ ...order, status }, 1, 1)).toBeNull();
    }
    expect(withInvoice({ ...order, isTest: true }, 1, 1)).toBeNull();
    expect(invoiceProblem({ ...order, isTest: true })).toBe("test");
  });
});

test("needs a seller with a name and an address", () => {
  expect(sellerSchema.safeParse(SELLER).success).toBe(true);
  expect(sellerSchema.safeParse({ ...SELLER, name: " " }).success).toBe(false);
  expect(sellerSchema.safeParse({ ...SELLER, address: "\n" }).success).toBe(false);
  expect(sellerSchema.safeParse({ ...SELLER, email: "pots at example" }).success).toBe(false);
});

test("goes to the order's recipient, or to the buyer at the shipping address", () => {
  const issued = (order: Order) => makeInvoice(order, SELLER, { number: 1, at: 0, zone: "UTC" }).buyer;
  const order = placed([{ unit: 100, quantity: 1, taxClass: "standard" }]);
  expect(issued(order)).toEqual({ name: order.buyer.name, email: order.buyer.email, address: order.shipTo, taxNumber: "" });
  const address = { name: "Harbour Ltd", street: "Quay 3", extra: "", postcode: "10111", city: "Tallinn", state: "", country: "EE" };
  const billed = { ...order, delivery: "pickup" as const, shipTo: null, billTo: { ...address, taxNumber: "EE100" } };
  expect(issued(billed)).toEqual({ name: "Harbour Ltd", email: order.buyer.email, address, taxNumber: "EE100" });
});

test("of a sale whose VAT its buyer owes bears both numbers, whatever was typed since", () => {
  const numbers = { seller: "EE101234568", buyer: "DE123456788" };
  const address = { name: "Hafen GmbH", street: "Kai 3", extra: "", postcode: "20457", city: "Hamburg", state: "", country: "DE" };
  const order = { ...placed([{ unit: 100, quantity: 1, taxClass: "standard" }], "none"), reverseCharge: numbers };
  const issued = makeInvoice({ ...order, billTo: { ...address, taxNumber: "" } }, SELLER, { number: 1, at: 0, zone: "UTC" });
  expect(issued).toMatchObject({ reverseCharge: numbers, buyer: { name: "Hafen GmbH", taxNumber: "DE123456788" }, tax: { rates: [] } });
  expect(invoiceSchema.parse(issued)).toEqual(issued);
  expect(makeInvoice(order, SELLER, { number: 1, at: 0, zone: "UTC" }).buyer.taxNumber).toBe("DE123456788");
});
