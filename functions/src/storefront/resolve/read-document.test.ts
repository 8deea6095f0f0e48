import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { LINK_STYLES } from "@awning/domain/link/link-display";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicReader } from "./published-site.ts";
import { readDocument } from "./read-document.ts";

let handle: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => handle(request, response));

beforeEach(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  vi.stubEnv("GCLOUD_PROJECT", "demo");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function answer(status: number, body: unknown): void {
  handle = (_, response) => response.writeHead(status).end(JSON.stringify(body));
}

test("unwraps every value type, with timestamps as ms", async () => {
  answer(200, {
    name: "projects/demo/…",
    fields: {
      text: { stringValue: "Kiln & Salt €" },
      whole: { integerValue: "1900" },
      part: { doubleValue: 0.5 },
      yes: { booleanValue: true },
      none: { nullValue: null },
      at: { timestampValue: "2026-02-03T04:05:06.789123Z" },
      list: { arrayValue: { values: [{ integerValue: "1" }, { mapValue: { fields: { a: { stringValue: "b" } } } }] } },
      emptyList: { arrayValue: {} },
      emptyMap: { mapValue: {} },
      bytes: { bytesValue: "AAAA" },
    },
  });
  expect(await readDocument("published/kiln")).toEqual({
    text: "Kiln & Salt €",
    whole: 1900,
    part: 0.5,
    yes: true,
    none: null,
    at: Date.UTC(2026, 1, 3, 4, 5, 6, 789),
    list: [1, { a: "b" }],
    emptyList: [],
    emptyMap: {},
    bytes: undefined,
  });
});

test("requests a single field", async () => {
  let asked: string | undefined;
  handle = ({ url }, response) => {
    asked = url;
    response.end(JSON.stringify({ fields: { version: { integerValue: "7" } } }));
  };
  expect(await readDocument("published/kiln", "version")).toEqual({ version: 7 });
  expect(asked).toBe("/v1/projects/demo/databases/(default)/documents/published/kiln?prettyPrint=false&mask.fieldPaths=version");
});

test("returns null for a missing document and tells temporary errors from refusals", async () => {
  answer(404, { error: { code: 404 } });
  expect(await readDocument("published/kiln")).toBeNull();
  for (const status of [429, 500, 503]) {
    answer(status, {});
    await expect(readDocument("published/kiln")).rejects.toMatchObject({ code: "unavailable" });
  }
  handle = (request) => request.socket.destroy();
  await expect(readDocument("published/kiln")).rejects.toMatchObject({ code: "unavailable" });
  for (const status of [400, 403]) {
    answer(status, {});
    await expect(readDocument("published/kiln")).rejects.not.toHaveProperty("code");
  }
});

test("reconnects when a kept connection was closed", async () => {
  const served = new Map<unknown, number>();
  handle = ({ socket }, response) => {
    const count = (served.get(socket) ?? 0) + 1;
    served.set(socket, count);
    // Simulates a connection the server closed while idle.
    if (count > 1) socket.destroy();
    else response.end(JSON.stringify({ fields: {} }));
  };
  for (let visit = 0; visit < 3; visit += 1) expect(await readDocument("published/kiln")).toEqual({});
  expect(Math.max(...served.values())).toBe(2);
});

test.each([
  "sites/abc",
  "accounts/abc",
  "published",
  "published/kiln/orders/1",
  "published/../sites/abc",
  "published/kiln/pages/..",
  "published/kiln%2F..%2F..%2Fsites%2Fabc",
  "published/kiln?mask.fieldPaths=x&",
  "usernames/kiln/../../accounts/abc",
  "usernames/kiln#",
  "sitemapSlots/abc",
])("refuses to read the non-public document %s", async (path) => {
  let isAsked = false;
  handle = (_, response) => {
    isAsked = true;
    response.end("{}");
  };
  expect(await readDocument(path)).toBeNull();
  expect(isAsked).toBe(false);
});

test.each([
  "published/kiln",
  "published/kiln/products/cards-2",
  "published/kiln/pages/about-us",
  "usernames/kiln_2",
  "sitemap/count",
  "sitemap/7",
])("accepts %s", async (path) => {
  let as: string | undefined;
  handle = ({ headers }, response) => {
    as = headers.authorization;
    response.end("{}");
  };
  expect(await readDocument(path)).toEqual({});
  expect(as).toBe("Bearer owner");
});

test("holds back a scheduled link until it is due", async () => {
  const texts = { id: "a1", type: "web", title: "Secret", subtitle: "", url: "https://example.test", style: LINK_STYLES[0] };
  const fields = Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]));
  const link = { mapValue: { fields: { ...fields, thumb: { nullValue: null } } } };
  const stored = (showFrom: number) => ({ fields: { showFrom: { integerValue: String(showFrom) }, link } });
  answer(200, stored(Date.now() + 60_000));
  expect(await publicReader.readLater("kiln", "a1")).toBeNull();
  answer(200, stored(Date.now() - 1));
  expect(await publicReader.readLater("kiln", "a1")).toMatchObject({ title: "Secret" });
});
