import type { Failure } from "@awning/domain/errors/failure";
import type { OrderAction } from "@awning/domain/order/actions";

/** One order of a run. `rev` is the revision the owner saw, so that no order is changed twice; `events` how many it had then. */
export type RunItem = { id: string; number: number; rev: number; events: number; action: OrderAction };
export type RunFailure = RunItem & { failure: Failure };
export type RunProgress = {
  total: number;
  done: readonly RunItem[];
  failed: readonly RunFailure[];
  /**
   * `waiting`: for the connection or for the service's limit; `stopped`: by the owner, with none at work any more and the rest as it
   * was.
   */
  state: "running" | "waiting" | "stopped" | "finished";
};

export type RunTools = {
  /** Applies the action of an item. @throws Failure */
  apply: (item: RunItem) => Promise<void>;
  /** Whether the order is what the item's action made of it. @throws Failure */
  isApplied: (item: RunItem) => Promise<boolean>;
  /** Waits until it is worth trying again. */
  pause: (failure: Failure) => Promise<void>;
};

/** How many orders are changed at the same time: the service's limit of an owner is two a second in the long run. */
const ABREAST = 4;
/** A busy service is asked again this often. */
const BUSY_TRIES = 5;

/**
 * Applies an action to many orders, a few at a time. Lost connections and limits make it wait; an answer that was lost is looked
 * up before anything is reported, so no order is changed and no mail sent twice.
 */
export class OrderRun {
  readonly #tools: RunTools;
  readonly #queue: RunItem[];
  readonly #total: number;
  readonly #onChange: () => void;
  #done: RunItem[] = [];
  #failed: RunFailure[] = [];
  #atWork: RunItem[] = [];
  #waiting = 0;
  #isStopped = false;
  readonly #stopping = Promise.withResolvers<void>();
  #progress: RunProgress;

  constructor(items: readonly RunItem[], tools: RunTools, onChange: () => void) {
    this.#tools = tools;
    this.#queue = [...items];
    this.#total = items.length;
    this.#onChange = onChange;
    this.#progress = this.#read();
  }

  get progress(): RunProgress {
    return this.#progress;
  }

  /** The orders whose outcome is not known yet. */
  get left(): RunItem[] {
    return [...this.#atWork, ...this.#queue];
  }

  /** Settles when nothing is left, or once {@link stop} has let the ones at work finish. */
  async start(): Promise<void> {
    const work = async () => {
      for (let item = this.#next(); item; item = this.#next()) await this.#settle(item);
    };
    await Promise.all(Array.from({ length: ABREAST }, work));
    this.#publish();
  }

  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#stopping.resolve();
    this.#publish();
  }

  #next(): RunItem | undefined {
    const item = this.#isStopped ? undefined : this.#queue.shift();
    if (item) this.#atWork.push(item);
    return item;
  }

  async #settle(item: RunItem): Promise<void> {
    const failure = await this.#attempt(item);
    this.#atWork = this.#atWork.filter((one) => one !== item);
    if (failure === "stopped") this.#queue.unshift(item);
    else if (failure === null) this.#done.push(item);
    else this.#failed.push({ ...item, failure });
    this.#publish();
  }

  async #attempt(item: RunItem): Promise<Failure | "stopped" | null> {
    for (let tries = 1; ; tries += 1) {
      const failure = await this.#tools.apply(item).then(
        () => null,
        (reason: Failure) => reason,
      );
      if (failure === null) return null;
      const isWorthAPause = failure.code === "offline" || failure.code === "too_many_requests" || failure.code === "busy";
      if (!isWorthAPause || (failure.code === "busy" && tries >= BUSY_TRIES))
        return (await this.#tools.isApplied(item).catch(() => false)) ? null : failure;
      await this.#pause(failure);
      if (this.#isStopped) return "stopped";
    }
  }

  async #pause(failure: Failure): Promise<void> {
    this.#waiting += 1;
    this.#publish();
    await Promise.race([this.#tools.pause(failure), this.#stopping.promise]);
    this.#waiting -= 1;
    this.#publish();
  }

  #read(): RunProgress {
    const isOver = this.#done.length + this.#failed.length === this.#total;
    const isIdle = this.#atWork.length > 0 && this.#waiting === this.#atWork.length;
    const state = isOver ? "finished" : this.#isStopped && this.#atWork.length === 0 ? "stopped" : isIdle ? "waiting" : "running";
    return { total: this.#total, done: [...this.#done], failed: [...this.#failed], state };
  }

  #publish(): void {
    this.#progress = this.#read();
    this.#onChange();
  }
}
