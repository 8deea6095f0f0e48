import * as z from "zod/mini";
import { usernameSchema } from "../account/username.ts";
import { timestampSchema } from "../time/timestamp.ts";

/** Largest beacon in bytes: fits an address with all its parameters in any script. */
export const BEACON_MAX_BYTES = 4096;

/** Browser-reported values are optional: an unreadable one is dropped instead of refusing the event. */
function hearsay(schema: z.ZodMiniType<string, string>) {
  return z._default(z.catch(schema, ""), "");
}

const shape = {
  site: usernameSchema,
  /** How the visitor arrived, as query parameters: `utm_…`, `from` (a host) and `link` (a link's short id). */
  from: hearsay(z.string()),
  zone: hearsay(z.string().check(z.maxLength(64))),
  brief: z.optional(z.catch(z.union([z.literal(0), z.literal(1)]), 0)),
};
const target = (pattern: RegExp) => z.string().check(z.regex(pattern));

/**
 * What pages report. The target of a `view` is the page's path, of a `click` the link's short id, of a `basket` the variant, of an `order`
 * its displayed number, of a `booking` and a `chat` the id.
 */
export const beaconSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("view"), target: target(/^\/[A-Za-z0-9/_-]{1,200}$/), ...shape }),
  z.strictObject({ kind: z.literal("click"), target: target(/^[A-Za-z0-9]{1,6}$/), ...shape }),
  z.strictObject({ kind: z.literal("basket"), target: target(/^[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_.-]{0,90})?$/), ...shape }),
  z.strictObject({ kind: z.enum(["booking", "chat"]), target: target(/^[A-Za-z0-9]{1,64}$/), ...shape }),
  z.strictObject({ kind: z.literal("order"), target: target(/^[1-9][0-9]{0,9}$/), ...shape }),
]);
export type Beacon = z.infer<typeof beaconSchema>;

/** Event kinds. Their indexes are stored, so append new ones at the end. */
export const EVENT_KINDS = ["view", "click", "product", "basket", "checkout", "order", "booking", "chat", "share"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Properties of a whole visit. Each has one value, so a breakdown adds up to the total; empty if unknown. */
export const VISIT_DIMENSIONS = [
  "entry",
  "link",
  "channel",
  "source",
  "medium",
  "campaign",
  "term",
  "content",
  "country",
  "device",
  "browser",
  "system",
  "language",
  "app",
  "bot",
] as const;
export type VisitDimension = (typeof VISIT_DIMENSIONS)[number];

/** What a request reveals about its visitor. `entry` and `link` are derived from the events of the visit. */
export type Traits = Record<Exclude<VisitDimension, "entry" | "link">, string>;
const TRAITS = VISIT_DIMENSIONS.filter((name): name is keyof Traits => name !== "entry" && name !== "link");

/**
 * One event of an open day. `minute` since midnight in the owner's time zone; `visitor` identifies a visitor of this site on this day only;
 * `token` makes the row unique. `target` is a page (its path below the name), a link id or an order id. `isBrief`: the page was left at
 * once without a touch.
 */
export type EventRow = {
  kind: EventKind;
  minute: number;
  visitor: string;
  token: string;
  target: string;
  isBrief: boolean;
  traits: Traits;
};

/** Begins the `visitor` of an order, booking or chat whose visitor is not counted otherwise, where few stand for all. */
export const UNCOUNTED = "~";

const SEPARATOR = "\t";
const FIELDS = 6 + TRAITS.length;
export const MINUTES_A_DAY = 1440;

export function encodeRow({ kind, minute, visitor, token, target, isBrief, traits }: EventRow): string {
  const values = [String(EVENT_KINDS.indexOf(kind)), String(minute), visitor, token, target, isBrief ? "1" : ""];
  return [...values, ...TRAITS.map((name) => traits[name])].map((value) => value.replaceAll(SEPARATOR, " ")).join(SEPARATOR);
}

export function findRow(text: string): EventRow | null {
  const [kindText = "", minuteText = "", visitor = "", token = "", target = "", brief = "", ...values] = text.split(SEPARATOR);
  const kind = EVENT_KINDS[Number(kindText)];
  const minute = Number(minuteText);
  if (values.length !== FIELDS - 6 || !kind || !Number.isInteger(minute) || minute < 0 || minute >= MINUTES_A_DAY) return null;
  const traits: Partial<Traits> = {};
  for (const [index, name] of TRAITS.entries()) traits[name] = values[index] ?? "";
  return { kind, minute, visitor, token, target, isBrief: brief === "1", traits: { ...NO_TRAITS, ...traits } };
}

export const NO_TRAITS: Traits = {
  channel: "",
  source: "",
  medium: "",
  campaign: "",
  term: "",
  content: "",
  country: "",
  device: "",
  browser: "",
  system: "",
  language: "",
  app: "",
  bot: "",
};

/** `counts/{siteId}/chunks/{chunkId}`: raw rows of one day in the owner's time zone. Deleted once the day is closed. */
export const chunkSchema = z.object({ day: z.string(), rows: z._default(z.array(z.string()), []) });
/** The stored document. `sweepAt` (ms since 1970) is when its day is closed. */
export const storedChunkSchema = z.extend(chunkSchema, { sweepAt: timestampSchema });
export type Chunk = z.infer<typeof chunkSchema>;
