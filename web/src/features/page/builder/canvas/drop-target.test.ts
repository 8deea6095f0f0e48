import { type Block, newBlock } from "@awning/domain/page/block";
import { expect, test } from "vitest";
import { dropAt } from "./drop-target.ts";
import type { Layout, Rect } from "./use-layout.ts";

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const blocks: Block[] = [
  newBlock("heading", "a"),
  { ...newBlock("columns", "c"), columns: [{ blocks: [newBlock("text", "x")] }, { blocks: [] }] },
  newBlock("divider", "b"),
];
const layout: Layout = {
  height: 400,
  blocks: new Map([
    ["a", rect(20, 0, 300, 40)],
    ["c", rect(20, 60, 300, 100)],
    ["x", rect(20, 60, 140, 100)],
    ["b", rect(20, 180, 300, 20)],
  ]),
  columns: new Map([["c", [rect(20, 60, 140, 100), rect(180, 60, 140, 100)]]]),
};
const fresh = newBlock("spacer", "n");

test("drops a new block between the blocks around the pointer", () => {
  expect(dropAt(blocks, layout, fresh, { x: 100, y: 5 })).toEqual({
    place: { columnsId: null, column: 0, index: 0 },
    line: { x: 20, width: 300, y: 0 },
  });
  expect(dropAt(blocks, layout, fresh, { x: 100, y: 62 })).toMatchObject({ place: { index: 1 }, line: { y: 50 } });
  expect(dropAt(blocks, layout, fresh, { x: 100, y: 390 })).toMatchObject({ place: { index: 3 }, line: { y: 200 } });
});

test("drops into the column under the pointer, and into an empty one at once", () => {
  expect(dropAt(blocks, layout, fresh, { x: 100, y: 140 })?.place).toEqual({ columnsId: "c", column: 0, index: 1 });
  expect(dropAt(blocks, layout, fresh, { x: 200, y: 62 })?.place).toEqual({ columnsId: "c", column: 1, index: 0 });
});

test("offers no drop target at a block’s own position or in its own columns", () => {
  const [a, c] = blocks;
  expect(a && dropAt(blocks, layout, a, { x: 100, y: 5 })).toBeNull();
  expect(a && dropAt(blocks, layout, a, { x: 100, y: 170 })?.place).toEqual({ columnsId: null, column: 0, index: 1 });
  expect(c && dropAt(blocks, layout, c, { x: 200, y: 100 })).toBeNull();
});

test("accepts the first block anywhere on an empty page", () => {
  const empty: Layout = { height: 400, blocks: new Map(), columns: new Map() };
  expect(dropAt([], empty, fresh, { x: 10, y: 300 })?.place).toEqual({ columnsId: null, column: 0, index: 0 });
});
