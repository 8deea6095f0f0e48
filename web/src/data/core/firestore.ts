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
import { readSaveState, trackWrite, waitForDiskWith } from "./save-state.ts";

const TROUBLE_KEY = "awning.cache-broke";
/** What this tab did about a broken cache: reloaded; wiped it with all edits sent; wiped it and edits may be `lost`. */
const CACHE_TROUBLES = ["reloaded", "wiped", "lost"] as const;
type CacheTrouble = (typeof CACHE_TROUBLES)[number];
let theFirestore: Firestore | undefined;
let isOnDisk = false;
/** A broken cache throws many times before the page is gone. */
let isReloading = false;
/** Whether edits of earlier visits are known to be sent. */
let isEarlierSent = false;

/**
 * The database, with a disk cache that all tabs share: edits made offline are stored and sent later. Where storage is blocked,
 * the cache lives as long as the page. Await `lookForDisk` before the first call.
 */
export function firestore(): Firestore {
  if (theFirestore) return theFirestore;
  isOnDisk = hasCopy();
  const localCache = isOnDisk ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache();
  theFirestore = initializeFirestore(app(), { localCache });
  if (__DEVELOPMENT__) connectFirestoreEmulator(theFirestore, "127.0.0.1", 8080);
  const database = theFirestore;
  // The SDK works in sequence, so a cache read resolves only after earlier writes are stored.
  waitForDiskWith(() => getDocFromCache(doc(database, "accounts/none")).catch(() => undefined));
  return theFirestore;
}

/** Counts unsent edits from an earlier visit, so the save status is right from the start. Call it once the user is known. */
export function trackPendingWrites(): void {
  const sent = waitForPendingWrites(firestore()).then(() => {
    isEarlierSent = true;
  });
  // It rejects when another user signs in; the edits are not theirs.
  void trackWrite(sent.catch(() => undefined));
}

/** Resolves when the server has all writes so far, at once if the database was never opened. */
export async function writesSent(): Promise<void> {
  if (theFirestore) await waitForPendingWrites(theFirestore);
}

/** Ends every listener and wipes the disk cache, for shared computers. Reload the page afterwards. */
export async function forgetCache(): Promise<void> {
  const database = firestore();
  theFirestore = undefined;
  await terminate(database);
  if (isOnDisk) await clearIndexedDbPersistence(database);
}

/**
 * The SDK's cache can break permanently in a long-lived tab ("INTERNAL ASSERTION FAILED", firebase-js-sdk #9729, #8250): every
 * later read then fails until the page reloads. The first time this reloads and keeps the disk cache with its unsent edits; if that
 * does not help, it wipes it, notes whether edits may be lost, and the tab goes on in memory.
 */
export function watchForBrokenCache(): () => void {
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const text = String("reason" in event ? event.reason : (event.error ?? event.message));
    const before = cacheTrouble();
    if (!text.includes("INTERNAL ASSERTION FAILED") || isReloading || isWiped(before)) return;
    const next: CacheTrouble = before === null ? "reloaded" : isEarlierSent && readSaveState() === "saved" ? "wiped" : "lost";
    // Without storage this could loop: the next load would break and reload too.
    if (!keep("sessionStorage", TROUBLE_KEY, next)) return;
    isReloading = true;
    const cleared = next === "reloaded" ? Promise.resolve() : forgetCache();
    void cleared.catch(() => undefined).then(() => window.location.reload());
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onError);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onError);
  };
}

/** Whether this browser keeps a copy of the owner's data: it can, and no copy had to be wiped. */
export function hasCopy(): boolean {
  return whatIsStored() === "copy" && !isWiped(cacheTrouble());
}

export function cacheTrouble(): CacheTrouble | null {
  const noted = recall("sessionStorage", TROUBLE_KEY);
  return CACHE_TROUBLES.find((one) => one === noted) ?? null;
}

function isWiped(trouble: CacheTrouble | null): boolean {
  return trouble === "wiped" || trouble === "lost";
}
