import { expect, test, vi } from "vitest";
import { ImageQueue } from "./image-queue.ts";

const file = (name: string) => new File(["x"], name);

/** A queue whose uploads finish on demand. */
function slowQueue() {
  const ends: { end: (image: string) => void; fail: (why: Error) => void; signal: AbortSignal }[] = [];
  const put: string[] = [];
  const told: string[] = [];
  const queue = new ImageQueue<string>((words) => told.push(words));
  queue.handlers = {
    upload: (_, { signal }) =>
      new Promise((end, fail) => {
        ends.push({ end, fail, signal });
      }),
    onDone: (image) => put.push(image),
    failureText: (error) => (error instanceof Error ? error.message : ""),
  };
  const under = async (index: number) => {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(index));
    return ends[index] ?? expect.fail();
  };
  return { queue, put, told, under };
}

test("stores an upload that finishes after its form unmounted", async () => {
  const { queue, put, told, under } = slowQueue();
  const leave = queue.watch(() => undefined);
  queue.start([file("one.png"), file("two.png")]);
  const first = await under(0);
  leave();
  first.end("one");
  (await under(1)).end("two");
  await vi.waitFor(() => expect(put).toEqual(["one", "two"]));
  expect(told).toEqual([]);
  await vi.waitFor(() => expect(queue.isIdle).toBe(true));
});

test("reports a failure when no form is mounted, and offers a retry when one is", async () => {
  const { queue, put, told, under } = slowQueue();
  const leave = queue.watch(() => undefined);
  queue.start([file("one.png"), file("two.png")]);
  (await under(0)).fail(new Error("No room."));
  await under(1);
  expect(queue.pending()[0]?.error).toBe("No room.");
  expect(told).toEqual([]);
  leave();
  expect(queue.pending()).toHaveLength(1);
  (await under(1)).fail(new Error("No connection."));
  await vi.waitFor(() => expect(told).toEqual(["two.png: No connection."]));
  expect(put).toEqual([]);
  expect(queue.isIdle).toBe(true);
});

test("shows a running upload to a returning form, which can cancel it", async () => {
  const { queue, put, told, under } = slowQueue();
  queue.watch(() => undefined)();
  queue.start([file("one.png")]);
  const { signal, end } = await under(0);
  queue.watch(() => undefined);
  expect(queue.isSending).toBe(true);
  queue.pending()[0]?.stop();
  expect(signal.aborted).toBe(true);
  end("one");
  await new Promise((done) => setTimeout(done));
  expect({ put, told, pending: queue.pending() }).toEqual({ put: [], told: [], pending: [] });
});

test("uploads again on a retry", async () => {
  const { queue, put, under } = slowQueue();
  queue.watch(() => undefined);
  queue.start([file("one.png")]);
  (await under(0)).fail(new Error("No connection."));
  await vi.waitFor(() => expect(queue.isSending).toBe(false));
  const [failed] = queue.pending();
  if (failed) queue.retry(failed);
  (await under(1)).end("one");
  await vi.waitFor(() => expect(put).toEqual(["one"]));
});
