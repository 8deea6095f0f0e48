/** How many may pass in one window. */
export type Limits = { windowMs: number; perClient: number; together: number; clients: number };

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
    const { windowMs, perClient, together, clients } = this.#limits;
    if (now - this.#start >= windowMs) {
      this.#start = now;
      this.#together = 0;
      this.#counts.clear();
    }
    const count = (this.#counts.get(client) ?? 0) + 1;
    // Beyond so many clients nobody new is counted alone any more: the common limit holds for them.
    if (count > 1 || this.#counts.size < clients) this.#counts.set(client, count);
    // What is refused to one client takes nothing from the others.
    if (count <= perClient && ++this.#together <= together) return 0;
    return Math.max(1, Math.ceil((this.#start + windowMs - now) / 1000));
  }
}
