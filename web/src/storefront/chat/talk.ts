import { DELETABLE_MINUTES } from "@awning/domain/chat/conversation";
import type { Attachment, Message } from "@awning/domain/chat/message";
import type { RefusedField, SendFailure, Unsent } from "@awning/domain/chat/outbox";
import * as labels from "./labels.ts";
import { awayLabel, THREAD_LABELS } from "./labels.ts";

// What the chat over a page says and when it asks, without a document.

export type Key = { conversationId: string; key: string };
/** What the widget knows of the chat, from the page data of `/{username}/chat`. */
export type ChatState = {
  siteId: string;
  mode: "widget" | "form";
  presence: { isThere: boolean; backAt: number | null };
  awayText: string;
  name: string;
  language: string;
  thread: (Key & { messages: Message[]; unread: number; hasEmail: boolean; ownerReadId?: string }) | null;
};

/** How often the chat polls without a live connection, at first and after a while of silence. */
const POLL_MS = 4_000;
const POLL_SLOW_MS = 15_000;
const SLOW_AFTER_MS = 120_000;
/** An owner who answered within this time is shown as online. */
const HERE_MS = 300_000;
const REFUSABLE: readonly RefusedField[] = ["email", "name", "text"];

export function pollDelay(lastNewsAt: number, now: number): number {
  return now - lastNewsAt > SLOW_AFTER_MS ? POLL_SLOW_MS : POLL_MS;
}

/** One message as it is drawn. `below` is its line of small print, `acts` what its writer can do about it. */
export type Row = {
  by: Message["by"];
  text: string;
  files: readonly Attachment[];
  isSent: boolean;
  below: string;
  acts: readonly { id: string; type: "retry" | "edit" | "discard" | "delete" }[];
};

type Now = { now: number; isOnline: boolean; canDelete: boolean };
type Read = { name: string; language: string | undefined; seenId: string };

/** The stored messages, of which the last that the owner has read says so, and below them what waits. */
export function rowsOf(messages: readonly Message[], unsent: readonly Unsent[], read: Read, moment: Now): Row[] {
  const seen = messages.findIndex(({ id }) => id === read.seenId);
  const lastSeen = messages.findLastIndex(({ by }, at) => by === "visitor" && at <= seen);
  const clock = new Intl.DateTimeFormat(read.language, { timeStyle: "short" });
  const stored = messages.map(({ id, by, text, attachments, at, isDeleted }, index): Row => {
    const sentBy = index === lastSeen ? labels.sentByAndSeen : labels.sentBy;
    const below = sentBy(by === "visitor" ? THREAD_LABELS.you : read.name, clock.format(at));
    const isRecent = by === "visitor" && !isDeleted && moment.canDelete && at > moment.now - DELETABLE_MINUTES * 60_000;
    return { by, text, files: attachments, isSent: true, below, acts: isRecent ? [{ id, type: "delete" }] : [] };
  });
  const waiting = unsent.map(({ id, text, attachments, failure }): Row => {
    const acts =
      !failure || failure.reason === "offline" ? [] : failure.reason !== "refused" ? TRY : failure.field === "text" ? EDIT : RETRY;
    const below = unsentLabel(failure, moment);
    return { by: "visitor", text, files: attachments, isSent: false, below, acts: acts.map((type) => ({ id, type })) };
  });
  return [...stored, ...waiting];
}

const TRY = ["retry"] as const;
const RETRY = ["retry", "discard"] as const;
/** Sending it again as it is changes nothing. */
const EDIT = ["edit", "discard"] as const;

function unsentLabel(failure: SendFailure | null, { now, isOnline }: Now): string {
  if (!failure) return isOnline ? labels.sendingLabel : labels.waitingForConnection;
  if (failure.reason === "offline") return labels.waitingForConnection;
  if (failure.field) return `${labels.notSent} ${labels.REFUSED_FIELDS[failure.field]}`;
  return failure.reason === "too_many"
    ? labels.tooManyMessages(Math.max(1, Math.ceil((failure.waitUntil - now) / 60_000)))
    : labels.notSent;
}

/** What is said aloud of the owner's messages after `spokenId`; `null` if there is none. */
export function announcementOf(messages: readonly Message[], spokenId: string, name: string): string | null {
  const from = messages.findIndex(({ id }) => id === spokenId);
  const unheard = messages.filter(({ by }, at) => by === "owner" && at > from);
  const last = unheard.at(-1);
  if (!last) return null;
  return unheard.length === 1 ? labels.newMessageFrom(name, last.text) : labels.newMessagesFrom(unheard.length, name);
}

/** Whether the owner has just answered. */
export function isHere(messages: readonly Message[], now: number): boolean {
  return now - (messages.findLast(({ by }) => by === "owner")?.at ?? 0) < HERE_MS;
}

/** The line under the owner's name, until they answer. */
export function lineOf(chat: ChatState, now: number, timeZone: string): string {
  if (chat.presence.isThere) return labels.usuallyRepliesRightAway;
  return awayLabel(chat.awayText, chat.presence.backAt, { name: chat.name, language: chat.language, now, timeZone });
}

/** What the visitor is asked about themselves. A form needs an address to begin with. */
export function asksFor({ mode, presence, thread }: ChatState): { email: boolean; name: boolean; isEmailNeeded: boolean } {
  const email = !presence.isThere && !thread?.hasEmail;
  return { email, name: email && thread === null, isEmailNeeded: mode === "form" && thread === null };
}

/** Where a visitor came from, of what their tab keeps: as a campaign calls itself, or the host that led here. */
export function sourceOf(origin: string): string {
  const told = new URLSearchParams(origin);
  return told.get("utm_source") || told.get("from") || "";
}

/** Why a command was not accepted, of its answer. `gone`: there is no such chat. */
export function failureOf(status: number, details: unknown, now: number): SendFailure | "gone" {
  if (status === 404) return "gone";
  const { retryAfterSeconds, fields }: { retryAfterSeconds?: unknown; fields?: unknown } = Object(details);
  if (status === 429) return { reason: "too_many", waitUntil: now + (Number(retryAfterSeconds) || 60) * 1000 };
  if (status >= 500) return { reason: "offline", waitUntil: 0 };
  const field = Array.isArray(fields) ? REFUSABLE.find((one) => fields.includes(one)) : undefined;
  return { reason: "refused", waitUntil: 0, ...(field && { field }) };
}

/** The unsent messages that a browser kept, of whatever it has there. */
export function readKept(kept: string | null | undefined): Unsent[] {
  const rows = parsed(kept);
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    const { id, text, attachments, typedAt }: Partial<Record<keyof Unsent, unknown>> = Object(row);
    if (typeof id !== "string" || typeof text !== "string") return [];
    const files: Attachment[] = Array.isArray(attachments) ? attachments : [];
    return [{ id, conversationId: "", text, attachments: files, typedAt: Number(typedAt) || 0, failure: null }];
  });
}

/** The texts by these names that a browser kept; `null` unless all are there. */
export function readTexts<Name extends string>(kept: string | null | undefined, names: readonly Name[]): Record<Name, string> | null {
  const stored = Object(parsed(kept));
  const texts = names.map((name) => [name, stored[name]] as const);
  return texts.every(([, text]) => typeof text === "string") ? (Object.fromEntries(texts) as Record<Name, string>) : null;
}

function parsed(kept: string | null | undefined): unknown {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
}
