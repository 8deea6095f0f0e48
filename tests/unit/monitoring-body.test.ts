import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveMonitoring } from "../../functions/src/monitoring/serve-monitoring.ts";
import { getServer } from "../../node_modules/@google-cloud/functions-framework/build/src/server.js";

const LIMIT = 200 * 1024;
const PIECE = 64 * 1024;
let server: Server;
let service: Server;
let accepted: Socket[] = [];
let passedOn: string[] = [];
let dsn = "";

const listen = (one: Server) => new Promise<number>((done) => one.listen(0, "127.0.0.1", () => done((one.address() as AddressInfo).port)));
const close = (one: Server) =>
  new Promise<void>((done) => {
    one.closeAllConnections();
    one.close(() => done());
  });

/** The function as it is deployed: within the server of the functions framework, with all its body parsers. */
beforeEach(async () => {
  accepted = [];
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
  vi.stubEnv("CLIENT_ADDRESS_HEADER", "x-client");
  server = getServer(serveMonitoring() as never, {
    port: "0",
    target: "monitoring",
    sourceLocation: "",
    signatureType: "http",
    printHelp: false,
    enableExecutionId: false,
    timeoutMilliseconds: 0,
    ignoredRoutes: null,
  });
  server.on("connection", (socket) => accepted.push(socket));
  await listen(server);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([close(server), close(service)]);
});

/** Sends a head and then pieces of a body, until somebody answers or there are no more: the body is ended by `last` alone. */
async function post(head: string, pieces: Iterable<Buffer>, last = ""): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const status = new Promise<number>((done) => {
    socket.on("data", (answer) => done(Number(/^HTTP\/1.1 (\d+)/.exec(answer.toString("latin1"))?.[1])));
    socket.on("error", () => done(0));
    socket.on("close", () => done(0));
  });
  let isAnswered = false;
  void status.then(() => {
    isAnswered = true;
  });
  socket.write(`POST /monitoring HTTP/1.1\r\nHost: awning.example\r\nContent-Type: text/plain;charset=UTF-8\r\n${head}\r\n\r\n`);
  for (const piece of pieces) {
    if (isAnswered) break;
    await new Promise((done) => socket.write(piece, done));
    await new Promise((done) => setImmediate(done));
  }
  if (!isAnswered) socket.write(last);
  const answered = await status;
  socket.destroy();
  return answered;
}

const chunk = (bytes: Uint8Array) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
function* many(count: number): Generator<Buffer> {
  const piece = chunk(Buffer.alloc(PIECE, 0x20));
  for (let sent = 0; sent < count; sent += 1) yield piece;
}
/** Bytes that the process has taken from its only visitor. */
const taken = () => accepted[0]?.bytesRead ?? Number.POSITIVE_INFINITY;

test("a report in pieces of unknown length is passed on", async () => {
  const sent = `${JSON.stringify({ dsn })}\n{}\n{}`;
  expect(await post("Transfer-Encoding: chunked", [chunk(Buffer.from(sent))], "0\r\n\r\n")).toBe(200);
  expect(passedOn).toEqual([sent]);
});

test("a body without an end is refused at the limit, and read no further", async () => {
  // 64 MiB, if nobody says stop.
  expect(await post("Transfer-Encoding: chunked", many(1024))).toBe(413);
  expect(taken()).toBeGreaterThan(LIMIT);
  expect(taken()).toBeLessThan(LIMIT + 8 * PIECE);
});

test("what says it is too large is refused before it is sent", async () => {
  expect(await post(`Content-Length: ${LIMIT + 1}`, [])).toBe(413);
});

test("a packed body is refused before it is sent, and never unpacked", async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const before = process.memoryUsage().arrayBuffers;
  expect(await post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`, [bomb.subarray(0, 100)])).toBe(415);
  expect(await post(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}`, [bomb])).toBe(415);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
  expect(passedOn).toEqual([]);
});
