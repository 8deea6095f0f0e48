/**
 * The closed list of things that can go wrong for a reason a person can act on. Every edge answers with one of these
 * codes; `functions/src/http/errors.ts` maps each to a status and `web/src/ui/feedback/labels.ts` to words, both as a
 * `Record<FailureCode, …>`, so that a forgotten code is a type error.
 */
export const FAILURE_CODES = [
  /** The request does not fit its schema. `details.fields` names what is wrong. Mend the input and send again. */
  "bad_request",
  /** Nobody is signed in. Sign in and send again. */
  "signed_out",
  /** The request carries no proof (App Check) that a page of ours sent it. Load the page anew, then send again. */
  "app_unverified",
  /** Signed in, but this is not yours; or it is and may not be changed: see {@link ownRefusal}. */
  "forbidden",
  /** No such thing, or a wrong access key for it: both look the same on purpose. */
  "not_found",
  /** Too many tries in a short time. `details.retryAfterSeconds` says when to try again. */
  "too_many_requests",
  /** The record changed since it was read (`rev` differs). Read it again, then decide. */
  "conflict",
  /** The username cannot be had; `details.reason` is one of the username reasons. */
  "username_refused",
  /** The account already has a username; change it instead of claiming a second one. */
  "already_claimed",
  /** The username was changed too often; `details.retryAtMs` says when it can be changed again. */
  "username_change_limit",
  /** The sign-in is too old for this. Sign in once more on the same device, then send again. */
  "stale_sign_in",
  /** The password is too short, too long or a very common one; `details.reason` says which. */
  "weak_password",
  /** The owner's e-mail address is not confirmed yet. */
  "unverified",
  /** The shop does not take orders right now (not published, suspended, about to be deleted, or no way to pay). */
  "shop_closed",
  /** A line asks for more than there is. `details.lines` lists product, variant and what is left. */
  "sold_out",
  /** A line names a product or variant that is not on sale any more. */
  "product_gone",
  /** A line asks for more than the shop's limit for one order. */
  "over_limit",
  /** Orders from the same network that nobody has paid hold a good part of this already. Pay or cancel one of them first. */
  "unpaid_orders",
  /** Bookings from the same network that no guest has confirmed by the link of their mail are as many as a site takes. */
  "too_many_bookings",
  /** The shop takes no orders, bookings or messages of this address: its owner has blocked whoever it belongs to. */
  "blocked",
  /** The cart has no lines. */
  "empty_cart",
  /** Prices, stock or shipping changed since the quote was made; `details.quote` is the new one to accept. */
  "quote_changed",
  /** The discount code does not count for this order; `details.problem` says why, `details.quote` is the price without it. */
  "discount_refused",
  /** This cart was already ordered, with other contents or with a link that was renewed; `details.orderUrl` leads to that order. */
  "already_ordered",
  /** The payment or delivery method is not offered for this cart. */
  "method_unavailable",
  /** The order's state does not allow this act. `details.allowed` lists the acts it allows. */
  "act_refused",
  /** The time was just taken or is not offered; `details.nearest` are free starts near it, in minutes since 1970. */
  "slot_taken",
  /** The page cannot be published; `details.problem` is one of the page problems, `details.blocks` lists the blocks it is about. */
  "page_refused",
  /** Many people are writing the same thing at once. Try again in a moment. */
  "busy",
  /** No connection to the service. Nothing was lost; try again when online. */
  "offline",
  /** Anything unforeseen. The digest in `details.digest` finds the log line. */
  "internal",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** An expected failure with a code from the closed list. `details` is plain JSON and safe to show to the caller. */
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

/**
 * Why an owner may not change something of their own: Awning has closed the page, the account is about to be deleted, or there are as
 * many of these as there may be.
 */
export const OWN_REFUSALS = ["suspended", "leaving", "full"] as const;
export type OwnRefusal = (typeof OWN_REFUSALS)[number];
/** The `details` of a `forbidden` that says: Awning has closed the caller's own page, and nothing of it may be changed. */
export const SUSPENDED = { reason: "suspended" } as const;

/** Which of these a failure is; `null` for any other, as that something belongs to somebody else. */
export function ownRefusal({ code, details }: Pick<Failure, "code" | "details">): OwnRefusal | null {
  return code === "forbidden" ? (OWN_REFUSALS.find((one) => one === details["reason"]) ?? null) : null;
}

/** Whether a text from outside is one of our codes. */
export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === "string" && (FAILURE_CODES as readonly string[]).includes(value);
}
