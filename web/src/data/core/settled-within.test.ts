import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settledWithin } from "./settled-within.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<number>(() => {});

test("passes on what settles in time, resolved or rejected", async () => {
  expect(await settledWithin(Promise.resolve(4))).toBe(4);
  await expect(settledWithin(Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test("fails as offline when nothing is confirmed within ten seconds", async () => {
  const waiting = expect(settledWithin(never())).rejects.toMatchObject({ code: "offline" });
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
});

test("stops waiting when aborted, even before it starts", async () => {
  const leaving = new AbortController();
  const waiting = expect(settledWithin(never(), leaving.signal)).rejects.toBe("left");
  leaving.abort("left");
  await waiting;
  await expect(settledWithin(Promise.resolve(4), leaving.signal)).rejects.toBe("left");
  expect(vi.getTimerCount()).toBe(0);
});
