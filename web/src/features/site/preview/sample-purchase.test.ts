import type { PublishedSite } from "@awning/domain/published/published";
import { samplePublicProduct } from "@awning/domain/published/sample-published";
import { sampleSettings } from "@awning/domain/shop/sample-settings";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { sampleOrder, sampleQuote } from "./sample-purchase.ts";

const EVERYTHING = sampleSettings();
const vase = samplePublicProduct("vase", { slug: "bud-vase", title: "Bud vase", price: 2800 });
const site: Pick<PublishedSite, "products"> = { products: [vase] };

test("offers in the checkout what the settings allow, with their prices", () => {
  expect(sampleQuote(site, EVERYTHING)).toMatchObject({
    delivery: "shipping",
    deliveries: ["shipping", "pickup"],
    payments: ["transfer"],
    subtotal: 2800,
    shipping: 490,
    total: 3290,
    buyable: true,
  });
  expect(sampleQuote(site, DEFAULT_SHOP_SETTINGS)).toMatchObject({ deliveries: ["pickup"], payments: ["cash"], total: 2800 });
  const nothing = { ...EVERYTHING, shipping: { enabled: false, price: 0 }, pickup: { enabled: false, place: "", shown: false } };
  expect(sampleQuote(site, nothing)).toMatchObject({ deliveries: [], payments: [], buyable: false });
});

test("shows a sample product for an empty shop", () => {
  expect(sampleQuote({ products: [] }, EVERYTHING).lines).toHaveLength(1);
});

test("shows every text of the settings on one of the orders", () => {
  expect(sampleOrder(site, EVERYTHING, "transfer", 0)).toMatchObject({
    delivery: "shipping",
    instructions: { payment: "IBAN DE00 0000" },
    status: "pending",
    holdUntil: 5 * 86_400_000,
  });
  const paidInCash = sampleOrder(site, EVERYTHING, "cash", 0);
  expect(paidInCash).toMatchObject({ delivery: "pickup", instructions: { payment: "Exact change, please", pickup: "Harbour lane 3" } });
  const withoutCash = { ...EVERYTHING, cash: { enabled: false, instructions: "" } };
  expect(sampleOrder(site, withoutCash, "transfer", 0).instructions).toEqual({ payment: "IBAN DE00 0000", pickup: "Harbour lane 3" });
});
