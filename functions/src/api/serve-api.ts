import { Failure } from "@awning/domain/errors/failure";
import { type Request as HttpRequest, type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import { limitRate } from "#data/rate-limits.ts";
import { requireActiveSite } from "#data/sites.ts";
import { verifyCaller } from "#data/users.ts";
import { clientAddress } from "#platform/client-address.ts";
import { ASKED_LIMITS, ClientWindows } from "#platform/client-windows.ts";
import { bindSecrets, REGION } from "#platform/config.ts";
import { HTTP_STATUS } from "#platform/http-errors.ts";
import { logAndReport } from "#platform/log.ts";
import { isOurs } from "#platform/own-words.ts";
import { type Refusal, refusal } from "#platform/refusal.ts";
import type { Caller } from "#platform/request.ts";
import type { sendHeldFile } from "./held-file.ts";
import { ownerLimit } from "./owner-limits.ts";
import type { Route } from "./route.ts";

const BODY_MAX_BYTES = 64 * 1024;

const HEADERS = { "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8", "X-Content-Type-Options": "nosniff" };

/** Answers a GET; development builds have one. */
type Read = (request: HttpRequest, response: Parameters<typeof sendHeldFile>[1]) => Promise<void>;

/** The one function behind `POST /api/<command>`. `reads` are what can be fetched besides, by name. */
export function serveApi(routes: Readonly<Record<string, Route>>, reads: Readonly<Record<string, Read>> = {}): HttpsFunction {
  // A Map, so that a command called `constructor` is as unknown as any other.
  const table = new Map(Object.entries(routes));
  const windows = { clients: new ClientWindows(ASKED_LIMITS), owners: new ClientWindows(ASKED_LIMITS) };
  return onRequest(
    {
      region: REGION,
      cors: false,
      memory: "512MiB",
      concurrency: 80,
      maxInstances: 20,
      timeoutSeconds: 60,
      secrets: bindSecrets("ORDER_LINK_SECRET", "STRIPE_SECRET_KEY"),
    },
    async (request, response) => {
      const command = commandOf(request);
      const read = request.method === "GET" && Object.hasOwn(reads, command) ? reads[command] : undefined;
      if (read) return read(request, response);
      const { status, headers, body } = await answer(table.get(command), command, request, windows).catch((error: unknown) =>
        refuse(error, command, request),
      );
      response.removeHeader("X-Powered-By");
      response.set({ ...headers, ...(status === 405 ? { Allow: "POST" } : {}) });
      isOurs(response);
      response.status(status).end(body);
    },
  );
}

type Windows = { clients: ClientWindows; owners: ClientWindows };

async function answer(route: Route | undefined, command: string, request: HttpRequest, { clients, owners }: Windows): Promise<Refusal> {
  const now = Date.now();
  const client = clientAddress(request);
  limit(clients, client, now);
  if (!route) throw new Failure("not_found");
  if (request.method !== "POST") return refusal(405, request.get("accept"), { details: { reason: "method" } });
  if (!request.is("application/json")) throw new Failure("bad_request", { reason: "content_type" });
  if ((request.rawBody?.length ?? 0) > BODY_MAX_BYTES) throw new Failure("bad_request", { reason: "too_large" });
  const caller = await identify(route, request);
  if (caller) await limitOwner(owners, command, caller.uid, now);
  const body: unknown = request.body;
  const output = await route.run(body, { caller, clientAddress: client, now });
  return { status: 200, headers: HEADERS, body: JSON.stringify(output) };
}

function limit(windows: ClientWindows, who: string, now: number): void {
  const retryAfterSeconds = windows.count(who, now);
  if (retryAfterSeconds > 0) throw new Failure("too_many_requests", { retryAfterSeconds });
}

async function limitOwner(owners: ClientWindows, command: string, uid: string, now: number): Promise<void> {
  limit(owners, uid, now);
  const rule = ownerLimit(command);
  if (rule) await limitRate(rule, `${uid} ${command}`, now);
}

/** Who is signed in. A command that needs nobody does not look, so that a stale token cannot make it fail. */
async function identify(route: Route, request: HttpRequest): Promise<Caller | null> {
  if (route.auth === "none") return null;
  const token = /^Bearer (\S+)$/i.exec(request.get("authorization") ?? "")?.[1];
  const caller = token ? await verifyCaller(token) : null;
  if (!caller && route.auth !== "optional") throw new Failure("signed_out");
  if (caller && route.auth === "active") await requireActiveSite(caller.uid);
  return caller;
}

async function refuse(error: unknown, command: string, request: HttpRequest): Promise<Refusal> {
  const failure = error instanceof Failure ? error : new Failure("internal", { digest: await logAndReport(`api/${command}`, error) });
  return refusal(HTTP_STATUS[failure.code], request.get("accept"), failure);
}

/** Hosting passes the whole path on, a direct call only what follows the function's name. */
function commandOf(request: HttpRequest): string {
  return /^(?:\/api)?\/([a-z-]{1,40})$/.exec(request.path)?.[1] ?? "";
}
