import { useSyncExternalStore } from "react";
import { UNDO_MS } from "#ui/toast.tsx";

// Deleting a page is for good, with all that was kept of it. So it is sent only once it can no longer be taken back; whoever
// closes the browser before that keeps the page.
type Pending = { timer: ReturnType<typeof setTimeout>; send: () => Promise<void>; sending: Promise<boolean> | null };
const pending = new Map<string, Pending>();
const listeners = new Set<() => void>();
let snapshot: ReadonlySet<string> = new Set();

/** Hides a page at once and deletes it when the time for taking it back is over. @returns what takes it back, until it is sent */
export function deleteLater(pageId: string, send: () => Promise<void>): () => void {
  const timer = setTimeout(() => void deleteNow(pageId), UNDO_MS);
  const one: Pending = { timer, send, sending: null };
  pending.set(pageId, one);
  tell();
  return () => {
    if (one.sending) return;
    clearTimeout(timer);
    forget(pageId);
  };
}

/**
 * Deletes a page that is waiting for it without waiting any longer; one that waits for nothing is left alone. It stays hidden until
 * the list itself no longer has it, and comes back when that failed. @returns whether it is gone
 */
export async function deleteNow(pageId: string): Promise<boolean> {
  const one = pending.get(pageId);
  if (!one) return true;
  clearTimeout(one.timer);
  one.sending ??= one.send().then(
    () => true,
    () => {
      forget(pageId);
      return false;
    },
  );
  return one.sending;
}

/** Lets go of what was deleted and is not in the list any more: another page may come under the same id, as the home page does. */
export function forgetGone(listed: readonly string[]): void {
  for (const [id, { sending }] of pending) if (sending && !listed.includes(id)) forget(id);
}

/** Shows a page again, or another one under its id. */
export function forget(pageId: string): void {
  if (pending.delete(pageId)) tell();
}

/** Pages that are being deleted. */
export function usePendingDeletes(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function tell(): void {
  snapshot = new Set(pending.keys());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
