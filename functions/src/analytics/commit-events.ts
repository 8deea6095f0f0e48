import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { COUNT_SHARDS } from "@awning/domain/analytics/counts";
import { LRUCache } from "lru-cache";
import type { DayPart } from "#data/analytics/counts.ts";
import { BatchQueue } from "#platform/batch-queue.ts";
import { randomId } from "#platform/secure-ids.ts";

/**
 * An event on a day in the owner's time zone. `rows` are `event.ts`'s, one for each visitor that it stands for, `sweepAt` when the day is closed (ms since 1970), `linkId` the link a
 * person opened, if any.
 */
export type DayEvent = { siteId: string; day: string; sweepAt: number; rows: readonly string[]; linkId: string | null };

/** UTF-8 bytes of rows per document: below half of its limit, and some thousand visits. */
const CHUNK_BYTES_MAX = 400_000;
/** Minimum time between writes of a busy site. */
const PAUSE_MS = 200;

/**
 * Batches events: those that arrive during a site's write share the next one. Idle sites use one document a day; under load, writes are
 * sharded and batched.
 * @returns a function that resolves when its event is stored
 */
export function groupCommit(add: (parts: readonly DayPart[]) => Promise<void>): (event: DayEvent) => Promise<void> {
  const chunks = new Chunks();
  const commits = new BatchQueue(async (siteId: string, events: readonly DayEvent[]) => {
    const isBusy = events.length > 1;
    const shard = isBusy ? randomInt(COUNT_SHARDS) : 0;
    try {
      await add(toParts(siteId, events, shard, chunks));
    } catch (error) {
      if (!isFull(error)) throw error;
      // Nothing was stored, so the batch is retried in empty documents.
      for (const day of new Set(events.map((event) => event.day))) chunks.leave(siteId, day);
      await add(toParts(siteId, events, shard, chunks));
    }
    if (isBusy) await wait(PAUSE_MS);
  });
  return (event) => commits.ask(event.siteId, event);
}

/** Whether a write failed because its document exceeds the limit (`INVALID_ARGUMENT`). */
function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 3;
}

type Part = DayPart & { clicks: Map<string, number>; rows: string[] };

/** One part per written document: usually one, more around midnight or when a document is full. */
function toParts(siteId: string, events: readonly DayEvent[], shard: number, chunks: Chunks): DayPart[] {
  const parts = new Map<string, Part>();
  for (const { day, sweepAt, rows, linkId } of events) {
    const chunk = chunks.take(
      siteId,
      day,
      rows.reduce((bytes, row) => bytes + Buffer.byteLength(row) + 1, 0),
    );
    const part = parts.get(chunk) ?? { siteId, day, shard, sweepAt, chunk, clicks: new Map<string, number>(), rows: [] };
    if (linkId !== null) part.clicks.set(linkId, (part.clicks.get(linkId) ?? 0) + rows.length);
    part.rows.push(...rows);
    parts.set(chunk, part);
  }
  return [...parts.values()];
}

/** Document names kept in memory. */
const OPEN_MAX = 5000;

/** Names the documents an instance writes to. No other instance uses them, so it knows their size. */
class Chunks {
  readonly #own = randomId(8);
  // An evicted name restarts at the first document, which is full at twice the bytes at the earliest.
  readonly #open = new LRUCache<string, { number: number; bytes: number }>({ max: OPEN_MAX });

  /** The document with room for this many bytes. */
  take(siteId: string, day: string, bytes: number): string {
    const open = this.#at(siteId, day);
    if (open.bytes > 0 && open.bytes + bytes > CHUNK_BYTES_MAX) this.leave(siteId, day);
    const { number } = open;
    open.bytes += bytes;
    return `${day}-${this.#own}-${number}`;
  }

  leave(siteId: string, day: string): void {
    const open = this.#at(siteId, day);
    open.number++;
    open.bytes = 0;
  }

  #at(siteId: string, day: string): { number: number; bytes: number } {
    const key = `${siteId} ${day}`;
    const open = this.#open.get(key) ?? { number: 0, bytes: 0 };
    this.#open.set(key, open);
    return open;
  }
}
