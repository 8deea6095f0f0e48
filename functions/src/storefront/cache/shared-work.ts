/** Who comes later than this begins anew: between two visits the platform may have held the process for minutes. */
const JOIN_MS = 1000;

type Running<Value> = { begunAt: number; answer: Promise<Value> };

/** Pieces of work of which those who ask at the same time share one. */
export class SharedWork<Value> {
  readonly #running = new Map<string, Running<Value>>();

  /** The answer of the piece under way, or of one that begins now. `now` in ms since 1970. */
  run(key: string, now: number, work: () => Promise<Value>): Promise<Value> {
    const found = this.#running.get(key);
    if (found && now - found.begunAt < JOIN_MS) return found.answer;
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
