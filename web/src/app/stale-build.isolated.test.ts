import { afterEach, beforeEach, expect, test, vi } from "vitest";

type StaleBuild = typeof import("./stale-build.ts");
type State = Parameters<StaleBuild["reloadOnceOnStaleBuild"]>[0]["state"];
const HERE = { pathname: "/links", search: "" };
const FINE: State = { initialized: true, errors: null, location: HERE, navigation: { state: "idle" } };
const LEAVING: State = { ...FINE, navigation: { state: "loading", location: { pathname: "/orders", search: "?view=all" } } };

let loaded: string[] = [];
let store: Map<string, string>;
let router: { state: State; tell: (state: State) => void; subscribe: (listener: (state: State) => void) => void };

// Each test simulates a new page load.
let { fetchAhead, isLoadFailure, reloadOnceOnStaleBuild }: StaleBuild = await import("./stale-build.ts");
beforeEach(async () => {
  vi.resetModules();
  ({ fetchAhead, isLoadFailure, reloadOnceOnStaleBuild } = await import("./stale-build.ts"));
  loaded = [];
  store = new Map();
  const location = { assign: (path: string) => loaded.push(path), reload: () => loaded.push("reload") };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location }));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  let listener: (state: State) => void = () => {};
  router = {
    state: FINE,
    tell(state) {
      router.state = state;
      listener(state);
    },
    subscribe: (next) => {
      listener = next;
    },
  };
});
afterEach(() => vi.unstubAllGlobals());

/** A chunk that fails to load. Returns whether its error was handled. */
function lose(): boolean {
  return !window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

test("reloads for a missing chunk once, and shows the error the second time", () => {
  reloadOnceOnStaleBuild(router);
  router.tell(LEAVING);
  expect(lose()).toBe(true);
  expect(lose()).toBe(false);
  expect(loaded).toEqual(["/orders?view=all"]);
});

test("does not reload again after that load, however late the failure", () => {
  store.set("awning.reloaded-for", "1");
  router.state = { ...FINE, initialized: false };
  reloadOnceOnStaleBuild(router);
  expect(lose()).toBe(false);
  expect(loaded).toEqual([]);
});

test("may reload for the next build after a screen loaded, but not after one that broke", () => {
  store.set("awning.reloaded-for", "1");
  router.state = { ...FINE, initialized: false };
  reloadOnceOnStaleBuild(router);
  router.tell({ ...FINE, errors: { root: new Error("broken") } });
  expect(lose()).toBe(false);
  router.tell(FINE);
  expect(lose()).toBe(true);
  expect(loaded).toEqual(["reload"]);
});

test("counts no screen as loaded while the page reloads", () => {
  reloadOnceOnStaleBuild(router);
  router.tell(LEAVING);
  expect(lose()).toBe(true);
  router.tell(FINE);
  expect(store.size).toBe(1);
});

test("does not reload while offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  reloadOnceOnStaleBuild(router);
  expect(lose()).toBe(false);
});

test("does not reload without storage, because it could not count", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reloadOnceOnStaleBuild(router);
  expect(lose()).toBe(false);
});

test("does not reload for a failed preload", async () => {
  reloadOnceOnStaleBuild(router);
  const isWhole = await fetchAhead([
    async () => {
      expect(lose()).toBe(false);
      throw new Error("lost");
    },
  ]);
  expect([isWhole, loaded]).toEqual([false, []]);
});

test.each([
  ["Failed to fetch dynamically imported module: /assets/a.js", true],
  ["error loading dynamically imported module: /assets/a.js", true],
  ["Importing a module script failed.", true],
  ["Unable to preload CSS for /assets/a.css", true],
  ["x is undefined", false],
])("%s: a chunk that failed to load: %s", (message, isLoad) => {
  expect(isLoadFailure(new TypeError(message))).toBe(isLoad);
});
