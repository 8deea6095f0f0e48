/**
 * All failures that a person can act on. Every endpoint answers with one of these codes; `functions/src/http/errors.ts` maps each to a
 * status and `web/src/ui/feedback/labels.ts` to a text. Both are `Record<FailureCode, …>`, so a missing code is a type error.
 */
export const FAILURE_CODES = [
  /** The request does not match its schema. `details.fields` names the invalid fields. */
  "bad_request",
  "signed_out",
  /** The request has no valid App Check token. Reload the page and retry. */
  "app_unverified",
  /** The caller does not own this, or may not change it now: see {@link ownRefusal}. */
  "forbidden",
  /** Not found, or a wrong access key: indistinguishable on purpose. */
  "not_found",
  /** Too many attempts. `details.retryAfterSeconds` says when to retry. */
  "too_many_requests",
  /** Many people ask for this at once. `details.challenge` is to be solved, and the request sent again with `PROOF_HEADER`. */
  "proof_needed",
  /** The record changed since it was read (`rev` differs). Reload before retrying. */
  "conflict",
  /** The username is unavailable; `details.reason` is one of the username reasons. */
  "username_refused",
  "already_claimed",
  /** The username was changed too often; `details.retryAtMs` says when it can change again. */
  "username_change_limit",
  "stale_sign_in",
  /** The password is too short, too long or too common; `details.reason` says which. */
  "weak_password",
  "unverified",
  /** The shop takes no orders right now: unpublished, suspended, scheduled for deletion, or without a payment method. */
  "shop_closed",
  /** A line exceeds the stock. `details.lines` lists product, variant and remaining quantity. */
  "sold_out",
  "product_gone",
  "over_limit",
  /** Unpaid orders from the same network hold too much of the stock. Pay or cancel one first. */
  "unpaid_orders",
  /** The network has too many bookings whose guests have not confirmed their address, or the guest has `details.limit` upcoming ones. */
  "too_many_bookings",
  "blocked",
  "empty_cart",
  /** Prices, stock or shipping changed since the quote; `details.quote` is the new one. */
  "quote_changed",
  /** The discount code does not apply; `details.problem` says why, `details.quote` is the price without it. */
  "discount_refused",
  /** This cart was already ordered with other contents or before its link was rotated; `details.orderUrl` leads to the order. */
  "already_ordered",
  "method_unavailable",
  /** The order's state does not allow this action. `details.allowed` lists the allowed ones. */
  "act_refused",
  /** The time is unavailable; `details.nearest` lists free starts near it, in minutes since 1970. */
  "slot_taken",
  /** The page cannot be published; `details.problem` is a page problem, `details.blocks` lists the affected blocks. */
  "page_refused",
  /** Write contention. Retry in a moment. */
  "busy",
  "offline",
  /** An unexpected error. `details.digest` identifies the log line. */
  "internal",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** An expected failure. `details` is plain JSON and safe to show to the caller. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: FailureCode, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = "Failure";
    this.code = code;
    this.details = details;
  }
}

/** Why an owner may not change something of their own: the page is suspended, the account is about to be deleted, or a limit is reached. */
export const OWN_REFUSALS = ["suspended", "leaving", "full"] as const;
export type OwnRefusal = (typeof OWN_REFUSALS)[number];
/** The `details` of a `forbidden` for the owner of a suspended page. */
export const SUSPENDED = { reason: "suspended" } as const;

/** Which of these a failure is; `null` for any other, such as another owner's document. */
export function ownRefusal({ code, details }: Pick<Failure, "code" | "details">): OwnRefusal | null {
  return code === "forbidden" ? (OWN_REFUSALS.find((one) => one === details["reason"]) ?? null) : null;
}

export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === "string" && (FAILURE_CODES as readonly string[]).includes(value);
}
