const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many mails of one sort reach a mailbox in a window. What is beyond waits until the window is over. */
type PaceRule = {
  windowMs: number;
  /** So many as soon as they are due. */
  atOnce: number;
  /** So many more, each this long after the last one and with all that waited until then. */
  gathered: number;
};
const GATHERED_AFTER_MS = 10 * MINUTE;

/** The sorts of mail that are counted, each for a mailbox over all sites. */
export const MAIL_PACES = {
  /** Whatever anybody can cause to an address, as long as nobody there is known to read what we send. */
  unconfirmed: { windowMs: HOUR, atOnce: 3, gathered: 0 },
  /** Beside it, what owners write back in a chat: their words reach whatever address was typed there. */
  "unconfirmed-chat": { windowMs: 24 * HOUR, atOnce: 3, gathered: 0 },
  /** What comes beyond it to somebody who has opened a link of ours. */
  confirmed: { windowMs: HOUR, atOnce: 20, gathered: 0 },
  "confirmed-unpaid": { windowMs: HOUR, atOnce: 0, gathered: 2 },
  /** What owners of shops cause to their buyers. */
  buyer: { windowMs: HOUR, atOnce: 30, gathered: 0 },
  /** What visitors cause to an owner. */
  owner: { windowMs: HOUR, atOnce: 60, gathered: 0 },
  "owner-chat": { windowMs: HOUR, atOnce: 3, gathered: 2 },
} as const satisfies Record<string, PaceRule>;
export type MailPaceName = keyof typeof MAIL_PACES;

/** Mails that one mailbox got: how many since when, and when the last one. Times in ms since 1970. */
export type MailPace = { since: number; count: number; last: number };

/** When the next mail may go to a mailbox. `now` or earlier: at once. */
export function nextMailAt(name: MailPaceName, pace: MailPace | null, now: number): number {
  const { windowMs, atOnce, gathered }: PaceRule = MAIL_PACES[name];
  if (!pace || now - pace.since >= windowMs || pace.count < atOnce) return now;
  return pace.count < atOnce + gathered ? pace.last + GATHERED_AFTER_MS : pace.since + windowMs;
}

/** The pace once a mail has gone out. */
export function afterMail(name: MailPaceName, pace: MailPace | null, now: number): MailPace {
  if (!pace || now - pace.since >= MAIL_PACES[name].windowMs) return { since: now, count: 1, last: now };
  return { since: pace.since, count: pace.count + 1, last: now };
}
