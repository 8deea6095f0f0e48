/** One run of scheduled jobs: the time of the present one, whether it leaves work, and whether the card provider still answers. */
export class JobRun {
  #until: number;
  #hasStopped = false;
  #isFull = false;
  #isSilent = false;

  /** @param forMs the time of the first job */
  constructor(forMs: number) {
    this.#until = performance.now() + forMs;
  }

  /** Starts the next job, with `forMs` of its own. */
  begin(forMs: number): void {
    this.#until = performance.now() + forMs;
    this.#hasStopped = false;
    this.#isFull = false;
  }

  /** To be asked before each piece of work: a job that is told `false` leaves the rest. */
  get hasTime(): boolean {
    const hasTime = performance.now() < this.#until;
    if (!hasTime) this.#hasStopped = true;
    return hasTime;
  }

  /** Whether to call the card provider. One timeout skips it for the rest of the run. */
  get mayAsk(): boolean {
    if (this.#isSilent) this.#hasStopped = true;
    return this.hasTime && !this.#isSilent;
  }

  heard(answer: string): void {
    if (answer === "silent") this.#isSilent = true;
  }

  /** Notes a page of at most `limit`. A full one may have more behind it: the job is called again while it has time. */
  took(count: number, limit: number): void {
    if (count >= limit) this.#isFull = true;
  }

  /** Notes that the rest waits for the next run although there may be time. */
  stop(): void {
    this.#hasStopped = true;
  }

  /** Whether the last page was full; asking forgets it. */
  turnPage(): boolean {
    const wasFull = this.#isFull;
    this.#isFull = false;
    return wasFull;
  }

  get leavesWork(): boolean {
    return this.#hasStopped || this.#isFull;
  }
}
