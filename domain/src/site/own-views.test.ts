import fc from "fast-check";
import { expect, test } from "vitest";
import { fitOwnViews, OWN_VIEWS_MAX, type OwnView, ownViewsSchema, readOwnViews, toViewName, writeOwnViews } from "./own-views.ts";

test("saved views are read as they were written, whatever they are called", () => {
  const name = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }).map(toViewName);
  const view: fc.Arbitrary<OwnView> = fc.record({
    name: name.filter((one) => one !== ""),
    query: fc.constantFrom("", "show=to_ship", "payment=paid&sort=oldest", "q=a+b%26c"),
  });
  fc.assert(
    fc.property(fc.uniqueArray(view, { maxLength: OWN_VIEWS_MAX, selector: (one) => one.name }), (views) => {
      expect(readOwnViews(ownViewsSchema.parse(writeOwnViews(views)))).toEqual(views);
    }),
  );
});

test("a text that is no list of views holds none, and too many are cut off", () => {
  expect(readOwnViews({ text: "" })).toEqual([]);
  expect(readOwnViews({ text: "show=done\n\n&&&\nname=%00" })).toEqual([]);
  expect(readOwnViews({ text: "name=A&show=done\nname=A&show=all" })).toEqual([{ name: "A", query: "show=done" }]);
  const many = Array.from({ length: OWN_VIEWS_MAX + 3 }, (_, index) => ({ name: `View ${index}`, query: "" }));
  expect(readOwnViews(writeOwnViews(many))).toHaveLength(OWN_VIEWS_MAX);
  expect([many.slice(0, OWN_VIEWS_MAX), many, [{ name: "long", query: "q=".padEnd(5000, "x") }]].map(fitOwnViews)).toEqual([
    true,
    false,
    false,
  ]);
});
