type Running<Value> = { begunAt: number; answer: Promise<Value> };

/** Pieces of work of which those who ask at the same time share one. Who comes later than `joinMs` after its beginning begins anew. */
export class SharedWork<Value> {
  readonly #joinMs: number;
  readonly #running = new Map<string, Running<Value>>();

  constructor(joinMs = Number.POSITIVE_INFINITY) {
    this.#joinMs = joinMs;
  }

  /** The answer of the piece under way, or of one that begins now. `now` in ms since 1970. */
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
