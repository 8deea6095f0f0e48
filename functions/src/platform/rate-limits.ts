const MINUTE = 60_000;

/**
 * How often something may be tried in one window. After the point stands what is counted: a network address, a mailbox over all sites
 * (`email`), an owner, an order, a site, or `all` callers together, which holds however many addresses somebody has.
 */
export const RATE_LIMITS = {
  "sign-up.client": { limit: 30, windowMs: 60 * MINUTE },
  "sign-up.all": { limit: 3000, windowMs: 60 * MINUTE },
  "resend.client": { limit: 30, windowMs: 60 * MINUTE },
  "resend.email": { limit: 5, windowMs: 60 * MINUTE },
  "reset.client": { limit: 30, windowMs: 60 * MINUTE },
  "reset.email": { limit: 5, windowMs: 60 * MINUTE },
  // Each may send a mail to an address that anybody types.
  "mail-code.all": { limit: 3000, windowMs: 60 * MINUTE },
  "account-exists.email": { limit: 3, windowMs: 60 * MINUTE },
  // Each try sends two mails, one of them to an address that nobody has confirmed.
  "change-email.owner": { limit: 5, windowMs: 60 * MINUTE },
  "change-email.email": { limit: 5, windowMs: 60 * MINUTE },
  "note-sign-in.owner": { limit: 30, windowMs: 60 * MINUTE },
  "check-username.client": { limit: 600, windowMs: 10 * MINUTE },
  "explain-code.client": { limit: 60, windowMs: 60 * MINUTE },
  "place-order.client": { limit: 300, windowMs: 10 * MINUTE },
  // Only codes that a shop does not have, or not for this mailbox, are counted, in each shop by itself: trying them out must not find
  // the others. Nobody is refused: beyond it a shop is told to have none.
  "unknown-code.client": { limit: 60, windowMs: 10 * MINUTE },
  // When a whole crowd guesses at one shop, each network is told after a few tries what is otherwise told after sixty.
  "unknown-code.site": { limit: 600, windowMs: 10 * MINUTE },
  "unknown-code.wary": { limit: 3, windowMs: 10 * MINUTE },
  // Each order is told to a mailbox that nobody has confirmed, at the pace of docs/decisions/115.
  "place-order.email": { limit: 30, windowMs: 60 * MINUTE },
  // Each writes to whomever the owner names: not counted by the buyer's own orders. Without an address nobody is written to.
  "place-manual-order.owner": { limit: 300, windowMs: 60 * MINUTE },
  "place-manual-order.email": { limit: 30, windowMs: 60 * MINUTE },
  "order-email.owner": { limit: 120, windowMs: 60 * MINUTE },
  "resend-mail.owner": { limit: 30, windowMs: 60 * MINUTE },
  "reveal-order.client": { limit: 30, windowMs: 60 * MINUTE },
  "reveal-order.order": { limit: 10, windowMs: 60 * MINUTE },
  "find-order.client": { limit: 30, windowMs: 60 * MINUTE },
  "find-order.email": { limit: 5, windowMs: 60 * MINUTE },
  "find-order.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Each keeps a time from everybody else for ten minutes.
  "hold-time.client": { limit: 120, windowMs: 10 * MINUTE },
  "confirm-booking.client": { limit: 60, windowMs: 60 * MINUTE },
  // Each sends a mail to an address that anybody types.
  "confirm-booking.email": { limit: 20, windowMs: 60 * MINUTE },
  // Each sends one to whomever the owner names: what strangers book for that mailbox takes nothing from it.
  "book-by-hand.email": { limit: 20, windowMs: 60 * MINUTE },
  "guest-act.client": { limit: 60, windowMs: 60 * MINUTE },
  "report.client": { limit: 10, windowMs: 60 * MINUTE },
  "report.site": { limit: 20, windowMs: 60 * MINUTE },
  "host-message.client": { limit: 10, windowMs: 60 * MINUTE },
  // From the next one on a proof of work is asked for.
  "host-message.wary": { limit: 3, windowMs: 60 * MINUTE },
  // Each may send a copy to an address that anybody types.
  "host-message.email": { limit: 3, windowMs: 60 * MINUTE },
  "host-message.all": { limit: 600, windowMs: 60 * MINUTE },
  "contact.client": { limit: 10, windowMs: 60 * MINUTE },
  "contact.site": { limit: 60, windowMs: 60 * MINUTE },
  // Conversations have an allowance of their own: these hold however many of them somebody begins.
  "chat.client": { limit: 300, windowMs: 60 * MINUTE },
  "write-chat.owner": { limit: 300, windowMs: 60 * MINUTE },
  "chat-begin.client": { limit: 20, windowMs: 60 * MINUTE },
  // Each stays in the inbox of somebody who answers by hand, however many networks it comes from.
  "chat-begin.site": { limit: 1000, windowMs: 60 * MINUTE },
  // Each takes room of the site, by a visitor: at most 1.2 GB an hour from one network.
  "chat-file.client": { limit: 60, windowMs: 60 * MINUTE },
  "chat-file.site": { limit: 600, windowMs: 60 * MINUTE },
  // A tablet on a market stall signs up everybody from one address.
  "signup.client": { limit: 60, windowMs: 60 * MINUTE },
  "signup.site": { limit: 300, windowMs: 60 * MINUTE },
  // Each try may send a mail to somebody who has not asked for it.
  "signup.email": { limit: 5, windowMs: 60 * MINUTE },
  "signup.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Each asks the card provider, which lets all shops of a site together ask only so often. On average one in ten seconds.
  "look-payment.order": { limit: 6, windowMs: MINUTE },
  "open-payment.order": { limit: 6, windowMs: MINUTE },
  "buyer-act.client": { limit: 30, windowMs: 60 * MINUTE },
  // Every command of somebody signed in has one of these, counted for each command by itself (`api/owner-limits.ts`).
  "seldom.owner": { limit: 30, windowMs: 60 * MINUTE },
  "often.owner": { limit: 120, windowMs: 10 * MINUTE },
  "one-by-one.owner": { limit: 1200, windowMs: 10 * MINUTE },
  // Each asks the card provider, which lets all shops of a site together ask only so often.
  "card-account.all": { limit: 1200, windowMs: 60 * MINUTE },
  // Each look asks hosts of others, up to twenty times.
  "link-picture.owner": { limit: 60, windowMs: 60 * MINUTE },
  "link-picture.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Each try reads every open order of the shop, for fifty products at once.
  "draft-products.owner": { limit: 200, windowMs: 60 * MINUTE },
  "download.client": { limit: 300, windowMs: 10 * MINUTE },
} as const satisfies Record<string, { limit: number; windowMs: number }>;
export type RateLimit = keyof typeof RATE_LIMITS;

