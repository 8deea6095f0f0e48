const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The suffix names what is counted: a client network, a mailbox across sites (`email`), an owner, an order, a site, or `all` (`shared-limits.ts`). */
export const RATE_LIMITS = {
  // A proof of work, valid for twenty minutes, counts once.
  "proof.once": { limit: 1, windowMs: 60 * MINUTE },
  "sign-up.client": { limit: 30, windowMs: 60 * MINUTE },
  "sign-up.all": { limit: 3000, windowMs: 60 * MINUTE },
  "resend.client": { limit: 30, windowMs: 60 * MINUTE },
  "resend.email": { limit: 5, windowMs: 60 * MINUTE },
  "reset.client": { limit: 30, windowMs: 60 * MINUTE },
  "reset.email": { limit: 5, windowMs: 60 * MINUTE },
  // Each can mail an address anyone typed.
  "mail-code.all": { limit: 3000, windowMs: 60 * MINUTE },
  "account-exists.email": { limit: 3, windowMs: 60 * MINUTE },
  // Each sends two mails, one to an unconfirmed address.
  "change-email.owner": { limit: 5, windowMs: 60 * MINUTE },
  "change-email.email": { limit: 5, windowMs: 60 * MINUTE },
  "note-sign-in.owner": { limit: 30, windowMs: 60 * MINUTE },
  // Each challenge of a passkey, valid for five minutes, counts once.
  "challenge.once": { limit: 1, windowMs: 60 * MINUTE },
  "passkey.client": { limit: 60, windowMs: 10 * MINUTE },
  // Each hashes what was typed slowly.
  "recovery.client": { limit: 30, windowMs: 60 * MINUTE },
  // Far above what a stranger's few networks can use up, who must not keep the owner out: 59 bits need no narrow limit.
  "recovery.email": { limit: 300, windowMs: 60 * MINUTE },
  "check-username.client": { limit: 600, windowMs: 10 * MINUTE },
  "explain-code.client": { limit: 60, windowMs: 60 * MINUTE },
  "place-order.client": { limit: 300, windowMs: 10 * MINUTE },
  // All acts together that mail an address anyone typed: unpaid orders, bookings, chats, sign-ups and new accounts. From one address a tablet at a market
  // stall may sign 60 people up, and 50 people of a school may owe a shop.
  "mail-anybody.client": { limit: 120, windowMs: 60 * MINUTE },
  // Counts only codes the shop or mailbox does not have, per shop, to prevent guessing. Beyond the limit, the client's codes count as
  // unknown.
  "unknown-code.client": { limit: 60, windowMs: 10 * MINUTE },
  // While many networks guess at one shop, each gets only a few tries.
  "unknown-code.site": { limit: 600, windowMs: 10 * MINUTE },
  "unknown-code.wary": { limit: 3, windowMs: 10 * MINUTE },
  // Each mails an unconfirmed address, at the pace of docs/decisions/115.
  "place-order.email": { limit: 30, windowMs: 60 * MINUTE },
  // Each mails an address the owner chose, counted apart from the buyer's own orders. Orders without an address do not count.
  "place-manual-order.owner": { limit: 300, windowMs: 60 * MINUTE },
  "place-manual-order.email": { limit: 30, windowMs: 60 * MINUTE },
  "order-email.owner": { limit: 120, windowMs: 60 * MINUTE },
  "resend-mail.owner": { limit: 30, windowMs: 60 * MINUTE },
  // Visitors cause them; those beyond are in the dashboard.
  "push.owner": { limit: 60, windowMs: 60 * MINUTE },
  "push-chat.owner": { limit: 15, windowMs: 60 * MINUTE },
  "reveal-order.client": { limit: 30, windowMs: 60 * MINUTE },
  "reveal-order.order": { limit: 10, windowMs: 60 * MINUTE },
  "find-order.client": { limit: 30, windowMs: 60 * MINUTE },
  "find-order.email": { limit: 5, windowMs: 60 * MINUTE },
  "find-order.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Counted before the order is looked up: by network, and against guessing the number for a mailbox or the mailbox for a number. There is
  // none for all: whoever used it up would close every shop's form, and the mails of an order are limited by its declarations.
  "withdraw.client": { limit: 20, windowMs: 60 * MINUTE },
  "withdraw.email": { limit: 10, windowMs: 60 * MINUTE },
  "withdraw.order": { limit: 10, windowMs: 60 * MINUTE },
  // By an order's link. Each mails its address; counted apart, so that guesses by number do not close the link.
  "withdraw-link.email": { limit: 20, windowMs: 60 * MINUTE },
  "hold-time.client": { limit: 120, windowMs: 10 * MINUTE },
  "confirm-booking.client": { limit: 60, windowMs: 60 * MINUTE },
  // Each mails an address anyone typed.
  "confirm-booking.email": { limit: 20, windowMs: 60 * MINUTE },
  "join-line.client": { limit: 30, windowMs: 60 * MINUTE },
  // Each can mail an address anyone typed, once for each start.
  "join-line.email": { limit: 10, windowMs: 60 * MINUTE },
  // Of a million codes.
  "booking-code.hold": { limit: 5, windowMs: 60 * MINUTE },
  // Each mails another address that anyone typed.
  "booking-code-mail.hold": { limit: 3, windowMs: 60 * MINUTE },
  "booking-code-mail.client": { limit: 10, windowMs: 60 * MINUTE },
  // Each mails an address the owner chose, counted apart from the guest's own bookings.
  "book-by-hand.email": { limit: 20, windowMs: 60 * MINUTE },
  "guest-act.client": { limit: 60, windowMs: 60 * MINUTE },
  "report.client": { limit: 10, windowMs: 60 * MINUTE },
  "report.site": { limit: 20, windowMs: 60 * MINUTE },
  "host-message.client": { limit: 10, windowMs: 60 * MINUTE },
  // Further messages need a proof of work.
  "host-message.wary": { limit: 3, windowMs: 60 * MINUTE },
  // Each can send a copy to an address anyone typed.
  "host-message.email": { limit: 3, windowMs: 60 * MINUTE },
  "host-message.all": { limit: 600, windowMs: 60 * MINUTE },
  "contact.client": { limit: 10, windowMs: 60 * MINUTE },
  "contact.site": { limit: 60, windowMs: 60 * MINUTE },
  // Conversations have their own limits; these bound how many a client starts.
  "chat.client": { limit: 300, windowMs: 60 * MINUTE },
  "write-chat.owner": { limit: 300, windowMs: 60 * MINUTE },
  /** Copies that a visitor asks for, for one mailbox. */
  "chat-copy.email": { limit: 3, windowMs: 60 * MINUTE },
  "chat-begin.client": { limit: 20, windowMs: 60 * MINUTE },
  // Each ends up in an inbox that a person answers, whatever its network.
  "chat-begin.site": { limit: 1000, windowMs: 60 * MINUTE },
  // Each uses the site's storage.
  "chat-file.client": { limit: 60, windowMs: 60 * MINUTE },
  // Bytes: a little more than a conversation holds, so that a full one says so. One network alone fills a site's quota in three weeks.
  "chat-bytes.client": { limit: 250_000_000, windowMs: DAY },
  "chat-file.site": { limit: 600, windowMs: 60 * MINUTE },
  // A tablet at a market stall signs everyone up from one address.
  "signup.client": { limit: 60, windowMs: 60 * MINUTE },
  "signup.site": { limit: 300, windowMs: 60 * MINUTE },
  // Each can send an unsolicited mail.
  "signup.email": { limit: 5, windowMs: 60 * MINUTE },
  // Each can mail an address that the shop knows.
  "own-data.client": { limit: 10, windowMs: 60 * MINUTE },
  "own-data.email": { limit: 3, windowMs: 60 * MINUTE },
  "own-data.all": { limit: 600, windowMs: 60 * MINUTE },
  "signup.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Each calls the card provider, whose rate limit all shops share: one call per ten seconds on average.
  "look-payment.order": { limit: 6, windowMs: MINUTE },
  "open-payment.order": { limit: 6, windowMs: MINUTE },
  "buyer-act.client": { limit: 30, windowMs: 60 * MINUTE },
  // Default limits of signed-in commands, counted per command (`api/owner-limits.ts`).
  "seldom.owner": { limit: 30, windowMs: 60 * MINUTE },
  "often.owner": { limit: 120, windowMs: 10 * MINUTE },
  "one-by-one.owner": { limit: 1200, windowMs: 10 * MINUTE },
  "card-account.all": { limit: 1200, windowMs: 60 * MINUTE },
  // Each makes up to twenty requests to other hosts.
  "link-picture.owner": { limit: 60, windowMs: 60 * MINUTE },
  "link-picture.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Each asks another host, and reads what it says.
  "calendar-read.owner": { limit: 60, windowMs: 60 * MINUTE },
  "calendar-read.all": { limit: 3000, windowMs: 60 * MINUTE },
  // Programs ask every few minutes, and one person has several. A client counts only what it guesses: those of one company ask for many.
  "calendar-feed.site": { limit: 240, windowMs: 60 * MINUTE },
  "calendar-feed.client": { limit: 60, windowMs: 60 * MINUTE },
  // Each reads every open order of the shop, for up to fifty products.
  "draft-products.owner": { limit: 200, windowMs: 60 * MINUTE },
  "download.client": { limit: 300, windowMs: 10 * MINUTE },
} as const satisfies Record<string, { limit: number; windowMs: number }>;
export type RateLimit = keyof typeof RATE_LIMITS;

