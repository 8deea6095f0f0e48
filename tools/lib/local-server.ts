import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const LARGEST = 1024 * 1024;

/**
 * Serves a local tool to this machine only. If `answer` throws, the response is 400 with the message. Resolves with a function that closes
 * it; rejects if the port is taken.
 */
export function serveLocally(port: number, answer: Answer): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    // Prevents DNS rebinding: a foreign host name pointing to 127.0.0.1 gets nothing.
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

/** Sends one of our files as HTML with a content security policy; read each time, so that edits appear. */
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

/** The request body. Throws above one megabyte. */
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
