import type { Currency } from "@awning/domain/money/money";
import type { OrderRef } from "@awning/domain/order/order";

/** Where a payment lies: the seller's account at the provider and the provider's id of the try. */
export type CheckoutSessionRef = { account: string; session: string };

/** What is asked for. Every amount comes from the stored order, minor units. */
export type PaymentRequest = {
  account: string;
  siteId: string;
  orderId: string;
  /** Counts the tries to pay one order: the same try asked for twice is one. */
  attempt: number;
  /** Which link to the order the addresses hold: with another link the same try is another request. */
  linkRev: number;
  amount: number;
  currency: Currency;
  /** What stands on the payment page. */
  title: string;
  email: string;
  locale: string;
  /** When the page closes, ms since 1970. */
  expiresAt: number;
  /** Where the buyer comes back to. */
  doneUrl: string;
  leftUrl: string;
};

/** A try to pay. `url` is the provider's page, `null` when it has none any more. */
export type StartedPayment = { place: CheckoutSessionRef; url: string | null; isTest: boolean };

/** How a payment stands at the provider right now, and which order it says it is for. */
export type ProviderStatus = { order: OrderRef | null } & PaymentState;
export type PaymentState =
  | { state: "open" }
  | { state: "closed" }
  | { state: "processing" }
  /** `isOpen`: its page takes another card. */
  | { state: "failed"; reason: string; isOpen: boolean }
  | { state: "paid"; ref: string; fee: number | null; facts: PaymentFacts };
/** What the provider knows of a payment, to be held against the order before anything is believed. */
export type PaymentFacts = OrderRef & { amount: number; currency: string };

export type RefundRequest = OrderRef & {
  account: string;
  paymentRef: string;
  refundId: string;
  amount: number;
};
export type RefundLook = { state: "done" | "pending" | "failed"; ref: string };
/**
 * A refund as the provider knows it: of which payment, minor units, and of which order when that is known. `record` is the one of
 * ours that it belongs to, `null` when somebody made it elsewhere.
 */
export type KnownRefund = RefundLook & {
  amount: number;
  paymentRef: string;
  order: OrderRef | null;
  record: (OrderRef & { refundId: string }) | null;
};

/**
 * A company that moves money. Every call may be repeated: the same request has the same effect once. What the provider refuses or cannot
 * answer now is a {@link ProviderError}; nothing else is thrown.
 */
export type Payments = {
  start(request: PaymentRequest): Promise<StartedPayment>;
  look(place: CheckoutSessionRef): Promise<ProviderStatus>;
  /** Closes what nobody has paid yet, so that nobody can any more, and says how it stands then. */
  close(place: CheckoutSessionRef): Promise<ProviderStatus>;
  refund(request: RefundRequest): Promise<RefundLook>;
  lookAtRefund(place: { account: string; ref: string }): Promise<KnownRefund>;
  /** Everything that went back of one payment, or of the charge that the provider made of it, by whomever. */
  refundsOf(place: { account: string } & ({ charge: string } | { paymentRef: string })): Promise<KnownRefund[]>;
};

/**
 * Why a provider did not do what was asked. `gone`: what was asked about is not there, and never will be. `refused`: this request
 * is wrong and stays so. `denied`: we may not ask, as with a key that was changed; that says nothing about what was asked for, and
 * somebody has to see to it. `revoked`: the seller took their account away from us. `later`: it could not answer now. `silent`: nobody
 * answered at all, or not in time; asking about anything else would wait as long.
 */
export type ProviderTrouble = "gone" | "refused" | "denied" | "revoked" | "later" | "silent";

/** A provider that did not do what was asked. */
export class ProviderError extends Error {
  readonly trouble: ProviderTrouble;
  constructor(message: string, trouble: ProviderTrouble, options?: ErrorOptions) {
    super(message, options);
    this.name = "ProviderError";
    this.trouble = trouble;
  }

  /** Whether asking the same again would not help. */
  get isFinal(): boolean {
    return this.trouble === "gone" || this.trouble === "refused";
  }
}
