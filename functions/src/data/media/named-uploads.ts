import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import type { DocumentData, Query } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";

const PAGE = 50;
const CLOCKS_DIFFER_MS = 60_000;
// An id can directly follow an escape: `n` of a line break, `2F` or `252F` of a URL, `u001f` of JSON.
const LONGEST_ESCAPE = 5;
// Where owners use pictures and files, including drafts and page versions. Public data derives from these.
const NAMING = [
  (siteId: string) => `${documents.site(siteId)}/settings`,
  collections.links,
  collections.archivedLinks,
  collections.products,
  collections.collections,
  bookingCollections.services,
  collections.pages,
];

/** Excludes orders and messages. Searches every string, so that new fields are covered; no other text looks like an id. */
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
  // Excludes a file's deleted earlier versions.
  await collectAll(firestore().collection(collections.files(siteId)).select("object"), ids, named);
  return named;
}

/** Order lines copy what was sold. Reads all orders since `since` (ms since 1970). */
export async function orderedUploads(siteId: string, ids: ReadonlySet<string>, since: number): Promise<Set<string>> {
  const ordered = new Set<string>();
  const orders = firestore().collection(collections.orders(siteId)).where("placedAt", ">=", new Date(since)).select("lines");
  await collectAll(orders, ids, ordered);
  return ordered;
}

/** Reads all messages since `since` (ms since 1970), when the first file was uploaded. */
export async function sentUploads(siteId: string, conversationId: string, ids: ReadonlySet<string>, since: number): Promise<Set<string>> {
  const sent = new Set<string>();
  const messages = firestore().collection(chatCollections.messages(siteId, conversationId));
  // The database clock may differ.
  await collectAll(messages.where("at", ">=", new Date(since - CLOCKS_DIFFER_MS)).select("attachments"), ids, sent);
  return sent;
}

// Reads in pages: the versions of thirty pages can exceed a function's memory.
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
