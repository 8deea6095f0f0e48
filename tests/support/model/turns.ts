import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers";
import type { Moment } from "./memory-firestore.ts";

/** Where one of several things that happen at once can be interrupted. */
export type Step = Moment | "ask" | "asked" | "pause" | "kick";
/** What goes wrong with one of them, at its n-th step: its process ends there, or what it asked for fails or seems to fail. */
export type Fate = { how: "crash" | "fail"; at: number };
export type Act<Result> = { run: () => Promise<Result>; fate: Fate | null };
export type Outcome<Result> = { state: "done"; value: Result } | { state: "refused"; error: unknown } | { state: "crashed" };

/** What fails because the test wants it to. */
export class Injected extends Error {
  /** gRPC: UNAVAILABLE. */
  readonly code = 14;
  constructor(step: Step) {
    super(`14 UNAVAILABLE: as the test wants it (${step})`);
  }
}

type Task = { steps: number; isDead: boolean; fate: Fate | null };
type Waiting = { task: Task; step: Step; go: () => void; fail: (error: Error) => void };

const NEVER = new Promise<never>(() => {});
const PATIENCE_MS = 30_000;

/**
 * Lets several things happen at once, one step at a time, in an order that a seed decides: every read, every commit and
 * every call of the bank is a step. What ends at a step never goes on, as when the machine under it is switched off.
 */
export class Turns {
  readonly #current = new AsyncLocalStorage<Task>();
  readonly #waiting: Waiting[] = [];

  /** Waits for its turn. Outside {@link run} everything goes on at once. */
  readonly gate = (step: Step): Promise<void> => {
    const task = this.#current.getStore();
    if (!task) return Promise.resolve();
    if (task.isDead) return NEVER;
    return new Promise((go, fail) => this.#waiting.push({ task, step, go, fail }));
  };

  /** What tells later whether the one who takes this step has met its fate after it: then it may not know what became of the step. */
  readonly badLuck = (): (() => boolean) => {
    const task = this.#current.getStore();
    const steps = task?.steps ?? 0;
    return () => task?.fate !== null && task !== undefined && task.fate.at > steps && task.fate.at <= task.steps;
  };

  /** Does something at one moment: nothing else takes a step meanwhile. */
  aside<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#current.exit(work);
  }

  /** @param random answers a whole number below its argument */
  async run<Result>(acts: readonly Act<Result>[], random: (below: number) => number): Promise<Outcome<Result>[]> {
    const outcomes: (Outcome<Result> | undefined)[] = acts.map(() => undefined);
    const tasks = acts.map(({ fate }): Task => ({ fate, steps: 0, isDead: false }));
    tasks.forEach((task, index) => {
      const settle = (outcome: Outcome<Result>) => {
        if (!task.isDead) outcomes[index] = outcome;
      };
      this.#current
        .run(task, () => Promise.resolve().then(() => acts[index]?.run() ?? NEVER))
        .then(
          (value) => settle({ state: "done", value }),
          (error: unknown) => settle({ state: "refused", error }),
        );
    });
    let since = performance.now();
    while (outcomes.some((one, index) => one === undefined && !tasks[index]?.isDead)) {
      await new Promise<void>((resolve) => nextTurn(resolve));
      const [next] = this.#waiting.splice(random(this.#waiting.length), 1);
      if (!next) {
        if (performance.now() - since > PATIENCE_MS) throw new Error("something waits for what is no step");
        continue;
      }
      since = performance.now();
      this.#let(next);
    }
    this.#waiting.length = 0;
    return outcomes.map((one) => one ?? { state: "crashed" });
  }

  #let({ task, step, go, fail }: Waiting): void {
    if (task.isDead) return;
    task.steps++;
    if (task.fate?.at !== task.steps) go();
    else if (task.fate.how === "crash") task.isDead = true;
    else if (step === "kick" || step === "pause") go();
    // Whoever sees the failure cannot tell whether what was asked for has been done.
    else fail(new Injected(step));
  }
}

/** Numbers that only look random: the same seed gives the same ones. Each answer is a whole number below its argument. */
export function randomBelow(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    return Math.floor(unit * Math.max(1, below));
  };
}
