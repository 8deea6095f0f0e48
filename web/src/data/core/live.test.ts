import { Failure } from "@awning/domain/errors/failure";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropLingering, joinSource, LINGER_MS, openSourceCount, readSource, type Watch } from "./live.ts";

/** A source that is told what to say by hand and counts how often it was opened and closed. */
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

  it("opens one source for all listeners of a key and tells each", () => {
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

  it("stays open while one listener is left, and a little after the last", () => {
    const { made, watch } = fakeSource<string>();
    const leaveFirst = joinSource("a", watch, vi.fn());
    const leaveSecond = joinSource("a", watch, vi.fn());
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

  it("keeps what it knows for somebody who comes back in time", () => {
    const { made, watch } = fakeSource<string>();
    joinSource("a", watch, vi.fn())();
    made.next("mug");
    const leave = joinSource("a", watch, vi.fn());
    vi.advanceTimersByTime(LINGER_MS * 2);
    expect(made).toMatchObject({ opened: 1, closed: 0 });
    expect(readSource("a")).toMatchObject({ data: "mug" });
    leave();
  });

  it("tells nothing of what was before to whoever comes after it was dropped, and takes it from nobody who listens", () => {
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

  it("leaves no second time", () => {
    const { made, watch } = fakeSource<string>();
    const leave = joinSource("a", watch, vi.fn());
    const leaveOther = joinSource("a", watch, vi.fn());
    leave();
    leave();
    vi.advanceTimersByTime(LINGER_MS * 2);
    expect(made.closed).toBe(0);
    leaveOther();
  });

  it("gives a failure as a value and forgets it when its listeners go", () => {
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

  it("hears nothing from a source that was closed", () => {
    const { made, watch } = fakeSource<string>();
    joinSource("a", watch, vi.fn())();
    vi.advanceTimersByTime(LINGER_MS);
    made.next("late");
    expect(readSource("a")).toEqual({ state: "loading" });
  });
});
