import type { Unsent } from "@awning/domain/chat/outbox";

// Messages that wait on this device, in IndexedDB: they survive a reload and the end of the tab. Where the browser keeps nothing
// they live as long as the page.

const NAME = "awning-chat";
const STORE = "unsent";

/** Everything that waits, of whatever conversation. */
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

/** Forgets everything that waits, when somebody signs out. */
export async function forgetUnsent(): Promise<void> {
  await run("readwrite", (store) => store.clear()).catch(() => undefined);
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
