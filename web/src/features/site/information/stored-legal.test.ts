import { expect, test } from "vitest";
import { followStored, isOvertaken } from "./stored-legal.ts";

test("a sheet in which nothing is typed shows what is stored, also when that changes", () => {
  expect(followStored(null, "first")).toEqual({ typed: "first", from: "first" });
  expect(followStored({ typed: "first", from: "first" }, "second")).toEqual({ typed: "second", from: "second" });
});

test("what is typed stays, and is overtaken once another text is stored", () => {
  const edit = { typed: "mine", from: "first" };
  expect(followStored(edit, "first")).toEqual(edit);
  expect(isOvertaken(edit, "first")).toBe(false);
  expect(followStored(edit, "theirs")).toEqual(edit);
  expect(isOvertaken(edit, "theirs")).toBe(true);
  // Taken away meanwhile is another text too.
  expect(isOvertaken(edit, "")).toBe(true);
});

test("the own text, once it is stored, is no other one", () => {
  expect(followStored({ typed: "mine", from: "first" }, "mine")).toEqual({ typed: "mine", from: "mine" });
  expect(isOvertaken({ typed: "mine", from: "first" }, "mine")).toBe(false);
});
