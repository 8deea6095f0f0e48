import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptReads } from "./kept-reads.ts";

beforeEach(() => void vi.useFakeTimers({ now: 100_000, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

function counted() {
  let times = 0;
  const kept = new KeptReads<number>();
  return (since: number | null, key = "a") => kept.get(key, since, async () => ++times);
}

test("what was read after an event is known to it, for ten seconds; of another key it is not", async () => {
  const read = counted();
  expect([await read(90_000), await read(90_000), await read(98_999), await read(90_000, "b")]).toEqual([1, 1, 1, 2]);
  later(9_999);
  expect(await read(90_000)).toBe(1);
  later(1);
  expect(await read(90_000)).toBe(3);
});

test("what was read before an event, or while the clocks of two instances may not agree, is read again", async () => {
  const read = counted();
  await read(90_000);
  later(5_000);
  expect([await read(99_000), await read(90_000), await read(104_000), await read(null)]).toEqual([2, 2, 3, 4]);
});

test("a read that failed is not kept", async () => {
  const kept = new KeptReads<string>();
  await expect(kept.get("a", 0, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept.get("a", 0, async () => "back")).toBe("back");
});
