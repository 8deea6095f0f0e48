import { pipeline } from "node:stream/promises";
import type { CommandName, commands } from "@awning/domain/api/commands";
import { PROOF_HEADER } from "@awning/domain/errors/command-failure";
import { Failure } from "@awning/domain/errors/failure";
import { type Request as HttpRequest, type HttpsFunction, onRequest, type Request } from "firebase-functions/v2/https";
import { verifyApp } from "#data/account/app-check.ts";
import { verifyCaller } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { streamStoredFile } from "#data/media/stored-files.ts";
import { requireActiveSite } from "#data/site/sites.ts";
import { isOurs } from "#http/branded-errors.ts";
import { clientAddress } from "#http/client-address.ts";
import { attachment, type Refusal, refusal } from "#http/error-response.ts";
import { HTTP_STATUS } from "#http/errors.ts";
import type { Caller, Read, ReadResponse } from "#http/request.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { bindSecrets, REGION } from "#platform/config.ts";
import { logAndReport } from "#platform/log.ts";
import { ASKED_LIMITS, ClientWindows, type RateLimit } from "#platform/rate-limits.ts";
import { readSignedUrl } from "#platform/signed-url.ts";
import type { Route } from "./route.ts";

const BODY_MAX_BYTES = 64 * 1024;

const HEADERS = { "Cache-Control": "no-store", "Content-Type": "application/json; charset=utf-8", "X-Content-Type-Options": "nosniff" };

