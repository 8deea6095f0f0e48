import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { stockErrorLabel } from "../product-labels.ts";
import { changeCounts, countedAs, countsNow, readCount, stockChange, stockDifference, summariseStock } from "./product-stock.ts";

const rules = { lowAt: null, backorder: false };
const own = { price: null, values: [], sku: "", image: null, lowAt: null, backorder: null, amount: 0 };
const plain = { ...rules, variants: [] };
const glazes = {
  ...rules,
  variants: [
    { ...own, id: "ash", name: "Ash" },
    { ...own, id: "sea", name: "Sea" },
  ],
};

test("summarizes what needs the owner first", () => {
  expect(summariseStock(plain, new Map())).toEqual({ state: "not_counted" });
  expect(summariseStock(plain, new Map([[SINGLE_VARIANT, 4]]))).toEqual({ state: "in_stock", total: 4 });
  expect(summariseStock(plain, new Map([[SINGLE_VARIANT, 3]]))).toEqual({ state: "low", total: 3, low: 1, of: 1 });
  expect(summariseStock(plain, new Map([[SINGLE_VARIANT, 0]]))).toEqual({ state: "sold_out" });
  expect(summariseStock({ ...plain, lowAt: 1 }, new Map([[SINGLE_VARIANT, 3]]))).toEqual({ state: "in_stock", total: 3 });
  expect(summariseStock({ ...plain, lowAt: 20 }, new Map([[SINGLE_VARIANT, 20]])).state).toBe("low");
  const some = new Map([
    ["ash", 9],
    ["sea", 0],
  ]);
  expect(summariseStock(glazes, some)).toEqual({ state: "some_sold_out", soldOut: 1, of: 2, total: 9 });
});

test("never counts a product as sold out while a variant is not tracked", () => {
  expect(summariseStock(glazes, new Map([["ash", 0]])).state).toBe("some_sold_out");
});

test("uses a variant’s own low-stock threshold", () => {
  const [ash = { ...own, id: "ash", name: "Ash" }, ...others] = glazes.variants;
  const five = new Map(["ash", "sea"].map((id) => [id, 5]));
  expect(summariseStock(glazes, five)).toEqual({ state: "in_stock", total: 10 });
  expect(summariseStock({ ...glazes, variants: [{ ...ash, lowAt: 5 }, ...others] }, five)).toEqual({
    state: "low",
    total: 10,
    low: 1,
    of: 2,
  });
  expect(summariseStock({ ...glazes, lowAt: 5, variants: [{ ...ash, lowAt: 0 }, ...others] }, five)).toMatchObject({ low: 1 });
});

test("ignores counts of removed variants", () => {
  expect(summariseStock(glazes, new Map([[SINGLE_VARIANT, 7]])).state).toBe("not_counted");
});

test("accepts only whole counts within limits", () => {
  expect([readCount("12"), readCount(" 0 "), readCount("999999")]).toEqual([12, 0, 999_999]);
  expect([readCount(""), readCount("-1"), readCount("1.5"), readCount("1000000")]).toEqual([null, null, null, null]);
});

test("asks for a new count when sales made it impossible, and does not clamp it", () => {
  const words = (available: number, seen: number, wanted: number) =>
    stockErrorLabel({ left: available + stockDifference(seen, wanted), available, sold: seen - available }, "en");
  expect(words(3, 5, 2)).toBeNull();
  expect(words(3, 5, 1)).toBe("2 sold while you were editing. Enter the stock again.");
  expect(stockErrorLabel({ left: -1, available: 3, sold: 0 }, "en")).toBe("Only 3 in stock");
  expect(words(9, 5, 999_999)).toBe("Enter at most 999,999");
});

test("keeps a sale while typing: five typed over eight, two sold meanwhile, leaves three", () => {
  const live = 8 - 2;
  expect(live + stockDifference(8, 5)).toBe(3);
});

test("starts a new variant structure at zero, and leaves the old count for the server to move", () => {
  expect(changeCounts(plain, glazes, new Map([[SINGLE_VARIANT, 7]]))).toEqual({ start: ["ash", "sea"], stop: [] });
  expect(changeCounts(glazes, plain, new Map([["ash", 4]]))).toEqual({ start: [SINGLE_VARIANT], stop: [] });
});

test("starts a new variant at zero, ends a removed one, and keeps untracked ones untracked", () => {
  const one = { variants: [{ id: "ash", name: "Ash", price: null }] };
  expect(changeCounts(one, glazes, new Map([["ash", 4]]))).toEqual({ start: ["sea"], stop: [] });
  const both = new Map([
    ["ash", 4],
    ["sea", 2],
  ]);
  expect(changeCounts(glazes, one, both)).toEqual({ start: [], stop: ["sea"] });
  expect(changeCounts(one, glazes, new Map())).toEqual({ start: [], stop: [] });
});

test("shows stock to be moved at its new variant", () => {
  const moving = new Map([
    [SINGLE_VARIANT, 7],
    ["ash", 2],
    ["rust", 5],
  ]);
  expect(countsNow(glazes, moving)).toEqual(new Map([["ash", 9]]));
  expect(countsNow(plain, moving)).toEqual(new Map([[SINGLE_VARIANT, 14]]));
});

test("writes a stock change to the variant that still has the count, and it moves along", () => {
  const waiting = new Map([
    [SINGLE_VARIANT, 7],
    ["ash", 0],
    ["sea", 3],
  ]);
  expect(["ash", "sea"].map((id) => countedAs(glazes, waiting, id))).toEqual([SINGLE_VARIANT, "sea"]);
  expect(countedAs(glazes, new Map([["ash", 0]]), "ash")).toBe("ash");
  expect(countedAs(plain, new Map([[SINGLE_VARIANT, 4]]), SINGLE_VARIANT)).toBe(SINGLE_VARIANT);
});

test("adds, removes or recounts stock; a recount corrects what was seen", () => {
  expect(stockChange("add", 4, 10)).toEqual({ difference: 4, cause: "changed" });
  expect(stockChange("take", 4, 10)).toEqual({ difference: -4, cause: "changed" });
  expect(stockChange("count", 4, 10)).toEqual({ difference: -6, cause: "correction" });
});
