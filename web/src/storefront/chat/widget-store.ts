import type { Unsent } from "@awning/domain/chat/outbox";
import { forget, keep, recall } from "../script/storage.ts";
import { username } from "../script/username.ts";
import { type Key, readKept, readTexts } from "./talk.ts";

// What the chat stores in a browser, only once its visitor writes.

type Who = { name: string; email: string };

const keyName = () => `awning:chat:${username}` as const;
const unsentName = () => `awning:chat-unsent:${username}` as const;
/** The visitor's details for the unsent messages. */
const whoName = () => `awning:chat-who:${username}` as const;

/** Stores the conversation of this browser. */
export function keepKey({ conversationId, key }: Key): void {
  keep("localStorage", keyName(), JSON.stringify({ conversationId, key }));
}

export function forgetKey(): void {
  forget("localStorage", keyName());
}

/** Replaces this tab's unsent messages; those of other tabs stay. */
export function keepUnsent(before: readonly Unsent[], now: readonly Unsent[], who: Who): void {
  const known = new Set([...before, ...now].map(({ id }) => id));
  const kept = [...now, ...readUnsent().filter(({ id }) => !known.has(id))];
  if (kept.length === 0) {
    forgetUnsent();
    return;
  }
  keep("localStorage", unsentName(), JSON.stringify(kept));
  keep("localStorage", whoName(), JSON.stringify(who));
}

export function forgetUnsent(): void {
  forget("localStorage", unsentName());
  forget("localStorage", whoName());
}

export function readWho(): Who {
  return readTexts(recall("localStorage", whoName()), ["name", "email"]) ?? { name: "", email: "" };
}

export function readStored(): Key | null {
  return readTexts(recall("localStorage", keyName()), ["conversationId", "key"]);
}

export function readUnsent(): Unsent[] {
  return readKept(recall("localStorage", unsentName()));
}

let madeKey = "";
/** Makes this browser's first message idempotent: sending it twice starts one conversation. */
export function visitorKey(): string {
  const name = `awning:chat-visitor:${username}` as const;
  madeKey ||= recall("localStorage", name) ?? crypto.randomUUID().replaceAll("-", "");
  keep("localStorage", name, madeKey);
  return madeKey;
}
