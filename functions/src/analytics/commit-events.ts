import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { COUNT_SHARDS } from "@awning/domain/analytics/counts";
import type { DayPart } from "#data/analytics/counts.ts";
import { BatchQueue } from "#platform/batch-queue.ts";
import { RecentMap } from "#platform/recent-map.ts";
import { randomId } from "#platform/secure-ids.ts";

/**
 * Something that a page told, on a day by the clocks of its owner. `row` is `event.ts`'s, `sweepAt` when the day is closed (ms since 1970),
 * `linkId` the link that was opened by a person, if one was.
 */
export type DayEvent = { siteId: string; day: string; sweepAt: number; row: string; linkId: string | null };

/** Rows in one document at most: far below what a document holds. */
const ROWS_A_CHUNK = 2000;
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
    await add(toParts(siteId, events, isBusy ? randomInt(COUNT_SHARDS) : 0, chunks));
    if (isBusy) await wait(PAUSE_MS);
  });
  return (event) => commits.ask(event.siteId, event);
}

/** Two parts around midnight, otherwise one. */
function toParts(siteId: string, events: readonly DayEvent[], shard: number, chunks: Chunks): DayPart[] {
  const days = new Map<string, DayPart & { clicks: Map<string, number>; rows: string[] }>();
  for (const { day, sweepAt, row, linkId } of events) {
    const part = days.get(day) ?? { siteId, day, shard, sweepAt, chunk: "", clicks: new Map<string, number>(), rows: [] };
    if (linkId !== null) part.clicks.set(linkId, (part.clicks.get(linkId) ?? 0) + 1);
    part.rows.push(row);
    days.set(day, part);
  }
  return [...days.values()].map((part) => ({ ...part, chunk: chunks.take(siteId, part.day, part.rows.length) }));
}

/** Documents whose names are remembered. */
const OPEN_MAX = 5000;

/** Names the documents that an instance writes rows into: it alone, so that it knows when one is full. */
class Chunks {
  readonly #own = randomId(8);
  // A name that was forgotten begins a document that is not full: no more than twice as many rows.
  readonly #open = new RecentMap<string, { number: number; rows: number }>(OPEN_MAX);

  take(siteId: string, day: string, rows: number): string {
    const key = `${siteId} ${day}`;
    const open = this.#open.get(key) ?? { number: 0, rows: 0 };
    if (open.rows > 0 && open.rows + rows > ROWS_A_CHUNK) {
      open.number++;
      open.rows = 0;
    }
    open.rows += rows;
    this.#open.set(key, open);
    return `${day}-${this.#own}-${open.number}`;
  }
}
