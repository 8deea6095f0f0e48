/** Who wrote a message. `system` is Awning itself. */
export type Author = "visitor" | "owner" | "system";
/** The two people of a conversation. */
export type Side = "visitor" | "owner";

export const MESSAGE_TEXT_MAX = 4000;
export const ATTACHMENTS_MAX = 5;
/** How much of the last message the list of conversations shows; UTF-16 units. */
export const PREVIEW_MAX = 140;
/** Messages of one page of a thread, also the most that rules let a query ask for. With the conversation and who types: 31 reads. */
export const MESSAGES_PAGE = 29;
/** Conversations of one page of the inbox. */
export const CONVERSATIONS_PAGE = 30;

/** What may be sent in a conversation: nothing of it can run or be a page. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
export const FILE_TYPES = ["application/pdf", "text/plain", "application/zip"] as const;
export const ATTACHMENT_TYPES = [...IMAGE_TYPES, ...FILE_TYPES] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const IMAGE_BYTES_MAX = 10_000_000;
export const ATTACHMENT_BYTES_MAX = 20_000_000;
export const ATTACHMENT_NAME_MAX = 120;

/** A file of a message; it is stored under the conversation and `id`. */
export type Attachment = { id: string; name: string; type: string; bytes: number };

/** `…/messages/{id}`: the sender chooses the id, so that sending twice stores once. `at` in ms since 1970. */
export type Message = { id: string; by: Author; text: string; at: number; attachments: readonly Attachment[] };

/** The other person. */
export function otherSide(side: Side): Side {
  return side === "owner" ? "visitor" : "owner";
}

type Placed = { at: number; id: string };

/** The order of a thread on every device: the server's time of each message, then its id. */
export function compareMessages(a: Placed, b: Placed): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Messages of two reads of one thread as one: each once, in order. What was read later wins. */
export function mergeMessages<One extends Placed>(known: readonly One[], read: readonly One[]): One[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of read) byId.set(one.id, one);
  return [...byId.values()].sort(compareMessages);
}

/** Two commits may be told apart by less than a clock shows: a device asks again for this much before what it has. */
export const CURSOR_OVERLAP_MS = 10_000;

/** From which moment on a device asks for what it may not have; 0 for all. Ms since 1970. */
export function cursorAfter(known: readonly Placed[]): number {
  const last = known.at(-1);
  return last ? Math.max(0, last.at - CURSOR_OVERLAP_MS) : 0;
}

/** How many messages of `by` come after the one with the id `readId`; all of them when there is no such message. */
export function countUnread(messages: readonly Message[], by: Side, readId: string): number {
  const read = messages.find(({ id }) => id === readId);
  return messages.filter((one) => one.by === by && (!read || compareMessages(one, read) > 0)).length;
}
