import { Failure } from "@awning/domain/errors/failure";
import { expect, onTestFinished, test, vi } from "vitest";
import { LATE_MS, lateFailure } from "./live.ts";
import { LivePages, type PageContent } from "./pages.ts";

type Item = { id: string };

/** A collection in memory, `size` items a page, that notifies every open page of changes. */
function fakeCollection(ids: string[], size: number) {
  const open = new Set<() => void>();
  const opened: (string | null)[] = [];
  const read = (after: string | null): PageContent<Item> => {
    const from = after === null ? 0 : ids.indexOf(after) + 1;
    const page = ids.slice(from, from + size);
    const last = page[page.length - 1];
    return { items: page.map((id) => ({ id })), cursor: page.length === size && last ? [last] : null, isFromCache: false };
  };
  const pages = new LivePages<Item>((cursor, next) => {
    const after = cursor === null ? null : String(cursor[0]);
    opened.push(after);
    const tell = () => next(read(after));
    open.add(tell);
    tell();
    return () => open.delete(tell);
  });
  const change = (next: string[]) => {
    ids = next;
    for (const tell of [...open]) tell();
  };
  return { pages, change, opened, openCount: () => open.size };
}

const shown = (pages: LivePages<Item>) => {
  const now = pages.getSnapshot();
  return now.state === "ready" ? now.items.map((item) => item.id).join("") : now.state;
};

test("reads only the first page until more is requested", () => {
  const { pages, opened } = fakeCollection(["a", "b", "c", "d", "e"], 2);
  pages.subscribe(() => {});
  expect(shown(pages)).toBe("ab");
  pages.more();
  expect(shown(pages)).toBe("abcd");
  pages.more();
  expect(shown(pages)).toBe("abcde");
  expect(opened).toEqual([null, "b", "d"]);
  const now = pages.getSnapshot();
  expect(now.state === "ready" && now.hasMore).toBe(false);
  pages.more();
  expect(opened.length).toBe(3);
});

test("moves an item that a new one pushes off its page to the next page", () => {
  const { pages, change } = fakeCollection(["b", "c", "d", "e"], 2);
  pages.subscribe(() => {});
  pages.more();
  change(["a", "b", "c", "d", "e"]);
  expect(shown(pages)).toBe("abcd");
});

test("closes pages that no longer exist", () => {
  const { pages, change, openCount } = fakeCollection(["a", "b", "c"], 2);
  pages.subscribe(() => {});
  pages.more();
  expect(openCount()).toBe(2);
  change(["a"]);
  expect(shown(pages)).toBe("a");
  expect(openCount()).toBe(1);
});

test("closes every listener on leaving and starts with one page on return", () => {
  const { pages, openCount } = fakeCollection(["a", "b", "c"], 2);
  const leave = pages.subscribe(() => {});
  pages.more();
  leave();
  expect(openCount()).toBe(0);
  pages.subscribe(() => {});
  expect(openCount()).toBe(1);
});

test("shows a failure before anything was read, and a retry can succeed", () => {
  let tries = 0;
  const pages = new LivePages<Item>((_cursor, next, fail) => {
    tries += 1;
    if (tries === 1) fail(new Failure("offline"));
    else next({ items: [{ id: "a" }], cursor: null, isFromCache: false });
    return () => {};
  });
  pages.subscribe(() => {});
  expect(pages.getSnapshot().state).toBe("failed");
  pages.retry();
  expect(shown(pages)).toBe("a");
});

test("says that nothing comes after a while, unless it failed before, and shows what comes after all", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const unread = new Failure("offline", { reason: "unread" });
  for (const failure of [null, unread]) {
    let tell = (_page: PageContent<Item>) => {};
    const pages = new LivePages<Item>((_cursor, next, fail) => {
      tell = next;
      if (failure) fail(failure);
      return () => {};
    });
    pages.subscribe(() => {});
    vi.advanceTimersByTime(LATE_MS);
    expect(pages.getSnapshot()).toEqual({ state: "failed", failure: failure ?? lateFailure() });
    tell({ items: [{ id: "a" }], cursor: null, isFromCache: false });
    expect(shown(pages)).toBe("a");
  }
});
