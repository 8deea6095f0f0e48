import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveMonitoring } from "../../functions/src/monitoring/serve-monitoring.ts";
import { chunk, close, listen, many, startFramework } from "../support/framework-server.ts";

const LIMIT = 200 * 1024;
let monitoring: Awaited<ReturnType<typeof startFramework>>;
let service: Server;
let passedOn: string[] = [];
let dsn = "";

beforeEach(async () => {
  passedOn = [];
  service = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
    request.on("end", () => {
      passedOn.push(text);
      response.end();
    });
  });
  dsn = `http://awning@127.0.0.1:${await listen(service)}/1`;
  vi.stubEnv("FUNCTION_TARGET", "monitoring");
  vi.stubEnv("SENTRY_DSN", dsn);
  vi.stubEnv("REPORT_MAX_BYTES", "");
  monitoring = await startFramework(serveMonitoring(), "monitoring");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([monitoring.close(), close(service)]);
});

test("a report in chunks of unknown length is passed on", async () => {
  const sent = `${JSON.stringify({ dsn })}\n{}\n{}`;
  expect(await monitoring.post("Transfer-Encoding: chunked", [chunk(Buffer.from(sent))], "0\r\n\r\n")).toBe(200);
  expect(passedOn).toEqual([sent]);
});

test("a body without an end is refused at the limit, and read no further", async () => {
  // 64 MiB, if nobody says stop.
  expect(await monitoring.post("Transfer-Encoding: chunked", many(1024))).toBe(413);
  expect(monitoring.taken()).toBeGreaterThan(LIMIT);
  expect(monitoring.taken()).toBeLessThan(LIMIT + monitoring.slack);
});

test("what says it is too large is refused before it is sent", async () => {
  expect(await monitoring.post(`Content-Length: ${LIMIT + 1}`, [])).toBe(413);
});

test("a packed body is refused before it is sent, and never unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const before = process.memoryUsage().arrayBuffers;
  expect(await monitoring.post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`, [bomb.subarray(0, 100)])).toBe(415);
  expect(await monitoring.post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`, [bomb])).toBe(415);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  expect(passedOn).toEqual([]);
});
