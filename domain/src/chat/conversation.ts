import { withinUnits } from "../values/characters.ts";
import { type Author, type Message, PREVIEW_MAX, type Side } from "./message.ts";
import type { ConversationStatus } from "./schema.ts";

export type Subject = { type: "general" | "order" | "booking"; id: string };

export const VISITOR_DEVICES_MAX = 10;
export const QUIET_DAYS = 14;
export const MAIL_AFTER_MINUTES = 5;

/** The part of a conversation that messages, read marks and decisions change; times in ms since 1970. */
export type Progress = Allowance & {
  status: ConversationStatus;
  count: number;
  lastAt: number;
  lastBy: Author;
  lastId: string;
  lastText: string;
  visitorId: string;
  ownerId: string;
  /** The last message id each side has read; may be empty. */
  visitorReadId: string;
  ownerReadId: string;
  unreadVisitor: number;
  unreadOwner: number;
  mailVisitorSince: number | null;
  mailOwnerSince: number | null;
};

export function newProgress(now: number): Progress {
  return {
    ...NEW_ALLOWANCE(now),
    ...{ status: "open", count: 0, lastAt: 0, lastBy: "system", lastId: "", lastText: "" },
    ...{ visitorId: "", ownerId: "", visitorReadId: "", ownerReadId: "" },
    ...{ unreadVisitor: 0, unreadOwner: 0, mailVisitorSince: null, mailOwnerSince: null },
  };
}

type TooMany = { refused: "too_many"; waitMs: number };
export type Refusal = { refused: "blocked" } | TooMany;
const BLOCKED: Refusal = { refused: "blocked" };
export type Sent = Pick<Message, "id" | "text"> & { by: Side; attachments?: Message["attachments"] };
/** How a sender writes what only the database knows: functions as numbers, browsers as its own clock and sums. */
type Values<Value> = { now: Value; oneMore(before: number): Value };
/** The part of a conversation that a message depends on. */
export type Known = Omit<Progress, "lastBy" | "lastId" | "lastText" | "visitorId" | "ownerId" | "visitorReadId" | "ownerReadId">;

/**
 * A message and what it changes in its conversation, which it reopens: one commit, the same from every sender. The rules are made by
 * running this. Refuses a visitor who is blocked or writes too much. `now` in ms since 1970.
 */
export function messageCommit<Value>(before: Known, { id, by, text, attachments = [] }: Sent, now: number, values: Values<Value>) {
  if (before.status === "spam") return BLOCKED;
  const message = { by, text, attachments: [...attachments], at: values.now };
  const common = {
    status: "open" as const,
    count: values.oneMore(before.count),
    lastAt: values.now,
    lastBy: by,
    lastId: id,
    lastText: withinUnits(text, PREVIEW_MAX),
  };
  if (by === "owner") {
    const waiting = before.mailVisitorSince === null && { mailVisitorSince: values.now };
    return { message, changes: { ...common, ownerId: id, unreadVisitor: values.oneMore(before.unreadVisitor), ...waiting } };
  }
  const taken = takeToken(before, now);
  if ("refused" in taken) return taken;
  const changes = {
    ...common,
    visitorId: id,
    unreadOwner: values.oneMore(before.unreadOwner),
    ...(before.mailOwnerSince === null && { mailOwnerSince: values.now }),
    ...{ tokens: taken.tokens, dayTokens: taken.dayTokens },
    ...(taken.refilledAt !== before.refilledAt && { refilledAt: values.now }),
    ...(taken.dayRefilledAt !== before.dayRefilledAt && { dayRefilledAt: values.now }),
  };
  return { message, changes };
}

/** {@link messageCommit} in numbers, each message later than the one before. */
export function applyMessage(before: Progress, sent: Sent, now: number) {
  const values = { now: Math.max(now, before.lastAt + 1), oneMore: (count: number) => count + 1 };
  const made = messageCommit(before, sent, now, values);
  if ("refused" in made) return made;
  const after: Progress = { ...before, ...made.changes };
  return { message: made.message, after };
}

/** What a side changes by reading up to `seenId`. */
export function readChanges(side: Side, seenId: string) {
  return side === "owner"
    ? { ownerReadId: seenId, unreadOwner: 0, mailOwnerSince: null }
    : { visitorReadId: seenId, unreadVisitor: 0, mailVisitorSince: null };
}

/**
 * The {@link readChanges} up to `seenId`, which must be the other side's last message: otherwise an unseen one would count as read.
 * @returns `null` when nothing changes
 */
export function applyRead(before: Progress, side: Side, seenId: string): Progress | null {
  const [lastId, readId, unread] =
    side === "owner"
      ? [before.visitorId, before.ownerReadId, before.unreadOwner]
      : [before.ownerId, before.visitorReadId, before.unreadVisitor];
  if (seenId === "" || seenId !== lastId || (unread === 0 && readId === seenId)) return null;
  return { ...before, ...readChanges(side, seenId) };
}

type Timed = Pick<Progress, "lastAt"> & { snoozedUntil: number | null };

/** When something last happened: a message, or the return of what was snoozed. All in ms since 1970. */
export function lastEventAt({ lastAt, snoozedUntil }: Timed, now: number): number {
  return snoozedUntil !== null && snoozedUntil <= now ? Math.max(lastAt, snoozedUntil) : lastAt;
}

/** Whether a conversation is old enough to close automatically. `now` in ms since 1970. */
export function isQuiet({ status, ...timed }: Timed & Pick<Progress, "status">, now: number): boolean {
  return status === "open" && lastEventAt(timed, now) <= now - QUIET_DAYS * 86_400_000;
}

/** How long a visitor can delete what they wrote. An owner can at any time. */
export const DELETABLE_MINUTES = 15;
/** What the owner's list shows of a last message that was deleted. */
export const DELETED_TEXT = "Message deleted";

/** A deleted message: without its words and files, at its place. */
export const DELETED_MESSAGE = { text: "", attachments: [], isDeleted: true };

/** A visitor's message allowance as token buckets; times in ms since 1970. */
type Allowance = { tokens: number; refilledAt: number; dayTokens: number; dayRefilledAt: number };

export const MINUTE_TOKENS = 20;
export const DAY_TOKENS = 200;
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
const MINUTE = { left: "tokens", since: "refilledAt", full: MINUTE_TOKENS, everyMs: MINUTE_MS } as const;
const DAY = { left: "dayTokens", since: "dayRefilledAt", full: DAY_TOKENS, everyMs: DAY_MS } as const;
export const BUCKETS = [MINUTE, DAY] as const;

export const NEW_ALLOWANCE = (now: number): Allowance => ({
  tokens: MINUTE_TOKENS,
  refilledAt: now,
  dayTokens: DAY_TOKENS,
  dayRefilledAt: now,
});

/** Takes one message from an allowance, or tells the wait in ms if none is left. */
export function takeToken(before: Allowance, now: number): Allowance | TooMany {
  const minute = take(before, MINUTE, now);
  const day = take(before, DAY, now);
  if ("refused" in day) return day;
  if ("refused" in minute) return minute;
  return { tokens: minute.left, refilledAt: minute.since, dayTokens: day.left, dayRefilledAt: day.since };
}

function take(before: Allowance, bucket: (typeof BUCKETS)[number], now: number): { left: number; since: number } | TooMany {
  const [left, since] = [before[bucket.left], before[bucket.since]];
  if (now >= since + bucket.everyMs) return { left: bucket.full - 1, since: now };
  return left > 0 ? { left: left - 1, since } : { refused: "too_many", waitMs: since + bucket.everyMs - now };
}
