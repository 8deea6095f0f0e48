import { shippingMethodSchema } from "@awning/domain/shop/shipping";
import { expect, test } from "vitest";
import { readShippingForm, toShippingForm } from "./shipping-form.ts";

const method = { id: "a", name: "Parcel", price: 490, freeOver: 5000, countries: ["EE"], days: { from: 2, to: 4 }, active: true };
const form = toShippingForm(method, "EUR", "en");

test("reads a stored method back unchanged", () => {
  expect(readShippingForm(form, { id: "a", active: true }, "EUR", "en")).toEqual({ method, problems: {} });
  expect(shippingMethodSchema.parse(method)).toEqual(method);
});

test("accepts missing optional fields", () => {
  const { method: read } = readShippingForm(
    { ...form, freeOver: "", daysFrom: " ", daysTo: "", countries: [] },
    { id: "a", active: true },
    "EUR",
    "en",
  );
  expect(read).toEqual({ ...method, freeOver: null, days: null, countries: [] });
});

test.each([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(61) }, "name"],
  [{ price: "" }, "price"],
  [{ price: "free" }, "price"],
  [{ freeOver: "much" }, "freeOver"],
  [{ daysFrom: "4", daysTo: "2" }, "daysTo"],
  [{ daysFrom: "2", daysTo: "" }, "daysTo"],
  [{ daysTo: "100" }, "daysTo"],
])("reports %j and does not store it", (changes, field) => {
  const { method: read, problems } = readShippingForm({ ...form, ...changes }, { id: "a", active: true }, "EUR", "en");
  expect(read).toBeNull();
  expect(Object.keys(problems)).toEqual([field]);
});
