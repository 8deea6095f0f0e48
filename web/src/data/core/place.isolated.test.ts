import { describe, expect, it, vi } from "vitest";
import { keyAt, moved } from "./place.ts";

// The data module opens Firebase; this test needs only its sort keys.
vi.mock("#data/link/links.ts", async () => {
  const { generateKeyBetween } = await import("fractional-indexing");
  return {
    orderBetween: (before: { order: string } | null, after: { order: string } | null) =>
      generateKeyBetween(before?.order ?? null, after?.order ?? null),
  };
});

const LIST = [
  { id: "a", order: "a0" },
  { id: "b", order: "a1" },
  { id: "c", order: "a2" },
];
const ids = (list: readonly { id: string }[]) => list.map((one) => one.id).join("");

describe("placing a link", () => {
  it.each([
    ["a", 2, "bca"],
    ["c", 0, "cab"],
    ["c", 1, "acb"],
    ["b", 1, "abc"],
  ])("moves %s to %i", (id, to, order) => {
    const key = keyAt(LIST, id, to);
    const sorted = LIST.map((one) => (one.id === id ? { ...one, order: key } : one)).sort((x, y) => (x.order < y.order ? -1 : 1));
    expect(ids(sorted)).toBe(order);
    expect(ids(moved(LIST, id, to))).toBe(order);
  });

  it("adds at the top and into an empty list", () => {
    expect(keyAt(LIST, null, 0) < "a0").toBe(true);
    expect(keyAt([], null, 0)).toBe("a0");
  });

  it("finds a position after two entries with the same key", () => {
    const twins = [
      { id: "a", order: "a0" },
      { id: "b", order: "a0" },
      { id: "c", order: "a1" },
    ];
    expect(keyAt(twins, "c", 1) > "a0").toBe(true);
    expect(keyAt(twins, null, 1) > "a0").toBe(true);
    expect(keyAt(twins, null, 1) < "a1").toBe(true);
  });

  it("inserts a hundred times at the same position", () => {
    let list = LIST;
    for (let count = 0; count < 100; count += 1) {
      const key = keyAt(list, null, 1);
      list = [...list, { id: `n${count}`, order: key }].sort((x, y) => (x.order < y.order ? -1 : 1));
      expect(list[1]?.order).toBe(key);
    }
  });
});
