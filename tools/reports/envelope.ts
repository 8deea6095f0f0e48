import { parseEnvelope } from "@sentry/core";
import { z } from "zod";

const LINE_BREAK = 10;
const headerSchema = z.looseObject({});
const itemSchema = z
  .tuple([z.looseObject({ type: z.string(), length: z.number().optional() }), z.unknown()])
  .refine(([{ length }, payload]) => !(payload instanceof Uint8Array) || payload.length === length, "an item is longer than its envelope")
  .transform(([header, payload]) => ({ type: header.type, header, payload: payload instanceof Uint8Array ? read(payload) : payload }));
const envelopeSchema = z.tuple([headerSchema, z.array(itemSchema)]).transform(([header, items]) => ({ header, items }));

/** An envelope; each item has its header and its payload, parsed if it is JSON. */
export type Envelope = z.infer<typeof envelopeSchema>;

/** Parses a Sentry envelope. Throws for anything else. */
export function readEnvelope(bytes: Uint8Array): Envelope {
  // Line breaks may follow the last item; the SDK would read an item there.
  const end = bytes.findLastIndex((byte) => byte !== LINE_BREAK) + 1;
  return envelopeSchema.parse(parseEnvelope(bytes.subarray(0, end)));
}

function read(payload: Uint8Array): unknown {
  const text = new TextDecoder().decode(payload);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
