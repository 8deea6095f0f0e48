import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBody, sendJson, sendPage, serveLocally } from "../lib/local-server.ts";
import type { InboxStore } from "./store.ts";

const PAGE = new URL("page.html", import.meta.url);
const POLICY =
  "default-src 'self' http://127.0.0.1:* data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src * data:; frame-src 'self'";
const faultsSchema = z.object({ next: z.array(z.union([z.number().int().min(400).max(599), z.enum(["hang", "gone"])])).max(100) });

/** Serves the inbox page and JSON. Resolves with a function that closes it. */
export function serveInbox(store: InboxStore, port: number): Promise<() => Promise<void>> {
  return serveLocally(port, (request, response) => answer(store, request, response));
}

async function answer(store: InboxStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const [, api, kind, id] = url.pathname.split("/");
  if (request.method === "GET" && url.pathname === "/") return sendPage(response, PAGE, POLICY);
  if (api === "api" && kind === "messages" && id === undefined) {
    if (request.method === "GET") return sendJson(response, 200, list(store, url.searchParams));
    if (request.method === "DELETE") {
      store.clear();
      return sendJson(response, 200, {});
    }
  }
  if (api === "api" && kind === "messages" && id !== undefined && request.method === "GET") {
    const message = store.get(id);
    return message ? sendJson(response, 200, message) : sendJson(response, 404, { error: "no such mail" });
  }
  if (api === "api" && kind === "faults" && id === undefined) {
    if (request.method === "GET") return sendJson(response, 200, { next: store.faults });
    if (request.method === "PUT") {
      store.setFaults(faultsSchema.parse(JSON.parse((await readBody(request)).toString("utf8"))).next);
      return sendJson(response, 200, { next: store.faults });
    }
  }
  sendJson(response, 404, { error: "not found" });
}

function list(store: InboxStore, query: URLSearchParams): unknown {
  const messages = store.list(query.get("to"));
  if (query.get("fields") === "head") return messages.map(({ id, to, from, subject, date }) => ({ id, to, from, subject, date }));
  return messages.map(({ source: _, ...message }) => message);
}
