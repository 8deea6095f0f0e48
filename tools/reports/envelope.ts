import { z } from "zod";

const objectSchema = z.looseObject({});
const itemHeaderSchema = z.looseObject({ type: z.string(), length: z.number().int().nonnegative().optional() });

/** One item of an envelope: its header, and its payload parsed when it is JSON. */
export type Item = { type: string; header: Record<string, unknown>; payload: unknown };
export type Envelope = { header: Record<string, unknown>; items: Item[] };

/**
 * Takes a Sentry envelope apart: a line of JSON about the whole, then for each item a line about it and its payload, which
 * ends with the line when no length says otherwise. Throws for anything else.
 */
export function parseEnvelope(bytes: Buffer): Envelope {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(0x0a, at);
    const text = bytes.subarray(at, end < 0 ? bytes.length : end).toString("utf8");
    at = end < 0 ? bytes.length : end + 1;
    return text;
  };
  const header = objectSchema.parse(JSON.parse(line()));
  const items: Item[] = [];
  while (at < bytes.length) {
    const text = line();
    if (text === "") continue;
    const itemHeader = itemHeaderSchema.parse(JSON.parse(text));
    items.push({ type: itemHeader.type, header: itemHeader, payload: payloadOf(itemHeader.length) });
  }
  return { header, items };

  function payloadOf(length: number | undefined): unknown {
    const text = length === undefined ? line() : bytes.subarray(at, at + length).toString("utf8");
    if (length !== undefined) {
      if (at + length > bytes.length) throw new Error("an item is longer than its envelope");
      at += length + 1;
    }
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
}
