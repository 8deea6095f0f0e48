import { createServer, request } from "node:http";
import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer as createHttp2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";
import { type AddressInfo, createServer as createFront, type Socket } from "node:net";
import { Meter, type Operations, type Passing, passingCall } from "./operations.ts";
import { passingRequest } from "./rest.ts";
import { messageReader } from "./wire.ts";

export type CountingProxy = {
  /** `host:port`, as the SDKs take the address of an emulator. */
  host: string;
  /** What was billed since the last call of this or of `takeReads`. */
  take: () => Operations;
  /** How many documents were handed out since the last call, by what they are (`products`, `published`, …). */
  takeReads: () => Record<string, number>;
  /** For how long nothing was counted. */
  quietMs: () => number;
  close: () => Promise<void>;
};

const PREFACE = "PRI * HTTP/2.0";

/**
 * Stands before the Firestore emulator and counts what Firestore would bill: gRPC (functions), REST (pages) and the
 * channel of browsers, on one port as the emulator has them. Reads that rules make are not on the line, so they are not counted.
 */
export async function startCountingProxy(emulator: string): Promise<CountingProxy> {
  const meter = new Meter();
  const sockets = new Set<Socket>();
  const http1 = overHttp1(emulator, meter);
  const http2 = overHttp2(emulator, meter);
  const front = createFront((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      if (first.toString("latin1", 0, PREFACE.length) === PREFACE) return void http2.emit("connection", socket);
      http1.emit("connection", socket);
      // HTTP/1 goes on reading where it was paused; HTTP/2 has taken the socket over.
      socket.resume();
    });
  });
  await new Promise<void>((done) => front.listen(0, "127.0.0.1", done));
  return {
    host: `127.0.0.1:${(front.address() as AddressInfo).port}`,
    take: () => meter.take(),
    takeReads: () => Object.fromEntries(Object.entries(meter.take().reads).filter(([kind]) => !kind.startsWith("("))),
    quietMs: () => meter.quietMs(),
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        front.close(() => done());
      }),
  };
}

function overHttp1(emulator: string, meter: Meter) {
  const [hostname, port] = emulator.split(":");
  return createServer((asked, answer) => {
    const passing = passingRequest(asked.method ?? "", asked.url ?? "", meter);
    // Plain text, or nothing could be counted.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const forwarded = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on("data", (piece: Buffer) => {
        passing.given(piece);
        answer.write(piece);
      });
      given.on("end", () => {
        passing.end(given.statusCode === 200 || given.statusCode === 404);
        answer.end();
      });
    });
    forwarded.on("error", () => answer.destroy());
    answer.on("close", () => forwarded.destroy());
    asked.on("data", (piece: Buffer) => passing.asked(piece));
    asked.pipe(forwarded);
  });
}

function overHttp2(emulator: string, meter: Meter) {
  const server = createHttp2Server();
  server.on("session", (session) => {
    const upstream = connect(`http://${emulator}`);
    upstream.on("error", () => session.destroy());
    session.on("error", () => upstream.destroy());
    session.on("close", () => upstream.destroy());
    session.on("stream", (stream, headers) => passStream(stream, headers, upstream, meter));
  });
  return server;
}

function passStream(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, upstream: ClientHttp2Session, meter: Meter) {
  const passing = passingCall(String(headers[":path"]).split("/").at(-1) ?? "", meter);
  const forwarded = upstream.request({ ...headers });
  let trailers = {};
  forwarded.on("response", (given, flags) => {
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    if (!stream.closed) stream.respond({ ...given }, isAll ? { endStream: true } : { waitForTrailers: true });
  });
  forwarded.on("trailers", (given) => {
    trailers = { ...given };
  });
  stream.on("wantTrailers", () => stream.sendTrailers(trailers));
  forwarded.on("data", eachMessage(passing.given));
  forwarded.on("end", () => passing.end(true));
  forwarded.on("error", () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
  stream.on("error", () => forwarded.close(constants.NGHTTP2_CANCEL));
  stream.on("close", () => forwarded.close(constants.NGHTTP2_CANCEL));
  stream.on("data", eachMessage(passing.asked));
  stream.pipe(forwarded);
  forwarded.pipe(stream);
}

function eachMessage(count: Passing["asked"]): (piece: Buffer) => void {
  const read = messageReader();
  return (piece) => {
    for (const message of read(piece)) count(message);
  };
}
