import { causesOf } from "./unexpected.ts";

/** How an error was caught: by an error screen, `caught` by React, uncaught, or only `shown` as text. */
export type How = "boundary" | "caught" | "uncaught" | "recoverable" | "script" | "rejection" | "shown";

/** An error to be reported. */
export type Met = { error: unknown; how: How; componentStack: string | null; route: string };
/** A navigation between routes, `timestamp` in seconds. */
export type Move = { from: string; to: string; timestamp: number };
/** Sends reports, once loaded. */
export type Sender = { send: (met: Met) => void; moved: (move: Move) => void };

const MOST_ERRORS = 20;
const MOST_MOVES = 100;

/**
 * Queues errors and navigations until there is a sender, then passes them on. Each error object once, whoever catches it:
 * React, an error screen and the window all get the same one, or one it caused.
 */
export class StoredErrors {
  #sender: Sender | null = null;
  #errors: Met[] = [];
  #moves: Move[] = [];
  readonly #seen = new WeakSet<object>();

  /** Returns whether the error is new. */
  add(met: Met): boolean {
    const objects = causesOf(met.error).filter((one) => typeof one === "object" && one !== null);
    if (objects.some((one) => this.#seen.has(one))) return false;
    for (const one of objects) this.#seen.add(one);
    if (this.#sender) this.#sender.send(met);
    // The first ones matter most: later ones are often consequences.
    else if (this.#errors.length < MOST_ERRORS) this.#errors.push(met);
    return true;
  }

  moved(move: Move): void {
    if (this.#sender) this.#sender.moved(move);
    else this.#moves = [...this.#moves, move].slice(-MOST_MOVES);
  }

  handTo(sender: Sender): void {
    this.#sender = sender;
    for (const move of this.#moves.splice(0)) sender.moved(move);
    for (const met of this.#errors.splice(0)) sender.send(met);
  }
}
