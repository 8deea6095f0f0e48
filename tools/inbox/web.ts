import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import type { InboxStore } from "./store.ts";

const PAGE = new URL("page.html", import.meta.url);
const POLICY =
  "default-src 'self' http://127.0.0.1:* data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src * data:; frame-src 'self'";
const faultsSchema = z.object({ next: z.array(z.union([z.number().int().min(400).max(599), z.literal("hang")])).max(100) });

/** Serves the inbox's page and its JSON. Resolves with what closes it. */
export function serveInbox(store: InboxStore, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => json(response, 400, { error: String(error) }));
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

async function answer(store: InboxStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page elsewhere whose name was pointed at 127.0.0.1 must not read mails.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "")) return json(response, 403, { error: "wrong host" });
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const [, api, kind, id] = url.pathname.split("/");
  if (request.method === "GET" && url.pathname === "/") return page(response);
  if (api === "api" && kind === "messages" && id === undefined) {
    if (request.method === "GET") return json(response, 200, list(store, url.searchParams));
    if (request.method === "DELETE") {
      store.clear();
      return json(response, 200, {});
    }
  }
  if (api === "api" && kind === "messages" && id !== undefined && request.method === "GET") {
    const message = store.get(id);
    return message ? json(response, 200, message) : json(response, 404, { error: "no such mail" });
  }
  if (api === "api" && kind === "faults" && id === undefined) {
    if (request.method === "GET") return json(response, 200, { next: store.faults });
    if (request.method === "PUT") {
      store.setFaults(faultsSchema.parse(JSON.parse(await bodyOf(request))).next);
      return json(response, 200, { next: store.faults });
    }
  }
  json(response, 404, { error: "not found" });
}

function list(store: InboxStore, query: URLSearchParams): unknown {
  const messages = store.list(query.get("to"));
  if (query.get("fields") === "head") return messages.map(({ id, to, from, subject, date }) => ({ id, to, from, subject, date }));
  return messages.map(({ source: _, ...message }) => message);
}

function page(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY, "cache-control": "no-store" });
  response.end(readFileSync(PAGE));
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
