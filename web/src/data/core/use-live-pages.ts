import { useMemo, useSyncExternalStore } from "react";
import { LivePages, type Pages, type WatchPage } from "./pages.ts";

export type LiveList<T> = { list: Pages<T>; more: () => void; retry: () => void };

/**
 * Follows a list page by page. `key` names the list completely (owner, collection, filter); a new key starts over with
 * one page. `null` waits.
 */
export function useLivePages<T extends { id: string }>(key: string | null, watch: WatchPage<T>): LiveList<T> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says when to start over
  const pages = useMemo(() => new LivePages<T>(key === null ? () => () => {} : watch), [key]);
  return { list: useSyncExternalStore(pages.subscribe, pages.getSnapshot), more: pages.more, retry: pages.retry };
}
