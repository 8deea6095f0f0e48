type Running<Value> = { begunAt: number; answer: Promise<Value> };

/** Deduplicates concurrent work by key. Callers later than `joinMs` after the start begin a new run. */
export class SharedWork<Value> {
  readonly #joinMs: number;
  readonly #running = new Map<string, Running<Value>>();

  constructor(joinMs = Number.POSITIVE_INFINITY) {
    this.#joinMs = joinMs;
  }

  /** The result of the running or a new task. `now` in ms since 1970. */
  run(key: string, now: number, work: () => Promise<Value>): Promise<Value> {
    const found = this.#running.get(key);
    if (found && now - found.begunAt < this.#joinMs) return found.answer;
    const mine: Running<Value> = {
      begunAt: now,
      answer: work().finally(() => {
        if (this.#running.get(key) === mine) this.#running.delete(key);
      }),
    };
    this.#running.set(key, mine);
    return mine.answer;
  }
}
