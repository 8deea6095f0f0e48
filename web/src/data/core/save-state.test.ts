import { afterEach, describe, expect, it, vi } from "vitest";
import { readSaveState, trackWrite, waitForDiskWith } from "./save-state.ts";

function openWrite() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise: trackWrite(promise), resolve, reject };
}

describe("save state", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("is saving until the last write is confirmed", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const [one, two] = [openWrite(), openWrite()];
    expect(readSaveState()).toBe("saving");
    one.resolve();
    await one.promise;
    expect(readSaveState()).toBe("saving");
    two.resolve();
    await two.promise;
    expect(readSaveState()).toBe("saved");
  });

  it("is offline while a write waits for the connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const disk = Promise.withResolvers<void>();
    waitForDiskWith(() => disk.promise);
    const write = openWrite();
    await Promise.resolve();
    expect(readSaveState()).toBe("saving");
    disk.resolve();
    await disk.promise;
    expect(readSaveState()).toBe("offline");
    waitForDiskWith(() => Promise.resolve());
    write.resolve();
    await write.promise;
    expect(readSaveState()).toBe("saved");
  });

  it("is offline while a write gets no answer, whatever the device reports", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { onLine: true });
    const write = openWrite();
    await Promise.resolve();
    vi.advanceTimersByTime(7_900);
    expect(readSaveState()).toBe("saving");
    vi.advanceTimersByTime(200);
    expect(readSaveState()).toBe("offline");
    write.resolve();
    await write.promise;
    expect(readSaveState()).toBe("saved");
    vi.useRealTimers();
  });

  it("is failed until the next write, and passes the refusal on", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const refused = openWrite();
    refused.reject(new Error("refused"));
    await expect(refused.promise).rejects.toThrow("refused");
    expect(readSaveState()).toBe("failed");
    const again = openWrite();
    expect(readSaveState()).toBe("saving");
    again.resolve();
    await again.promise;
    expect(readSaveState()).toBe("saved");
  });
});
