import { documents } from "@awning/domain/collections";
import { type PublishedSite, publishedProductsSchema, publishedSiteSchema } from "@awning/domain/published";
import { type UsernameClaim, usernameClaimSchema } from "@awning/domain/username";
import { getApps, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore, Timestamp } from "firebase/firestore/lite";
import { config } from "#platform/config.ts";

// The small SDK under the rules, not the Admin SDK: it starts in a third of the time and can read only what is public.
let opened: Firestore | undefined;

function firestore(): Firestore {
  opened ??= open();
  return opened;
}

function open(): Firestore {
  const { projectId, firestoreEmulator } = config();
  const name = "storefront";
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ projectId }, name);
  const firestoreOfApp = getFirestore(app);
  const [host = "", port = ""] = firestoreEmulator?.split(":") ?? [];
  if (host && port) connectFirestoreEmulator(firestoreOfApp, host, Number(port));
  return firestoreOfApp;
}

/** What the public pages read. */
export type SiteReader = {
  /** The public copy of a site, or `null` when it is not published. */
  readSite(username: string): Promise<PublishedSite | null>;
  /** Products of page 2 and further; empty when there is no such page. */
  readProducts(username: string, page: number): Promise<PublishedSite["products"]>;
  /** Who holds a name, or `null` when nobody does. */
  readClaim(username: string): Promise<UsernameClaim | null>;
};

/** Reads as any visitor could, under the rules. A document that does not fit its schema throws. */
export const publicReader: SiteReader = {
  async readSite(username) {
    const data = await read(documents.published(username));
    return data === null ? null : publishedSiteSchema.parse(data);
  },
  async readProducts(username, page) {
    const data = await read(documents.publishedProducts(username, page));
    return data === null ? [] : publishedProductsSchema.parse(data).products;
  },
  async readClaim(username) {
    const data = await read(documents.username(username));
    return data === null ? null : usernameClaimSchema.parse(data);
  },
};

async function read(path: string): Promise<unknown> {
  const snapshot = await getDoc(doc(firestore(), path));
  return snapshot.exists() ? plain(snapshot.data()) : null;
}

/** Times become ms since 1970, at any depth. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
  }
  return value;
}
