import type { Subject } from "./conversation.ts";
import type { Message } from "./message.ts";
import type { Conversation } from "./schema.ts";

/** Where a visitor writes: a conversation they have the key of, or their own about a subject, created if missing. */
export type Addressed =
  | { type: "known"; conversationId: string; key: string }
  | { type: "own"; subject: Subject; visitorKey: string; isOffered: boolean };

export type VisitorMessage = {
  id: string;
  text: string;
  name: string;
  email: string;
  page: string;
  source: string;
  locale: string;
};

export type SentTo = { conversationId: string; key: string };

export type VisitorThread = { conversation: Conversation; messages: Message[] };
