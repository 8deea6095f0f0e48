import { Failure, type OwnRefusal } from "@awning/domain/errors/failure";
import { useSyncExternalStore } from "react";
import { sdkCode } from "./failures.ts";

let reason: OwnRefusal | null = null;

/** Keeps in mind what the owner's own site refuses writes for, so that a refused one can say why; `null` for nothing. */
export function noteRefusal(now: OwnRefusal | null): void {
  reason = now;
}

/**
 * The rules refuse a write without a word of why.
 * @throws Failure `forbidden` with the reason that the site has for it, and otherwise what was thrown
 */
function explainRefusal(error: unknown): never {
  if (reason && sdkCode(error) === "permission-denied") throw new Failure("forbidden", { reason }, { cause: error });
  throw error;
}

export type SaveState = "saved" | "saving" | "offline" | "failed";

/** A write that takes longer waits for a connection, whatever the device says about its own. */
const WAITS_AFTER_MS = 8_000;

let pending = 0;
/** Writes that may not be on the disk yet: a tab that is closed now would lose them. */
let unkept = 0;
let reachDisk: () => Promise<unknown> = () => Promise.resolve();
let hasFailed = false;
let isWaiting = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sets what waits until everything written so far is on the disk. The database does so when it opens. */
export function waitForDiskWith(wait: () => Promise<unknown>): void {
  reachDisk = wait;
}

/**
 * Counts a write until the server has it. Firestore keeps a write made offline and settles it later, so the promise may
 * stay open for days: never wait for it before going on.
 * @returns the same promise
 */
export function trackWrite<T>(write: Promise<T>): Promise<T> {
  pending += 1;
  unkept += 1;
  hasFailed = false;
  watchPatience();
  tell();
  const kept = () => {
    unkept -= 1;
    tell();
  };
  reachDisk().then(kept, kept);
  write.then(
    () => settle(false),
    () => settle(true),
  );
  return write.catch(explainRefusal);
}

/** What the save line of the screen says now. */
export function readSaveState(): SaveState {
  if (hasFailed) return "failed";
  if (pending === 0) return "saved";
  // "Offline, will send" is a promise: it is given only for what is on the disk.
  if (unkept > 0) return "saving";
  return navigator.onLine && !isWaiting ? "saving" : "offline";
}

/** Whether everything typed so far is safe; changes with each tracked write and with the connection. */
export function useSaveState(): SaveState {
  return useSyncExternalStore(subscribe, readSaveState);
}

function settle(failed: boolean) {
  pending -= 1;
  hasFailed ||= failed;
  isWaiting = false;
  watchPatience();
  tell();
}

// Starts over with each write that comes or goes: while some get through, there is a connection.
function watchPatience() {
  clearTimeout(patience);
  if (pending === 0) return;
  patience = setTimeout(() => {
    isWaiting = true;
    tell();
  }, WAITS_AFTER_MS);
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
