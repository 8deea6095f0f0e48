import * as z from "zod/mini";
import { type FormValue, readForm } from "./form.ts";
import type { Account, StripeStore } from "./store.ts";

export type ApiRequest = { method: string; path: string; query: URLSearchParams; body: string; account: string | null; key: string | null };
export type ApiAnswer = { status: number; body: unknown; isReplayed?: boolean };

const text = z.string().check(z.minLength(1));
const whole = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));
const words = z._default(z.record(z.string(), z.string()), {});
const sessionSchema = z.object({
  mode: z.literal("payment"),
  success_url: text,
  cancel_url: text,
  expires_at: whole,
  customer_email: z._default(z.string(), ""),
  client_reference_id: z._default(z.string(), ""),
  metadata: words,
  line_items: z.object({
    0: z.object({
      quantity: whole,
      price_data: z.object({
        currency: z.string().check(z.regex(/^[a-z]{3}$/)),
        unit_amount: whole,
        product_data: z.object({ name: text }),
      }),
    }),
  }),
});
const refundSchema = z.object({ payment_intent: text, amount: whole, metadata: words });
const accountSchema = z.object({ metadata: words });
const linkSchema = z.object({ account: text, return_url: text, refresh_url: text });

const HALF_HOUR_S = 1800;
const DAY_S = 86_400;
/** For these, Stripe accepts only multiples of ten. */
const THREE_DECIMALS: ReadonlySet<string> = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);
/** How long Stripe keeps idempotency keys, at least. */
const KEY_KEPT_MS = 86_400_000;
/** Stripe's limit. */
const AMOUNT_MAX = 99_999_999;
const AMOUNT_MIN: Readonly<Record<string, number>> = { eur: 50, usd: 50, gbp: 30 };

/** The part of Stripe's API that shops need, with idempotency keys and errors. */
export class StripeApi {
  readonly #store: StripeStore;
  readonly #origin: string;
  readonly #answers = new Map<string, { request: string; answer: ApiAnswer; at: number }>();
  readonly links = new Map<string, { account: string; returnUrl: string }>();

  constructor(store: StripeStore, origin: string) {
    this.#store = store;
    this.#origin = origin;
  }

