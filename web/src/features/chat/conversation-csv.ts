import type { Message } from "@awning/domain/chat/message";
import { toCsv } from "@awning/domain/values/csv";
import type { OwnConversation } from "#data/chat/conversations.ts";
import * as labels from "./labels.ts";
import { LABELS, visitorName } from "./labels.ts";

/** A conversation as CSV, oldest message first. */
export function conversationCsv(conversation: Pick<OwnConversation, "name" | "email" | "createdAt">, messages: readonly Message[]): string {
  const name = visitorName(conversation);
  const who = { owner: labels.you, visitor: name, system: LABELS.system } as const;
  return toCsv([
    [labels.sentTime, labels.from, labels.message, labels.filesLabel],
    ...messages.map(({ at, by, text, attachments, isDeleted }) => [
      new Date(at).toISOString(),
      who[by],
      isDeleted ? labels.deletedMessage : text,
      attachments.map((file) => file.name).join(", "),
    ]),
  ]);
}

/** A name that file systems take. */
export function fileName(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const word = letters.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return `chat-${word.toLowerCase() || "visitor"}.csv`;
}
