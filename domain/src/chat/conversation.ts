import { withinUnits } from "../values/characters.ts";
import { type Author, type Message, otherSide, PREVIEW_MAX, type Side } from "./message.ts";

export const CONVERSATION_STATUSES = ["open", "closed", "spam"] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** What a conversation is about. A visitor has one about each. */
export type Subject = { type: "general" | "order" | "booking"; id: string };

/** Browsers that one visitor may read along with. */
export const VISITOR_DEVICES_MAX = 10;
/** A conversation that nobody wrote in for this long is closed. */
export const QUIET_DAYS = 14;
/** Unread for this long, a message goes out by mail. */
export const MAIL_AFTER_MINUTES = 5;

/** What changes of a conversation with every message, read mark and decision; moments in ms since 1970. */
export type Progress = Allowance & {
  status: ConversationStatus;
  count: number;
  lastAt: number;
  lastBy: Author;
  lastId: string;
  lastText: string;
  /** The last message of each side; empty for none. */
  visitorId: string;
  ownerId: string;
  /** The last message that each side has read of the other; empty for none. */
  visitorReadId: string;
  ownerReadId: string;
  unreadVisitor: number;
  unreadOwner: number;
  /** Since when something waits that is to go out by mail to this side; `null` for nothing. */
  mailVisitorSince: number | null;
  mailOwnerSince: number | null;
};

const UNREAD = { owner: "unreadOwner", visitor: "unreadVisitor" } as const;
const LAST_ID = { owner: "ownerId", visitor: "visitorId" } as const;
const READ_ID = { owner: "ownerReadId", visitor: "visitorReadId" } as const;
const MAIL_SINCE = { owner: "mailOwnerSince", visitor: "mailVisitorSince" } as const;
/** The names of a side's own fields. */
export const FIELDS = { unread: UNREAD, lastId: LAST_ID, readId: READ_ID, mailSince: MAIL_SINCE } as const;

/** A conversation in which nobody has written yet. */
export function newProgress(now: number): Progress {
  return {
    ...NEW_ALLOWANCE(now),
    ...{ status: "open", count: 0, lastAt: 0, lastBy: "system", lastId: "", lastText: "" },
    ...{ visitorId: "", ownerId: "", visitorReadId: "", ownerReadId: "" },
    ...{ unreadVisitor: 0, unreadOwner: 0, mailVisitorSince: null, mailOwnerSince: null },
  };
}

export type Refusal = { refused: "blocked" } | { refused: "too_many"; waitMs: number };

/**
 * What a message makes of its conversation: the other side has one more to read, and whatever was closed is open again.
 * @returns a refusal for a visitor who is blocked or writes too much
 */
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
 * Marks what the other side wrote as read up to its last message. Only who has seen that very message can: otherwise one that
 * came in between would count as read.
 * @returns `null` when nothing changes
 */
export function applyRead(before: Progress, side: Side, seenId: string): Progress | null {
  const isAll = seenId !== "" && seenId === before[LAST_ID[otherSide(side)]];
  if (!isAll || (before[UNREAD[side]] === 0 && before[READ_ID[side]] === seenId)) return null;
  return { ...before, [READ_ID[side]]: seenId, [UNREAD[side]]: 0, [MAIL_SINCE[side]]: null };
}

/** What an owner may make of a conversation. */
export function mayBecome(from: ConversationStatus, to: ConversationStatus): boolean {
  if (from === to) return false;
  return from !== "spam" || to === "open";
}

/** Whether nobody has written for so long that a conversation closes by itself. `now` in ms since 1970. */
export function isQuiet({ status, lastAt }: Pick<Progress, "status" | "lastAt">, now: number): boolean {
  return status === "open" && lastAt <= now - QUIET_DAYS * 86_400_000;
}

/** The beginning of a message, as lists show it. */
export function previewOf(text: string): string {
  return withinUnits(text, PREVIEW_MAX);
}

/** How many messages a visitor may still send, and when that was counted from; ms since 1970. Rules check the same sums. */
type Allowance = { tokens: number; refilledAt: number; dayTokens: number; dayRefilledAt: number };

export const MINUTE_TOKENS = 20;
export const DAY_TOKENS = 200;
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The allowance of a conversation that begins. */
export const NEW_ALLOWANCE = (now: number): Allowance => ({
  tokens: MINUTE_TOKENS,
  refilledAt: now,
  dayTokens: DAY_TOKENS,
  dayRefilledAt: now,
});

/** Takes one message off an allowance. @returns how long to wait when there is none left */
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
