import { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { refusal } from "./error-response.ts";

const SHORTEST_MS = 700;

/**
 * Runs `work` and answers at least `shortestMs` after the start, on success or failure, so that timing does not reveal whether an address
 * is known. It should be longer than `work` takes.
 */
export async function atEvenPace<Result>(work: () => Promise<Result>, shortestMs: number = SHORTEST_MS): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(shortestMs)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

// Stored on the response: the bundles share no module, and a process may load several.
const OURS = Symbol.for("awning.our-words");

/** Marks a response as ours, whatever its status. Call it right before sending. */
export function isOurs(response: object): void {
  Reflect.set(response, OURS, true);
}

/**
 * Replaces the body of every error response of this process that is not ours. The platform's framework answers malformed requests (broken
 * JSON, undecodable URLs, unknown encodings) and failed handlers itself, with a stack trace or plain English, and offers no other hook.
 */
export function speakForThePlatform(): void {
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function (this: ServerResponse, ...parts: unknown[]) {
    if (this.statusCode < 400 || !isForeign(this)) return Reflect.apply(end, this, parts);
    const { headers, body } = refusal(this.statusCode, this.req.headers.accept);
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return Reflect.apply(end, this, this.req.method === "HEAD" ? [] : [body]);
  };
}

/** Platform callers (task queues, events) get JSON, which no person sees. */
function isForeign(response: ServerResponse): boolean {
  if (response.headersSent || Reflect.get(response, OURS) === true) return false;
  return !String(response.getHeader("content-type") ?? "").startsWith("application/json");
}
