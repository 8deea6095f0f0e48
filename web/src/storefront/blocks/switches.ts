import type { Block } from "@awning/domain/page/block";
import { walkBlocks } from "@awning/domain/page/blocks";
import { type OpeningHours, openNow } from "@awning/domain/site/opening-hours";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { isShownAt, nextSwitch } from "@awning/domain/values/visible";
import { DAY, HOUR, MINUTE } from "./time-left.ts";

/**
 * When the page next changes on its own: a block appears or disappears, a countdown changes, the shop opens or closes. Caches
 * must not keep the page longer. `null` when nothing depends on time.
 */
export function nextChange(blocks: readonly Block[], hours: OpeningHours | null, now: number): number | null {
  const moments: number[] = [];
  for (const { block } of walkBlocks(blocks)) {
    const next = nextSwitch([block.visible], now);
    if (next !== null) moments.push(next);
    if (!isShownAt(block.visible, now)) continue;
    if (block.type === "countdown" && block.props.until !== null) moments.push(...nextTick(block.props.until, now));
    if (block.type === "hours" && hours) moments.push(...nextHours(hours, now));
  }
  return moments.length > 0 ? Math.min(...moments) : null;
}

function nextTick(until: number, now: number): number[] {
  const left = until - now;
  if (left <= 0) return [];
  const unit = left > DAY ? HOUR : MINUTE;
  return [until - (Math.ceil(left / unit) - 1) * unit];
}

function nextHours(hours: OpeningHours, now: number): number[] {
  const open = openNow(hours, now);
  const change = open.isOpen ? open.until : open.opensAt;
  const midnight = momentOf({ day: addDays(wallTime(now, hours.zone).day, 1), minute: 0 }, hours.zone);
  return change === null ? [midnight] : [change, midnight];
}
