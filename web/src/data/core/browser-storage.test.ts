import { afterEach, beforeEach, expect, test, vi } from "vitest";

type StorageModule = typeof import("./browser-storage.ts");
type Way = "open" | "closed" | "full";
let door: StorageModule;

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

function storage(way: Way) {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: way === "full" ? refuse : (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function database(way: Way | "silent") {
  const request = { result: { close: () => {} }, onsuccess: () => {}, onerror: () => {}, error: new Error("full") };
  const open = () => {
    if (way === "closed") refuse();
    if (way !== "silent") queueMicrotask(() => (way === "open" ? request.onsuccess() : request.onerror()));
    return request;
  };
  return { open, deleteDatabase: () => {} };
}

/** A browser with these storages in these states. `closed` storage throws when accessed. */
function browse(ways: { localStorage?: Way; sessionStorage?: Way; indexedDB?: Way | "silent" | "out of reach" }): void {
  for (const area of ["localStorage", "sessionStorage"] as const) {
    const way = ways[area] ?? "open";
    const there = storage(way);
    Object.defineProperty(globalThis, area, { configurable: true, get: way === "closed" ? refuse : () => there });
  }
  const there =
    ways.indexedDB === "out of reach" ? refuse : () => database(ways.indexedDB === "out of reach" ? "closed" : (ways.indexedDB ?? "open"));
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, get: there });
}

beforeEach(async () => {
  vi.resetModules();
  door = await import("./browser-storage.ts");
});
afterEach(() => {
  for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Reflect.deleteProperty(globalThis, name);
  vi.useRealTimers();
});

test.each([
  ["localStorage", "open", true],
  ["localStorage", "closed", false],
  ["localStorage", "full", false],
  ["sessionStorage", "open", true],
  ["sessionStorage", "closed", false],
  ["sessionStorage", "full", false],
] as const)("%s that is %s: values can be read back, and outlive the page: %s", (area, way, isKept) => {
  browse({ [area]: way });
  expect(door.recall(area, "a")).toBeNull();
  expect(door.keep(area, "a", "1")).toBe(isKept);
  expect(door.keep(area, "a", "2")).toBe(isKept);
  expect(door.recall(area, "a")).toBe("2");
  door.keep(area, "a", null);
  expect(door.recall(area, "a")).toBeNull();
  expect(door.namesIn(area)).not.toContain("a");
});

test("prefers the value that no longer fits over the older stored one", () => {
  browse({});
  door.keep("localStorage", "a", "old");
  localStorage.setItem = refuse;
  door.keep("localStorage", "a", "new");
  expect(door.recall("localStorage", "a")).toBe("new");
});

test.each([
  [{}, "copy"],
  [{ sessionStorage: "closed" }, "copy"],
  [{ localStorage: "closed" }, "sign_in"],
  [{ localStorage: "full" }, "sign_in"],
  [{ indexedDB: "closed" }, "sign_in"],
  [{ indexedDB: "full" }, "sign_in"],
  [{ indexedDB: "out of reach" }, "sign_in"],
  [{ localStorage: "closed", indexedDB: "closed" }, "nothing"],
  [{ localStorage: "closed", sessionStorage: "closed", indexedDB: "out of reach" }, "nothing"],
] as const)("a browser with %j stores: %s", async (ways, kept) => {
  browse(ways);
  await door.lookForDisk();
  expect(door.whatIsStored()).toBe(kept);
});

test("does not wait for a database that never answers", async () => {
  browse({ indexedDB: "silent" });
  vi.useFakeTimers();
  const looked = door.lookForDisk();
  await vi.advanceTimersByTimeAsync(2000);
  await looked;
  expect(door.whatIsStored()).toBe("sign_in");
});
