import { useSyncExternalStore } from "react";

export type SaveState = "saved" | "saving" | "offline" | "failed";

let pending = 0;
let hasFailed = false;
const listeners = new Set<() => void>();

/**
 * Counts a write until the server has it. Firestore keeps a write made offline and settles it later, so the promise may
 * stay open for days: never wait for it before going on.
 * @returns the same promise
 */
export function trackWrite<T>(write: Promise<T>): Promise<T> {
  pending += 1;
  hasFailed = false;
  tell();
  write.then(
    () => settle(false),
    () => settle(true),
  );
  return write;
}

/** What the save line of the screen says now. */
export function readSaveState(): SaveState {
  if (hasFailed) return "failed";
  if (pending === 0) return "saved";
  return navigator.onLine ? "saving" : "offline";
}

/** Whether everything typed so far is safe; changes with each tracked write and with the connection. */
export function useSaveState(): SaveState {
  return useSyncExternalStore(subscribe, readSaveState);
}

function settle(failed: boolean) {
  pending -= 1;
  hasFailed ||= failed;
  tell();
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