/** The function behind `POST /api/<command>`. `reads` are its GET endpoints, by name. */
export function serveApi(routes: Readonly<Record<string, Route>>, reads: Readonly<Record<string, Read>> = {}): HttpsFunction {
  // A Map, so that `constructor` is not a command.
  const table = new Map(Object.entries(routes));
  const windows = { clients: new ClientWindows(ASKED_LIMITS), owners: new ClientWindows(ASKED_LIMITS) };
  return onRequest(
    {
      region: REGION,
      cors: false,
      ...ceilingOf("api"),
      timeoutSeconds: 60,
      secrets: bindSecrets("ORDER_LINK_SECRET", "STRIPE_SECRET_KEY"),
    },
    async (request, response) => {
      const command = commandOf(request);
      const asked = request.method === "GET" ? readOf(request) : "";
      const read = Object.hasOwn(reads, asked) ? reads[asked] : undefined;
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
  const output = await route.run(body, { caller, clientAddress: client, now, proof: request.get(PROOF_HEADER) });
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

/** Verifies the caller, with App Check where enforced. Skipped for public commands, so that a stale token cannot fail them. */
async function identify(route: Route, request: HttpRequest): Promise<Caller | null> {
  if (route.auth === "none") return null;
  const token = /^Bearer (\S+)$/i.exec(request.get("authorization") ?? "")?.[1];
  if (token) await verifyApp(request.get("x-firebase-appcheck"));
  const caller = token ? await verifyCaller(token) : null;
  if (!caller && route.auth !== "optional") throw new Failure("signed_out");
  if (caller && route.auth === "active") await requireActiveSite(caller.uid);
  return caller;
}

async function refuse(error: unknown, command: string, request: HttpRequest): Promise<Refusal> {
  const failure = error instanceof Failure ? error : new Failure("internal", { digest: await logAndReport(`api/${command}`, error) });
  return refusal(HTTP_STATUS[failure.code], request.get("accept"), failure);
}

/** Hosting passes the whole path, a direct call only the part after the function's name. */
function commandOf(request: HttpRequest): string {
  return /^(?:\/api)?\/([a-z-]{1,40})$/.exec(request.path)?.[1] ?? "";
}

/** What a GET asks for may have a path of its own behind it. */
function readOf(request: HttpRequest): string {
  return /^(?:\/api)?\/([a-z-]{1,40})(?:\/|$)/.exec(request.path)?.[1] ?? "";
}

/** `GET /api/held-file`, in development builds only: serves a signed file URL. */
export async function serveSignedFile(request: Pick<Request, "url">, response: ReadResponse): Promise<void> {
  const held = readSignedUrl(new URL(request.url, "http://local").searchParams, Date.now());
  response.set({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  if (held === null || held === "expired") {
    isOurs(response);
    response.status(held === null ? 403 : 410).end(held === null ? "This link isn’t valid.\n" : "This link has expired.\n");
    return;
  }
  response.status(200).set({ "Content-Type": "application/octet-stream", "Content-Disposition": attachment(held.name) });
  await pipeline(await streamStoredFile(held.path), response);
}

type Signed = { [Name in CommandName]: (typeof commands)[Name]["auth"] extends "none" ? never : Name }[CommandName];
type OwnerLimit = Extract<RateLimit, "seldom.owner" | "often.owner" | "one-by-one.owner">;

/** Requests per account and command. The type requires an entry for every signed-in command. */
const OWNER_LIMITS: Readonly<Record<Signed, OwnerLimit>> = {
  // Called on every keystroke, and also limited per network.
  "check-username": "one-by-one.owner",
  // Each affects the whole account, and most send a mail.
  "note-password": "seldom.owner",
  "note-sign-in": "seldom.owner",
  "note-act": "seldom.owner",
  "note-session": "seldom.owner",
  "list-sessions": "often.owner",
  "end-sessions": "seldom.owner",
  "claim-username": "seldom.owner",
  "change-username": "seldom.owner",
  "change-region": "often.owner",
  "schedule-deletion": "seldom.owner",
  "keep-account": "seldom.owner",
  "change-email": "seldom.owner",
  "drop-email-change": "seldom.owner",
  "list-passkeys": "often.owner",
  "begin-passkey": "seldom.owner",
  "add-passkey": "seldom.owner",
  "remove-passkey": "seldom.owner",
  "remove-password": "seldom.owner",
  "set-password": "seldom.owner",
  "show-recovery-codes": "often.owner",
  "make-recovery-codes": "seldom.owner",
  "confirm-recovery-codes": "seldom.owner",
  // Each draws a mail.
  "read-mail": "often.owner",
  // Each calls the card provider.
  "connect-card": "seldom.owner",
  "change-card": "seldom.owner",
  // Each reads or writes much of the site.
  "publish-page": "often.owner",
  "unpublish-page": "often.owner",
  "restore-page-version": "often.owner",
  "delete-page": "often.owner",
  "clear-unused": "seldom.owner",
  "draft-products": "often.owner",
  "tell-buyers": "often.owner",
  "fetch-link-picture": "often.owner",
  // Each mails a buyer.
  "renew-order-link": "often.owner",
  "resend-mail": "often.owner",
  "write-chat": "often.owner",
  "mail-chat": "often.owner",
  // Each changes booked time, and most mail a guest.
  "book-by-hand": "often.owner",
  "book-series": "often.owner",
  "cancel-rest": "often.owner",
  "cancel-start": "often.owner",
  "act-on-reservation": "one-by-one.owner",
  "block-time": "often.owner",
  "unblock-time": "often.owner",
  "add-calendar": "seldom.owner",
  "read-calendar": "often.owner",
  "remove-calendar": "often.owner",
  "open-feed": "often.owner",
  "close-feed": "seldom.owner",
  "join-chat": "often.owner",
  // Each changes everything about one person.
  "block-person": "often.owner",
  "erase-person": "often.owner",
  "merge-people": "often.owner",
  "split-person": "often.owner",
  // Called for many orders, files or pictures in a row, or while filling in a form.
  "quote-manual-order": "one-by-one.owner",
  "place-manual-order": "one-by-one.owner",
  "record-payment": "one-by-one.owner",
  "act-on-order": "one-by-one.owner",
  "edit-order": "one-by-one.owner",
  "issue-invoice": "one-by-one.owner",
  "add-product-file": "one-by-one.owner",
  "remove-product-file": "one-by-one.owner",
  "open-product-file": "one-by-one.owner",
  "reset-downloads": "one-by-one.owner",
  "reserve-upload": "one-by-one.owner",
  "give-up-upload": "one-by-one.owner",
  "reserve-chat-file": "one-by-one.owner",
  "give-up-chat-file": "one-by-one.owner",
};

/** The limit of a command; `null` for public ones. */
export function ownerLimit(command: string): OwnerLimit | null {
  return Object.entries(OWNER_LIMITS).find(([name]) => name === command)?.[1] ?? null;
}
