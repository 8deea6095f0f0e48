import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBody, sendJson, sendPage, serveLocally } from "../lib/local-server.ts";
import type { ReportStore } from "./store.ts";

const PAGE = new URL("page.html", import.meta.url);
const POLICY = "default-src 'self' data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
const faultSchema = z.union([
  z.literal("hang"),
  z.object({ status: z.number().int().min(400).max(599), retryAfter: z.string().optional() }),
]);
const faultsSchema = z.object({ next: z.array(faultSchema).max(100) });

/** Accepts envelopes like Sentry, and serves the page and JSON. Resolves with a function that closes it. */
export function serveReports(store: ReportStore, port: number): Promise<() => Promise<void>> {
  return serveLocally(port, (request, response) => answer(store, request, response));
}

async function answer(store: ReportStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "" } = request;
  const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
  const project = /^\/api\/(\d+)\/envelope\/$/.exec(pathname)?.[1];
  if (method === "POST" && project) return take(store, project, request, response);
  switch (`${method} ${pathname}`) {
    case "GET /":
      return sendPage(response, PAGE, POLICY);
    case "GET /api/reports":
      return sendJson(response, 200, store.list());
    case "DELETE /api/reports":
      store.clear();
      return sendJson(response, 200, {});
    case "PUT /api/faults":
      store.setFaults(faultsSchema.parse(JSON.parse((await readBody(request)).toString("utf8"))).next);
      return sendJson(response, 200, {});
    default:
      return sendJson(response, 404, { error: "not found" });
  }
}

async function take(store: ReportStore, project: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await readBody(request);
  const fault = store.takeFault();
  if (fault === "hang") return;
  if (fault) {
    if (fault.retryAfter !== undefined) response.setHeader("retry-after", fault.retryAfter);
    return sendJson(response, fault.status, { detail: "the receiver was asked to refuse this" });
  }
  const { id } = store.add(bytes, {
    project,
    contentType: request.headers["content-type"] ?? "",
    forwardedFor: String(request.headers["x-forwarded-for"] ?? ""),
  });
  sendJson(response, 200, { id });
}
