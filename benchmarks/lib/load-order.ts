import * as z from "zod/mini";

/** What a run of load is to do. `rate`: requests a second however long answers take; `null`: the next as soon as one is answered. */
export const loadOrderSchema = z.object({
  port: z.number(),
  paths: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("one"), path: z.string() }),
    z.object({ kind: z.literal("zipf") }),
    z.object({ kind: z.literal("fresh") }),
  ]),
  headers: z.record(z.string(), z.string()),
  status: z.number(),
  connections: z.number(),
  seconds: z.number(),
  rate: z.nullable(z.number()),
});
export type LoadOrder = z.infer<typeof loadOrderSchema>;

/**
 * What came of it. Times in ms, sizes in bytes of a whole answer with its headers; `sent`: requests that reached a connection,
 * of which the last may still wait for their answer at the end; `wrong`: answers of another status and
 * broken connections; `unsent`: requests still waiting for a connection at the end.
 */
export const loadResultSchema = z.object({
  sent: z.number(),
  answers: z.number(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  wrong: z.number(),
  smallest: z.number(),
  largest: z.number(),
  unsent: z.number(),
});
export type LoadResult = z.infer<typeof loadResultSchema>;
