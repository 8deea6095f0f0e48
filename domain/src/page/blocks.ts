import * as z from "zod/mini";
import { wholeCodePoints } from "../values/characters.ts";
import {
  BLOCK_DEPTH_MAX,
  BLOCK_TYPES,
  BLOCKS_BYTES_MAX,
  BLOCKS_MAX,
  type Block,
  COLUMNS_MAX,
  COLUMNS_MIN,
  type Column,
  columnsSchema,
  leafSchema,
} from "./block.ts";

/** A dropped block: its path (`0`, `3.1.2`: indexes from 0, through columns) and the reason. */
export type Dropped = {
  at: string;
  id: string | null;
  type: string | null;
  why: "unknown_type" | "bad_block" | "same_id" | "too_deep" | "too_many" | "too_large";
};
export type ParsedBlocks = { blocks: Block[]; dropped: Dropped[] };

type Reading = { count: number; ids: Set<string>; dropped: Dropped[] };

/** Keeps the valid blocks of any stored value in place and reports the others. Never throws. Idempotent. */
export function parseBlocks(value: unknown): ParsedBlocks {
  const reading: Reading = { count: 0, ids: new Set(), dropped: [] };
  let blocks = readList(value, "", 0, reading);
  while (blocks.length > 0 && blocksBytes(blocks) > BLOCKS_BYTES_MAX) {
    const last = blocks[blocks.length - 1];
    reading.dropped.push({ at: String(blocks.length - 1), id: last?.id ?? null, type: last?.type ?? null, why: "too_large" });
    blocks = blocks.slice(0, -1);
  }
  return { blocks, dropped: reading.dropped };
}

/** A schema that never refuses and keeps valid blocks. */
export const blocksSchema = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => parseBlocks(value).blocks),
  ),
  () => [],
);

function readList(value: unknown, path: string, depth: number, reading: Reading): Block[] {
  const blocks: Block[] = [];
  // More cannot be kept, and a hostile list is not walked to its end.
  const list: unknown[] = Array.isArray(value) ? value.slice(0, BLOCKS_MAX * 4) : [];
  for (const [place, one] of list.entries()) {
    const block = readBlock(one, `${path}${place}`, depth, reading);
    if (block) blocks.push(block);
  }
  return blocks;
}

function readBlock(value: unknown, at: string, depth: number, reading: Reading): Block | null {
  const { id, type } = labelOf(value);
  const drop = (why: Dropped["why"]) => {
    reading.dropped.push({ at, id, type, why });
    return null;
  };
  if (reading.count >= BLOCKS_MAX) return drop("too_many");
  if (type === "columns") {
    const head = columnsSchema.safeParse(value);
    if (!head.success) return drop("bad_block");
    if (depth >= BLOCK_DEPTH_MAX) return drop("too_deep");
    if (!take(head.data.id, reading)) return drop("same_id");
    return { ...head.data, columns: readColumns(value, at, depth, reading) };
  }
  const leaf = leafSchema.safeParse(value);
  if (!leaf.success) return drop(BLOCK_TYPES.some((known) => known === type) ? "bad_block" : "unknown_type");
  return take(leaf.data.id, reading) ? leaf.data : drop("same_id");
}

function take(id: string, reading: Reading): boolean {
  if (reading.ids.has(id)) return false;
  reading.ids.add(id);
  reading.count++;
  return true;
}

function readColumns(value: unknown, at: string, depth: number, reading: Reading): Column[] {
  const stored: unknown[] = isRecord(value) && Array.isArray(value.columns) ? value.columns.slice(0, COLUMNS_MAX) : [];
  const columns = stored.map((column, place) => ({
    blocks: readList(isRecord(column) ? column.blocks : [], `${at}.${place}.`, depth + 1, reading),
  }));
  while (columns.length < COLUMNS_MIN) columns.push({ blocks: [] });
  return columns;
}

function labelOf(value: unknown): { id: string | null; type: string | null } {
  if (!isRecord(value)) return { id: null, type: null };
  const short = (text: unknown) => (typeof text === "string" ? wholeCodePoints(text, 40) : null);
  return { id: short(value.id), type: short(value.type) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function* walkBlocks(blocks: readonly Block[], depth = 0): Generator<{ block: Block; depth: number }> {
  for (const block of blocks) {
    yield { block, depth };
    if (block.type === "columns") for (const column of block.columns) yield* walkBlocks(column.blocks, depth + 1);
  }
}

export function countBlocks(blocks: readonly Block[]): number {
  return [...walkBlocks(blocks)].length;
}

/** Maps a tree of blocks, depth first; `null` removes a block. */
export function mapBlocks(blocks: readonly Block[], change: (block: Block) => Block | null): Block[] {
  return blocks.flatMap((block) => {
    const inner =
      block.type === "columns" ? { ...block, columns: block.columns.map((one) => ({ blocks: mapBlocks(one.blocks, change) })) } : block;
    const changed = change(inner);
    return changed ? [changed] : [];
  });
}

export function copyBlock(block: Block, newId: () => string): Block {
  return mapBlocks([block], (one) => ({ ...one, id: newId() }))[0] ?? block;
}

/** An upper bound of the UTF-8 size as JSON. */
export function blocksBytes(blocks: readonly Block[]): number {
  const text = JSON.stringify(blocks);
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) bytes += 2;
  return bytes;
}
