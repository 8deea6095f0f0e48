/** What the pieces of one run of the sweep go by: their time, and whether the card provider still answers. */
export class JobRun {
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

type Next<Input, Output> = { inputs: Input[] } & PromiseWithResolvers<Output>;

/**
 * Runs a piece of work for each key one at a time. Whoever asks while it runs shares the one run after it, which gets
 * everybody's inputs: it begins after they asked, so it sees what they had written.
 */
export class BatchQueue<Input, Output> {
  readonly #work: (key: string, inputs: readonly Input[]) => Promise<Output>;
  /** Keys with a run under way, and the run after it when somebody waits for one. */
  readonly #busy = new Map<string, Next<Input, Output> | null>();

  constructor(work: (key: string, inputs: readonly Input[]) => Promise<Output>) {
    this.#work = work;
  }

  /** @returns what a run gives that began after this call */
  ask(key: string, input: Input): Promise<Output> {
    const next = this.#busy.get(key);
    if (next === undefined) return this.#run(key, [input]);
    if (next) {
      next.inputs.push(input);
      return next.promise;
    }
    const waiting = { inputs: [input], ...Promise.withResolvers<Output>() };
    this.#busy.set(key, waiting);
    return waiting.promise;
  }

  #run(key: string, inputs: readonly Input[]): Promise<Output> {
    this.#busy.set(key, null);
    const running = this.#work(key, inputs);
    const goOn = () => {
      const next = this.#busy.get(key);
      this.#busy.delete(key);
      if (next) this.#run(key, next.inputs).then(next.resolve, next.reject);
    };
    running.then(goOn, goOn);
    return running;
  }
}
