import type { Unsent } from "@awning/domain/chat/outbox";
import { SHARED_CACHE } from "../media/shared-photo.ts";
import { stopPush } from "../notification/push.ts";

// Unsent messages in IndexedDB, which survive a reload and a closed tab. Where the browser blocks storage, they last as long
// as the page.

const NAME = "awning-chat";
const STORE = "unsent";

/** All unsent messages, of every conversation. */
export async function loadUnsent(): Promise<Unsent[]> {
  try {
    return await run<Unsent[]>("readonly", (store) => store.getAll());
  } catch {
    return [];
  }
}

export async function putUnsent(one: Unsent): Promise<void> {
  await run("readwrite", (store) => store.put(one)).catch(() => undefined);
}

export async function deleteUnsent(id: string): Promise<void> {
  await run("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

/** On sign-out: deletes all unsent messages, and ends push messages to this browser. */
export async function forgetDevice(): Promise<void> {
  const cleared = run("readwrite", (store) => store.clear());
  const shared = "caches" in globalThis ? caches.delete(SHARED_CACHE) : Promise.resolve(false);
  await Promise.all([cleared, shared, stopPush()].map((one) => one.catch(() => undefined)));
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, refuse) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => refuse(asked.error);
    asked.onblocked = () => refuse(new Error("blocked"));
  });
}

async function run<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await open();
  try {
    return await new Promise<Result>((done, refuse) => {
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked.result);
      transaction.onerror = () => refuse(transaction.error);
      transaction.onabort = () => refuse(transaction.error);
    });
  } finally {
    database.close();
  }
}
