import { expect, test } from "vitest";
import { followStored, isOvertaken } from "./stored-legal.ts";

test("shows the stored text in an untouched sheet, also when it changes", () => {
  expect(followStored(null, "first")).toEqual({ typed: "first", from: "first" });
  expect(followStored({ typed: "first", from: "first" }, "second")).toEqual({ typed: "second", from: "second" });
});

test("keeps the input, and marks it as overtaken once another text is stored", () => {
  const edit = { typed: "mine", from: "first" };
  expect(followStored(edit, "first")).toEqual(edit);
  expect(isOvertaken(edit, "first")).toBe(false);
  expect(followStored(edit, "theirs")).toEqual(edit);
  expect(isOvertaken(edit, "theirs")).toBe(true);
  // A removed text counts as another one.
  expect(isOvertaken(edit, "")).toBe(true);
});

test("does not count its own stored text as another one", () => {
  expect(followStored({ typed: "mine", from: "first" }, "mine")).toEqual({ typed: "mine", from: "mine" });
  expect(isOvertaken({ typed: "mine", from: "first" }, "mine")).toBe(false);
});
