import { expect, test } from "vitest";
import { BUSINESSES_EXCLUDED, type Purchase, type PurchaseSeller, purchaseTerms } from "./purchase-terms.ts";

const seller = { name: "Kiln Stoneware", address: "Quay 9\n4050-100 Porto", email: "kiln@example.test" };
const shop: PurchaseSeller = { name: "Kiln", seller, hasOwnWithdrawal: false };
const mugs = { title: "Speckled mug", variantName: "Oat", quantity: 2, kind: "physical" };
const file = { title: "How to mend a bowl", variantName: "", quantity: 1, kind: "digital" };
const purchase: Purchase = { lines: [mugs, file], currency: "EUR", shipping: 950, total: 7750, payments: ["transfer", "cash"] };
const text = (of: PurchaseSeller, what: Purchase, title: string) =>
  purchaseTerms(of, what, "en").find((part) => part.title === title)?.text;

test("a buyer reads the seller, items, price, payment and withdrawal", () => {
  expect(purchaseTerms(shop, purchase, "en")).toEqual([
    {
      title: "Seller",
      text: "You buy from Kiln Stoneware, Quay 9, 4050-100 Porto, kiln@example.test. The site that hosts the shop isn’t a party to the sale.",
    },
    { title: "Items", text: "2 × Speckled mug, Oat; How to mend a bowl." },
    { title: "Price", text: "€77.50 in total, including taxes and €9.50 for shipping." },
    { title: "Payment", text: "You pay the seller by bank transfer or in cash on pickup, as you choose." },
    {
      title: "Withdrawal",
      text: "You can withdraw within 14 days, as described under “Your right to withdraw”. You can’t withdraw from buying a file once you’ve asked to get it right away.",
    },
  ]);
});

test("a shop without seller details uses its name, and free orders mention no payment", () => {
  const free = { ...purchase, lines: [file], shipping: 0, total: 0 };
  expect(text({ ...shop, seller: null }, free, "Seller")).toMatch(/^You buy from Kiln\. /);
  expect(text(shop, free, "Price")).toBe("Nothing to pay.");
  expect(text(shop, free, "Payment")).toBeUndefined();
  expect(text(shop, free, "Withdrawal")).toBe("You can’t withdraw from buying a file once you’ve asked to get it right away.");
});

test("a business reads before it buys that it cannot withdraw, where the shop says so", () => {
  const words = (of: PurchaseSeller) => text(of, { ...purchase, lines: [mugs], excludesBusinesses: true }, "Withdrawal");
  expect(words(shop)).toBe(
    "You can withdraw within 14 days, as described under “Your right to withdraw”. If you enter a VAT number, you buy as a business and can’t withdraw.",
  );
  expect(words({ ...shop, hasOwnWithdrawal: true })).toContain(BUSINESSES_EXCLUDED);
});

test("uses the shop's own withdrawal text, and formats money in its language", () => {
  expect(text({ ...shop, hasOwnWithdrawal: true }, { ...purchase, lines: [mugs] }, "Withdrawal")).toBe(
    "The seller’s withdrawal policy applies.",
  );
  expect(purchaseTerms(shop, { ...purchase, shipping: 0, payments: ["card"] }, "de")[2]?.text).toBe(
    "77,50\u00a0€ in total, including taxes.",
  );
  expect(text(shop, { ...purchase, payments: ["card"] }, "Payment")).toBe("You pay the seller by card.");
});
