import type { Failure } from "@awning/domain/errors/failure";
import { useCallback, useSyncExternalStore } from "react";
import { toFailure } from "./failures.ts";

export type LiveMeta = { isPending: boolean; isFromCache: boolean };

/** A value that follows its source. `isPending`: holds own edits not yet sent; `isFromCache`: may be older than the server's. */
export type Live<T> = { state: "loading" } | ({ state: "ready"; data: T } & LiveMeta) | { state: "failed"; failure: Failure };

/** Starts listening; answers with the function that stops it. */
export type Watch<T> = (next: (data: T, meta: LiveMeta) => void, fail: (failure: Failure) => void) => () => void;

/** How long a source stays open after its last listener left: a step to another screen and back costs no new read. */
export const LINGER_MS = 15_000;

type Source = {
  value: Live<unknown>;
  listeners: Set<() => void>;
  stop: () => void;
  lingering: ReturnType<typeof setTimeout> | null;
};

const LOADING: Live<never> = { state: "loading" };
const sources = new Map<string, Source>();

/**
 * Joins the source of that key, or opens it with `watch`. All listeners of one key share one source.
 * A failed source is closed and opened anew by the next listener, so a refusal is never remembered.
 * @returns the function that leaves again
 */
export function joinSource<T>(key: string, watch: Watch<T>, onChange: () => void): () => void {
  const source = sources.get(key) ?? openSource(key, watch);
  if (source.lingering !== null) {
    clearTimeout(source.lingering);
    source.lingering = null;
  }
  source.listeners.add(onChange);
  return () => {
    source.listeners.delete(onChange);
    if (source.listeners.size > 0 || sources.get(key) !== source) return;
    if (source.value.state === "failed") closeSource(key, source);
    else source.lingering = setTimeout(() => closeSource(key, source), LINGER_MS);
  };
}

/** Closes the source of that key if it only lingers: whoever comes next is told nothing of what was before. */
export function dropLingering(key: string): void {
  const source = sources.get(key);
  if (!source || source.lingering === null) return;
  clearTimeout(source.lingering);
  closeSource(key, source);
}

/** What the source of that key says now; `loading` when nobody listens to it. */
export function readSource(key: string): Live<unknown> {
  return sources.get(key)?.value ?? LOADING;
}

/** How many sources are open. */
export function openSourceCount(): number {
  return sources.size;
}

/**
 * Follows a live source in a component. `key` names the source completely (owner, collection, filter): two components
 * with the same key share one listener, so `watch` must depend on nothing that is not in the key. `null` waits.
 */
export function useLive<T>(key: string | null, watch: Watch<T>): Live<T> {
  // `watch` is a new function at each render; the key alone says when to listen anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const subscribe = useCallback((onChange: () => void) => (key === null ? () => {} : joinSource(key, watch, onChange)), [key]);
  const value = useSyncExternalStore(subscribe, () => (key === null ? LOADING : readSource(key)));
  // The one place where the type of a source is taken on trust: its key was made by the room that made its watch.
  return value as Live<T>;
}

function openSource<T>(key: string, watch: Watch<T>): Source {
  const source: Source = { value: LOADING, listeners: new Set(), stop: () => {}, lingering: null };
  sources.set(key, source);
  const tell = (value: Live<T>) => {
    if (sources.get(key) !== source) return;
    source.value = value;
    for (const listener of source.listeners) listener();
  };
  source.stop = watch(
    (data, meta) => tell({ state: "ready", data, ...meta }),
    (error) => tell({ state: "failed", failure: toFailure(error) }),
  );
  return source;
}

function closeSource(key: string, source: Source) {
  if (sources.get(key) === source) sources.delete(key);
  source.stop();
}
