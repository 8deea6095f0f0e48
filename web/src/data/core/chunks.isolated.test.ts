import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";

type Snapshot = { docs: never[]; empty: boolean; metadata: { fromCache: boolean; hasPendingWrites: boolean } };
const shows = vi.hoisted((): ((found: Snapshot) => void)[] => []);

vi.mock("firebase/firestore", async (original) => ({
  ...(await original<object>()),
  onSnapshot: (_query: unknown, _options: unknown, show: (found: Snapshot) => void) => {
    shows.push(show);
    return () => {};
  },
}));
const { IN_MAX, watchChunks } = await import("./chunks.ts");

const nothing = (fromCache: boolean): Snapshot => ({ docs: [], empty: true, metadata: { fromCache, hasPendingWrites: false } });
const values = Array.from({ length: IN_MAX + 1 }, (_, at) => `p${at}`);
const watch = () => {
  const [next, fail] = [vi.fn(), vi.fn()];
  watchChunks(values, () => ({}) as never, z.object({}))(next, fail);
  return { next, fail };
};

beforeEach(() => {
  shows.length = 0;
  vi.stubGlobal("navigator", { onLine: true });
});

test("an empty cache is no answer: nothing is told until the server says of each part that there is none", () => {
  const { next } = watch();
  for (const show of shows) show(nothing(true));
  shows[0]?.(nothing(false));
  expect(next).not.toHaveBeenCalled();
  shows[1]?.(nothing(false));
  expect(next).toHaveBeenCalledExactlyOnceWith([], { isPending: false, isFromCache: false });
});

test("without a connection an empty cache says that it was not read", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { next, fail } = watch();
  shows[0]?.(nothing(true));
  expect(next).not.toHaveBeenCalled();
  expect(fail.mock.calls).toMatchObject([[{ code: "offline", details: { reason: "unread" } }]]);
});
