import type { Failure } from "@awning/domain/errors/failure";
import { useMemo, useSyncExternalStore } from "react";
import { LATE_MS, lateFailure } from "./live.ts";

/** The content of one page of a list. `cursor` is where the next page starts, `null` when this one is the last. */
export type PageContent<T> = { items: T[]; cursor: readonly unknown[] | null; isFromCache: boolean };
export type WatchPage<T> = (
  cursor: readonly unknown[] | null,
  next: (content: PageContent<T>) => void,
  fail: (failure: Failure) => void,
) => () => void;

export type Pages<T> =
  | { state: "loading" }
  | { state: "failed"; failure: Failure }
  | { state: "ready"; items: readonly T[]; hasMore: boolean; isLoadingMore: boolean; isFromCache: boolean };

type Page<T> = { content: PageContent<T> | null; startKey: string; stop: () => void };

/**
 * A live list read page by page. Each page has its own listener; when the end of a page moves (a new first order pushes the
 * last one out), the next page restarts from there, so no item falls between two pages.
 */
export class LivePages<T extends { id: string }> {
  readonly #watch: WatchPage<T>;
  readonly #listeners = new Set<() => void>();
  #pages: Page<T>[] = [];
  #failure: Failure | null = null;
  #snapshot: Pages<T> = { state: "loading" };

  constructor(watch: WatchPage<T>) {
    this.#watch = watch;
  }

  /** For `useSyncExternalStore`. The first listener opens the first page, the last one to leave closes all. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#open(0, null);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close(0);
    };
  };

  readonly getSnapshot = (): Pages<T> => this.#snapshot;

  /** Opens the next page. Does nothing when there is none or it is already loading. */
  readonly more = (): void => {
    const last = this.#pages[this.#pages.length - 1];
    if (last?.content?.cursor) this.#open(this.#pages.length, last.content.cursor);
    this.#publish();
  };

  /** Starts over after a failure. */
  readonly retry = (): void => {
    this.#close(0);
    this.#failure = null;
    this.#open(0, null);
    this.#publish();
  };

  #open(index: number, cursor: readonly unknown[] | null): void {
    const held = this.#pages[index];
    held?.stop();
    // The page keeps its old content until the new one arrives.
    const page: Page<T> = { content: held?.content ?? null, startKey: JSON.stringify(cursor), stop: () => {} };
    this.#pages[index] = page;
    const fail = (failure: Failure) => {
      if (this.#pages[index] !== page) return;
      this.#failure = failure;
      this.#publish();
    };
    const late = setTimeout(() => page.content === null && this.#failure === null && fail(lateFailure()), LATE_MS);
    const stop = this.#watch(
      cursor,
      (content) => {
        if (this.#pages[index] !== page) return;
        page.content = content;
        this.#failure = null;
        this.#follow(index, content.cursor);
        this.#publish();
      },
      fail,
    );
    page.stop = () => {
      clearTimeout(late);
      stop();
    };
  }

  #follow(index: number, cursor: readonly unknown[] | null): void {
    const after = this.#pages[index + 1];
    if (!after) return;
    if (cursor === null) this.#close(index + 1);
    else if (after.startKey !== JSON.stringify(cursor)) this.#open(index + 1, cursor);
  }

  #close(from: number): void {
    for (const page of this.#pages.splice(from)) page.stop();
  }

  #publish(): void {
    this.#snapshot = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #read(): Pages<T> {
    const first = this.#pages[0]?.content;
    if (this.#failure && !first) return { state: "failed", failure: this.#failure };
    if (!first) return { state: "loading" };
    const items = new Map<string, T>();
    for (const page of this.#pages) for (const item of page.content?.items ?? []) if (!items.has(item.id)) items.set(item.id, item);
    const last = this.#pages[this.#pages.length - 1];
    return {
      state: "ready",
      items: [...items.values()],
      hasMore: last?.content?.cursor != null,
      isLoadingMore: last?.content === null,
      isFromCache: this.#pages.some((page) => page.content?.isFromCache ?? false),
    };
  }
}

export type LiveList<T> = { list: Pages<T>; more: () => void; retry: () => void };

/**
 * Subscribes to a list page by page. `key` identifies the list completely (owner, collection, filter); a new key starts over
 * with one page. `null` waits.
 */
export function useLivePages<T extends { id: string }>(key: string | null, watch: WatchPage<T>): LiveList<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says when to start over
  const pages = useMemo(() => new LivePages<T>(key === null ? () => () => {} : watch), [key]);
  return { list: useSyncExternalStore(pages.subscribe, pages.getSnapshot), more: pages.more, retry: pages.retry };
}
