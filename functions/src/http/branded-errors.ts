import { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { refusal } from "./error-response.ts";

const SHORTEST_MS = 700;

/**
 * Runs `work` and answers no sooner than 700 ms after the start, whether it succeeds or fails: how long an answer takes
 * must not tell whether an address is known.
 */
export async function atEvenPace<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(SHORTEST_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

// On the answer itself: the bundles share no module, and a process may have loaded both.
const OURS = Symbol.for("awning.our-words");

/** Says that an answer is one of ours, whatever its status. To be called right before it is sent. */
export function isOurs(response: object): void {
  Reflect.set(response, OURS, true);
}

/**
 * From now on every error answer of this process that is not ours gets our words. What stands around our functions
 * answers by itself when it cannot read a request (a broken JSON body, an address that cannot be decoded, an unknown
 * encoding) or when a handler fails, with a stack trace or a bare English line; it offers no other place to step in.
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

/** JSON is how the platform's own callers (task queues, events) are answered: nobody looks at it. */
function isForeign(response: ServerResponse): boolean {
  if (response.headersSent || Reflect.get(response, OURS) === true) return false;
  return !String(response.getHeader("content-type") ?? "").startsWith("application/json");
}