/** How much more than one /64 network the /48 around it may do: a line often has a whole /48, and so has an office. */
const WIDE_SHARE = 10;

/**
 * Against whom a try by `who` counts. An IPv6 network (`clientAddress`) counts as itself and as one tenth in the /48 around it: whoever
 * has one of those has 65,536 networks.
 */
export function countedAs(who: string): { who: string; share: number }[] {
  const wide = who.replace(/(?<=^|\s)((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64(?=$|\s)/, "$1:/48");
  return wide === who
    ? [{ who, share: 1 }]
    : [
        { who, share: 1 },
        { who: wide, share: WIDE_SHARE },
      ];
}

/** How many may pass in one window. */
type Limits = { windowMs: number; perClient: number; together: number; clients: number };

/** For what is asked by commands and forms, of each instance: far more than people do, and a bound for what a script costs. */
export const ASKED_LIMITS: Limits = { windowMs: 60_000, perClient: 600, together: 12_000, clients: 20_000 };

/**
 * Counts in memory, one instance by itself. The limits elsewhere count in Firestore, so that they hold over all
 * instances; here that would turn a flood of reports into a flood of paid writes. What matters is that each instance
 * bears a bounded load, and Cloud Functions starts a fixed number of them at most.
 */
export class ClientWindows {
  readonly #limits: Limits;
  readonly #counts = new Map<string, number>();
  #start = Number.NEGATIVE_INFINITY;
  #together = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts one try. Answers how many seconds to wait when it is one too many, otherwise 0. */
  count(client: string, now: number): number {
    const { windowMs, perClient, together } = this.#limits;
    if (now - this.#start >= windowMs) {
      this.#start = now;
      this.#together = 0;
      this.#counts.clear();
    }
    // What is refused to one client takes nothing from the others.
    if (countedAs(client).every(({ who, share }) => this.#raise(who) <= perClient * share) && ++this.#together <= together) return 0;
    return Math.max(1, Math.ceil((this.#start + windowMs - now) / 1000));
  }
  #raise(who: string): number {
    const count = (this.#counts.get(who) ?? 0) + 1;
    // Beyond so many clients nobody new is counted alone any more: the common limit holds for them.
    if (count > 1 || this.#counts.size < this.#limits.clients) this.#counts.set(who, count);
    return count;
  }
}
