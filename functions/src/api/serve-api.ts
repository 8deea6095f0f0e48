import type { commandFailureSchema } from "@awning/domain/commands";
import { Failure } from "@awning/domain/failure";
import { type Request as HttpRequest, type HttpsFunction, onRequest } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import { verifyCaller } from "#data/users.ts";
import { clientAddress } from "#platform/client-address.ts";
import { bindSecrets, REGION } from "#platform/config.ts";
import { HTTP_STATUS } from "#platform/http-errors.ts";
import { logAndReport } from "#platform/log.ts";
import type { Caller } from "#platform/request.ts";
import type { Route } from "./route.ts";

const BODY_MAX_BYTES = 64 * 1024;

type Reply = { status: number; body: unknown };

/** The one function behind `POST /api/<command>`. */
export function serveApi(routes: Readonly<Record<string, Route>>): HttpsFunction {
  // A Map, so that a command called `constructor` is as unknown as any other.
  const table = new Map(Object.entries(routes));
  return onRequest(
    {
      region: REGION,
      cors: false,
      memory: "512MiB",
      concurrency: 80,
      maxInstances: 20,
      timeoutSeconds: 60,
      secrets: bindSecrets("ORDER_LINK_SECRET"),
    },
    async (request, response) => {
      const command = commandOf(request);
      const reply = await answer(table.get(command), request).catch((error: unknown) => refuse(error, command));
      response.removeHeader("X-Powered-By");
      response.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
      if (reply.status === 405) response.set("Allow", "POST");
      response.status(reply.status).json(reply.body);
    },
  );
}

async function answer(route: Route | undefined, request: HttpRequest): Promise<Reply> {
  if (!route) throw new Failure("not_found");
  if (request.method !== "POST") return { status: 405, body: failureBody(new Failure("bad_request", { reason: "method" })) };
  if (!request.is("application/json")) throw new Failure("bad_request", { reason: "content_type" });
  if ((request.rawBody?.length ?? 0) > BODY_MAX_BYTES) throw new Failure("bad_request", { reason: "too_large" });
  const caller = await identify(route, request);
  const body: unknown = request.body;
  return { status: 200, body: await route.run(body, { caller, clientAddress: clientAddress(request), now: Date.now() }) };
}

/** Who is signed in. A command that needs nobody does not look, so that a stale token cannot make it fail. */
async function identify(route: Route, request: HttpRequest): Promise<Caller | null> {
  if (route.auth === "none") return null;
  const token = /^Bearer (\S+)$/i.exec(request.get("authorization") ?? "")?.[1];
  if (token) return verifyCaller(token);
  if (route.auth === "required") throw new Failure("signed_out");
  return null;
}

async function refuse(error: unknown, command: string): Promise<Reply> {
  const failure = error instanceof Failure ? error : new Failure("internal", { digest: await logAndReport(`api/${command}`, error) });
  return { status: HTTP_STATUS[failure.code], body: failureBody(failure) };
}

function failureBody(failure: Failure): z.output<typeof commandFailureSchema> {
  return { error: { code: failure.code, details: { ...failure.details } } };
}

/** Hosting passes the whole path on, a direct call only what follows the function's name. */
function commandOf(request: HttpRequest): string {
  return /^(?:\/api)?\/([a-z-]{1,40})$/.exec(request.path)?.[1] ?? "";
}
