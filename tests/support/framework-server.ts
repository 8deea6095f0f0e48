import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { getServer } from "../../node_modules/@google-cloud/functions-framework/build/src/server.js";

const PIECE = 64 * 1024;

export const listen = (one: Server) =>
  new Promise<number>((done) => one.listen(0, "127.0.0.1", () => done((one.address() as AddressInfo).port)));
export const close = (one: Server) =>
  new Promise<void>((done) => {
    one.closeAllConnections();
    one.close(() => done());
  });

/** A piece of a body whose length nobody has said. */
export const chunk = (bytes: Uint8Array) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
/** So many pieces of 64 KiB, and no end. */
export function* many(count: number): Generator<Buffer> {
  const piece = chunk(Buffer.alloc(PIECE, 0x20));
  for (let sent = 0; sent < count; sent += 1) yield piece;
}

/** A function as it is deployed: within the server of the functions framework, with all its body parsers. */
export async function startFramework(served: unknown, target: string) {
  const accepted: Socket[] = [];
  const server: Server = getServer(served as never, {
    port: "0",
    target,
    sourceLocation: "",
    signatureType: "http",
    printHelp: false,
    enableExecutionId: false,
    timeoutMilliseconds: 0,
    ignoredRoutes: null,
  });
  server.on("connection", (socket) => accepted.push(socket));
  const port = await listen(server);

  /** Sends a head and then pieces of a body, until somebody answers or there are no more: the body is ended by `last` alone. */
  async function post(head: string, pieces: Iterable<Buffer>, last = ""): Promise<number> {
    const socket = connect(port, "127.0.0.1");
    const status = new Promise<number>((done) => {
      socket.on("data", (answer) => done(Number(/^HTTP\/1.1 (\d+)/.exec(answer.toString("latin1"))?.[1])));
      socket.on("error", () => done(0));
      socket.on("close", () => done(0));
    });
    let isAnswered = false;
    void status.then(() => {
      isAnswered = true;
    });
    socket.write(`POST /${target} HTTP/1.1\r\nHost: awning.example\r\nContent-Type: text/plain;charset=UTF-8\r\n${head}\r\n\r\n`);
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

  return {
    post,
    /** Bytes that the process has taken from its first visitor. */
    taken: () => accepted[0]?.bytesRead ?? Number.POSITIVE_INFINITY,
    /** What is taken at once, whatever is asked for. */
    slack: 8 * PIECE,
    close: () => close(server),
  };
}
