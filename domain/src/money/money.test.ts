import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

test("shows money with the digits of its currency", () => {
  expect(formatMoney(2800, "EUR", "en")).toBe("€28.00");
  expect(formatMoney(2800, "JPY", "en")).toBe("¥2,800");
});
