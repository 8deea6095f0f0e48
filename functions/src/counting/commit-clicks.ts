import { randomInt } from "node:crypto";
import { COUNT_SHARDS } from "@awning/domain/counts";
import type { DayPart } from "#data/counts.ts";
import { Coalescer } from "#platform/coalescer.ts";

/** A click on a link, on a day by the clocks of its owner. */
export type Click = { siteId: string; linkId: string; day: string };

/**
 * Commits clicks in groups: those that arrive while a write for their site is under way share the next one. A page where
 * nobody waits is counted in one document a day; as soon as somebody does, writes are spread over all parts of it.
 * @returns what takes a click; it answers when the click is stored
 */
export function groupCommit(add: (parts: readonly DayPart[]) => Promise<void>): (click: Click) => Promise<void> {
  const commits = new Coalescer((siteId: string, clicks: readonly Click[]) =>
    add(toParts(siteId, clicks, clicks.length > 1 ? randomInt(COUNT_SHARDS) : 0)),
  );
  return (click) => commits.ask(click.siteId, click);
}

/** Two parts around midnight, otherwise one. */
function toParts(siteId: string, clicks: readonly Click[], shard: number): DayPart[] {
  const days = new Map<string, Map<string, number>>();
  for (const { day, linkId } of clicks) {
    const counts = days.get(day) ?? new Map<string, number>();
    days.set(day, counts.set(linkId, (counts.get(linkId) ?? 0) + 1));
  }
  return [...days].map(([day, counts]) => ({ siteId, day, shard, clicks: counts }));
}
