import { causesOf } from "./unexpected.ts";

/** How an error was met: on an error screen, `caught` by React, thrown past it, or only `shown` in words. */
export type How = "boundary" | "caught" | "uncaught" | "recoverable" | "script" | "rejection" | "shown";

/** An error on its way to a report. */
export type Met = { error: unknown; how: How; componentStack: string | null; route: string };
/** A move from one route to another, `timestamp` in seconds. */
export type Move = { from: string; to: string; timestamp: number };
/** What sends reports, once it is loaded. */
export type Sender = { send: (met: Met) => void; moved: (move: Move) => void };

const MOST_ERRORS = 20;
const MOST_MOVES = 100;

/**
 * Holds errors and moves until there is a sender, and hands them to it then and from then on. Each error object once,
 * whoever meets it: React, an error screen and the window all see the same one, or one that it caused.
 */
export class StoredErrors {
  #sender: Sender | null = null;
  #errors: Met[] = [];
  #moves: Move[] = [];
  readonly #seen = new WeakSet<object>();

  /** Answers whether the error is new. */
  add(met: Met): boolean {
    const objects = causesOf(met.error).filter((one) => typeof one === "object" && one !== null);
    if (objects.some((one) => this.#seen.has(one))) return false;
    for (const one of objects) this.#seen.add(one);
    if (this.#sender) this.#sender.send(met);
    // The first ones tell most: later ones often follow from them.
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
