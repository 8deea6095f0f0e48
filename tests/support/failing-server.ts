import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { PAGE_DATA_HEADER } from "@awning/domain/routes/paths";
import { SITE } from "./emulators.ts";

/** How a request for page data is answered: a status of its own, not at all, with a cut line, or by the real site. */
export type Reply = { status: number; body?: string } | "hang" | "cut" | "pass";

/**
 * A server in front of the real site that fails on purpose, for page data alone: documents, chunks and commands pass.
 * `plan` says how the next requests for a path (with its query) are answered; the last reply stays.
 */
export async function openFailingServer(): Promise<{
  origin: string;
  plan: (path: string, ...replies: [Reply, ...Reply[]]) => void;
  /** How often the data of a path was asked for. */
  askedFor: (path: string) => number;
  close: () => Promise<void>;
}> {
  const plans = new Map<string, Reply[]>();
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "";
    if (incoming.headers[PAGE_DATA_HEADER] !== "1") return pass(incoming, outgoing);
    asked.push(path);
    const replies = plans.get(path) ?? [];
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? "pass";
    if (reply === "pass") pass(incoming, outgoing);
    else if (reply === "cut") incoming.socket.destroy();
    else if (reply !== "hang") outgoing.writeHead(reply.status, { "Content-Type": "application/json" }).end(reply.body ?? "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The failing server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    plan: (path, ...replies) => void plans.set(path, replies),
    askedFor: (path) => asked.filter((one) => one === path).length,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host, ...headers } = incoming.headers;
  const { hostname, port } = new URL(SITE);
  const passed = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}
