import { beforeEach, expect, it, vi } from "vitest";

const sdk = vi.hoisted(() => ({ wiped: 0, sent: Promise.resolve() }));
vi.mock("./firebase-auth.ts", () => ({ app: () => ({}) }));
vi.mock("firebase/firestore", () => ({
  clearIndexedDbPersistence: async () => {
    sdk.wiped += 1;
  },
  terminate: async () => undefined,
  waitForPendingWrites: () => sdk.sent,
  getDocFromCache: async () => undefined,
  initializeFirestore: () => ({}),
  persistentLocalCache: () => ({}),
  persistentMultipleTabManager: () => ({}),
  memoryLocalCache: () => ({}),
  connectFirestoreEmulator: () => undefined,
  doc: () => ({}),
}));

const kept = new Map<string, string>();
const storage = (map: Map<string, string>) => ({
  getItem: (name: string) => map.get(name) ?? null,
  setItem: (name: string, text: string) => void map.set(name, text),
  removeItem: (name: string) => void map.delete(name),
});
let reload = vi.fn();

beforeEach(() => {
  kept.clear();
  sdk.wiped = 0;
  sdk.sent = Promise.resolve();
});

/** Loads the page anew: only what the tab stores is the same. */
async function load() {
  vi.resetModules();
  const { promise: reloaded, resolve } = Promise.withResolvers<void>();
  reload = vi.fn(resolve);
  vi.stubGlobal("sessionStorage", storage(kept));
  vi.stubGlobal("localStorage", storage(new Map()));
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { reload } }));
  const database = await import("./firestore.ts");
  database.firestore();
  database.watchForBrokenCache();
  const fail = (message: string) => window.dispatchEvent(Object.assign(new Event("error"), { message }));
  return { ...database, reloaded, fail, breaks: () => fail("INTERNAL ASSERTION FAILED: Unexpected state") };
}

it("reloads once with the copy and its unsent edits, however often the first break is thrown", async () => {
  const page = await load();
  page.fail("Something else");
  page.breaks();
  page.breaks();
  await page.reloaded;
  expect([reload.mock.calls.length, sdk.wiped, page.cacheTrouble()]).toEqual([1, 0, "reloaded"]);
  expect((await load()).hasCopy()).toBe(true);
});

it.each([
  ["all edits are sent", Promise.resolve(), "wiped"],
  ["edits are unsent", new Promise<void>(() => {}), "lost"],
] as const)("removes a copy that breaks again while %s, says so, and stops there", async (_, sent, trouble) => {
  kept.set("awning.cache-broke", "reloaded");
  sdk.sent = sent;
  const page = await load();
  page.trackPendingWrites();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  page.breaks();
  await page.reloaded;
  expect([sdk.wiped, page.cacheTrouble()]).toEqual([1, trouble]);
  const again = await load();
  expect(again.hasCopy()).toBe(false);
  again.breaks();
  expect([reload.mock.calls.length, again.cacheTrouble()]).toEqual([0, trouble]);
});

it("does not reload where the tab cannot know it did", async () => {
  const page = await load();
  vi.stubGlobal("sessionStorage", undefined);
  page.breaks();
  page.breaks();
  expect([reload.mock.calls.length, sdk.wiped]).toEqual([0, 0]);
});
