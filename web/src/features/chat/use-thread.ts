import { type Attachment, countUnread, type Message, mergeMessages } from "@awning/domain/chat/message";
import { type ThreadRow, threadRows } from "@awning/domain/chat/outbox";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { Outbox } from "#data/chat/outbox.ts";
import { readAsOwner, sendAsOwner, typeAsOwner, useTyping, watchMessages } from "#data/chat/thread.ts";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import { arrivedLabel, visitorName } from "./labels.ts";

/** How long the typing indicator stays after the last update. */
const TYPING_MS = 7_000;
/** The minimum time between typing updates; the rules refuse one within three seconds. */
const TYPING_EVERY_MS = 4_000;
/** Messages within this time are announced together. */
const BURST_MS = 1_500;

type Thread = {
  list: LiveList<Message>["list"];
  more: () => void;
  retryLoad: () => void;
  rows: readonly ThreadRow[];
  outbox: Outbox;
  send: (text: string, files: readonly Attachment[]) => void;
};

/** A conversation including unsent messages of this device. */
export function useThread(siteId: string, conversation: OwnConversation): Thread {
  const { id: conversationId } = conversation;
  const known = useRef(conversation);
  known.current = conversation;
  const { list, more, retry } = useLivePages(`messages/${siteId}/${conversationId}`, watchMessages({ siteId, conversationId }));
  const outbox = useMemo(
    () => new Outbox(conversationId, (message) => sendAsOwner({ siteId, conversationId }, message, known.current)),
    [siteId, conversationId],
  );
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const messages = useMemo(() => (list.state === "ready" ? mergeMessages([], list.items) : []), [list]);
  const rows = useMemo(() => threadRows(messages, unsent, "owner"), [messages, unsent]);
  const send = useCallback(
    (text: string, attachments: readonly Attachment[]) =>
      void outbox.add({ id: newMessageId(), conversationId, text, attachments, typedAt: Date.now(), failure: null }),
    [outbox, conversationId],
  );
  return { list, more, retryLoad: retry, rows, outbox, send };
}

/** Marks shown messages as read while the page is visible. */
export function useReading(siteId: string, conversation: OwnConversation, rows: readonly ThreadRow[]): void {
  const { id, visitorId, unreadOwner, lastId } = conversation;
  // The visitor's last message, or the last of all where theirs is further up.
  const isShown = rows.some((row) => (row.id === visitorId || (row.id === lastId && row.by === "owner")) && row.state === "sent");
  const isVisible = useVisible();
  useEffect(() => {
    if (isShown && isVisible && unreadOwner > 0) void readAsOwner({ siteId, conversationId: id }, visitorId);
  }, [siteId, id, visitorId, unreadOwner, isShown, isVisible]);
}

/** Whether the visitor is typing, and a function that reports the owner's typing. */
export function useTypingMarks(siteId: string, conversation: OwnConversation): { isTyping: boolean; type: () => void } {
  const ref = { siteId, conversationId: conversation.id };
  const typing = useTyping(ref);
  const at = typing.state === "ready" ? (typing.data?.visitorAt ?? null) : null;
  const [seenAt, setSeenAt] = useState<number | null>(null);
  const first = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (typing.state !== "ready") return;
    // A value from before the screen opened is ignored unless it is seconds old.
    const isNews = first.current === undefined ? at !== null && Math.abs(Date.now() - at) < TYPING_MS : at !== first.current;
    first.current = at;
    if (!isNews) return;
    setSeenAt(at);
    const timer = setTimeout(() => setSeenAt(null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [at, typing.state]);
  const last = useRef(0);
  const type = () => {
    if (Date.now() - last.current < TYPING_EVERY_MS) return;
    last.current = Date.now();
    typeAsOwner(ref);
  };
  // A later message is what the visitor was typing, even if it has been answered.
  const isSent = seenAt !== null && conversation.lastBy === "visitor" && conversation.lastAt >= seenAt;
  useEffect(() => {
    if (isSent) setSeenAt(null);
  }, [isSent]);
  return { isTyping: seenAt !== null && !isSent, type };
}

/** Announces messages that arrive while the thread is open, once per burst. */
export function useArrivals(conversation: OwnConversation, messages: readonly Message[], isReady: boolean): string {
  const [said, setSaid] = useState("");
  const known = useRef<string | null>(null);
  const name = visitorName(conversation);
  const last = messages.findLast(({ by }) => by === "visitor");
  const lastId = last?.id ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last message says that something came
  useEffect(() => {
    if (!isReady) return;
    if (known.current === null) {
      known.current = lastId;
      return;
    }
    if (known.current === lastId) return;
    const timer = setTimeout(() => {
      setSaid(arrivedLabel(name, countUnread(messages, "visitor", known.current ?? ""), last?.text ?? ""));
      known.current = lastId;
    }, BURST_MS);
    return () => clearTimeout(timer);
  }, [isReady, lastId]);
  return said;
}

function useVisible(): boolean {
  return useSyncExternalStore(subscribeVisibility, () => document.visibilityState === "visible");
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** A unique message id. */
function newMessageId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
