import { createHmac } from "node:crypto";
import { faultOf, StripeApi } from "../../../tools/stripe/api.ts";
import { type Refund, type StripeEvent, StripeStore } from "../../../tools/stripe/store.ts";
import type { Step } from "./turns.ts";

const ORIGIN = "http://bank.example.test";

/** The stand-in for Stripe in this process: the official SDK asks it, and its events wait until somebody delivers them. */
export class Bank {
  /** Events that nobody has delivered yet, and those that were, for being told again. */
  readonly waiting: StripeEvent[] = [];
  readonly told: StripeEvent[] = [];
  readonly store = new StripeStore(ORIGIN, (event) => this.waiting.push(event));
  /** How many of the next calls find nobody there, or are not let in. */
  away = 0;
  awayStatus = 500;
  /** Nobody answers: what the next calls wait for, as the SDK's own patience ends them. */
  silence: (() => Promise<void>) | null = null;
  readonly #api = new StripeApi(this.store, ORIGIN);
  readonly #gate: (step: Step) => Promise<void>;

  constructor(gate: (step: Step) => Promise<void>) {
    this.#gate = gate;
  }

  /** Answers the SDK as the stand-in's server does. */
  readonly fetch: typeof fetch = async (input, init) => {
    await this.#gate("ask");
    if (this.silence) {
      await this.silence();
      throw Object.assign(new TypeError("ETIMEDOUT"), { code: "ETIMEDOUT" });
    }
    if (this.away > 0) {
      this.away--;
      return Response.json(faultOf(this.awayStatus, "as the test wants it"), { status: this.awayStatus });
    }
    const url = new URL(String(input));
    const headers = new Headers(init?.headers);
    const { status, body } = this.#api.answer({
      method: init?.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      body: String(init?.body ?? ""),
      account: headers.get("stripe-account"),
      key: headers.get("idempotency-key"),
    });
    await this.#gate("asked");
    return Response.json(body, { status });
  };

  /** An event as it comes over the wire. */
  static sign(event: StripeEvent, secret: string, now: number): { body: Buffer; signature: string } {
    const body = JSON.stringify({ object: "event", api_version: "2026-01-28", livemode: false, ...event });
    const at = Math.floor(now / 1000);
    return { body: Buffer.from(body), signature: `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}` };
  }

  /** What came in for an order, and what went back or is on its way, minor units. */
  booksOf(orderId: string): { paid: number; refunded: number; pending: number } {
    const intents = new Set<string>();
    let paid = 0;
    for (const { metadata, intent } of this.store.sessions.values()) {
      if (metadata.orderId !== orderId || intent?.status !== "succeeded") continue;
      intents.add(intent.id);
      paid += intent.amount;
    }
    const back = (status: Refund["status"]) =>
      [...this.store.refunds.values()]
        .filter((one) => intents.has(one.intent) && one.status === status)
        .reduce((sum, one) => sum + one.amount, 0);
    return { paid, refunded: back("succeeded"), pending: back("pending") };
  }
}
