// A process of its own that puts load on a server: `node benchmarks/lib/load.ts '<LoadOrder as JSON>'`, answers a LoadResult.
// Raw sockets instead of an HTTP client, because a client that costs more than the server measures itself.
import { connect, type Socket } from "node:net";
import { type LoadOrder, type LoadResult, loadOrderSchema } from "./load-order.ts";
import { fresh, zipf } from "./paths.ts";
import { ResponseReader } from "./response-reader.ts";

type Connection = { send: (intended: number) => void };

function runLoad(order: LoadOrder): Promise<LoadResult> {
  const nextPath = order.paths.kind === "one" ? constant(order.paths.path) : order.paths.kind === "zipf" ? zipf(50) : fresh();
  const headers = Object.entries(order.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\n${headers.join("")}\r\n`;
  const only = order.paths.kind === "one" ? Buffer.from(requestOf(order.paths.path)) : null;
  const latencies: number[] = [];
  let wrong = 0;
  let written = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let largest = 0;
  const idle: Connection[] = [];
  const waiting: number[] = [];
  let isOver = false;

  function open(): Promise<{ socket: Socket; connection: Connection }> {
    const reader = new ResponseReader();
    let intended = 0;
    let bytes = 0;
    const socket: Socket = connect({
      port: order.port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(256 * 1024),
        callback(size, buffer) {
          bytes += size;
          if (!reader.take(Buffer.from(buffer.buffer, buffer.byteOffset, size))) return true;
          if (reader.status !== order.status) wrong += 1;
          smallest = Math.min(smallest, bytes);
          largest = Math.max(largest, bytes);
          latencies.push(performance.now() - intended);
          bytes = 0;
          next(connection);
          return true;
        },
      },
    });
    const connection: Connection = {
      send(at) {
        intended = at;
        written += 1;
        socket.write(only ?? requestOf(nextPath()));
      },
    };
    return new Promise((done, fail) => {
      // Without an end to a connection that never came, the process would end in silence.
      socket.once("error", fail);
      socket.once("connect", () => {
        socket.off("error", fail);
        socket.on("error", () => {
          if (!isOver) wrong += 1;
        });
        done({ socket, connection });
      });
    });
  }

  function next(connection: Connection): void {
    if (isOver) return;
    if (order.rate === null) {
      connection.send(performance.now());
      return;
    }
    // What had to wait for a free connection counts from when it should have been sent.
    const due = waiting.shift();
    if (due === undefined) idle.push(connection);
    else connection.send(due);
  }

  return (async () => {
    const all = await Promise.all(Array.from({ length: order.connections }, open));
    const start = performance.now();
    for (const { connection } of all) next(connection);
    let sent = 0;
    // Looks at the clock without pause: a timer that sleeps wakes late, by more than a fast server takes to answer.
    const pace = () => {
      // The first is due at the start, so a visit sent in time waits for nothing but its answer.
      const due = Math.floor(((performance.now() - start) * (order.rate ?? 0)) / 1000) + 1;
      for (; sent < due; sent += 1) {
        const at = start + (sent * 1000) / (order.rate ?? 1);
        const connection = idle.shift();
        if (connection) connection.send(at);
        else waiting.push(at);
      }
      if (!isOver) setImmediate(pace);
    };
    if (order.rate !== null) pace();
    await new Promise((done) => setTimeout(done, order.seconds * 1000));
    isOver = true;
    const seconds = (performance.now() - start) / 1000;
    for (const { socket } of all) socket.destroy();
    const sorted = Float64Array.from(latencies).sort();
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
    const answers = sorted.length;
    return {
      sent: written,
      answers,
      perSecond: answers / seconds,
      p50: at(0.5),
      p99: at(0.99),
      wrong,
      smallest: Math.min(smallest, largest),
      largest,
      unsent: waiting.length,
    };
  })();
}

function constant(path: string): () => string {
  return () => path;
}

console.info(JSON.stringify(await runLoad(loadOrderSchema.parse(JSON.parse(process.argv[2] ?? "")))));
