import { expect, test, vi } from "vitest";
import { fetchPageData, RouteCancelled } from "./page-data.ts";

const URL_ASKED = "https://awning.example/harbour/shop";
const DATA = { kind: "shop", status: 200, title: "Shop", description: "", canonical: null, props: { page: 1 } };
const MISSING = { ...DATA, kind: "not-found", status: 404, notFound: true };

type Reply = { status: number; body?: unknown; url?: string } | "cut";

/** A server with these replies in sequence. */
function server(...replies: Reply[]) {
  const asked: Request[] = [];
  const fetch = vi.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(url, init));
    const reply = replies[asked.length - 1] ?? "cut";
    if (reply === "cut") throw new TypeError("Failed to fetch");
    const body = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body ?? null);
    const response = new Response(body, { status: reply.status });
    if (reply.url) Object.defineProperty(response, "url", { value: reply.url });
    return response;
  });
  return { asked, fetch };
}

function ask(fetch: typeof globalThis.fetch, { isServerRendered = true, signal = new AbortController().signal } = {}) {
  return fetchPageData(URL_ASKED, { fetch, isServerRendered, signal, pause: async () => undefined });
}

test("requests the page’s address with the marker header, without cookies and past the cache", async () => {
  const { asked, fetch } = server({ status: 200, body: DATA });
  expect(await ask(fetch)).toEqual({ url: URL_ASKED, data: DATA });
  expect(asked).toHaveLength(1);
  expect([asked[0]?.method, asked[0]?.url, asked[0]?.headers.get("x-page-data")]).toEqual(["GET", URL_ASKED, "1"]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", cache: "no-store" });
});

test("tries a server error three times after a server-rendered first view", async () => {
  const twice = server({ status: 500 }, { status: 503 }, { status: 200, body: DATA });
  expect((await ask(twice.fetch)).data).toEqual(DATA);
  const always = server({ status: 500 }, { status: 500 }, { status: 500 }, { status: 200, body: DATA });
  await expect(ask(always.fetch)).rejects.toThrow("Failed to load static props");
  expect(always.asked).toHaveLength(3);
});

test("otherwise tries a server error once", async () => {
  const { asked, fetch } = server({ status: 500 }, { status: 200, body: DATA });
  await expect(ask(fetch, { isServerRendered: false })).rejects.toThrow("Failed to load static props");
  expect(asked).toHaveLength(1);
});

test.each([400, 401, 403, 410, 429])("does not retry status %i and fails", async (status) => {
  const { asked, fetch } = server({ status, body: { ...DATA, status } }, { status: 200, body: DATA });
  await expect(ask(fetch)).rejects.toThrow("Failed to load static props");
  expect(asked).toHaveLength(1);
});

test("accepts a 404 flagged as not found as a page", async () => {
  const { fetch } = server({ status: 404, body: MISSING });
  expect((await ask(fetch)).data).toEqual(MISSING);
});

test.each([{ notFound: true }, { notFound: true, kind: "shop" }])("accepts a 404 with only its flag as an empty page: %j", async (body) => {
  const { fetch } = server({ status: 404, body });
  expect((await ask(fetch)).data).toMatchObject({ kind: "not-found", status: 404, notFound: true, canonical: null, props: {} });
});

test.each([
  ["without a flag", { ...DATA, status: 404 }],
  ["with a flag that says no", { ...MISSING, notFound: false }],
  ["with another flag", { notFound: "true" }],
  ["with the flag in a list", [{ notFound: true }]],
  ["that is HTML", "<!doctype html>"],
  ["that is empty", ""],
])("fails for a 404 %s", async (_, body) => {
  const { asked, fetch } = server({ status: 404, body });
  await expect(ask(fetch)).rejects.toThrow("Failed to load static props");
  expect(asked).toHaveLength(1);
});

test.each([
  ["no JSON", "<p>"],
  ["another shape", { kind: "shop" }],
  ["props that are none", { ...DATA, props: "x" }],
])("fails for an answer that is OK but %s", async (_, body) => {
  const { fetch } = server({ status: 200, body });
  await expect(ask(fetch)).rejects.toThrow();
});

test("fails at once with the original error on a cut connection", async () => {
  const { asked, fetch } = server("cut", { status: 200, body: DATA });
  await expect(ask(fetch)).rejects.toThrow("Failed to fetch");
  expect(asked).toHaveLength(1);
});

test("returns the new address of a moved page", async () => {
  const url = "https://awning.example/harbour";
  const { fetch } = server({ status: 200, body: DATA, url });
  expect((await ask(fetch)).url).toBe(url);
});

test("cancels at any point: while requesting, while reading, and between two tries", async () => {
  const stop = new AbortController();
  const hanging: typeof globalThis.fetch = (_, init) =>
    new Promise((_done, refuse) => init?.signal?.addEventListener("abort", () => refuse(init.signal?.reason)));
  const asking = ask(hanging, { signal: stop.signal });
  stop.abort();
  await expect(asking).rejects.toThrow(RouteCancelled);
  await expect(asking).rejects.toThrow("Route Cancelled");

  const late = new AbortController();
  const { asked, fetch } = server({ status: 500 }, { status: 200, body: DATA });
  const pause = async () => late.abort();
  await expect(fetchPageData(URL_ASKED, { fetch, isServerRendered: true, signal: late.signal, pause })).rejects.toThrow("Route Cancelled");
  expect(asked).toHaveLength(1);

  const reading = new AbortController();
  const slow = async () => {
    const response = new Response("");
    response.json = async () => {
      reading.abort();
      throw new DOMException("", "AbortError");
    };
    return response;
  };
  await expect(ask(slow, { signal: reading.signal })).rejects.toThrow("Route Cancelled");
});
