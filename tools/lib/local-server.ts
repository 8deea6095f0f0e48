import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const LARGEST = 1024 * 1024;

/**
 * Serves something of the developer's own machine, for this machine alone. What `answer` throws is a 400 with its words.
 * Resolves with what closes it; rejects when the port is taken.
 */
export function serveLocally(port: number, answer: Answer): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    // A page elsewhere whose name was pointed at 127.0.0.1 must not read what is here.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "")) return sendJson(response, 403, { error: "wrong host" });
    answer(request, response).catch((error: unknown) => sendJson(response, 400, { error: String(error) }));
  });
  return new Promise((opened, refused) => {
    server.once("error", refused);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", refused);
      opened(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      );
    });
  });
}

/** Answers a file of ours as HTML under a content policy; read each time, so that an edit shows. */
export function sendPage(response: ServerResponse, file: URL, policy: string): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, "cache-control": "no-store" });
  response.end(readFileSync(file));
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}

/** The body of a request. Throws when it is larger than one megabyte. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST) throw new Error("too large");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
