import fc from "fast-check";
import { expect, test } from "vitest";
import { ownerTransition } from "./stock-change.ts";

test("moves add up to the stock for any sequence of writes, each with the stock at that time", () => {
  const counts = fc.array(fc.option(fc.nat({ max: 20 })), { maxLength: 30 });
  fc.assert(
    fc.property(counts, (all) => {
      let before: number | null = null;
      let sum = 0;
      for (const after of all) {
        const move = ownerTransition(before === null ? null : { available: before }, after === null ? null : { available: after });
        expect(move === null).toBe(before === after);
        sum += move?.difference ?? 0;
        if (move) expect(move.after).toBe(after);
        expect(sum).toBe(after ?? 0);
        before = after;
      }
    }),
  );
});

test("a note belongs to the write it came with, and to no later one", () => {
  const edit = { cause: "correction", note: "Counted the shelf", at: 2_000 } as const;
  const before = { available: 5, updatedAt: 1_000 };
  expect(ownerTransition(before, { available: 3, updatedAt: 2_000, edit })).toMatchObject({
    cause: "correction",
    note: "Counted the shelf",
  });
  expect(ownerTransition({ available: 3, updatedAt: 2_000, edit }, { available: 4, updatedAt: 3_000, edit })).toMatchObject({
    cause: "changed",
    note: "",
  });
  expect(ownerTransition({ available: 3, updatedAt: 2_000, edit }, null)).toMatchObject({ cause: "uncounted", note: "" });
});
