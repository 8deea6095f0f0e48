import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import type { StripeEvent } from "./store.ts";

/** Webhook faults, for tests and manual trials. */
export const knobsSchema = z.object({
  /** Deliveries per event. */
  copies: z._default(z.number().check(z.int(), z.gte(1), z.lte(20)), 1),
  delayMs: z._default(z.number().check(z.gte(0), z.lte(60_000)), 0),
  /** Holds events until `POST /_stripe/flush`, then sends them in reverse order. */
  reorder: z._default(z.boolean(), false),
  drop: z._default(z.boolean(), false),
  badSignature: z._default(z.boolean(), false),
  /** Offset of the signature's time in seconds; negative is the past. */
  clockSkewS: z._default(z.number(), 0),
});
export type Knobs = z.infer<typeof knobsSchema>;

const RETRIES = 5;
const KEPT = 200;

/** Sends signed events to the site like Stripe, with retries. */
export class WebhookSender {
  knobs: Knobs = knobsSchema.parse({});
  readonly events: StripeEvent[] = [];
  #held: StripeEvent[] = [];
  #isClosed = false;
  readonly #url: string;
  readonly #secret: string;

  constructor(url: string, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  tell(event: StripeEvent): void {
    this.events.push(event);
    if (this.events.length > KEPT) this.events.shift();
    if (this.knobs.drop) return;
    if (this.knobs.reorder) this.#held.push(event);
    else void this.#deliver(event);
  }

  /** Sends held events in reverse order. */
  async flush(): Promise<void> {
    for (const event of this.#held.splice(0).toReversed()) await this.#deliver(event);
  }

  /** Sends one event. @returns the response status, 0 for none */
  async send(event: StripeEvent): Promise<number> {
    const { badSignature, clockSkewS } = this.knobs;
    const body = JSON.stringify({ object: "event", api_version: "2026-01-28", livemode: false, ...event });
    const at = Math.floor(Date.now() / 1000) + clockSkewS;
    const secret = badSignature ? `${this.#secret}-not` : this.#secret;
    const signature = `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
    try {
      const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
      const answer = await fetch(this.#url, { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  async #deliver(event: StripeEvent): Promise<void> {
    const { copies, delayMs } = this.knobs;
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    await Promise.all(Array.from({ length: copies }, () => this.#try(event)));
  }

  async #try(event: StripeEvent): Promise<void> {
    for (let tried = 0; tried < RETRIES && !this.#isClosed; tried++) {
      const status = await this.send(event);
      // Retries only temporary failures; a refused signature stays refused.
      if ((status >= 200 && status < 300) || status === 400) return;
      await wait(500 * 2 ** tried, undefined, { ref: false });
    }
  }
}
