import type { Subject } from "./conversation.ts";
import type { Message } from "./message.ts";
import type { Conversation } from "./schema.ts";

/** Where a visitor writes: a conversation that they have the key of, or their own one about something, begun when it is not there yet. */
export type Addressed =
  | { type: "known"; conversationId: string; key: string }
  | { type: "own"; subject: Subject; visitorKey: string; isOffered: boolean };

/** What a visitor sends. `name` and `email` are empty where they said nothing. */
export type VisitorMessage = {
  id: string;
  text: string;
  name: string;
  email: string;
  page: string;
  source: string;
  locale: string;
};

/** The conversation that a message is in now, and the key to it. */
export type SentTo = { conversationId: string; key: string };

/** A conversation as its visitor reads it: the newest messages, the oldest of them first. */
export type VisitorThread = { conversation: Conversation; messages: Message[] };
