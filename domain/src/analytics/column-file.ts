import * as z from "zod/mini";
import { type Column, type ColumnHead, decodeColumn, encodeColumn } from "./columns.ts";
import { type DataSet, forEachDimension, WORD_LISTS } from "./data-set.ts";
import { VISIT_DIMENSIONS } from "./event.ts";

const VERSION = 1;
const headSchema = z.object({
  v: z.literal(VERSION),
  days: z.array(z.string()),
  words: z.record(z.string(), z.array(z.string())),
  columns: z.array(z.tuple([z.number(), z.number(), z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(8)])])),
});

/** A data set as bytes: the length of the head, the head as JSON, then the columns in order. */
export function encodeFile(set: DataSet): Uint8Array {
  const encoded = columnsOf(set).map(encodeColumn);
  const head = toAscii({
    v: VERSION,
    days: set.days,
    words: set.words,
    columns: encoded.map(({ head: { count, least, width } }) => [count, least, width]),
  });
  const file = new Uint8Array(4 + head.length + encoded.reduce((sum, { bytes }) => sum + bytes.length, 0));
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, 4);
  let at = 4 + head.length;
  for (const { bytes } of encoded) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
}

/** @throws when the bytes are not such a file */
export function decodeFile(file: Uint8Array): DataSet {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headLength = view.getUint32(0, true);
  const head = headSchema.parse(fromAscii(file.subarray(4, 4 + headLength)));
  let at = 4 + headLength;
  const columns = head.columns.map(([count, least, width]): Column => {
    const column = decodeColumn({ count, least, width } satisfies ColumnHead, view, at);
    at += count * width;
    return column;
  });
  const take = () => {
    const column = columns.shift();
    if (!column) throw new RangeError("a column is missing");
    return column;
  };
  const [day, minute, visitor, eventCounts] = [take(), take(), take(), take()];
  const dimensions = forEachDimension(take);
  const [kind, delay, target, value, currency] = [take(), take(), take(), take(), take()];
  const words = {} as Record<(typeof WORD_LISTS)[number], readonly string[]>;
  for (const name of WORD_LISTS) words[name] = head.words[name] ?? [];
  const firstEvent = new Uint32Array(day.length + 1);
  const eventMinute = new Uint16Array(kind.length);
  for (let visit = 0; visit < day.length; visit++) {
    const [first, count] = [firstEvent[visit] ?? 0, eventCounts[visit] ?? 0];
    firstEvent[visit + 1] = first + count;
    for (let event = first; event < first + count; event++) eventMinute[event] = (minute[visit] ?? 0) + (delay[event] ?? 0);
  }
  if (firstEvent[day.length] !== kind.length) throw new RangeError("events are missing");
  return {
    days: head.days,
    visits: { count: day.length, day, minute, visitor, dimensions, firstEvent },
    events: { count: kind.length, kind, minute: eventMinute, target, value, currency },
    words,
  };
}

/** In the order that `decodeFile` reads. Events store their minutes since the start of the visit. */
function columnsOf({ visits, events }: DataSet): Column[] {
  const eventCounts = new Uint32Array(visits.count);
  const delay = new Uint16Array(events.count);
  for (let visit = 0; visit < visits.count; visit++) {
    const [first, end] = [visits.firstEvent[visit] ?? 0, visits.firstEvent[visit + 1] ?? 0];
    eventCounts[visit] = end - first;
    for (let event = first; event < end; event++) delay[event] = (events.minute[event] ?? 0) - (visits.minute[visit] ?? 0);
  }
  const dimensions = VISIT_DIMENSIONS.map((name) => visits.dimensions[name]);
  return [
    visits.day,
    visits.minute,
    visits.visitor,
    eventCounts,
    ...dimensions,
    events.kind,
    delay,
    events.target,
    events.value,
    events.currency,
  ];
}

/** JSON escaped to one byte per character. */
function toAscii(value: unknown): Uint8Array {
  const text = JSON.stringify(value).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const AT_ONCE = 8192;
function fromAscii(bytes: Uint8Array): unknown {
  let text = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return JSON.parse(text);
}
