import { randomBytes } from "node:crypto";

export type Intent = {
  id: string;
  charge: string;
  metadata: Record<string, string>;
  status: "requires_payment_method" | "processing" | "succeeded";
  declined: string | null;
  amount: number;
  currency: string;
  refunded: number;
};
export type Session = {
  id: string;
  account: string;
  status: "open" | "complete" | "expired";
  paymentStatus: "paid" | "unpaid";
  amount: number;
  currency: string;
  title: string;
  email: string;
  metadata: Record<string, string>;
  reference: string;
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
  intent: Intent | null;
};
export type Account = { id: string; isReady: boolean; metadata: Record<string, string> };
export type Refund = {
  id: string;
  account: string;
  intent: string;
  amount: number;
  status: "succeeded" | "pending" | "failed";
  metadata: Record<string, string>;
};
export type StripeEvent = { id: string; type: string; account: string; created: number; data: { object: unknown } };
/** Outcomes of a payment page, by the buyer, a bank or time. */
export const OUTCOMES = ["approve", "decline", "delay", "settle", "reject", "twice", "expire"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The stand-in's state in memory. Accounts cannot see each other's objects. */
export class StripeStore {
  readonly accounts = new Map<string, Account>();
  /** Accounts disconnected from the platform. */
  readonly revoked = new Set<string>();
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<string, Refund>();
  /** Whether payment fees are known yet. */
  hasFees = true;
  refundStatus: Refund["status"] = "succeeded";
  readonly #tell: (event: StripeEvent) => void;
  readonly #origin: string;

  constructor(origin: string, tell: (event: StripeEvent) => void) {
    this.#origin = origin;
    this.#tell = tell;
  }

  /** Demo accounts always exist and are ready, because the stand-in forgets its state when it stops. */
  account(id: string): Account | undefined {
    if (id.startsWith("acct_demo") && !this.accounts.has(id) && !this.revoked.has(id))
      this.accounts.set(id, { id, isReady: true, metadata: {} });
    return this.accounts.get(id);
  }

  /** The owner disconnects their account on Stripe's pages. */
  disconnect(id: string): void {
    this.accounts.delete(id);
    this.revoked.add(id);
    this.#announce(id, "account.application.deauthorized", { id: "ca_stand_in", object: "application", name: "Awning" });
  }

  openAccount(metadata: Record<string, string>): Account {
    const account = { id: newId("acct"), isReady: false, metadata };
    this.accounts.set(account.id, account);
    return account;
  }

  finishAccount(account: Account): void {
    account.isReady = true;
    this.#announce(account.id, "account.updated", this.showAccount(account));
  }

  addSession(session: Omit<Session, "id" | "status" | "paymentStatus" | "intent">): Session {
    const added: Session = { ...session, id: newId("cs_test"), status: "open", paymentStatus: "unpaid", intent: null };
    this.sessions.set(added.id, added);
    return added;
  }

  /** The current state of a session; an overdue one expires when read. */
  session(id: string): Session | undefined {
    const session = this.sessions.get(id);
    if (session?.status === "open" && session.expiresAt * 1000 < Date.now()) this.act(session, "expire");
    return session;
  }

  /** Applies an outcome to a payment. @returns whether it was possible */
  act(session: Session, outcome: Outcome): boolean {
    const isOpen = session.status === "open";
    const isWaiting = session.intent?.status === "processing";
    switch (outcome) {
      case "approve":
        if (!isOpen) return false;
        this.#complete(session, "succeeded");
        return true;
      case "decline":
        if (!isOpen) return false;
        session.intent = { ...newIntent(session), declined: "card_declined" };
        this.#announce(session.account, "payment_intent.payment_failed", this.showIntent(session.intent));
        return true;
      case "delay":
        if (!isOpen) return false;
        this.#complete(session, "processing");
        return true;
      case "settle":
        if (!session.intent || !isWaiting) return false;
        session.intent.status = "succeeded";
        session.paymentStatus = "paid";
        this.#announce(session.account, "checkout.session.async_payment_succeeded", this.showSession(session, false));
        return true;
      case "reject":
        if (!session.intent || !isWaiting) return false;
        session.intent.status = "requires_payment_method";
        session.intent.declined = "payment_intent_payment_attempt_failed";
        this.#announce(session.account, "checkout.session.async_payment_failed", this.showSession(session, false));
        return true;
      case "twice": {
        if (!isOpen) return false;
        this.#complete(session, "succeeded");
        const twin = this.addSession(session);
        this.#complete(twin, "succeeded");
        return true;
      }
      case "expire":
        if (!isOpen) return false;
        session.status = "expired";
        this.#announce(session.account, "checkout.session.expired", this.showSession(session, false));
        return true;
    }
  }

  findIntent(account: string, id: string): Intent | undefined {
    for (const session of this.sessions.values()) if (session.account === account && session.intent?.id === id) return session.intent;
    return undefined;
  }

  addRefund(account: string, intent: Intent, amount: number, metadata: Record<string, string>): Refund {
    const refund: Refund = { id: newId("re"), account, intent: intent.id, amount, status: this.refundStatus, metadata };
    if (refund.status !== "failed") intent.refunded += amount;
    this.refunds.set(refund.id, refund);
    this.#announce(account, "refund.created", this.showRefund(refund));
    if (refund.status === "succeeded") this.#announce(account, "charge.refunded", showCharge(intent));
    return refund;
  }

  /** Completes or fails a refund, also after it was done. @returns whether it was possible */
  endRefund(refund: Refund, status: "succeeded" | "failed"): boolean {
    if (refund.status !== "pending" && !(refund.status === "succeeded" && status === "failed")) return false;
    refund.status = status;
    const intent = this.findIntent(refund.account, refund.intent);
    if (intent && status === "failed") intent.refunded -= refund.amount;
    this.#announce(refund.account, status === "failed" ? "refund.failed" : "refund.updated", this.showRefund(refund));
    return true;
  }

  /** A refund made on Stripe's pages, which only the payment shows. @returns whether it was possible */
  refundElsewhere(reference: string, amount: number): boolean {
    const session = [...this.sessions.values()].findLast((one) => one.reference === reference && one.intent?.status === "succeeded");
    if (!session?.intent || amount > session.intent.amount - session.intent.refunded) return false;
    this.addRefund(session.account, session.intent, amount, {});
    return true;
  }

  showAccount({ id, isReady, metadata }: Account): Record<string, unknown> {
    const state = { charges_enabled: isReady, details_submitted: isReady, payouts_enabled: isReady };
    return { id, object: "account", type: "standard", ...state, metadata };
  }

  showSession(session: Session, isExpanded: boolean): Record<string, unknown> {
    return {
      id: session.id,
      object: "checkout.session",
      mode: "payment",
      livemode: false,
      url: session.status === "open" ? `${this.#origin}/pay/${session.id}` : null,
      status: session.status,
      payment_status: session.paymentStatus,
      amount_total: session.amount,
      currency: session.currency,
      customer_email: session.email,
      client_reference_id: session.reference,
      expires_at: session.expiresAt,
      metadata: session.metadata,
      payment_intent: session.intent && (isExpanded ? this.showIntent(session.intent) : session.intent.id),
    };
  }

  showIntent(intent: Intent): Record<string, unknown> {
    const fee = Math.round(intent.amount * 0.015) + 25;
    return {
      id: intent.id,
      object: "payment_intent",
      livemode: false,
      amount: intent.amount,
      status: intent.status,
      last_payment_error: intent.declined === null ? null : { code: intent.declined, type: "card_error" },
      metadata: intent.metadata,
      latest_charge:
        intent.status === "succeeded"
          ? { ...showCharge(intent), balance_transaction: this.hasFees ? { object: "balance_transaction", fee } : null }
          : null,
    };
  }

  showRefund({ id, account, intent, amount, status, metadata }: Refund, isExpanded = false): Record<string, unknown> {
    const paid = this.findIntent(account, intent);
    const payment_intent = isExpanded && paid ? this.showIntent(paid) : intent;
    return { id, object: "refund", payment_intent, charge: paid?.charge ?? null, amount, status, metadata };
  }

  #complete(session: Session, status: "succeeded" | "processing"): void {
    session.intent = { ...newIntent(session), status };
    session.status = "complete";
    session.paymentStatus = status === "succeeded" ? "paid" : "unpaid";
    this.#announce(session.account, "checkout.session.completed", this.showSession(session, false));
  }

  #announce(account: string, type: string, object: unknown): void {
    this.#tell({ id: newId("evt"), type, account, created: Math.floor(Date.now() / 1000), data: { object } });
  }
}

function newIntent({ amount, currency, metadata }: Session): Intent {
  const unpaid = { status: "requires_payment_method", declined: null, amount, currency, refunded: 0 } as const;
  return { id: newId("pi"), charge: newId("ch"), metadata, ...unpaid };
}

function showCharge({ id, charge, amount, refunded }: Intent): Record<string, unknown> {
  return { id: charge, object: "charge", payment_intent: id, amount, amount_refunded: refunded, refunded: refunded === amount };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