/** How many times a /64's limit its /48 gets: a line or an office often has a whole /48. */
const WIDE_SHARE = 10;

/** An IPv6 client counts as its /64 and as a tenth in its /48, because a /48 holder has 65,536 networks. */
export function countedAs(who: string): { who: string; share: number }[] {
  const wide = who.replace(/(?<=^|\s)((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64(?=$|\s)/, "$1:/48");
  return wide === who
    ? [{ who, share: 1 }]
    : [
        { who, share: 1 },
        { who: wide, share: WIDE_SHARE },
      ];
}

type Limits = { windowMs: number; perClient: number; together: number; clients: number };

/** For commands and forms, per instance: far above human use, to bound the cost of scripts. */
export const ASKED_LIMITS: Limits = { windowMs: 60_000, perClient: 600, together: 12_000, clients: 20_000 };

/** Counts in memory, because counting in Firestore would turn a flood of requests into paid writes. */
export class ClientWindows {
  readonly #limits: Limits;
  readonly #counts = new Map<string, number>();
  #start = Number.NEGATIVE_INFINITY;
  #together = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a request. Returns the seconds to wait when it exceeds a limit, otherwise 0. */
  count(client: string, now: number): number {
    const { windowMs, perClient, together } = this.#limits;
    if (now - this.#start >= windowMs) {
      this.#start = now;
      this.#together = 0;
      this.#counts.clear();
    }
    // Refused requests do not use up the shared limit.
    if (countedAs(client).every(({ who, share }) => this.#raise(who) <= perClient * share) && ++this.#together <= together) return 0;
    return Math.max(1, Math.ceil((this.#start + windowMs - now) / 1000));
  }
  #raise(who: string): number {
    const count = (this.#counts.get(who) ?? 0) + 1;
    // When the table is full, new clients only count toward the shared limit.
    if (count > 1 || this.#counts.size < this.#limits.clients) this.#counts.set(who, count);
    return count;
  }
}
