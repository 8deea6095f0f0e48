import { Failure } from "@awning/domain/errors/failure";
import { useCallback, useSyncExternalStore } from "react";
import { toFailure } from "./failures.ts";

export type LiveMeta = { isPending: boolean; isFromCache: boolean };

/** A live value. `isPending`: includes own edits not yet sent; `isFromCache`: may be older than the server's. */
export type Live<T> = { state: "loading" } | ({ state: "ready"; data: T } & LiveMeta) | { state: "failed"; failure: Failure };

/** What a live value has, or something else while it loads or after it failed. */
export function dataOr<T, Otherwise>(live: Live<T>, otherwise: Otherwise): T | Otherwise {
  return live.state === "ready" ? live.data : otherwise;
}

/** Starts listening and returns the function that stops it. */
export type Watch<T> = (next: (data: T, meta: LiveMeta) => void, fail: (failure: Failure) => void) => () => void;

/** How long a source stays open after its last listener left, so going to another screen and back costs no read. */
export const LINGER_MS = 15_000;

/** How long a first value may take before it is told that none comes: a device may take its line for working. It is shown when it comes. */
export const LATE_MS = 12_000;
export const lateFailure = () => new Failure("offline", { reason: "late" });

/** How long a source that has broken off waits before it is opened again; twice as long each time it breaks, up to the most. */
export const REOPEN_MS = 5_000;
const REOPEN_MOST_MS = 320_000;
/** How long a value that was there must be missing before that is told. */
export const GONE_MS = 2_000;

type Source = {
  value: Live<unknown>;
  listeners: Set<() => void>;
  stop: () => void;
  lingering: ReturnType<typeof setTimeout> | undefined;
};

const LOADING: Live<never> = { state: "loading" };
const sources = new Map<string, Source>();

/**
 * Joins the source of that key, or opens it with `watch`. All listeners of one key share one source. One that never had a value
 * from the server can fail: it is closed, and reopened by the next listener, so a refusal is never cached. Any other keeps its value
 * and opens again; and `null` after a value is told only once it stays so. So no editor closes under its owner.
 * @returns the function that leaves again
 */
export function joinSource<T>(key: string, watch: Watch<T>, onChange: () => void): () => void {
  const source = sources.get(key) ?? openSource(key, watch);
  clearTimeout(source.lingering);
  source.lingering = undefined;
  source.listeners.add(onChange);
  return () => {
    source.listeners.delete(onChange);
    if (source.listeners.size > 0 || sources.get(key) !== source) return;
    if (source.value.state === "failed") closeSource(key, source);
    else source.lingering = setTimeout(() => closeSource(key, source), LINGER_MS);
  };
}

/** Closes the source of that key if no one listens, so the next listener does not get its old value. */
export function dropLingering(key: string): void {
  const source = sources.get(key);
  if (source?.lingering !== undefined) closeSource(key, source);
}

/** The current value of that key's source; `loading` without listeners. */
export function readSource(key: string): Live<unknown> {
  return sources.get(key)?.value ?? LOADING;
}

/** How many sources are open. */
export function openSourceCount(): number {
  return sources.size;
}

/**
 * Subscribes a component to a live source. `key` identifies the source completely (owner, collection, filter): components with
 * the same key share one listener, so `watch` must depend only on what is in the key. `null` waits.
 */
export function useLive<T>(key: string | null, watch: Watch<T>): Live<T> {
  // `watch` is a new function on each render; only the key decides when to subscribe again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const subscribe = useCallback((onChange: () => void) => (key === null ? () => {} : joinSource(key, watch, onChange)), [key]);
  const value = useSyncExternalStore(subscribe, () => (key === null ? LOADING : readSource(key)));
  // The only unchecked cast of a source's type: the module that built its key also built its watch.
  return value as Live<T>;
}

function openSource<T>(key: string, watch: Watch<T>): Source {
  let isConfirmed = false;
  let reopenMs = REOPEN_MS;
  let stopWatching = () => {};
  let later: ReturnType<typeof setTimeout> | undefined;
  const late = setTimeout(() => source.value === LOADING && tell({ state: "failed", failure: lateFailure() }), LATE_MS);
  const stop = () => {
    clearTimeout(late);
    clearTimeout(later);
    stopWatching();
  };
  const source: Source = { value: LOADING, listeners: new Set(), stop, lingering: undefined };
  sources.set(key, source);
  const tell = (value: Live<unknown>) => {
    if (sources.get(key) !== source) return;
    source.value = value;
    for (const listener of source.listeners) listener();
  };
  const open = () => {
    stopWatching = watch(
      (data, meta) => {
        clearTimeout(later);
        isConfirmed ||= !meta.isFromCache;
        if (!meta.isFromCache) reopenMs = REOPEN_MS;
        const value: Live<T> = { state: "ready", data, ...meta };
        if (data === null && dataOr(source.value, null) !== null) later = setTimeout(tell, GONE_MS, value);
        else tell(value);
      },
      (error) => {
        if (!isConfirmed || source.value.state !== "ready") return tell({ state: "failed", failure: toFailure(error) });
        tell({ ...source.value, isFromCache: true });
        stop();
        later = setTimeout(open, reopenMs);
        reopenMs = Math.min(2 * reopenMs, REOPEN_MOST_MS);
      },
    );
  };
  open();
  return source;
}

function closeSource(key: string, source: Source) {
  clearTimeout(source.lingering);
  sources.delete(key);
  source.stop();
}
