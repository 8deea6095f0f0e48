import type { Subject } from "@awning/domain/chat/conversation";
import { chatPath } from "@awning/domain/routes/own-paths";
import { config } from "./config.ts";
import { isSameKey, keyedHash } from "./keyed-hash.ts";
import { derivedId } from "./secure-ids.ts";

export const FIRST_CHAT_REV = 1;

/** A conversation and what its access key is made of. */
type Ref = { siteId: string; conversationId: string; accessRev: number };

/**
 * The id of a conversation: the same visitor has one about the same thing. `who` is the key that a browser made for itself; what is
 * about an order or a booking belongs to that alone.
 */
export function conversationIdOf(siteId: string, { type, id }: Subject, who: string): string {
  return derivedId(`chat:${siteId}:${type}:${type === "general" ? who : id}`);
}

/** What a visitor shows to read and write: made anew whenever it is needed, so that nothing which opens a conversation is stored. */
export function chatKey({ siteId, conversationId, accessRev }: Ref): string {
  return keyedHash(`chat:${siteId}:${conversationId}:${accessRev}`);
}

/** Whether `key` opens this conversation. Takes the same time for every wrong key. */
export function isChatKey(ref: Ref, key: string): boolean {
  return isSameKey(key, chatKey(ref));
}

/** The visitor's link to a conversation, with its key, as it stands in mails. */
export function chatUrl(username: string, ref: Ref): string {
  return config().siteUrl + chatPath(username, ref.conversationId, chatKey(ref));
}
