import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { COUNT_SHARDS } from "@awning/domain/analytics/counts";
import { LRUCache } from "lru-cache";
import type { DayPart } from "#data/analytics/counts.ts";
import { BatchQueue } from "#platform/batch-queue.ts";
import { randomId } from "#platform/secure-ids.ts";

/**
 * Something that a page told, on a day by the clocks of its owner. `row` is `event.ts`'s, `sweepAt` when the day is closed (ms since 1970),
 * `linkId` the link that was opened by a person, if one was.
 */
export type DayEvent = { siteId: string; day: string; sweepAt: number; row: string; linkId: string | null };

/** UTF-8 bytes of rows in one document: less than half of what a document holds, and some thousand visits. */
const CHUNK_BYTES_MAX = 400_000;
/** A site where visitors wait for each other is written this often at most. */
const PAUSE_MS = 200;

/**
 * Commits events in groups: those that arrive while a write for their site is under way share the next one. A page where
 * nobody waits is counted in one document a day; as soon as somebody does, writes are spread and gathered.
 * @returns what takes an event; it answers when the event is stored
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
      // Nothing of it is stored: it goes into documents that are empty.
      for (const day of new Set(events.map((event) => event.day))) chunks.leave(siteId, day);
      await add(toParts(siteId, events, shard, chunks));
    }
    if (isBusy) await wait(PAUSE_MS);
  });
  return (event) => commits.ask(event.siteId, event);
}

/** Whether a document would hold more than one may (`INVALID_ARGUMENT`). */
function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 3;
}

type Part = DayPart & { clicks: Map<string, number>; rows: string[] };

/** One part for each document that is written: two around midnight, and where a document has no room for all, otherwise one. */
function toParts(siteId: string, events: readonly DayEvent[], shard: number, chunks: Chunks): DayPart[] {
  const parts = new Map<string, Part>();
  for (const { day, sweepAt, row, linkId } of events) {
    const chunk = chunks.take(siteId, day, Buffer.byteLength(row) + 1);
    const part = parts.get(chunk) ?? { siteId, day, shard, sweepAt, chunk, clicks: new Map<string, number>(), rows: [] };
    if (linkId !== null) part.clicks.set(linkId, (part.clicks.get(linkId) ?? 0) + 1);
    part.rows.push(row);
    parts.set(chunk, part);
  }
  return [...parts.values()];
}

/** Documents whose names are remembered. */
const OPEN_MAX = 5000;

/** Names the documents that an instance writes rows into: it alone, so that it knows when one is full. */
class Chunks {
  readonly #own = randomId(8);
  // A name that was forgotten goes on in the first document, which is full at twice as many bytes at the earliest.
  readonly #open = new LRUCache<string, { number: number; bytes: number }>({ max: OPEN_MAX });

  /** The document that has room for so many bytes more. */
  take(siteId: string, day: string, bytes: number): string {
    const open = this.#at(siteId, day);
    if (open.bytes > 0 && open.bytes + bytes > CHUNK_BYTES_MAX) this.leave(siteId, day);
    const { number } = open;
    open.bytes += bytes;
    return `${day}-${this.#own}-${number}`;
  }

  /** Begins the next document. */
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
