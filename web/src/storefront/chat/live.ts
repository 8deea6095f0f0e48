import type { SendFailure, Unsent } from "@awning/domain/chat/outbox";
import type { ThreadMessage } from "./site-chat.tsx";

/** A live connection of a visitor; the room that reads the database makes it. */
export type Connected = {
  send(message: Unsent): Promise<SendFailure | null>;
  /** Sends a file into the conversation. @returns it as a message names it, or why it was not sent */
  attach(
    file: File,
    how: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<ThreadMessage["attachments"][number] | "type" | "heic" | "empty" | "too_large" | "full" | "failed">;
  read(seenId: string): void;
  type(): void;
  stop(): void;
};

export type LiveEvents = {
  onMessages(messages: readonly ThreadMessage[]): void;
  /** The last own message that the owner has read. */
  onSeen(id: string): void;
  onTyping(isTyping: boolean): void;
  /** It ended for good. */
  onLost(): void;
};

/**
 * What the chunk behind it answers to.
 * @public
 */
export declare function connect(
  place: { siteId: string | undefined; conversationId: string; key: string },
  events: LiveEvents,
): Promise<Connected>;
