import type { Attachment, Message } from "@awning/domain/chat/message";
import type { SendFailure, Unsent } from "@awning/domain/chat/outbox";

/** A visitor's live connection, created by the module that reads the database. */
export type Connected = {
  send(message: Unsent): Promise<SendFailure | null>;
  /** Uploads a file to the conversation. @returns it as a message names it, or why it was not sent */
  attach(
    file: File,
    how: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<Attachment | "type" | "heic" | "empty" | "too_large" | "full" | "failed">;
  /** Deletes an own message. */
  remove(id: string): void;
  read(seenId: string): void;
  type(): void;
  stop(): void;
};

export type LiveEvents = {
  onMessages(messages: readonly Message[]): void;
  /** The visitor's last message that the owner has read. */
  onSeen(id: string): void;
  onTyping(isTyping: boolean): void;
  /** The connection ended for good. */
  onLost(): void;
};

/**
 * The signature of the chunk behind it.
 * @public
 */
export declare function connect(
  place: { siteId: string | undefined; conversationId: string; key: string },
  events: LiveEvents,
): Promise<Connected>;
