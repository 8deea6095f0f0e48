import { useSyncExternalStore } from "react";
import { UNDO_MS } from "#ui/toast.tsx";

// Deleting a page is for good, with all that was kept of it. So it is sent only once it can no longer be taken back; whoever
// closes the browser before that keeps the page.
const pending = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let snapshot: ReadonlySet<string> = new Set();

/** Hides a page at once and deletes it when the time for taking it back is over. @returns what takes it back */
export function deleteLater(pageId: string, send: () => Promise<void>): () => void {
  const timer = setTimeout(() => {
    // It stays hidden until the list itself no longer has it, and comes back when that failed.
    send().catch(() => forget(pageId));
  }, UNDO_MS);
  pending.set(pageId, timer);
  tell();
  return () => {
    clearTimeout(timer);
    forget(pageId);
  };
}

/** Pages that are being deleted. */
export function usePendingDeletes(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function forget(pageId: string): void {
  pending.delete(pageId);
  tell();
}

function tell(): void {
  snapshot = new Set(pending.keys());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
