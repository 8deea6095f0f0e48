import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { readBody, sendJson, serveLocally } from "../lib/local-server.ts";
import { faultOf, StripeApi } from "./api.ts";
import { connectPage, payPage } from "./pages.ts";
import { newId, OUTCOMES, type StripeStore } from "./store.ts";
import { knobsSchema, type WebhookSender } from "./webhooks.ts";

const outcomeSchema = z.enum(OUTCOMES);
const faultSchema = z.union([z.number().check(z.int(), z.gte(400), z.lte(599)), z.literal("hang"), z.literal("odd"), z.null()]);
const controlSchema = z.object({
  knobs: z.optional(knobsSchema),
  /** How the next API calls fail; `odd` is a 404 that is not Stripe's, `null` lets one succeed. */
  faults: z.optional(z.array(faultSchema).check(z.maxLength(100))),
  refunds: z.optional(z.enum(["succeeded", "pending", "failed"])),
  /** Whether a payment's fee is known at once or later. */
  fees: z.optional(z.enum(["known", "open"])),
  /** The delay of opening a payment page. */
  startMs: z._default(z.number().check(z.gte(0), z.lte(10_000)), 0),
});

/** Serves the API, the payment page and the controls under `/_stripe`. Resolves with a function that closes it. */
export async function serveStripe(store: StripeStore, sender: WebhookSender, port: number): Promise<() => Promise<void>> {
  const api = new StripeApi(store, `http://127.0.0.1:${port}`);
  const trouble: Trouble = { faults: [], startMs: 0 };
  const close = await serveLocally(port, async (request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const [, room = "", ...rest] = url.pathname.split("/");
    if (room === "v1") return serveApi(api, trouble, request, response, url);
    if (room === "pay") return servePayPage(store, rest[0] ?? "", request, response);
    if (room === "connect") return serveConnect(store, api, rest[0] ?? "", request, response);
    if (room === "_stripe") return control({ store, sender, trouble }, rest, request, response, url);
    return sendJson(response, 404, { error: { type: "invalid_request_error", message: "Unknown address" } });
  });
  return async () => {
    sender.close();
    await close();
  };
}

type Trouble = { faults: z.infer<typeof faultSchema>[]; startMs: number };

async function serveApi(api: StripeApi, trouble: Trouble, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const body = (await readBody(request)).toString("utf8");
  if (request.method === "POST" && url.pathname.endsWith("/checkout/sessions")) await wait(trouble.startMs);
  const fault = trouble.faults.shift();
  if (fault === "hang") return;
  if (fault === "odd") return sendJson(response, 404, { message: "Not Found" });
  if (typeof fault === "number") return sendJson(response, fault, faultOf(fault));
  if (!/^Bearer (sk|rk)_test_/.test(request.headers.authorization ?? ""))
    return sendJson(response, 401, { error: { type: "invalid_request_error", message: "No valid API key." } });
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === "string" ? value : null;
  };
  const {
    status,
    body: answer,
    isReplayed,
  } = api.answer({
    method: request.method ?? "",
    path: url.pathname,
    query: url.searchParams,
    body,
    account: header("stripe-account"),
    key: header("idempotency-key"),
  });
  response.setHeader("request-id", newId("req"));
  if (isReplayed) response.setHeader("idempotent-replayed", "true");
  // The SDK would otherwise retry; tests request that with a fault.
  if (status >= 400) response.setHeader("stripe-should-retry", "false");
  sendJson(response, status, answer);
}

async function servePayPage(store: StripeStore, id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const session = store.session(id);
  if (!session) return sendHtml(response, 404, "No such payment page.");
  if (request.method !== "POST") return sendHtml(response, 200, payPage(session));
  const outcome = outcomeSchema.parse(new URLSearchParams((await readBody(request)).toString("utf8")).get("outcome"));
  store.act(session, outcome);
  // A declined card keeps the page open for another one.
  const to = outcome === "decline" ? `/pay/${id}` : session.successUrl;
  response.writeHead(303, { location: to }).end();
}

async function serveConnect(store: StripeStore, api: StripeApi, token: string, request: IncomingMessage, response: ServerResponse) {
  const link = api.links.get(token);
  const account = link && store.account(link.account);
  if (!link || !account) return sendHtml(response, 404, "No such link.");
  if (request.method !== "POST") return sendHtml(response, 200, connectPage());
  const isFinished = new URLSearchParams((await readBody(request)).toString("utf8")).get("finish") === "yes";
  if (isFinished) store.finishAccount(account);
  response.writeHead(303, { location: link.returnUrl }).end();
}

type Controlled = { store: StripeStore; sender: WebhookSender; trouble: Trouble };

/** `PUT /_stripe`, `GET /_stripe/sessions?order=`, `POST /_stripe/sessions/<id>/<outcome>`, `GET /_stripe/events`, `POST /_stripe/flush`, `POST /_stripe/refunds/<order>?amount=` (as on Stripe's own pages), `POST /_stripe/refunds/<id>/<status>`, `POST /_stripe/events/<id>`, `POST /_stripe/accounts/<id>/disconnect` */
async function control(
  { store, sender, trouble }: Controlled,
  rest: string[],
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) {
  const [kind, id, act] = rest;
  if (request.method === "PUT" && kind === undefined) {
    const wanted = controlSchema.parse(JSON.parse((await readBody(request)).toString("utf8")));
    if (wanted.knobs) sender.knobs = wanted.knobs;
    if (wanted.faults) trouble.faults = [...wanted.faults];
    trouble.startMs = wanted.startMs;
    if (wanted.fees) store.hasFees = wanted.fees === "known";
    if (wanted.refunds) store.refundStatus = wanted.refunds;
    return sendJson(response, 200, {});
  }
  if (request.method === "GET" && kind === "sessions") {
    const wanted = url.searchParams.get("order");
    return sendJson(
      response,
      200,
      [...store.sessions.values()].filter((one) => wanted === null || one.reference === wanted),
    );
  }
  if (request.method === "POST" && kind === "sessions" && act !== undefined) {
    const session = store.session(id ?? "");
    return sendJson(response, 200, { done: session !== undefined && store.act(session, outcomeSchema.parse(act)) });
  }
  if (request.method === "GET" && kind === "events") return sendJson(response, 200, sender.events);
  if (request.method === "POST" && kind === "refunds" && id !== undefined) {
    const status = act === undefined ? null : z.enum(["succeeded", "failed"]).parse(act);
    const refund = store.refunds.get(id);
    const isDone =
      status === null
        ? store.refundElsewhere(id, Number(url.searchParams.get("amount")))
        : refund !== undefined && store.endRefund(refund, status);
    return sendJson(response, 200, { done: isDone });
  }
  if (request.method === "GET" && kind === "refunds") return sendJson(response, 200, [...store.refunds.values()]);
  if (request.method === "POST" && kind === "flush") {
    await sender.flush();
    return sendJson(response, 200, {});
  }
  if (request.method === "POST" && kind === "accounts" && id !== undefined && act === "disconnect") {
    store.disconnect(id);
    return sendJson(response, 200, {});
  }
  if (request.method === "POST" && kind === "events") {
    const event = sender.events.find((one) => one.id === id);
    return sendJson(response, 200, { status: event ? await sender.send(event) : 0 });
  }
  sendJson(response, 404, { error: "not found" });
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(html);
}
