import { expect, test, vi } from "vitest";
import type { LoadedPage } from "./page-data.ts";
import { createPageStore } from "./page-store.ts";

const page = (url: string): LoadedPage => ({
  url,
  data: { kind: "home", status: 200, title: url, description: "", canonical: null, props: {} },
});

function open() {
  const clock = { now: 0 };
  const load = vi.fn(async (url: string, _signal: AbortSignal) => page(url));
  return { clock, load, store: createPageStore({ load, now: () => clock.now }) };
}

test("a preloaded page and the click after it are one request", async () => {
  const { load, store } = open();
  const [ahead, clicked] = [store.get("/a"), store.get("/a")];
  expect(await clicked).toBe(await ahead);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page is kept for 30 s from its arrival", async () => {
  const { clock, load, store } = open();
  let arrive = (_: LoadedPage) => {};
  load.mockImplementationOnce(
    () =>
      new Promise<LoadedPage>((done) => {
        arrive = done;
      }),
  );
  const asked = store.get("/a");
  clock.now = 60_000;
  expect(store.get("/a")).toBe(asked);
  arrive(page("/a"));
  await asked;
  clock.now = 89_999;
  await store.get("/a");
  expect(load).toHaveBeenCalledTimes(1);
  clock.now = 90_000;
  await store.get("/a");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a failure is not kept", async () => {
  const { load, store } = open();
  load.mockRejectedValueOnce(new Error("down"));
  await expect(store.get("/a")).rejects.toThrow("down");
  expect((await store.get("/a")).url).toBe("/a");
  expect(load).toHaveBeenCalledTimes(2);
});

test("keeps sixteen pages and drops the oldest", async () => {
  const { load, store } = open();
  for (let count = 0; count < 17; count += 1) await store.get(`/${count}`);
  await store.get("/16");
  await store.get("/1");
  expect(load).toHaveBeenCalledTimes(17);
  await store.get("/0");
  expect(load).toHaveBeenCalledTimes(18);
});

test("a pending page is neither dropped for others nor canceled", async () => {
  const { load, store } = open();
  const signals: AbortSignal[] = [];
  let arrive = (_: LoadedPage) => {};
  load.mockImplementationOnce((_url, signal) => {
    signals.push(signal);
    return new Promise<LoadedPage>((done) => {
      arrive = done;
    });
  });
  const wanted = store.get("/wanted");
  for (let count = 0; count < 20; count += 1) await store.get(`/${count}`);
  expect(signals[0]?.aborted).toBe(false);
  expect(store.get("/wanted")).toBe(wanted);
  arrive(page("/wanted"));
  expect((await wanted).url).toBe("/wanted");
});

test("an unneeded request is canceled and forgotten, while loaded pages stay", async () => {
  const { load, store } = open();
  const signals: AbortSignal[] = [];
  load.mockImplementation((url, signal) => {
    signals.push(signal);
    return url === "/slow"
      ? new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(new Error("Route Cancelled"))))
      : Promise.resolve(page(url));
  });
  const slow = store.get("/slow");
  store.cancel("/slow");
  await expect(slow).rejects.toThrow("Route Cancelled");
  await store.get("/a");
  store.cancel("/a");
  await store.get("/a");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
