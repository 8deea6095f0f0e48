/**
 * The documents behind the screens under test: as much of Firestore as the screens' data layer asks for, in memory.
 * Writes are seen by listeners at once, as with the SDK's own cache, and confirmed by the "server" in the next task.
 */
export type Fields = Record<string, unknown>;
export type Stored = { id: string; path: string; data: Fields };
type Refusal = { matches: (path: string) => boolean; code: string };

export class MemoryStore {
  #documents = new Map<string, Fields>();
  #listeners = new Set<() => void>();
  #waiting: (() => void)[] = [];
  #pending = new Map<string, number>();
  #refusedReads: Refusal[] = [];
  #refusedWrites: Refusal[] = [];
  #readMs: (path: string) => number = () => 0;
  #isCached: (path: string) => boolean = () => true;
  #isQuiet = false;
  isOnline = true;
  /** Documents that were given out to who asked or listens, as the database counts them; a question without an answer is one. */
  reads = 0;

  /** Forgets everything: the next test begins with an empty database. */
  reset(): void {
    this.#documents.clear();
    this.#pending.clear();
    this.#waiting = [];
    this.#refusedReads = [];
    this.#refusedWrites = [];
    this.#readMs = () => 0;
    this.#isCached = () => true;
    this.isOnline = true;
    this.#tell();
  }

  /** From now on what lies under these paths is not on the device: without a connection it is not found. */
  keepOffDevice(pattern: RegExp): void {
    this.#isCached = (path) => !pattern.test(path);
  }

  /** Whether a document can be read now. */
  isWithinReach(path: string): boolean {
    return this.isOnline || this.#isCached(path);
  }

  get(path: string): Fields | undefined {
    return this.#documents.get(path);
  }

  /** The documents of a collection by the end of their path, in the order of their ids. */
  list(collection: string): Stored[] {
    const depth = collection.split("/").length + 1;
    return [...this.#documents]
      .filter(([path]) => path.startsWith(`${collection}/`) && path.split("/").length === depth)
      .map(([path, data]) => ({ id: path.slice(collection.length + 1), path, data }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Puts a document there as somebody else would have, past the screens. */
  set(path: string, data: Fields): void {
    this.#documents.set(path, structured(data));
    this.#tell();
  }

  /** Puts many there in one go: who listens hears of it once. */
  together(put: () => void): void {
    this.#isQuiet = true;
    put();
    this.#isQuiet = false;
    this.#tell();
  }

  delete(path: string): void {
    this.#documents.delete(path);
    this.#tell();
  }

  isPending(path: string): boolean {
    return (this.#pending.get(path) ?? 0) > 0;
  }

  /** From now on reads of such documents are refused with a code of Firestore. */
  refuseReads(pattern: RegExp, code = "permission-denied"): void {
    this.#refusedReads.push({ matches: (path) => pattern.test(path), code });
    this.#tell();
  }

  /** Reads are answered again; who was refused has to ask anew. */
  allowReads(): void {
    this.#refusedReads = [];
  }

  /** From now on writes of such documents are refused and taken back. */
  refuseWrites(pattern: RegExp, code = "permission-denied"): void {
    this.#refusedWrites.push({ matches: (path) => pattern.test(path), code });
  }

  allowWrites(): void {
    this.#refusedWrites = [];
  }

  /** From now on who listens waits that long for the first answer. */
  slowReads(msOf: (path: string) => number): void {
    this.#readMs = msOf;
  }

  readMs(path: string): number {
    return this.#readMs(path);
  }

  refusalOfRead(path: string): string | null {
    return this.#refusedReads.find((one) => one.matches(path))?.code ?? null;
  }

  /** Without a connection writes are kept and their promises stay open. */
  goOffline(): void {
    this.isOnline = false;
    this.#tell();
  }

  goOnline(): void {
    this.isOnline = true;
    for (const send of this.#waiting.splice(0)) send();
    this.#tell();
  }

  /** Does writes together: listeners see them now, the promise settles when the server has them. */
  commit(writes: readonly { path: string; change: (before: Fields | undefined) => Fields | null }[]): Promise<void> {
    const before = writes.map(({ path }) => [path, this.#documents.get(path)] as const);
    for (const { path, change } of writes) {
      const next = change(this.#documents.get(path));
      if (next === null) this.#documents.delete(path);
      else this.#documents.set(path, structured(next));
      this.#pending.set(path, (this.#pending.get(path) ?? 0) + 1);
    }
    this.#tell();
    return new Promise((done, fail) => {
      const settle = () => {
        const refused = writes.flatMap(({ path }) => this.#refusedWrites.find((one) => one.matches(path)) ?? [])[0];
        for (const { path } of writes) this.#pending.set(path, (this.#pending.get(path) ?? 1) - 1);
        if (refused) for (const [path, data] of before) data ? this.#documents.set(path, data) : this.#documents.delete(path);
        this.#tell();
        if (refused) fail(new StoreError(refused.code));
        else done();
      };
      if (this.isOnline) setTimeout(settle, 0);
      else this.#waiting.push(settle);
    });
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    if (this.#isQuiet) return;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** An error as Firestore's SDK throws it. */
export class StoreError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`refused: ${code}`);
    this.name = "FirebaseError";
    this.code = code;
  }
}

/** A moment as Firestore keeps it. */
export class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }
  static now = () => Timestamp.fromMillis(Date.now());
  static fromDate = (date: Date) => Timestamp.fromMillis(date.getTime());
  static fromMillis = (ms: number) => new Timestamp(Math.floor(ms / 1000), (ms % 1000) * 1e6);
  toMillis = () => this.seconds * 1000 + Math.round(this.nanoseconds / 1e6);
  toDate = () => new Date(this.toMillis());
  valueOf = () => String(this.toMillis()).padStart(16, "0");
}

/** What Firestore makes of fields: dates become Timestamps; `undefined` is an error there, and so here. */
function structured(fields: Fields): Fields {
  return encode(fields) as Fields;
}

function encode(value: unknown): unknown {
  if (value === undefined) throw new Error("Unsupported field value: undefined");
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (value === null || typeof value !== "object" || value instanceof Timestamp) return value;
  if (Array.isArray(value)) return value.map(encode);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encode(one)]));
}

/** The one database of this page. */
export const store = new MemoryStore();
