import { Failure, type OwnRefusal } from "@awning/domain/errors/failure";
import { useSyncExternalStore } from "react";
import { sdkCode } from "./failures.ts";

let reason: OwnRefusal | null = null;

/** Stores why the owner's own site currently refuses writes, so a refused write can say so; `null` for no reason. */
export function noteRefusal(now: OwnRefusal | null): void {
  reason = now;
}

/**
 * The rules refuse a write without a reason.
 * @throws Failure `forbidden` with the site's reason, otherwise the original error
 */
function explainRefusal(error: unknown): never {
  if (reason && sdkCode(error) === "permission-denied") throw new Failure("forbidden", { reason }, { cause: error });
  throw error;
}

export type SaveState = "saved" | "saving" | "offline" | "failed";

/** A write that takes longer counts as waiting for a connection, whatever `navigator.onLine` says. */
const WAITS_AFTER_MS = 8_000;

let pending = 0;
/** Writes that may not be on disk yet: closing the tab would lose them. */
let unkept = 0;
let reachDisk: () => Promise<unknown> = () => Promise.resolve();
let hasFailed = false;
let isWaiting = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sets how to wait until all writes are on disk. The database calls this when it opens. */
export function waitForDiskWith(wait: () => Promise<unknown>): void {
  reachDisk = wait;
}

/**
 * Counts a write as pending until the server has it. Firestore queues offline writes, so the promise may stay open for days:
 * never await it before going on.
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

/** The current save status for the screen. */
export function readSaveState(): SaveState {
  if (hasFailed) return "failed";
  if (pending === 0) return "saved";
  // "Offline, will send" is a promise, so it is shown only for what is on disk.
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

// Restarts with each write that starts or ends, because a confirmed write proves there is a connection.
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
