import { fillReply, findReplies, type SavedReply, slashAt, type Variable } from "@awning/domain/chat/desk";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { OwnConversation } from "#data/chat/conversations.ts";
import { useSavedReplies } from "#data/chat/desk.ts";
import { useOrdersOf } from "#data/chat/visitor-history.ts";
import { dataOr } from "#data/core/live.ts";

type Field = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
};

/** Replies offered at once; the list scrolls no further. */
const OFFERED_MAX = 50;

/**
 * Saved replies in a message field: a slash that begins a word offers those that fit what follows, and so does `open`. Nothing of them is
 * read before.
 */
export function useReplies(siteId: string, conversation: OwnConversation, shop: string, { field, text, setText }: Field) {
  const [caret, setCaret] = useState(0);
  /** By the button, without a slash. */
  const [isOpened, setOpened] = useState(false);
  /** Where the slash stands whose list was dismissed. */
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const found = slashAt(text, caret);
  const slash = found && found.from !== dismissedAt ? found : null;
  const isAsked = isOpened || slash !== null;
  const replies = useSavedReplies(isAsked ? siteId : null);
  // Only the order that the conversation is about: without an address nothing else is asked for.
  const orders = dataOr(useOrdersOf({ subject: isAsked ? conversation.subject : { type: "general", id: "" }, email: "" }), []);
  const offered = isAsked ? findReplies(dataOr(replies, []), slash?.typed ?? "").slice(0, OFFERED_MAX) : [];
  // A path or a date that fits no reply is left alone.
  const isOpen = isAsked && (offered.length > 0 || !slash?.typed);
  const current = offered[Math.min(at, offered.length - 1)];

  useEffect(() => {
    if (text === "") setDismissedAt(null);
  }, [text]);
  const selection = useRef<[number, number] | null>(null);
  useLayoutEffect(() => {
    const range = selection.current;
    if (!range || field.current?.value !== text) return;
    selection.current = null;
    field.current.focus();
    field.current.setSelectionRange(...range);
    setCaret(range[1]);
  });

  const close = () => {
    setOpened(false);
    setDismissedAt(found?.from ?? null);
    setAt(0);
  };
  const pick = (reply: SavedReply) => {
    const values: Record<Variable, string> = { name: conversation.name, order: orders[0] ? `#${orders[0].number}` : "", shop };
    const filled = fillReply(reply.text, values);
    const from = slash?.from ?? caret;
    const next = text.slice(0, from) + filled + text.slice(caret);
    // What could not be filled in is selected, to be typed over.
    const open = /\{[a-z]+\}/.exec(filled);
    const start = from + (open?.index ?? filled.length);
    selection.current = [start, start + (open?.[0].length ?? 0)];
    setText(next);
    close();
    setDismissedAt(null);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown" && offered.length > 0) setAt((Math.min(at, offered.length - 1) + 1) % offered.length);
    else if (event.key === "ArrowUp" && offered.length > 0) setAt((at - 1 + offered.length) % offered.length);
    else if ((event.key === "Enter" || event.key === "Tab") && current && !event.shiftKey) pick(current);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    ...{ isOpen, replies, offered, current, pick, close, onKeyDown },
    open: () => {
      setCaret(field.current?.selectionStart ?? text.length);
      setOpened(true);
      field.current?.focus();
    },
    /** To be told wherever the caret moves, and in what text. */
    onCaret: (position: number, now: string) => {
      if (position === caret && now === text) return;
      setCaret(position);
      setOpened(false);
      setAt(0);
      if (slashAt(now, position) === null) setDismissedAt(null);
    },
  };
}
