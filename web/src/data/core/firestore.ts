import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocFromCache,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from "firebase/firestore";
import { keep, recall, whatIsStored } from "./browser-storage.ts";
import { app } from "./firebase-auth.ts";
import { trackWrite, waitForDiskWith } from "./save-state.ts";

/** Kept in the tab for the one reload after the SDK broke: that load goes without the cache on disk. */
const BROKEN_KEY = "awning.cache-broke";
let theFirestore: Firestore | undefined;

/**
 * The database, with a cache on disk that all tabs share: edits made offline are kept and sent later. Where the browser keeps
 * nothing, the cache lives as long as this page. Whoever opens it first waits for `lookForDisk`.
 */
export function firestore(): Firestore {
  if (theFirestore) return theFirestore;
  const isOnDisk = whatIsStored() === "copy" && !hasBrokenBefore();
  const localCache = isOnDisk ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache();
  theFirestore = initializeFirestore(app(), { localCache });
  if (__DEVELOPMENT__) connectFirestoreEmulator(theFirestore, "127.0.0.1", 8080);
  const database = theFirestore;
  // The SDK does one thing after the other: it answers from the cache once what was written before is in it.
  waitForDiskWith(() => getDocFromCache(doc(database, "accounts/none")).catch(() => undefined));
  return theFirestore;
}

/**
 * Counts edits of an earlier visit that are kept on disk and not sent yet, so that the save line is true from the start.
 * Must be called once it is known who is signed in.
 */
export function trackPendingWrites(): void {
  // It breaks off when somebody else signs in; then the edits are not this person's.
  void trackWrite(waitForPendingWrites(firestore()).catch(() => undefined));
}

/** Waits until the server has everything that was written so far; where nobody opened the database there is nothing. */
export async function writesSent(): Promise<void> {
  if (theFirestore) await waitForPendingWrites(theFirestore);
}

/** Ends every listener and wipes the cache on disk, for shared computers. The page must be loaded anew afterwards. */
export async function forgetCache(): Promise<void> {
  const database = firestore();
  theFirestore = undefined;
  await terminate(database);
  if (whatIsStored() === "copy") await clearIndexedDbPersistence(database);
}

/**
 * The SDK's cache can break for good in a long-lived tab ("INTERNAL ASSERTION FAILED", firebase-js-sdk #9729, #8250):
 * every later read then fails until the page is loaded anew. This wipes the cache and reloads, once.
 */
export function watchForBrokenCache(): () => void {
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const text = String("reason" in event ? event.reason : (event.error ?? event.message));
    if (!text.includes("INTERNAL ASSERTION FAILED") || hasBrokenBefore()) return;
    // What cannot be kept would not end: the next load would break and reload as well.
    if (!keep("sessionStorage", BROKEN_KEY, "1")) return;
    void forgetCache().finally(() => window.location.reload());
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onError);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onError);
  };
}

function hasBrokenBefore(): boolean {
  return recall("sessionStorage", BROKEN_KEY) === "1";
}
