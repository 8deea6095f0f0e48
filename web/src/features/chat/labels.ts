import type { AttachmentProblem } from "@awning/domain/chat/attachment";
import type { ConversationStatus } from "@awning/domain/chat/conversation";
import { ATTACHMENTS_MAX } from "@awning/domain/chat/message";
import type { SendFailure } from "@awning/domain/chat/outbox";
import { shortened } from "@awning/domain/values/characters";
import type { OwnConversation } from "#data/chat/conversations.ts";

/** Words of the chat screens. */
export const LABELS = {
  title: "Chat",
  search: "Name or email",
  older: "Older conversations",
  earlier: "Earlier messages",
  composer: "Your message",
  placeholder: "Write a reply…",
  send: "Send",
  typing: "is typing…",
  seen: "Seen",
  sending: "Sending…",
  waiting: "Waiting for a connection. It will send automatically.",
  retry: "Retry",
  discard: "Discard",
  system: "Awning",
  attach: "Attach files",
  files: "Files to send",
} as const;

/** Why a file cannot be sent. */
export const PROBLEM_LABELS: Record<AttachmentProblem, (name: string) => string> = {
  type: (name) => `${name} can’t be sent. Use a picture, PDF, text or ZIP file.`,
  empty: (name) => `${name} is empty.`,
  too_large: (name) => `${name} is too large. Pictures can be up to 10 MB, other files up to 20 MB.`,
};

export function tooManyFiles(): string {
  return `A message can have up to ${ATTACHMENTS_MAX} files.`;
}

export const VIEW_LABELS: Record<ConversationStatus | "unread", string> = {
  open: "Open",
  unread: "Unread",
  closed: "Closed",
  spam: "Spam",
};

export const EMPTY_VIEWS: Record<ConversationStatus | "unread", string> = {
  open: "No open conversations",
  unread: "You’re all caught up",
  closed: "No closed conversations",
  spam: "No spam",
};

/** How a visitor is called: by name, address, or as one who said neither. */
export function visitorName({ name, email, id }: Pick<OwnConversation, "name" | "email" | "id">): string {
  return name || email || `Visitor ${id.slice(0, 4).toUpperCase()}`;
}

/** The last message as the list shows it. */
export function previewLabel({ lastBy, lastText }: OwnConversation): string {
  const text = lastText.replace(/\s+/g, " ").trim() || "Attachment";
  return lastBy === "owner" ? `You: ${text}` : text;
}

export function failureLabel({ reason, waitUntil }: SendFailure): string {
  if (reason === "offline") return LABELS.waiting;
  if (reason === "too_many") return `Too many messages. Try again in ${Math.max(1, Math.ceil((waitUntil - Date.now()) / 60_000))} min.`;
  return "Not sent.";
}

/** What arrived, in one sentence for screen readers. */
export function arrivedLabel(name: string, count: number, last: string): string {
  return count === 1 ? `${name}: ${shortened(last, 200)}` : `${count} new messages from ${name}`;
}
