import fc from "fast-check";
import { expect, test } from "vitest";
import { rearranging, withPutBack } from "./collection.ts";

/** Applies the change like the database does. */
function rearranged(stored: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const { out, back } = rearranging(before, after);
  const left = stored.filter((id) => !out.includes(id));
  return [...left, ...back.filter((id) => !left.includes(id))];
}

test("applies a change that no one else interferes with", () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 8 });
  const moved = ids.chain((before) => fc.tuple(fc.constant(before), fc.shuffledSubarray(before)));
  fc.assert(
    fc.property(moved, ([before, after]) => {
      expect(rearranged(before, before, after)).toEqual(after);
    }),
  );
});

test("keeps concurrent additions and removals", () => {
  expect(rearranged(["mug", "jug", "jar", "vase"], ["mug", "jug", "jar"], ["mug", "jar", "jug"])).toEqual(["mug", "vase", "jar", "jug"]);
  expect(rearranged(["jug", "jar"], ["mug", "jug", "jar"], ["mug", "jar", "jug"])).toEqual(["jar", "jug"]);
});

test("restores a removed product to its place in the current list", () => {
  const before = ["mug", "jug", "jar"];
  expect(withPutBack(["mug", "jar"], before, "jug")).toEqual(before);
  expect(withPutBack(["mug", "vase"], before, "jug")).toEqual(["mug", "jug", "vase"]);
  expect(withPutBack(["jar", "vase"], before, "jug")).toEqual(["jug", "jar", "vase"]);
  expect(withPutBack(["jug", "mug"], before, "jug")).toEqual(["jug", "mug"]);
});
