import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSameProject, parseDsn, sendEnvelope, sendErrorReport } from "./sentry.ts";

type Came = { url: string; headers: Record<string, unknown>; body: string };
let server: Server;
let came: Came[];
let answer: { status: number; headers: Record<string, string> };
let dsn = "";

beforeEach(async () => {
  came = [];
  answer = { status: 200, headers: {} };
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    came.push({ url: request.url ?? "", headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end("the service’s own words");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  dsn = `http://key@127.0.0.1:${address && typeof address === "object" ? address.port : 0}/7`;
  vi.stubEnv("SENTRY_DSN", dsn);
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

function project(text = dsn) {
  const parsed = parseDsn(text);
  if (!parsed) throw new Error(`not a DSN: ${text}`);
  return parsed;
}

test.each([
  ["https://k@o1.ingest.example.test/42", "https://o1.ingest.example.test/api/42/envelope/"],
  ["http://k@127.0.0.1:8969/1", "http://127.0.0.1:8969/api/1/envelope/"],
  ["https://k:s@sentry.example.test/below/it/3", "https://sentry.example.test/below/it/api/3/envelope/"],
])("parses the DSN %s, whose envelopes go to %s", (text, url) => {
  expect(parseDsn(text)?.envelopeUrl).toBe(url);
});

test.each([
  "",
  "https://host.example.test/1",
  "https://k@host.example.test",
  "https://k@host.example.test/x",
  "https://k@good.example.test@evil.example.test/1",
  "https://k@good.example.test#@evil.example.test/1",
  "https://k@good.example.test\\@evil.example.test/1",
  "https://k@host.example.test/../1",
  "https://k@host.example.test/1?x",
  "https://k@host.example.test/1/",
  "ftp://k@host.example.test/1",
  "https://k@hóst.example.test/1",
  " https://k@host.example.test/1",
  "https://k@host.example.test/1\n",
])("rejects %j as a DSN", (text) => {
  expect(parseDsn(text)).toBeNull();
});

test("compares DSNs by host, port, path and project", () => {
  const own = project("https://k@host.example.test/below/1");
  expect(isSameProject(project("https://other@HOST.example.test/below/1"), own)).toBe(true);
  for (const text of [
    "https://k@host.example.test/below/2",
    "https://k@host.example.test/1",
    "https://k@host.example.test:444/below/1",
    "https://k@host.example.test.evil.example.test/below/1",
  ])
    expect([text, isSameProject(project(text), own)]).toEqual([text, false]);
});

test("forwards bytes unchanged with the sender's address", async () => {
  const bytes = new Uint8Array(Buffer.from("{}\n{}\nGrüße\u0000"));
  expect(await sendEnvelope(project(), bytes, "203.0.113.7")).toEqual({ state: "taken" });
  expect(came).toMatchObject([{ url: "/api/7/envelope/", body: "{}\n{}\nGrüße\u0000", headers: { "x-forwarded-for": "203.0.113.7" } }]);
});

test("passes on well-formed rate-limit headers and no other refusals", async () => {
  answer = { status: 429, headers: { "retry-after": "60", "x-sentry-rate-limits": "60:error:organization" } };
  expect(await sendEnvelope(project(), new Uint8Array(), null)).toEqual({
    state: "limited",
    retryAfter: "60",
    limits: "60:error:organization",
  });
  answer = { status: 429, headers: { "retry-after": "<script>", "x-sentry-rate-limits": "{}" } };
  expect(await sendEnvelope(project(), new Uint8Array(), null)).toEqual({ state: "limited", retryAfter: null, limits: null });
  answer = { status: 302, headers: { location: "http://127.0.0.1:1/" } };
  expect(await sendEnvelope(project(), new Uint8Array(), null)).toEqual({ state: "refused" });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await sendEnvelope(project(), new Uint8Array(), null)).toEqual({ state: "away" });
});

test("reports an error with digest, causes and stack, and without personal data", async () => {
  const cause = new TypeError("no buyer mara@example.test");
  await sendErrorReport({ where: "api/quote", digest: "0123456789", error: new Error('lost "Mara Berg"', { cause }) });
  const [header = "", item = "", payload = ""] = came[0]?.body.split("\n") ?? [];
  expect(JSON.parse(header)).toMatchObject({ dsn, event_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(JSON.parse(item)).toMatchObject({ type: "event", length: Buffer.byteLength(payload) });
  const event = JSON.parse(payload);
  expect(event).toMatchObject({
    transaction: "api/quote",
    release: "awning@test",
    tags: { digest: "0123456789" },
    exception: {
      values: [
        { type: "TypeError", value: "no buyer [mail]" },
        { type: "Error", value: 'lost "…"' },
      ],
    },
  });
  const frame = event.exception.values[1].stacktrace.frames.at(-1);
  expect(frame).toMatchObject({ filename: "app:///sentry.test.ts", in_app: true, lineno: expect.any(Number) });
  expect(came[0]?.body).not.toMatch(/mara|berg/i);
});

test("sends nothing without a DSN and reports a malformed one", async () => {
  vi.stubEnv("SENTRY_DSN", "");
  await sendErrorReport({ where: "x", digest: "x", error: "x" });
  vi.stubEnv("SENTRY_DSN", "https://k@good.example.test@evil.example.test/1");
  await expect(sendErrorReport({ where: "x", digest: "x", error: "x" })).rejects.toThrow("SENTRY_DSN");
  expect(came).toEqual([]);
});