  answer(request: ApiRequest): ApiAnswer {
    const { method, path, body, account, key } = request;
    if (account !== null && !this.#store.account(account))
      return refusal(403, "invalid_request_error", "account_invalid", "No such account.");
    if (method !== "POST" || key === null) return this.#perform(request);
    const place = `${account ?? ""} ${key}`;
    const asked = `${path} ${body}`;
    const remembered = this.#answers.get(place);
    const known = remembered && remembered.at > Date.now() - KEY_KEPT_MS ? remembered : undefined;
    if (known && known.request !== asked)
      return refusal(400, "idempotency_error", null, "Keys for idempotent requests can only be used with the same parameters.");
    if (known) return { ...known.answer, isReplayed: true };
    const answer = this.#perform(request);
    this.#answers.set(place, { request: asked, answer, at: Date.now() });
    return answer;
  }

  #perform({ method, path, query, body, account }: ApiRequest): ApiAnswer {
    const [, , ...parts] = path.split("/");
    const name = `${method} ${parts.map((part, index) => (isId(part) ? `:${index}` : part)).join("/")}`;
    const form = readForm(body);
    switch (name) {
      case "POST accounts":
        return ok(this.#store.showAccount(this.#store.openAccount(accountSchema.parse(form).metadata)));
      case "GET accounts/:1":
        return this.#withAccount(parts[1], (found) => ok(this.#store.showAccount(found)));
      case "POST account_links":
        return this.#addLink(form);
      case "POST checkout/sessions":
        return this.#addSession(form, account ?? "");
      case "GET checkout/sessions/:2":
        return this.#withSession(parts[2], account, (session) => ok(this.#store.showSession(session, isExpanded(query))));
      case "POST checkout/sessions/:2/expire":
        return this.#withSession(parts[2], account, (session) =>
          this.#store.act(session, "expire")
            ? ok(this.#store.showSession(session, false))
            : refusal(400, "invalid_request_error", null, "Only Checkout Sessions with a status in [open] can be expired."),
        );
      case "GET refunds": {
        const own = [...this.#store.refunds.values()].filter((one) => one.account === (account ?? ""));
        const found = own.filter(({ intent }) => {
          const paid = this.#store.findIntent(account ?? "", intent);
          return paid !== undefined && (paid.id === query.get("payment_intent") || paid.charge === query.get("charge"));
        });
        // Newest first, ten to a hundred per page, like Stripe.
        const sorted = found.toReversed();
        const after = query.get("starting_after");
        const from = sorted.findIndex(({ id }) => id === after) + 1;
        if (after !== null && from === 0) return missing("refund");
        const until = from + Math.min(Number(query.get("limit") ?? 10), 100);
        const data = sorted.slice(from, until).map((one) => this.#store.showRefund(one, isExpanded(query)));
        return ok({ object: "list", url: "/v1/refunds", has_more: until < sorted.length, data });
      }
      case "POST refunds":
        return this.#addRefund(form, account ?? "");
      case "GET refunds/:1": {
        const refund = this.#store.refunds.get(parts[1] ?? "");
        return refund?.account === (account ?? "") ? ok(this.#store.showRefund(refund, isExpanded(query))) : missing("refund");
      }
      default:
        return refusal(404, "invalid_request_error", null, `Unrecognized request URL (${method}: ${path}).`);
    }
  }

  #withAccount(id: string | undefined, use: (account: Account) => ApiAnswer): ApiAnswer {
    const found = this.#store.account(id ?? "");
    if (found) return use(found);
    const isRevoked = this.#store.revoked.has(id ?? "");
    return isRevoked ? refusal(403, "invalid_request_error", "account_invalid", "Access may have been revoked.") : missing("account");
  }

  #withSession(
    id: string | undefined,
    account: string | null,
    use: (session: NonNullable<ReturnType<StripeStore["session"]>>) => ApiAnswer,
  ) {
    const session = this.#store.session(id ?? "");
    return session && session.account === (account ?? "") ? use(session) : missing("checkout.session");
  }

  #addLink(form: FormValue): ApiAnswer {
    const parsed = linkSchema.safeParse(form);
    if (!parsed.success) return invalid(parsed.error);
    return this.#withAccount(parsed.data.account, ({ id }) => {
      const token = Buffer.from(`${id} ${this.links.size}`).toString("base64url");
      this.links.set(token, { account: id, returnUrl: parsed.data.return_url });
      return ok({ object: "account_link", url: `${this.#origin}/connect/${token}`, expires_at: Math.floor(Date.now() / 1000) + 300 });
    });
  }

  #addSession(form: FormValue, account: string): ApiAnswer {
    const parsed = sessionSchema.safeParse(form);
    if (!parsed.success) return invalid(parsed.error);
    if (!this.#store.account(account)?.isReady)
      return refusal(400, "invalid_request_error", "account_invalid", "This account cannot currently make live charges.");
    const { data } = parsed;
    const line = data.line_items[0];
    const amount = line.quantity * line.price_data.unit_amount;
    const ahead = data.expires_at - Date.now() / 1000;
    if (amount < (AMOUNT_MIN[line.price_data.currency] ?? 1))
      return refusal(400, "invalid_request_error", "amount_too_small", "The amount is less than the minimum charge amount.");
    if (isTooFine(amount, line.price_data.currency)) return tooFine();
    if (amount > AMOUNT_MAX) return refusal(400, "invalid_request_error", "amount_too_large", "Amount out of range.");
    if (ahead < HALF_HOUR_S || ahead > DAY_S)
      return refusal(400, "invalid_request_error", null, "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.");
    const session = this.#store.addSession({
      account,
      amount,
      currency: line.price_data.currency,
      title: line.price_data.product_data.name,
      email: data.customer_email,
      metadata: data.metadata,
      reference: data.client_reference_id,
      expiresAt: data.expires_at,
      successUrl: data.success_url,
      cancelUrl: data.cancel_url,
    });
    return ok(this.#store.showSession(session, false));
  }

  #addRefund(form: FormValue, account: string): ApiAnswer {
    const parsed = refundSchema.safeParse(form);
    if (!parsed.success) return invalid(parsed.error);
    const { payment_intent, amount, metadata } = parsed.data;
    const intent = this.#store.findIntent(account, payment_intent);
    if (intent?.status !== "succeeded") return missing("payment_intent");
    if (amount > intent.amount - intent.refunded)
      return refusal(400, "invalid_request_error", "charge_already_refunded", "Refund amount is greater than unrefunded amount on charge.");
    if (isTooFine(amount, intent.currency)) return tooFine();
    return ok(this.#store.showRefund(this.#store.addRefund(account, intent, amount, metadata)));
  }
}

function isExpanded(query: URLSearchParams): boolean {
  return [...query].some(([name, value]) => name.startsWith("expand") && /^(data\.)?payment_intent/.test(value));
}

function tooFine(): ApiAnswer {
  return refusal(400, "invalid_request_error", "invalid_amount", "The last digit of amounts in three-decimal currencies must be 0.");
}

function isTooFine(amount: number, currency: string): boolean {
  return THREE_DECIMALS.has(currency) && amount % 10 !== 0;
}

function isId(part: string): boolean {
  return /^(acct|cs_test|re|pi)_/.test(part);
}
function ok(body: unknown): ApiAnswer {
  return { status: 200, body };
}
function missing(what: string): ApiAnswer {
  return refusal(404, "invalid_request_error", "resource_missing", `No such ${what}.`);
}
function invalid(error: z.core.$ZodError): ApiAnswer {
  const param = error.issues[0]?.path.join(".") ?? "";
  return refusal(400, "invalid_request_error", "parameter_invalid", `Invalid or missing: ${param}`);
}
function refusal(status: number, type: string, code: string | null, message: string): ApiAnswer {
  return { status, body: { error: { type, ...(code === null ? {} : { code }), message } } };
}

/** Stripe's error body for a status, with a code where Stripe has one. */
export function faultOf(status: number, message = "as it was told to"): { error: { type: string; code?: string; message: string } } {
  if (status === 401) return { error: { type: "invalid_request_error", message } };
  if (status === 403) return { error: { type: "invalid_request_error", code: "account_invalid", message } };
  if (status === 404) return { error: { type: "invalid_request_error", code: "resource_missing", message } };
  return { error: { type: "api_error", message } };
}
