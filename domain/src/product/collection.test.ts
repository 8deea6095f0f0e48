import fc from "fast-check";
import { expect, test } from "vitest";
import { rearranging, withPutBack } from "./collection.ts";

/** As the database does it to the list as it is there. */
function rearranged(stored: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const { out, back } = rearranging(before, after);
  const left = stored.filter((id) => !out.includes(id));
  return [...left, ...back.filter((id) => !left.includes(id))];
}

test("a list that nobody else changed becomes what it was made", () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 8 });
  const moved = ids.chain((before) => fc.tuple(fc.constant(before), fc.shuffledSubarray(before)));
  fc.assert(
    fc.property(moved, ([before, after]) => {
      expect(rearranged(before, before, after)).toEqual(after);
    }),
  );
});

test("what another device added or took out ahead meanwhile stays so", () => {
  expect(rearranged(["mug", "jug", "jar", "vase"], ["mug", "jug", "jar"], ["mug", "jar", "jug"])).toEqual(["mug", "vase", "jar", "jug"]);
  expect(rearranged(["jug", "jar"], ["mug", "jug", "jar"], ["mug", "jar", "jug"])).toEqual(["jar", "jug"]);
});

test("what was taken out comes back to its place in the list as it is by now", () => {
  const before = ["mug", "jug", "jar"];
  expect(withPutBack(["mug", "jar"], before, "jug")).toEqual(before);
  expect(withPutBack(["mug", "vase"], before, "jug")).toEqual(["mug", "jug", "vase"]);
  expect(withPutBack(["jar", "vase"], before, "jug")).toEqual(["jug", "jar", "vase"]);
  expect(withPutBack(["jug", "mug"], before, "jug")).toEqual(["jug", "mug"]);
});
