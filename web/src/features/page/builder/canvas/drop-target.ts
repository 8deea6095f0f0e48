import type { Block } from "@awning/domain/page/block";
import { findBlock, fits, type Place } from "../tree.ts";
import type { Layout, Rect } from "./use-layout.ts";

/** The drop position and the line that marks it. `place.index` is the index without the dragged block. */
export type Drop = { place: Place; line: { x: number; y: number; width: number } };

/**
 * The drop position at a point of the page: the innermost column that accepts the block, otherwise the page, between the two
 * blocks whose centers surround the point.
 * @param dragged the block itself, or a new one that is not on the page
 */
export function dropAt(blocks: readonly Block[], layout: Layout, dragged: Block, point: { x: number; y: number }): Drop | null {
  const list = listAt(blocks, layout, dragged, point);
  const rest = list.blocks.filter((block) => block.id !== dragged.id);
  const rects = rest.map((block) => layout.blocks.get(block.id));
  const below = rects.findIndex((rect) => rect && point.y < rect.y + rect.height / 2);
  const index = below < 0 ? rest.length : below;
  const place = { columnsId: list.columnsId, column: list.column, index };
  if (isSamePlace(blocks, dragged, place)) return null;
  return { place, line: { x: list.rect.x, width: list.rect.width, y: lineOf(rects, index, list.rect) } };
}

type List = { columnsId: string | null; column: number; blocks: readonly Block[]; rect: Rect };

function listAt(blocks: readonly Block[], layout: Layout, dragged: Block, point: { x: number; y: number }): List {
  const rects = blocks.flatMap((block) => layout.blocks.get(block.id) ?? []);
  const x = Math.min(...rects.map((rect) => rect.x));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const page: Rect = rects.length > 0 ? { x, y: rects[0]?.y ?? 0, width: right - x, height: 0 } : { x: 0, y: 0, width: 0, height: 0 };
  let best: List = { columnsId: null, column: 0, blocks, rect: page };
  for (const [columnsId, columns] of layout.columns) {
    const columnsBlock = findBlock(blocks, columnsId)?.block;
    if (columnsBlock?.type !== "columns" || !fits(blocks, dragged, columnsId)) continue;
    const column = columns.findIndex((rect) => isInside(rect, point));
    const rect = columns[column];
    const inside = columnsBlock.columns[column];
    // Later ones are nested deeper. A strip at the top and bottom edge belongs to the page, so a block can be dropped beside
    // the columns.
    if (rect && inside && (inside.blocks.length === 0 || isDeep(rect, point))) best = { columnsId, column, blocks: inside.blocks, rect };
  }
  return best;
}

const EDGE = 10;

function isInside(rect: Rect, { x, y }: { x: number; y: number }): boolean {
  return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
}

function isDeep(rect: Rect, { y }: { y: number }): boolean {
  return y > rect.y + EDGE && y < rect.y + rect.height - EDGE;
}

function isSamePlace(blocks: readonly Block[], dragged: Block, place: Place): boolean {
  const now = findBlock(blocks, dragged.id)?.place;
  return now !== undefined && now.columnsId === place.columnsId && now.column === place.column && now.index === place.index;
}

function lineOf(rects: readonly (Rect | undefined)[], index: number, list: Rect): number {
  const above = rects[index - 1];
  const below = rects[index];
  if (above && below) return (above.y + above.height + below.y) / 2;
  if (below) return below.y;
  return above ? above.y + above.height : list.y + list.height / 2;
}
