import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, createServer as createLine, type Socket } from "node:net";

/** What happens to an answer: it passes, ends in the middle of its body, or its sender is gone before it begins. */
export type Fate = "pass" | "cut" | "gone";
export type BreakableFront = { origin: string; close: () => Promise<void> };

/**
 * A server in front of others, as Hosting is: `route` says for each path who answers it and what becomes of the answer.
 * When nobody answers it says 503 with nothing in it, as a platform would in its own words.
 */
export async function startFront(
  route: (path: string, asked: IncomingMessage) => { to: string; fate: Fate } | Promise<{ to: string; fate: Fate }>,
): Promise<BreakableFront> {
  const server = createServer(async (asked, answer) => {
    const { to, fate } = await route(asked.url ?? "/", asked);
    if (fate === "gone") return void asked.socket.destroy();
    pass(asked, answer, to, fate);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, to: string, fate: Fate): void {
  const { hostname, port } = new URL(to);
  const { host: _, ...headers } = asked.headers;
  const passed = request({ hostname, port, path: asked.url, method: asked.method, headers, agent: false }, (got) => {
    const parts: Buffer[] = [];
    got.on("data", (part: Buffer) => parts.push(part));
    got.on("error", () => answer.destroy());
    got.on("end", () => {
      const body = Buffer.concat(parts);
      const { "transfer-encoding": __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, { ...kept, "content-length": body.length });
      if (fate === "pass") return answer.end(body);
      answer.write(body.subarray(0, Math.floor(body.length * 0.7)), () => setTimeout(() => answer.destroy(), 100));
    });
  });
  passed.on("error", () => answer.writeHead(503).end());
  asked.pipe(passed);
}

export type Line = {
  /** `host:port` of this end. */
  host: string;
  /** `dead`: refuses and drops; `silent`: takes everything and answers nothing. */
  set: (state: "whole" | "dead" | "silent") => void;
  /** How often something was asked in vain since the line was last set. */
  inVain: () => number;
  close: () => Promise<void>;
};

/** A line to a server that can break: bytes in both directions, until it does not. */
export async function startLine(toHost: string): Promise<Line> {
  const [hostname = "", toPort = ""] = toHost.split(":");
  let state: "whole" | "dead" | "silent" = "whole";
  let inVain = 0;
  const open = new Set<Socket>();
  const server = createLine((near) => {
    open.add(near);
    near.on("error", () => {}).on("close", () => open.delete(near));
    if (state === "dead") {
      inVain++;
      return near.destroy();
    }
    const far = connect(Number(toPort), hostname);
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    near.on("data", (bytes) => (state === "whole" ? far.write(bytes) : inVain++));
    far.on("data", (bytes) => state === "whole" && near.write(bytes));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    set(next) {
      state = next;
      inVain = 0;
      if (next === "dead") for (const one of open) one.destroy();
    },
    inVain: () => inVain,
    close: () => {
      for (const one of open) one.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
