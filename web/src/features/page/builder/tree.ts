import type { Media } from "@awning/domain/media/media";
import { BLOCK_DEPTH_MAX, BLOCKS_BYTES_MAX, BLOCKS_MAX, type Block, type ColumnsBlock } from "@awning/domain/page/block";
import { GALLERY_MAX } from "@awning/domain/page/block-props";
import { blocksBytes, countBlocks, mapBlocks, walkBlocks } from "@awning/domain/page/blocks";
import * as labels from "./labels.ts";

/** Where a block is: on the page itself (`columnsId` is `null`) or in a column of a columns block. */
export type Place = { columnsId: string | null; column: number; index: number };
export type Found = { block: Block; place: Place; siblings: readonly Block[]; depth: number };

/** A block with its position; `null` when it is not on the page. */
export function findBlock(blocks: readonly Block[], id: string): Found | null {
  return findIn(blocks, id, { columnsId: null, column: 0 }, 0);
}

function findIn(list: readonly Block[], id: string, parent: Omit<Place, "index">, depth: number): Found | null {
  for (const [index, block] of list.entries()) {
    if (block.id === id) return { block, place: { ...parent, index }, siblings: list, depth };
    if (block.type !== "columns") continue;
    for (const [column, { blocks }] of block.columns.entries()) {
      const found = findIn(blocks, id, { columnsId: block.id, column }, depth + 1);
      if (found) return found;
    }
  }
  return null;
}

/** Inserts a block; an index beyond the end means the end. Returns the same tree when the position does not exist. */
export function insertBlock(blocks: readonly Block[], place: Place, block: Block): Block[] {
  const into = (list: readonly Block[]) => list.toSpliced(place.index, 0, block);
  if (place.columnsId === null) return into(blocks);
  return mapBlocks(blocks, (one) =>
    one.id === place.columnsId && one.type === "columns"
      ? { ...one, columns: one.columns.map((column, at) => (at === place.column ? { blocks: into(column.blocks) } : column)) }
      : one,
  );
}

/** Removes a block with its nested blocks. */
export function removeBlock(blocks: readonly Block[], id: string): Block[] {
  return mapBlocks(blocks, (one) => (one.id === id ? null : one));
}

/**
 * Restores a removed block to its position, or to the end when its columns are gone.
 * @returns the same tree when it, or one of its nested blocks, is already on the page
 */
export function restoreBlock(blocks: readonly Block[], { block, place }: Found): readonly Block[] {
  if ([...walkBlocks([block])].some((inner) => findBlock(blocks, inner.block.id))) return blocks;
  const back = fits(blocks, block, place.columnsId) ? insertBlock(blocks, place, block) : blocks;
  return findBlock(back, block.id) ? back : insertBlock(blocks, endOf(blocks), block);
}

/** The position after the last block of the page. */
export function endOf(blocks: readonly Block[]): Place {
  return { columnsId: null, column: 0, index: blocks.length };
}

/** Replaces the block with the same id. */
export function replaceBlock(blocks: readonly Block[], block: Block): Block[] {
  return mapBlocks(blocks, (one) => (one.id === block.id ? block : one));
}

/**
 * Adds a picture to the block with this id, or sets its only one.
 * @returns the same tree when the block is gone
 */
export function addPicture(blocks: readonly Block[], id: string, image: Media): readonly Block[] {
  if (!findBlock(blocks, id)) return blocks;
  return mapBlocks(blocks, (one) => {
    if (one.id !== id) return one;
    if (one.type === "image") return { ...one, props: { ...one.props, image } };
    if (one.type === "gallery") return { ...one, props: { ...one.props, images: [...one.props.images, image].slice(0, GALLERY_MAX) } };
    return one;
  });
}

/**
 * Moves a block. `place.index` is the index without it.
 * @returns the same tree when it does not fit there: inside itself, or nested too deep
 */
export function moveBlock(blocks: readonly Block[], id: string, place: Place): readonly Block[] {
  const found = findBlock(blocks, id);
  if (!found || !fits(blocks, found.block, place.columnsId)) return blocks;
  return insertBlock(removeBlock(blocks, id), place, found.block);
}

/** Whether a block fits there: columns nest once, and nothing nests in itself. */
export function fits(blocks: readonly Block[], block: Block, columnsId: string | null): boolean {
  if (columnsId === null) return true;
  if ([...walkBlocks([block])].some((inner) => inner.block.id === columnsId)) return false;
  const parent = findBlock(blocks, columnsId);
  if (!parent) return false;
  return parent.depth + 1 + heightOf(block) <= BLOCK_DEPTH_MAX;
}

/** The depth of nested columns of a block: 0 for all but columns. */
function heightOf(block: Block): number {
  if (block.type !== "columns") return 0;
  return 1 + Math.max(0, ...block.columns.flatMap((column) => column.blocks.map(heightOf)));
}

/**
 * The next position up or down by keyboard: past its neighbor, from column to column, and at the ends out of the columns.
 * @returns `null` at the ends of the page
 */
export function nextPlace(blocks: readonly Block[], id: string, way: "up" | "down"): Place | null {
  const found = findBlock(blocks, id);
  if (!found) return null;
  const { place, siblings } = found;
  const index = place.index + (way === "up" ? -1 : 1);
  if (index >= 0 && index < siblings.length) return { ...place, index };
  if (place.columnsId === null) return null;
  const parent = findBlock(blocks, place.columnsId);
  if (parent?.block.type !== "columns") return null;
  const column = place.column + (way === "up" ? -1 : 1);
  const next = parent.block.columns[column];
  if (next) return { ...place, column, index: way === "up" ? next.blocks.length : 0 };
  return { ...parent.place, index: parent.place.index + (way === "up" ? 0 : 1) };
}

/** The columns just above or below a block that it fits into. */
export function columnsBeside(blocks: readonly Block[], id: string): { block: ColumnsBlock; way: "above" | "below" }[] {
  const found = findBlock(blocks, id);
  if (!found) return [];
  const beside = [
    { block: found.siblings[found.place.index - 1], way: "above" as const },
    { block: found.siblings[found.place.index + 1], way: "below" as const },
  ];
  return beside.flatMap(({ block, way }) => (block?.type === "columns" && fits(blocks, found.block, block.id) ? [{ block, way }] : []));
}

/** Why a page with these blocks cannot take one more, as a message; `null` when it can. */
export function exceedsQuota(blocks: readonly Block[], block: Block): string | null {
  const count = countBlocks(blocks);
  if (count + countBlocks([block]) > BLOCKS_MAX) return labels.blocksCount(count, BLOCKS_MAX);
  return blocksBytes([...blocks, block]) > BLOCKS_BYTES_MAX ? labels.thisPageIsFull : null;
}
