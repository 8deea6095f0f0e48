import { chatCollections } from "@awning/domain/chat/chat-documents";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import type { DocumentData, Query } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";

const PAGE = 50;
const CLOCKS_DIFFER_MS = 60_000;
// An id may follow the rest of an escaped character at once: `n` of a line break, `2F` or `252F` of an address, `u001f` of JSON.
const LONGEST_ESCAPE = 5;
// Where an owner puts pictures and files, drafts and kept versions of pages among them. What visitors see is made of these.
const NAMING = [
  (siteId: string) => `${documents.site(siteId)}/settings`,
  collections.links,
  collections.archivedLinks,
  collections.products,
  collections.collections,
  collections.pages,
];

/**
 * Which of these uploads any document of the site names, orders and messages left out. An id that stands anywhere in a document counts: a new
 * field that holds a picture is not forgotten, and no other text looks like an id.
 */
export async function namedUploads(siteId: string, ids: ReadonlySet<string>): Promise<Set<string>> {
  const named = new Set<string>();
  if (ids.size === 0) return named;
  const site = await firestore().doc(documents.site(siteId)).get();
  collect(site.data(), ids, named);
  for (const part of NAMING) {
    const query = firestore().collection(part(siteId));
    const pageIds = await collectAll(query, ids, named);
    if (part !== collections.pages) continue;
    for (const pageId of pageIds) await collectAll(firestore().collection(collections.pageVersions(siteId, pageId)), ids, named);
  }
  // Not what it was before: a file remembers the objects of its earlier versions, which are gone.
  await collectAll(firestore().collection(collections.files(siteId)).select("object"), ids, named);
  return named;
}

/**
 * Which of these uploads an order shows that was placed at `since` (ms since 1970) or later: its lines are copies of what was
 * sold. Reads every such order of the shop.
 */
export async function orderedUploads(siteId: string, ids: ReadonlySet<string>, since: number): Promise<Set<string>> {
  const ordered = new Set<string>();
  const orders = firestore().collection(collections.orders(siteId)).where("placedAt", ">=", new Date(since)).select("lines");
  await collectAll(orders, ids, ordered);
  return ordered;
}

/**
 * Which of these files of a conversation a message names that was sent since the first of them was, `since` in ms since 1970. Reads
 * every such message.
 */
export async function sentUploads(siteId: string, conversationId: string, ids: ReadonlySet<string>, since: number): Promise<Set<string>> {
  const sent = new Set<string>();
  const messages = firestore().collection(chatCollections.messages(siteId, conversationId));
  // The database has a clock of its own.
  await collectAll(messages.where("at", ">=", new Date(since - CLOCKS_DIFFER_MS)).select("attachments"), ids, sent);
  return sent;
}

// Page by page: the kept versions of thirty pages can be larger than the memory of a function.
async function collectAll(query: Query, ids: ReadonlySet<string>, into: Set<string>): Promise<string[]> {
  const seen: string[] = [];
  for (let page = query.limit(PAGE); ; ) {
    const { docs } = await page.get();
    for (const one of docs) collect(one.data(), ids, into);
    seen.push(...docs.map((one) => one.id));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return seen;
    page = query.limit(PAGE).startAfter(last);
  }
}

function collect(fields: DocumentData | undefined, ids: ReadonlySet<string>, into: Set<string>): void {
  for (const [word] of JSON.stringify(fields ?? {}).matchAll(/[A-Za-z0-9]{20,}/g))
    for (let cut = 0; cut <= LONGEST_ESCAPE; cut++) {
      const id = word.slice(cut);
      if (ids.has(id)) into.add(id);
    }
}
