import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readAs, readBySchema, readFields, readLine, readMoney, readOptional, readText, readWhole } from "./read-fields.ts";

test("parses a form as a whole once each field is valid", () => {
  const right = { name: readLine(" Parcel ", 10, "long", "missing"), days: readWhole(" 3 ", 1, 5, "days") };
  expect(readFields(right)).toEqual({ value: { name: "Parcel", days: 3 }, values: { name: "Parcel", days: 3 }, problems: {} });
  expect(readFields({ ...right, days: readWhole("6", 1, 5, "days") })).toEqual({
    value: null,
    values: { name: "Parcel" },
    problems: { days: "days" },
  });
});

test("limits a text, which may be required", () => {
  expect([readLine("  ", 3, "long", "missing"), readLine("  ", 3, "long"), readLine("abcd", 3, "long")]).toEqual([
    { error: "missing" },
    { value: "" },
    { error: "long" },
  ]);
  expect(readText(" a\r\nb ", 3, "long")).toEqual({ value: "a\nb" });
});

test.each(["", "-1", "1.5", "0", "1000000", "three"])("rejects «%s» as a whole number from 1 on", (typed) => {
  expect(readWhole(typed, 1, 9_999_999, "wrong")).toEqual({ error: "wrong" });
});

test("reads an amount in minor units, reports an invalid one with an example, and accepts an empty one", () => {
  const money = (typed: string) => readMoney(typed, "EUR", "en");
  expect([money("4.90"), readOptional(" ", money), readOptional("4.90", money)]).toEqual([{ value: 490 }, { value: null }, { value: 490 }]);
  expect(money("free")).toEqual({ error: "Enter an amount such as €28.50" });
});

test("takes the invalid fields from a schema, and the messages from labels", () => {
  const schema = z.object({ name: z.string().check(z.minLength(1)), note: z.string() });
  const words = { name: "Enter a name", note: "Too long" };
  expect(readBySchema(schema, { name: "", note: "" }, words)).toEqual({ value: null, problems: { name: "Enter a name" } });
  expect(readBySchema(schema, { name: "Ada", note: "" }, words)).toEqual({ value: { name: "Ada", note: "" }, problems: {} });
  expect([readAs(z.email(), "a@b.test", "wrong"), readAs(z.email(), "a", "wrong")]).toEqual([{ value: "a@b.test" }, { error: "wrong" }]);
});
