const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A rate limit per mailbox and window. Excess mails wait until the window ends. */
type PaceRule = {
  windowMs: number;
  atOnce: number;
  /** Further mails, spaced by this interval, each with everything that waited. */
  gathered: number;
};
const GATHERED_AFTER_MS = 10 * MINUTE;

export const MAIL_PACES = {
  /** Mails that anyone can trigger to an address that has not opened a link yet. */
  unconfirmed: { windowMs: HOUR, atOnce: 3, gathered: 0 },
  /** Chat replies of owners to an unconfirmed address. */
  "unconfirmed-chat": { windowMs: 24 * HOUR, atOnce: 3, gathered: 0 },
  /** The excess of the unconfirmed class once the address has opened a link. */
  confirmed: { windowMs: HOUR, atOnce: 20, gathered: 0 },
  "confirmed-unpaid": { windowMs: HOUR, atOnce: 0, gathered: 2 },
  buyer: { windowMs: HOUR, atOnce: 30, gathered: 0 },
  owner: { windowMs: HOUR, atOnce: 60, gathered: 0 },
  /** New orders, bookings and messages: a quiet shop reads of each at once, a busy one of all within ten minutes. */
  "owner-news": { windowMs: HOUR, atOnce: 3, gathered: 6 },
  "owner-chat": { windowMs: HOUR, atOnce: 3, gathered: 2 },
} as const satisfies Record<string, PaceRule>;
export type MailPaceName = keyof typeof MAIL_PACES;

/** The mails of a window and the time of the last one. Times in ms since 1970. */
export type MailPace = { since: number; count: number; last: number };

export function nextMailAt(name: MailPaceName, pace: MailPace | null, now: number): number {
  const { windowMs, atOnce, gathered }: PaceRule = MAIL_PACES[name];
  if (!pace || now - pace.since >= windowMs || pace.count < atOnce) return now;
  return pace.count < atOnce + gathered ? pace.last + GATHERED_AFTER_MS : pace.since + windowMs;
}

export function afterMail(name: MailPaceName, pace: MailPace | null, now: number): MailPace {
  if (!pace || now - pace.since >= MAIL_PACES[name].windowMs) return { since: now, count: 1, last: now };
  return { since: pace.since, count: pace.count + 1, last: now };
}
