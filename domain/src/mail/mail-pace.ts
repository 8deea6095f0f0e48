const MINUTE = 60_000;
const WINDOW_MS = 60 * MINUTE;
/** So many mails about unpaid orders reach a mailbox as soon as they are due. */
const AT_ONCE = 3;
/** So many more follow in the same hour, each with all that waited until then. */
const GATHERED = 2;
const GATHERED_AFTER_MS = 10 * MINUTE;

/** Mails about unpaid orders that one mailbox got: how many since when, and when the last one. Times in ms since 1970. */
export type MailPace = { since: number; count: number; last: number };

/**
 * When the next mail about an order that nobody has paid may go to a mailbox: anybody can have such orders confirmed to a stranger.
 * `now` or earlier: at once.
 */
export function nextMailAt(pace: MailPace | null, now: number): number {
  if (!pace || now - pace.since >= WINDOW_MS || pace.count < AT_ONCE) return now;
  return pace.count < AT_ONCE + GATHERED ? pace.last + GATHERED_AFTER_MS : pace.since + WINDOW_MS;
}

/** The pace once a mail has gone out. */
export function afterMail(pace: MailPace | null, now: number): MailPace {
  if (!pace || now - pace.since >= WINDOW_MS) return { since: now, count: 1, last: now };
  return { since: pace.since, count: pace.count + 1, last: now };
}
