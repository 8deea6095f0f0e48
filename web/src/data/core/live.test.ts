import { Failure } from "@awning/domain/errors/failure";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dropLingering,
  GONE_MS,
  joinSource,
  LATE_MS,
  LINGER_MS,
  lateFailure,
  openSourceCount,
  REOPEN_MS,
  readSource,
  type Watch,
} from "./live.ts";

/** A source driven by hand that counts how often it is opened and closed. */
function fakeSource<T>() {
  const made = { opened: 0, closed: 0, next: (_data: T) => {}, fail: (_failure: Failure) => {} };
  const watch: Watch<T> = (next, fail) => {
    made.opened += 1;
    made.next = (data) => next(data, { isPending: false, isFromCache: false });
    made.fail = fail;
    return () => {
      made.closed += 1;
    };
  };
  return { made, watch };
}

describe("live sources", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.advanceTimersByTime(LINGER_MS);
    expect(openSourceCount()).toBe(0);
    vi.useRealTimers();
  });

  it("opens one source for all listeners of a key and updates each", () => {
    const { made, watch } = fakeSource<string>();
    const [first, second] = [vi.fn(), vi.fn()];
    const leaves = [joinSource("a", watch, first), joinSource("a", watch, second)];
    made.next("mug");
    expect(made.opened).toBe(1);
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
    expect(readSource("a")).toEqual({ state: "ready", data: "mug", isPending: false, isFromCache: false });
    for (const leave of leaves) leave();
  });

  it("stays open while one listener is left, and for a while after the last", () => {
    const { made, watch } = fakeSource<string>();
    const leaveFirst = joinSource("a", watch, vi.fn());
    const leaveSecond = joinSource("a", watch, vi.fn());
    made.next("mug");
    leaveFirst();
    vi.advanceTimersByTime(LINGER_MS * 2);
    expect(made.closed).toBe(0);
    leaveSecond();
    vi.advanceTimersByTime(LINGER_MS - 1);
    expect(made.closed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(made.closed).toBe(1);
    expect(readSource("a")).toEqual({ state: "loading" });
  });

  it("says that nothing comes after a while, and shows what comes after all", () => {
    const { made, watch } = fakeSource<string>();
    const leave = joinSource("a", watch, vi.fn());
    vi.advanceTimersByTime(LATE_MS - 1);
    expect(readSource("a")).toEqual({ state: "loading" });
    vi.advanceTimersByTime(1);
    expect(readSource("a")).toEqual({ state: "failed", failure: lateFailure() });
    made.next("mug");
    vi.advanceTimersByTime(LATE_MS);
    expect(readSource("a")).toMatchObject({ state: "ready", data: "mug" });
    leave();
  });

  it("keeps its value for a listener that returns in time", () => {
    const { made, watch } = fakeSource<string>();
    joinSource("a", watch, vi.fn())();
    made.next("mug");
    const leave = joinSource("a", watch, vi.fn());
    vi.advanceTimersByTime(LINGER_MS * 2);
    expect(made).toMatchObject({ opened: 1, closed: 0 });
    expect(readSource("a")).toMatchObject({ data: "mug" });
    leave();
  });

  it("gives no old value after it is dropped, and keeps the values of current listeners", () => {
    const { made, watch } = fakeSource<string>();
    joinSource("a", watch, vi.fn())();
    made.next("mug");
    dropLingering("a");
    const leave = joinSource("a", watch, vi.fn());
    expect(made).toMatchObject({ opened: 2, closed: 1 });
    expect(readSource("a")).toEqual({ state: "loading" });
    dropLingering("a");
    dropLingering("b");
    expect(made.closed).toBe(1);
    leave();
  });

  it("ignores a second unsubscribe", () => {
    const { made, watch } = fakeSource<string>();
    const leave = joinSource("a", watch, vi.fn());
    const leaveOther = joinSource("a", watch, vi.fn());
    leave();
    leave();
    vi.advanceTimersByTime(LINGER_MS * 2);
    expect(made.closed).toBe(0);
    leaveOther();
  });

  it("reports a failure as a value and forgets it when its listeners leave", () => {
    const { made, watch } = fakeSource<string>();
    const failure = new Failure("forbidden");
    const leave = joinSource("a", watch, vi.fn());
    made.fail(failure);
    expect(readSource("a")).toEqual({ state: "failed", failure });
    leave();
    expect(made.closed).toBe(1);
    const leaveAgain = joinSource("a", watch, vi.fn());
    expect(made.opened).toBe(2);
    expect(readSource("a")).toEqual({ state: "loading" });
    leaveAgain();
  });

  it("keeps what it had when it breaks off, and is opened again, later each time, until it is left", () => {
    const { made, watch } = fakeSource<string>();
    const leave = joinSource("a", watch, vi.fn());
    made.next("mug");
    for (const [opened, waited] of [
      [1, REOPEN_MS],
      [2, 2 * REOPEN_MS],
    ] as const) {
      made.fail(new Failure("forbidden"));
      expect(readSource("a")).toEqual({ state: "ready", data: "mug", isPending: false, isFromCache: true });
      vi.advanceTimersByTime(waited - 1);
      expect(made).toMatchObject({ opened, closed: opened });
      vi.advanceTimersByTime(1);
      expect(made).toMatchObject({ opened: opened + 1, closed: opened });
    }
    made.next("jug");
    expect(readSource("a")).toEqual({ state: "ready", data: "jug", isPending: false, isFromCache: false });
    made.fail(new Failure("forbidden"));
    leave();
    vi.advanceTimersByTime(LINGER_MS + REOPEN_MS);
    expect(made.closed).toBeGreaterThanOrEqual(made.opened);
  });

  it("fails when the server refuses what was only in the cache", () => {
    const failure = new Failure("forbidden");
    const watch: Watch<string> = (next, fail) => {
      next("mug", { isPending: false, isFromCache: true });
      fail(failure);
      return () => undefined;
    };
    const leave = joinSource("a", watch, vi.fn());
    expect(readSource("a")).toEqual({ state: "failed", failure });
    leave();
  });

  it("tells that a value is missing only once it stays so, and at once when there was none", () => {
    const { made, watch } = fakeSource<string | null>();
    const leave = joinSource("a", watch, vi.fn());
    made.next(null);
    expect(readSource("a")).toMatchObject({ data: null });
    made.next("mug");
    made.next(null);
    vi.advanceTimersByTime(GONE_MS - 1);
    made.next("mug");
    vi.advanceTimersByTime(GONE_MS);
    expect(readSource("a")).toMatchObject({ data: "mug" });
    made.next(null);
    vi.advanceTimersByTime(GONE_MS - 1);
    expect(readSource("a")).toMatchObject({ data: "mug" });
    vi.advanceTimersByTime(1);
    expect(readSource("a")).toMatchObject({ data: null });
    leave();
  });

  it("ignores a closed source", () => {
    const { made, watch } = fakeSource<string>();
    joinSource("a", watch, vi.fn())();
    vi.advanceTimersByTime(LINGER_MS);
    made.next("late");
    expect(readSource("a")).toEqual({ state: "loading" });
  });
});
