import * as z from "zod/mini";
import { usernameSchema } from "../account/username.ts";
import { timestampSchema } from "../time/timestamp.ts";

/** A message from a page, bytes: room for an address with all its parameters in any script. */
export const BEACON_MAX_BYTES = 4096;

/** What nobody typed is no reason to count nothing: what cannot be read is left out. */
function hearsay(schema: z.ZodMiniType<string, string>) {
  return z._default(z.catch(schema, ""), "");
}

const shape = {
  site: usernameSchema,
  /** How the visitor came to this site, as parameters of an address: `utm_…`, `from` a host, `link` a mark. */
  from: hearsay(z.string()),
  /** The IANA time zone of the browser. */
  zone: hearsay(z.string().check(z.maxLength(64))),
  /** Whether the page was left at once, without a touch. */
  brief: z.optional(z.catch(z.union([z.literal(0), z.literal(1)]), 0)),
};
const target = (pattern: RegExp) => z.string().check(z.regex(pattern));

/**
 * What pages tell, by its kind. Of a `view` the path of the page, of a `click` the mark of the link (`link-mark.ts`), of a `basket` the
 * variant that was put in, of an `order` its number as the page shows it, of a `booking` and a `chat` the id.
 */
export const beaconSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("view"), target: target(/^\/[A-Za-z0-9/_-]{1,200}$/), ...shape }),
  z.strictObject({ kind: z.literal("click"), target: target(/^[A-Za-z0-9]{1,6}$/), ...shape }),
  z.strictObject({ kind: z.literal("basket"), target: target(/^[A-Za-z0-9_-]{1,64}(?:\.[A-Za-z0-9_.-]{0,90})?$/), ...shape }),
  z.strictObject({ kind: z.enum(["booking", "chat"]), target: target(/^[A-Za-z0-9]{1,64}$/), ...shape }),
  z.strictObject({ kind: z.literal("order"), target: target(/^[1-9][0-9]{0,9}$/), ...shape }),
]);
export type Beacon = z.infer<typeof beaconSchema>;

/** What visitors do. The numbers are stored, so that new ones are only ever added at the end. */
export const EVENT_KINDS = ["view", "click", "product", "basket", "checkout", "order", "booking", "chat", "share"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What is known of a whole visit. Each has one value, so that a breakdown by it adds up to its total; empty where nothing is known. */
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

/** What a request tells of its visitor. `entry` and `link` follow from all of a visit's events. */
export type Traits = Record<Exclude<VisitDimension, "entry" | "link">, string>;
const TRAITS = VISIT_DIMENSIONS.filter((name): name is keyof Traits => name !== "entry" && name !== "link");

/**
 * One event of a day that is not closed yet. `minute` since midnight by the owner's clocks; `visitor` tells apart whoever visits this
 * site on this day and nothing else; `token` makes the row unlike any other. `target` is a page (its path below the name), a link (its
 * id) or an order (its id). `isBrief`: the page was left at once, without a touch.
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

const SEPARATOR = "\t";
const FIELDS = 6 + TRAITS.length;
export const MINUTES_A_DAY = 1440;

/** A row as text: its values, none of which can hold a tab. */
export function encodeRow({ kind, minute, visitor, token, target, isBrief, traits }: EventRow): string {
  const values = [String(EVENT_KINDS.indexOf(kind)), String(minute), visitor, token, target, isBrief ? "1" : ""];
  return [...values, ...TRAITS.map((name) => traits[name])].map((value) => value.replaceAll(SEPARATOR, " ")).join(SEPARATOR);
}

/** The row of a text; `null` for what is none. */
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

/** `counts/{siteId}/chunks/{chunkId}`: rows of one day by the owner's clocks, as they came. Gone once the day is closed. */
export const chunkSchema = z.object({ day: z.string(), rows: z._default(z.array(z.string()), []) });
/** The whole of such a document. `sweepAt` (ms since 1970) is when its day is closed. */
export const storedChunkSchema = z.extend(chunkSchema, { sweepAt: timestampSchema });
export type Chunk = z.infer<typeof chunkSchema>;
