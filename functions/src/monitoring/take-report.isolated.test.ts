import { beforeEach, expect, test, vi } from "vitest";
import type { Taken } from "#gateways/sentry.ts";
import { type Asked, takeReport } from "./take-report.ts";

const BODY_MAX_BYTES = 200 * 1024;
const DSN = "https://key@host.example.test/1";
const upstream = vi.hoisted(() => ({ send: vi.fn<(...given: unknown[]) => Promise<Taken>>() }));
vi.mock("#gateways/sentry.ts", async (original) => ({
  ...(await original<typeof import("#gateways/sentry.ts")>()),
  sendEnvelope: upstream.send,
}));

let client = 0;
beforeEach(() => {
  client++;
  vi.stubEnv("SENTRY_DSN", DSN);
  vi.stubEnv("REPORT_MAX_BYTES", "");
  read.mockReset();
  upstream.send.mockReset().mockResolvedValue({ state: "taken" });
});

const envelope = (header: unknown, rest = "{}\n{}") => new Uint8Array(Buffer.from(`${JSON.stringify(header)}\n${rest}`));
const read = vi.fn<(maxBytes: number) => void>();
const ask = ({ bytes = envelope({ dsn: DSN }), ...asked }: Partial<Asked> & { bytes?: Uint8Array<ArrayBuffer> } = {}) =>
  takeReport({
    method: "POST",
    fetchSite: "same-origin",
    encoding: undefined,
    length: 0,
    read: async (maxBytes) => {
      read(maxBytes);
      return bytes.length > maxBytes ? null : bytes;
    },
    client: `client ${client}`,
    address: "203.0.113.7",
    now: 0,
    ...asked,
  });

test("forwards an envelope of the configured project unchanged", async () => {
  const bytes = envelope({ dsn: DSN });
  expect(await ask({ bytes })).toEqual({ status: 200, headers: {} });
  expect(upstream.send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ host: "host.example.test" }), bytes, "203.0.113.7");
});

test.each<[number, string, Parameters<typeof ask>[0]]>([
  [405, "another method", { method: "GET" }],
  [403, "a page of another site", { fetchSite: "cross-site" }],
  [403, "another project", { bytes: envelope({ dsn: "https://key@host.example.test/2" }) }],
  [403, "another host", { bytes: envelope({ dsn: "https://key@evil.example.test/1" }) }],
  [403, "two hosts", { bytes: envelope({ dsn: "https://key@host.example.test@evil.example.test/1" }) }],
  [403, "no DSN at all", { bytes: envelope({ dsn: "x" }) }],
  [400, "a DSN that is no text", { bytes: envelope({ dsn: [DSN] }) }],
  [400, "no DSN", { bytes: envelope({}) }],
  [400, "no JSON", { bytes: new Uint8Array(Buffer.from("garbage\n{}")) }],
  [400, "bytes that are no text", { bytes: new Uint8Array([0xff, 0xfe, 0x0a]) }],
  [400, "nothing", { bytes: new Uint8Array() }],
  [400, "a first line without an end", { bytes: new Uint8Array(100_000).fill(0x20) }],
  [413, "too much", { bytes: new Uint8Array(BODY_MAX_BYTES + 1) }],
])("answers %i for %s and forwards nothing", async (status, _, asked) => {
  expect((await ask(asked)).status).toBe(status);
  expect(upstream.send).not.toHaveBeenCalled();
});

test.each<[number, string, Partial<Asked>]>([
  [405, "another method", { method: "PUT" }],
  [403, "a page of another site", { fetchSite: "same-site" }],
  [413, "too much, as it says itself", { length: BODY_MAX_BYTES + 1 }],
  [415, "what is packed", { encoding: "gzip" }],
])("answers %i for %s without reading the body", async (status, _, asked) => {
  expect((await ask({ length: 100, ...asked })).status).toBe(status);
  expect(read).not.toHaveBeenCalled();
});

test("reads an uncompressed body that declares 200 KiB", async () => {
  expect((await ask({ length: BODY_MAX_BYTES, encoding: "identity" })).status).toBe(200);
  expect(read).toHaveBeenCalledExactlyOnceWith(BODY_MAX_BYTES);
});

test("accepts exactly 200 KiB", async () => {
  const head = envelope({ dsn: DSN });
  const bytes = new Uint8Array(BODY_MAX_BYTES);
  bytes.set(head);
  expect((await ask({ bytes })).status).toBe(200);
});

test("reads the limit from a setting", async () => {
  vi.stubEnv("REPORT_MAX_BYTES", "4096");
  const bytes = new Uint8Array(4097);
  bytes.set(envelope({ dsn: DSN }));
  expect((await ask({ bytes })).status).toBe(413);
  expect((await ask({ bytes: bytes.slice(0, 4096) })).status).toBe(200);
  vi.stubEnv("REPORT_MAX_BYTES", "1 MB");
  await expect(ask({ bytes })).rejects.toThrow("REPORT_MAX_BYTES");
});

test.each<[Taken, number, Record<string, string>]>([
  [{ state: "limited", retryAfter: "60", limits: "60:error:key" }, 429, { "Retry-After": "60", "X-Sentry-Rate-Limits": "60:error:key" }],
  [{ state: "limited", retryAfter: null, limits: null }, 429, {}],
  [{ state: "refused" }, 502, {}],
  [{ state: "away" }, 502, {}],
  [{ state: "late" }, 504, {}],
])("maps %o to %i", async (taken, status, headers) => {
  upstream.send.mockResolvedValue(taken);
  expect(await ask()).toEqual({ status, headers });
});

test("limits a flood from one address with 429 and Retry-After and still accepts others", async () => {
  const answers = [];
  for (let tries = 0; tries < 61; tries++) answers.push(await ask({ client: "flood" }));
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toEqual({ status: 429, headers: { "Retry-After": expect.stringMatching(/^[1-9]\d?$/) } });
  expect((await ask({ client: "another" })).status).toBe(200);
});

test("drops everything without a DSN", async () => {
  vi.stubEnv("SENTRY_DSN", "");
  expect(await ask()).toEqual({ status: 204, headers: {} });
  expect(upstream.send).not.toHaveBeenCalled();
});
