import { withinUnits } from "../values/characters.ts";
import { type Author, type Message, otherSide, PREVIEW_MAX, type Side } from "./message.ts";

export const CONVERSATION_STATUSES = ["open", "closed", "spam"] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

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

const UNREAD = { owner: "unreadOwner", visitor: "unreadVisitor" } as const;
const LAST_ID = { owner: "ownerId", visitor: "visitorId" } as const;
const READ_ID = { owner: "ownerReadId", visitor: "visitorReadId" } as const;
const MAIL_SINCE = { owner: "mailOwnerSince", visitor: "mailVisitorSince" } as const;
export const FIELDS = { unread: UNREAD, lastId: LAST_ID, readId: READ_ID, mailSince: MAIL_SINCE } as const;

export function newProgress(now: number): Progress {
  return {
    ...NEW_ALLOWANCE(now),
    ...{ status: "open", count: 0, lastAt: 0, lastBy: "system", lastId: "", lastText: "" },
    ...{ visitorId: "", ownerId: "", visitorReadId: "", ownerReadId: "" },
    ...{ unreadVisitor: 0, unreadOwner: 0, mailVisitorSince: null, mailOwnerSince: null },
  };
}

export type Refusal = { refused: "blocked" } | { refused: "too_many"; waitMs: number };

/** Applies a message and reopens the conversation; refuses a visitor who is blocked or writes too much. */
export function applyMessage(
  before: Progress,
  { by, ...message }: Pick<Message, "id" | "text"> & { by: Side },
  now: number,
): Progress | Refusal {
  if (before.status === "spam") return { refused: "blocked" };
  const taken = by === "visitor" ? takeToken(before, now) : before;
  if ("waitMs" in taken) return { refused: "too_many", waitMs: taken.waitMs };
  const reader = otherSide(by);
  return {
    ...before,
    ...taken,
    status: "open",
    count: before.count + 1,
    lastAt: Math.max(now, before.lastAt + 1),
    lastBy: by,
    lastId: message.id,
    lastText: previewOf(message.text),
    [LAST_ID[by]]: message.id,
    [UNREAD[reader]]: before[UNREAD[reader]] + 1,
    [MAIL_SINCE[reader]]: before[MAIL_SINCE[reader]] ?? now,
  };
}

/**
 * Marks the other side's messages as read up to `seenId`, which must be the last one: otherwise an unseen message would count as read.
 * @returns `null` when nothing changes
 */
export function applyRead(before: Progress, side: Side, seenId: string): Progress | null {
  const isAll = seenId !== "" && seenId === before[LAST_ID[otherSide(side)]];
  if (!isAll || (before[UNREAD[side]] === 0 && before[READ_ID[side]] === seenId)) return null;
  return { ...before, [READ_ID[side]]: seenId, [UNREAD[side]]: 0, [MAIL_SINCE[side]]: null };
}

export function mayBecome(from: ConversationStatus, to: ConversationStatus): boolean {
  if (from === to) return false;
  return from !== "spam" || to === "open";
}

/** Whether a conversation is old enough to close automatically. `now` in ms since 1970. */
export function isQuiet({ status, lastAt }: Pick<Progress, "status" | "lastAt">, now: number): boolean {
  return status === "open" && lastAt <= now - QUIET_DAYS * 86_400_000;
}

export function previewOf(text: string): string {
  return withinUnits(text, PREVIEW_MAX);
}

/** A visitor's message allowance as token buckets; times in ms since 1970. Rules check the same sums. */
type Allowance = { tokens: number; refilledAt: number; dayTokens: number; dayRefilledAt: number };

export const MINUTE_TOKENS = 20;
export const DAY_TOKENS = 200;
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

export const NEW_ALLOWANCE = (now: number): Allowance => ({
  tokens: MINUTE_TOKENS,
  refilledAt: now,
  dayTokens: DAY_TOKENS,
  dayRefilledAt: now,
});

/** Takes one message from an allowance. @returns the wait in ms if none is left */
export function takeToken(before: Allowance, now: number): Allowance | { waitMs: number } {
  const minute = take(before.tokens, before.refilledAt, MINUTE_TOKENS, MINUTE_MS, now);
  const day = take(before.dayTokens, before.dayRefilledAt, DAY_TOKENS, DAY_MS, now);
  if ("waitMs" in day) return day;
  if ("waitMs" in minute) return minute;
  return { tokens: minute.left, refilledAt: minute.since, dayTokens: day.left, dayRefilledAt: day.since };
}

function take(
  left: number,
  since: number,
  full: number,
  everyMs: number,
  now: number,
): { left: number; since: number } | { waitMs: number } {
  if (now >= since + everyMs) return { left: full - 1, since: now };
  return left > 0 ? { left: left - 1, since } : { waitMs: since + everyMs - now };
}
