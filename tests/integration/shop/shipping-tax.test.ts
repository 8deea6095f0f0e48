import { documents } from "@awning/domain/routes/firestore-paths";
import type { ShippingMethod } from "@awning/domain/shop/shipping";
import { describe, expect, test } from "vitest";
import { ADDRESS, cartLine, EVERYTHING_ON, makeOwner, makeProduct, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";

const near: ShippingMethod = {
  id: "near",
  name: "Parcel",
  price: 400,
  freeOver: 5000,
  countries: ["EE", "LV"],
  days: { from: 1, to: 3 },
  active: true,
};
const fast: ShippingMethod = { id: "fast", name: "Courier", price: 900, freeOver: null, countries: ["EE"], days: null, active: true };
const far: ShippingMethod = { id: "far", name: "World", price: 2500, freeOver: null, countries: [], days: null, active: true };
const TAX = { mode: "inclusive" as const, shipping: true, rates: [{ country: "EE", standardRate: 20000, reducedRate: 9000 }] };

async function openShop(settings: Partial<typeof EVERYTHING_ON>) {
  const owner = await makeOwner({ settings: { ...EVERYTHING_ON, ...settings } });
  const mug = await makeProduct(owner, { price: 2000 });
  const book = await makeProduct(owner, { price: 1000, taxClass: "reduced" });
  const quote = (wishes: { country?: string; shippingMethod?: string; quantity?: number; delivery?: "shipping" | "pickup" } = {}) => {
    const { quantity = 1, delivery = "shipping", ...rest } = wishes;
    return run("quote", { username: owner.username, lines: [cartLine(mug, quantity), cartLine(book)], delivery, ...rest });
  };
  return { owner, quote };
}
const TO_JAPAN = { ...ADDRESS, postcode: "100-0001", state: "Tokyo", country: "JP" };

describe("ways to send a parcel", () => {
  test("are those of the country, the shop's own before anyone names one", async () => {
    const { quote } = await openShop({ country: "EE", shippingMethods: [near, fast, far] });
    const first = await quote();
    expect(first).toMatchObject({
      country: "EE",
      countryMatters: true,
      shipsTo: null,
      shippingMethod: "near",
      shipping: 400,
      total: 3400,
    });
    expect(first.shippingMethods.map((one) => one.id)).toEqual(["near", "fast"]);
    expect(await quote({ shippingMethod: "fast" })).toMatchObject({ shippingMethod: "fast", shipping: 900 });
    expect(await quote({ country: "JP" })).toMatchObject({ country: "JP", shippingMethod: "far", shipping: 2500 });
    expect(await quote({ country: "LV", shippingMethod: "fast" })).toMatchObject({ shippingMethod: "near", shipping: 400 });
    expect(await quote({ quantity: 2 })).toMatchObject({ subtotal: 5000, shipping: 0 });
  });

  test("are ordered as they were quoted; another country is another price, to be accepted first", async () => {
    const { owner, quote } = await openShop({ country: "EE", shippingMethods: [near, fast, far] });
    const wanted = await quote({ country: "EE", shippingMethod: "fast" });
    const input = orderInput(owner, wanted, { delivery: "shipping", payment: "transfer", shippingMethod: "fast", shipTo: ADDRESS });
    const refusal = await refusalOf("place-order", { ...input, shipTo: TO_JAPAN });
    expect(refusal).toMatchObject({ code: "quote_changed", details: { quote: { shippingMethod: "far", shipping: 2500 } } });
    const { orderId } = await run("place-order", input);
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({
      shipping: 900,
      shippingMethod: { name: "Courier", days: null },
      total: 3900,
    });
  });

  test("do not reach countries that the shop does not name", async () => {
    const { owner, quote } = await openShop({ shippingMethods: [near] });
    expect(await quote()).toMatchObject({ country: "EE", shipsTo: ["EE", "LV"] });
    expect(await quote({ country: "JP" })).toMatchObject({ deliveries: ["pickup"], delivery: "pickup" });
    const input = orderInput(owner, await quote({ country: "EE" }), { delivery: "shipping", payment: "transfer", shipTo: TO_JAPAN });
    expect(await refusalOf("place-order", input)).toMatchObject({ code: "method_unavailable", details: { method: "delivery" } });
  });
});

describe("taxes", () => {
  test("inside the prices are beside the total, by rate and by line", async () => {
    const { owner, quote } = await openShop({ country: "EE", tax: TAX });
    const made = await quote({ country: "EE" });
    expect(made).toMatchObject({
      subtotal: 3000,
      shipping: 490,
      total: 3490,
      tax: {
        mode: "inclusive",
        rates: [
          { taxRate: 20000, taxed: 2490, amount: 415 },
          { taxRate: 9000, taxed: 1000, amount: 83 },
        ],
      },
    });
    expect(made.lines.map((line) => line.tax)).toEqual([
      { taxRate: 20000, amount: 333 },
      { taxRate: 9000, amount: 83 },
    ]);
    const input = orderInput(owner, made, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS });
    const { orderId } = await run("place-order", input);
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({
      total: 3490,
      tax: made.tax,
      lines: [{}, { tax: { taxRate: 9000 } }],
    });
  });

  test("on top of the prices are part of the total; a parcel is taxed where it goes, what is collected at the shop", async () => {
    const { quote } = await openShop({ country: "EE", tax: { ...TAX, mode: "exclusive" } });
    expect(await quote({ country: "EE" })).toMatchObject({ total: 3490 + 498 + 90, countryMatters: true });
    expect(await quote({ country: "JP" })).toMatchObject({ total: 3490, tax: { rates: [] } });
    expect(await quote({ country: "JP", delivery: "pickup" })).toMatchObject({ total: 3000 + 400 + 90 });
  });
});
