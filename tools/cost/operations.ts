import { textOf, within } from "./wire.ts";

/**
 * What Firestore bills. `reads` are by collection; queries without a result and counts are among them under names in brackets. `bytes`
 * went to browsers.
 */
export type Operations = { reads: Record<string, number>; writes: number; deletes: number; bytes: number };
/** What one request of any kind tells about itself while it passes. */
export type Passing = { asked: (message: Uint8Array) => void; given: (message: Uint8Array) => void; end: (isDone: boolean) => void };

export const NOTHING_FOUND = "(nothing found)";
/** An aggregation costs one read for so many index entries. */
const ENTRIES_A_READ = 1000;

/** Adds up what passes. */
export class Meter {
  #sum: Operations = empty();
  #lastAt = performance.now();

  read(path: string, count = 1): void {
    const kind = path.startsWith("(") ? path : (path.split("/").at(-2) ?? path);
    this.#sum.reads[kind] = (this.#sum.reads[kind] ?? 0) + count;
    this.#lastAt = performance.now();
  }
  /** An aggregation over so many index entries. */
  counted(entries: number): void {
    this.read("(counted)", Math.max(1, Math.ceil(entries / ENTRIES_A_READ)));
  }
  wrote({ writes, deletes }: { writes: number; deletes: number }): void {
    this.#sum.writes += writes;
    this.#sum.deletes += deletes;
    this.#lastAt = performance.now();
  }
  /** Bytes that went to a browser. */
  sent(bytes: number): void {
    this.#sum.bytes += bytes;
  }
  /** For how long nothing was counted. */
  quietMs(): number {
    return performance.now() - this.#lastAt;
  }
  /** What was counted since the last call. */
  take(): Operations {
    const sum = this.#sum;
    this.#sum = empty();
    return sum;
  }
}

function empty(): Operations {
  return { reads: {}, writes: 0, deletes: 0, bytes: 0 };
}

/** Counts one request over gRPC, by the name of its method. Field numbers: google/firestore/v1/{firestore,write,document}.proto. */
export function passingCall(method: string, meter: Meter): Passing {
  const waiting = { writes: 0, deletes: 0 };
  const listener = new Listening(meter);
  let found = 0;
  const read = (message: Uint8Array, ...path: number[]) => {
    for (const name of within(message, ...path)) {
      found++;
      meter.read(textOf(name));
    }
  };
  const readers: Record<string, (message: Uint8Array) => void> = {
    BatchGetDocuments: (message) => {
      read(message, 1, 1);
      read(message, 2);
    },
    GetDocument: (message) => read(message, 1),
    ListDocuments: (message) => read(message, 1, 1),
    RunQuery: (message) => read(message, 1, 1),
    RunAggregationQuery: (message) => {
      if (within(message, 1).length > 0) meter.counted(Math.max(0, ...within(message, 1, 2, 2, 2).map(({ value }) => value)));
    },
    Listen: (message) => {
      for (const name of within(message, 3, 1, 1)) listener.document(textOf(name));
      for (const target of within(message, 3, 5)) listener.targets([...(target.bytes.length > 0 ? target.bytes : [target.value])]);
      if (within(message, 6).length > 0) meter.read("(no longer found)");
      if (within(message, 2, 1).some(({ value }) => value === CURRENT)) {
        listener.current();
        for (const target of within(message, 2, 2)) listener.targets([...(target.bytes.length > 0 ? target.bytes : [target.value])]);
      }
    },
  };
  const writesAt = { Commit: 2, BatchWrite: 2, Write: 3 }[method];
  const always = ["GetDocument", "RunQuery", "ListDocuments"].includes(method);
  return {
    asked: (message) => {
      for (const { bytes } of writesAt ? within(message, writesAt) : []) {
        if (within(bytes, 2).length > 0) waiting.deletes++;
        else if (within(bytes, 5).length === 0) waiting.writes++;
      }
    },
    // An answer says that what was asked before it is stored: a refused commit has none.
    given: (message) => {
      readers[method]?.(message);
      meter.wrote(waiting);
      Object.assign(waiting, { writes: 0, deletes: 0 });
    },
    end: () => {
      if (always && found === 0) meter.read(NOTHING_FOUND);
    },
  };
}

const CURRENT = 3;

/** A listener: each document that it hands out is a read, and so is the first answer of a target that has none. */
export class Listening {
  readonly #meter: Meter;
  readonly #seen = new Set<number>();
  #isCurrent = false;

  constructor(meter: Meter) {
    this.#meter = meter;
  }
  document(path: string): void {
    this.#isCurrent = false;
    this.#meter.read(path);
  }
  /** Targets are now up to date. */
  current(): void {
    this.#isCurrent = true;
  }
  /** The targets that the last of these two was about. */
  targets(ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#isCurrent && !this.#seen.has(id)) this.#meter.read(NOTHING_FOUND);
      this.#seen.add(id);
    }
    this.#isCurrent = false;
  }
}
