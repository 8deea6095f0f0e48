/** What the pieces of one run of the sweep go by: their time, and whether the card provider still answers. */
export class SweepRun {
  readonly #end: number;
  #until: number;
  #isSilent = false;

  constructor(forMs: number) {
    this.#end = performance.now() + forMs;
    this.#until = this.#end;
  }

  /** A piece begins, the first of so many: each has its share of the time that is left, and what one does not use is there for the next. */
  begin(pieces: number): void {
    const now = performance.now();
    this.#until = now + (this.#end - now) / pieces;
  }

  /** Whether the piece may begin something more. */
  get hasTime(): boolean {
    return performance.now() < this.#until;
  }

  /** Whether the card provider may be asked. After nobody answered there once, everybody else would wait for nothing. */
  get mayAsk(): boolean {
    return this.hasTime && !this.#isSilent;
  }

  /** Takes note of how the provider answered. */
  heard(answer: string): void {
    if (answer === "silent") this.#isSilent = true;
  }
}
