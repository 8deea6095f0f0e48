import { type Discount, discountDraftSchema } from "@awning/domain/discount/discount";
import { describe, expect, test } from "vitest";
import { isSoonFound, readDiscountForm, toDiscountForm } from "./discount-form.ts";

const EMPTY = toDiscountForm(null, "EUR", "en");

const stored: Discount = {
  code: "SPRING",
  type: "amount",
  value: 500,
  startsAt: new Date(2026, 2, 1).getTime(),
  endsAt: new Date(2026, 3, 1).getTime(),
  minSubtotal: 2000,
  productIds: ["mug"],
  totalLimit: 50,
  perEmailLimit: 1,
  state: "active",
  used: 3,
  createdAt: 0,
  updatedAt: 0,
};

describe("discount form", () => {
  test("reads a stored code back unchanged, including its last day", () => {
    const form = toDiscountForm(stored, "EUR", "en");
    expect(form).toMatchObject({ amount: "5.00", firstDay: "2026-03-01", lastDay: "2026-03-31" });
    const { used: _used, createdAt: _created, updatedAt: _updated, code, ...draft } = stored;
    expect(readDiscountForm(form, "EUR", "en", "active")).toEqual({ code, draft, problems: {} });
  });

  test("requires only a code", () => {
    const { code, draft } = readDiscountForm({ ...EMPTY, code: "spring 10" }, "EUR", "en", "active");
    expect(code).toBe("SPRING10");
    expect(discountDraftSchema.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ type: "percent", value: 10, totalLimit: null, perEmailLimit: null });
  });

  test.each([
    [{ code: "ab" }, "code"],
    [{ percent: "0" }, "percent"],
    [{ percent: "101" }, "percent"],
    [{ percent: "2.5" }, "percent"],
    [{ type: "amount", amount: "" }, "amount"],
    [{ type: "amount", amount: "0" }, "amount"],
    [{ minSubtotal: "much" }, "minSubtotal"],
    [{ totalLimit: "0" }, "totalLimit"],
    [{ perEmailLimit: "one" }, "perEmailLimit"],
    [{ firstDay: "2026-03-02", lastDay: "2026-03-01" }, "lastDay"],
    [{ firstDay: "0026-03-01" }, "firstDay"],
    [{ lastDay: "0202-03-01" }, "lastDay"],
    [{ lastDay: "20266-03-01" }, "lastDay"],
    [{ firstDay: "1926-03-01" }, "firstDay"],
  ] as const)("reports what is wrong with %j", (changes, field) => {
    const { draft, problems } = readDiscountForm({ ...EMPTY, code: "SPRING", ...changes }, "EUR", "en", "active");
    expect(draft).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
  });

  test("accepts the last day of the century, and shows a code from the previous century with its day", () => {
    const form = { ...EMPTY, code: "SPRING", lastDay: "2099-12-31" };
    expect(readDiscountForm(form, "EUR", "en", "active").draft?.endsAt).toBe(new Date(2100, 0, 1).getTime());
    expect(toDiscountForm({ ...stored, startsAt: new Date(1926, 2, 1).getTime() }, "EUR", "en").firstDay).toBe("1926-03-01");
  });

  test("accepts the same first and last day", () => {
    const day = { firstDay: "2026-03-01", lastDay: "2026-03-01" };
    expect(readDiscountForm({ ...EMPTY, code: "SPRING", ...day }, "EUR", "en", "active").draft).not.toBeNull();
  });
});

test.each([
  ["ab", false],
  ["abc", true],
  ["hi-5", true],
  ["spring", false],
  ["spring-10", false],
])("whether «%s» is easy to guess is %s, and an invalid code is not judged", (typed, isSoon) => {
  const { code } = readDiscountForm({ ...EMPTY, code: typed }, "EUR", "en", "active");
  expect(isSoonFound(code)).toBe(isSoon);
});
