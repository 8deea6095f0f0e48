type Next<Input, Output> = { inputs: Input[] } & PromiseWithResolvers<Output>;

/** Runs one task per key at a time. Calls made during a run share the next one, which gets all their inputs. */
export class BatchQueue<Input, Output> {
  readonly #work: (key: string, inputs: readonly Input[]) => Promise<Output>;
  /** Keys with a running task, and the next run if any call waits. */
  readonly #busy = new Map<string, Next<Input, Output> | null>();

  constructor(work: (key: string, inputs: readonly Input[]) => Promise<Output>) {
    this.#work = work;
  }

  /** @returns the result of a run that starts after this call */
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
