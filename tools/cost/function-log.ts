import { openSync, readSync } from "node:fs";
import { join } from "node:path";
import { LOGS } from "../lib/root.ts";

/** How often each function was called, and for how many milliseconds, each call rounded up as it is billed. */
export type Invocations = Record<string, { count: number; billedMs: number }>;

// A region and the name of the function.
const BEGUN = /Beginning execution of "(?:[a-z]+-[a-z]+\d+-)?([\w-]+)"/;
const FINISHED = /Finished "(?:[a-z]+-[a-z]+\d+-)?([\w-]+)" in ([\d.]+)ms/;
/** A call that its caller gave up is never said to have finished. */
const GIVEN_UP_MS = 20_000;
const BILLED_STEP_MS = 100;

/** Follows what the Functions emulator says of its calls. */
export class FunctionLog {
  readonly #file = openSync(join(LOGS, "emulators.log"), "r");
  #at = 0;
  #rest = "";
  #running = 0;
  #lastAt = performance.now();
  #sum: Invocations = {};

  /** For how long no function was at work, in milliseconds; below zero while one is. */
  quietMs(): number {
    this.#read();
    return performance.now() - this.#lastAt - (this.#running > 0 ? GIVEN_UP_MS : 0);
  }

  /** What was called since the last time this was asked. */
  take(): Invocations {
    this.#read();
    const sum = this.#sum;
    this.#sum = {};
    return sum;
  }

  #read(): void {
    const piece = Buffer.alloc(65_536);
    for (let length = readSync(this.#file, piece, 0, piece.length, this.#at); length > 0; ) {
      this.#at += length;
      const lines = (this.#rest + piece.toString("utf8", 0, length)).split("\n");
      this.#rest = lines.pop() ?? "";
      for (const line of lines) this.#note(line);
      length = readSync(this.#file, piece, 0, piece.length, this.#at);
    }
  }

  #note(line: string): void {
    const begun = BEGUN.exec(line)?.[1];
    const [, finished, ms] = FINISHED.exec(line) ?? [];
    if (!begun && !finished) return;
    this.#lastAt = performance.now();
    this.#running += begun ? 1 : -1;
    const name = begun ?? finished ?? "";
    const sum = this.#sum[name] ?? { count: 0, billedMs: 0 };
    this.#sum[name] = sum;
    if (begun) sum.count++;
    else sum.billedMs += Math.ceil(Number(ms) / BILLED_STEP_MS) * BILLED_STEP_MS;
  }
}
