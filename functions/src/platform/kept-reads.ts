type Kept<Value> = { at: number; value: Promise<Value> };

const KEPT_MS = 10_000;
const KEYS_MAX = 200;
/** The clocks of two instances differ by less. */
const APART_MS = 1000;

/** Keeps what was read, for ten seconds: what follows from an event may know what was read after it. */
export class KeptReads<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  /** @param since when the event was, ms since 1970: what was read before is read again. `null`: reads again */
  get(key: string, since: number | null, read: () => Promise<Value>): Promise<Value> {
    const now = Date.now();
    const found = this.#kept.get(key);
    const isKept = found !== undefined && found.at <= now && now < found.at + KEPT_MS;
    if (since !== null && isKept && found.at > since + APART_MS) return found.value;
    const mine = { at: now, value: read() };
    mine.value.catch(() => {
      if (this.#kept.get(key) === mine) this.#kept.delete(key);
    });
    this.#kept.delete(key);
    this.#kept.set(key, mine);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEYS_MAX && oldest !== undefined) this.#kept.delete(oldest);
    return mine.value;
  }
}
