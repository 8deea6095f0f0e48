/** `system` is Awning itself. */
export type Author = "visitor" | "owner" | "system";
export type Side = "visitor" | "owner";

export const MESSAGE_TEXT_MAX = 4000;
export const ATTACHMENTS_MAX = 5;
/** Preview length in the inbox; UTF-16 units. */
export const PREVIEW_MAX = 140;
/** Messages per page, also the query limit in the rules. With the conversation, typing and the owner's note: 31 reads. */
export const MESSAGES_PAGE = 28;
export const CONVERSATIONS_PAGE = 30;
/** At most one typing mark of a side in this time. */
export const TYPING_PAUSE_MS = 3_000;

/** Allowed attachment types: none of them can execute or render as a page. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
export const FILE_TYPES = ["application/pdf", "text/plain", "application/zip"] as const;
export const ATTACHMENT_TYPES = [...IMAGE_TYPES, ...FILE_TYPES] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export const IMAGE_BYTES_MAX = 10_000_000;
export const ATTACHMENT_BYTES_MAX = 20_000_000;
export const ATTACHMENT_NAME_MAX = 120;

export type Attachment = { id: string; name: string; type: AttachmentType; bytes: number };

/** `…/messages/{id}`: the sender chooses the id, which makes sending idempotent. `at` in ms since 1970. */
export type Message = {
  id: string;
  by: Author;
  text: string;
  at: number;
  attachments: readonly Attachment[];
  isDeleted?: boolean | undefined;
};

export function otherSide(side: Side): Side {
  return side === "owner" ? "visitor" : "owner";
}

type Placed = { at: number; id: string };

/** Thread order on every device: server time, then id. */
export function compareMessages(a: Placed, b: Placed): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Merges two reads of a thread, sorted and unique. The later read wins. */
export function mergeMessages<One extends Placed>(known: readonly One[], read: readonly One[]): One[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of read) byId.set(one.id, one);
  return [...byId.values()].sort(compareMessages);
}

/** Overlap of incremental reads, because commit times can be closer than a clock's resolution. */
export const CURSOR_OVERLAP_MS = 10_000;

/** The start of the next incremental read, ms since 1970; 0 for everything. */
export function cursorAfter(known: readonly Placed[]): number {
  const last = known.at(-1);
  return last ? Math.max(0, last.at - CURSOR_OVERLAP_MS) : 0;
}

export function countUnread(messages: readonly Message[], by: Side, readId: string): number {
  const read = messages.find(({ id }) => id === readId);
  return messages.filter((one) => one.by === by && (!read || compareMessages(one, read) > 0)).length;
}
