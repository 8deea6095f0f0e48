import fc from "fast-check";
import { expect, test } from "vitest";
import { turnAt } from "./close-strays.ts";

const RUN_MS = 5 * 60_000;

test("checks every uid exactly once per cycle", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 28, unit: "grapheme-ascii" }), fc.nat(4_000_000_000_000), (uid, now) => {
      const turns = Array.from({ length: 36 }, (_, run) => turnAt(now + run * RUN_MS));
      const own = turns.filter(({ from, until }) => (from === null || uid >= from) && (until === null || uid < until));
      expect(own).toHaveLength(1);
    }),
  );
});
