import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveCollect } from "../../functions/src/analytics/serve-collect.ts";
import { chunk, many, startFramework } from "../support/framework-server.ts";

const PAGE = "Sec-Fetch-Site: same-origin\r\nUser-Agent: Googlebot/2.1\r\n";
// Of no page of that site, which is known without a database.
const VIEW = Buffer.from(JSON.stringify({ kind: "view", site: "kiln", target: "/another" }));
let tally: Awaited<ReturnType<typeof startFramework>>;

beforeEach(async () => {
  vi.stubEnv("FUNCTION_TARGET", "collect");
  tally = await startFramework(serveCollect(), "collect");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await tally.close();
});

test("a message in chunks of unknown length is read", async () => {
  expect(await tally.post(`${PAGE}Transfer-Encoding: chunked`, [chunk(VIEW)], "0\r\n\r\n")).toBe(404);
});

test("a body without an end is refused at the limit", async () => {
  expect(await tally.post(`${PAGE}Transfer-Encoding: chunked`, many(1))).toBe(413);
});

test("what comes from elsewhere is refused before it is sent", async () => {
  expect(await tally.post(`Sec-Fetch-Site: cross-site\r\nContent-Length: ${1024 ** 3}`, [])).toBe(403);
});

test("a packed body is never unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const before = process.memoryUsage().arrayBuffers;
  expect(await tally.post(`${PAGE}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`, [bomb])).toBe(413);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  const small = gzipSync(VIEW);
  expect(await tally.post(`${PAGE}Content-Encoding: gzip\r\nContent-Length: ${small.length}`, [small])).toBe(400);
});
