import type { IgnoredReason, ReadCounts } from "@awning/domain/booking/calendars/calendar";
import { joinRanges, OUTSIDE_RANGES_MAX } from "@awning/domain/booking/calendars/outside-time";
import ICAL from "ical.js";
import { blocksOf, isLongOver, valueIn } from "./ics-blocks.ts";
import { type EventOfFile, occurrencesOf, TooMuch, toEvent } from "./ics-events.ts";
import { FileZones } from "./ics-zones.ts";

/** What to read of a file. `from` and `to` in minutes since 1970. */
export type ReadWindow = {
  from: number;
  to: number;
  /** For times without a zone, and for whole days. */
  zone: string;
  /** The end of the UIDs of our own bookings, which calendars have from our mails. */
  ownMark: string;
};

/** The busy ranges of a file in minutes since 1970, flat as in `OutsideTime`, or why it is not used. */
export type ReadFile = { trouble: null; ranges: number[]; counts: ReadCounts } | { trouble: "not_a_calendar" | "too_much" };

const DAY = 1440;

/** Reads when a calendar file says that somebody is busy. May take long on hostile files: see `read-apart.ts`. */
export function readIcs(text: string, window: ReadWindow): ReadFile {
  const { events: blocks, zones: zoneBlocks, isCalendar } = blocksOf(text);
  if (!isCalendar) return { trouble: "not_a_calendar" };
  const ignored: Record<IgnoredReason, number> = { free: 0, cancelled: 0, own: 0, elsewhen: 0, unreadable: 0 };
  const zones = new FileZones(zoneBlocks, window.zone);
  const oldest = new Date((window.from - 2 * DAY) * 60_000).toISOString().slice(0, 10).replaceAll("-", "");
  const read: EventOfFile[] = [];
  for (const block of blocks) {
    if (isLongOver(block, oldest)) ignored.elsewhen++;
    else {
      const event = parsed(block, zones);
      if (event === null) ignored.unreadable++;
      else read.push(event);
    }
  }
  const moved = movedOf(read);
  const ranges: { from: number; to: number }[] = [];
  let events = 0;
  try {
    for (const event of read) {
      const reason = reasonToIgnore(event, window.ownMark);
      if (reason !== null) {
        ignored[reason]++;
        continue;
      }
      const before = ranges.length;
      try {
        for (const range of occurrencesOf(event, moved.get(event.uid), zones.own, window)) ranges.push(range);
      } catch (error) {
        if (error instanceof TooMuch) throw error;
        ignored.unreadable++;
        continue;
      }
      if (ranges.length > before) events++;
      else ignored.elsewhen++;
    }
  } catch (error) {
    if (error instanceof TooMuch) return { trouble: "too_much" };
    throw error;
  }
  const flat = joinRanges(ranges, window);
  return flat.length > 2 * OUTSIDE_RANGES_MAX ? { trouble: "too_much" } : { trouble: null, ranges: flat, counts: { events, ignored } };
}

function parsed(block: string, zones: FileZones): EventOfFile | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`));
    const component = calendar.getFirstSubcomponent("vevent");
    return component && toEvent(component, zones, { uid: valueIn(block, "UID"), isFree: isFree(block), status: valueIn(block, "STATUS") });
  } catch {
    return null;
  }
}

/** Outlook says it in a property of its own. */
function isFree(block: string): boolean {
  return /^TRANSPARENT$/i.test(valueIn(block, "TRANSP")) || /^FREE$/i.test(valueIn(block, "X-MICROSOFT-CDO-BUSYSTATUS"));
}

function reasonToIgnore({ uid, status, isFree, isEmpty }: EventOfFile, ownMark: string): IgnoredReason | null {
  if (uid.endsWith(ownMark)) return "own";
  if (/^CANCELLED$/i.test(status)) return "cancelled";
  return isFree || isEmpty ? "free" : null;
}

/** The occurrences that have an event of their own, by the event they belong to. A canceled or free one no longer closes its time. */
function movedOf(events: readonly EventOfFile[]): Map<string, ReadonlySet<string>> {
  const moved = new Map<string, Set<string>>();
  for (const { uid, replaces } of events) {
    if (replaces === null) continue;
    const all = moved.get(uid) ?? new Set();
    moved.set(uid, all.add(replaces));
  }
  return moved;
}
