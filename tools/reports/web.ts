import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import type { ReportStore } from "./store.ts";

const PAGE = new URL("page.html", import.meta.url);
const POLICY = "default-src 'self' data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
const LARGEST = 1024 * 1024;
const faultSchema = z.union([
  z.literal("hang"),
  z.object({ status: z.number().int().min(400).max(599), retryAfter: z.string().optional() }),
]);
const faultsSchema = z.object({ next: z.array(faultSchema).max(100) });

/** Takes envelopes as Sentry does, serves the page and its JSON. Resolves with what closes it. */
export function serveReports(store: ReportStore, port: number): Promise<() => Promise<void>> {
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

async function answer(store: ReportStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page elsewhere whose name was pointed at 127.0.0.1 must not read reports.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "")) return json(response, 403, { error: "wrong host" });
  const { method = "" } = request;
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  const project = /^\/api\/(\d+)\/envelope\/$/.exec(pathname)?.[1];
  if (method === "POST" && project) return take(store, project, request, response);
  switch (`${method} ${pathname}`) {
    case "GET /":
      return page(response);
    case "GET /api/reports":
      return json(response, 200, store.list());
    case "DELETE /api/reports":
      store.clear();
      return json(response, 200, {});
    case "PUT /api/faults":
      store.setFaults(faultsSchema.parse(JSON.parse((await bodyOf(request)).toString("utf8"))).next);
      return json(response, 200, {});
    default:
      return json(response, 404, { error: "not found" });
  }
}

async function take(store: ReportStore, project: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await bodyOf(request);
  const fault = store.takeFault();
  if (fault === "hang") return;
  if (fault) {
    if (fault.retryAfter !== undefined) response.setHeader("retry-after", fault.retryAfter);
    return json(response, fault.status, { detail: "the receiver was asked to refuse this" });
  }
  const { id } = store.add(bytes, {
    project,
    contentType: request.headers["content-type"] ?? "",
    forwardedFor: String(request.headers["x-forwarded-for"] ?? ""),
  });
  json(response, 200, { id });
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

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
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
