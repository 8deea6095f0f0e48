import { documents } from "@awning/domain/collections";
import { type PublishedSite, publishedProductsSchema, publishedSiteSchema } from "@awning/domain/published";
import { type UsernameClaim, usernameClaimSchema } from "@awning/domain/username";
import { getApps, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore, Timestamp } from "firebase/firestore/lite";
import * as z from "zod/mini";
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
  /** The version of that copy alone, which is one small read; `null` when there is no copy. */
  readVersion(username: string): Promise<number | null>;
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
  readVersion,
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
  const snapshot = await inTime(getDoc(doc(firestore(), path)));
  return snapshot.exists() ? plain(snapshot.data()) : null;
}

// The REST interface writes whole numbers as text and all others as numbers.
const numberSchema = z.union([z.object({ integerValue: z.string() }), z.object({ doubleValue: z.number() })]);
const versionSchema = z.object({ fields: z.object({ version: numberSchema }) });

// Straight from the REST interface, because no client SDK can ask for one field of a document.
async function readVersion(username: string): Promise<number | null> {
  const { projectId, firestoreEmulator } = config();
  const origin = firestoreEmulator ? `http://${firestoreEmulator}` : "https://firestore.googleapis.com";
  const path = `projects/${projectId}/databases/(default)/documents/${documents.published(username)}`;
  const response = await fetch(`${origin}/v1/${path}?mask.fieldPaths=version`, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw unavailable(`the version of a site: ${response.status}`);
  const { version } = versionSchema.parse(await response.json()).fields;
  return "doubleValue" in version ? version.doubleValue : Number(version.integerValue);
}

/** Longer than Firestore ever takes when it answers at all, and short enough that a visitor is told in time. */
const READ_TIMEOUT_MS = 8000;

async function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(unavailable("Firestore did not answer in time")), READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(why: string): Error {
  return Object.assign(new Error(why), { code: "unavailable" });
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
