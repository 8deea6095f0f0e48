import type { Currency } from "@awning/domain/money/money";
import type { OrderRef } from "@awning/domain/order/order";

/** A payment attempt: the seller's account and the provider's session id. */
export type CheckoutSessionRef = { account: string; session: string };

/** Amounts come from the stored order, in minor units. */
export type PaymentRequest = {
  account: string;
  siteId: string;
  orderId: string;
  /** Counts the attempts to pay an order; the same attempt is idempotent. */
  attempt: number;
  /** The link revision in the URLs; another link makes another request. */
  linkRev: number;
  amount: number;
  currency: Currency;
  /** Shown on the payment page. */
  title: string;
  email: string;
  locale: string;
  /** When the page closes, ms since 1970. */
  expiresAt: number;
  /** Where the buyer returns to. */
  doneUrl: string;
  leftUrl: string;
};

/** `url` is the provider's page; `null` when it is gone. */
export type StartedPayment = { place: CheckoutSessionRef; url: string | null; isTest: boolean };

/** A payment's current state, and the order it claims to pay. */
export type ProviderStatus = { order: OrderRef | null } & PaymentState;
export type PaymentState =
  | { state: "open" }
  | { state: "closed" }
  | { state: "processing" }
  /** `isOpen`: its page accepts another card. */
  | { state: "failed"; reason: string; isOpen: boolean }
  | { state: "paid"; ref: string; fee: number | null; facts: PaymentFacts };
/** A payment's facts at the provider, to be checked against the order. */
export type PaymentFacts = OrderRef & { amount: number; currency: string };

export type RefundRequest = OrderRef & {
  account: string;
  paymentRef: string;
  refundId: string;
  amount: number;
};
export type RefundLook = { state: "done" | "pending" | "failed"; ref: string };
/**
 * A refund at the provider: its payment, the amount in minor units and its order if known. `record` is our refund's id, or `null` when it
 * was made elsewhere.
 */
export type KnownRefund = RefundLook & {
  amount: number;
  paymentRef: string;
  order: OrderRef | null;
  record: (OrderRef & { refundId: string }) | null;
};

/** A payment provider. All calls are idempotent and throw only {@link ProviderError}. */
export type Payments = {
  start(request: PaymentRequest): Promise<StartedPayment>;
  look(place: CheckoutSessionRef): Promise<ProviderStatus>;
  /** Expires an unpaid session and returns the resulting state. */
  close(place: CheckoutSessionRef): Promise<ProviderStatus>;
  refund(request: RefundRequest): Promise<RefundLook>;
  lookAtRefund(place: { account: string; ref: string }): Promise<KnownRefund>;
  /** All refunds of a payment or a charge, whoever made them. */
  refundsOf(place: { account: string } & ({ charge: string } | { paymentRef: string })): Promise<KnownRefund[]>;
};

/**
 * `gone`: the object does not exist and never will. `refused`: the request is permanently invalid. `denied`: our key was rejected, which
 * says nothing about the object and needs an operator. `revoked`: the seller disconnected their account. `later`: a temporary error.
 * `silent`: no answer in time, so other calls would time out too.
 */
export type ProviderTrouble = "gone" | "refused" | "denied" | "revoked" | "later" | "silent";

export class ProviderError extends Error {
  readonly trouble: ProviderTrouble;
  constructor(message: string, trouble: ProviderTrouble, options?: ErrorOptions) {
    super(message, options);
    this.name = "ProviderError";
    this.trouble = trouble;
  }

  /** Whether a retry cannot help. */
  get isFinal(): boolean {
    return this.trouble === "gone" || this.trouble === "refused";
  }
}
