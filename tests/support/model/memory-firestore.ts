import { isDeepStrictEqual } from "node:util";
import type { Timestamp } from "firebase-admin/firestore";
import { encode, type Guard, merged, momentOf, requireGuard, resolved, StoreError, unfolded } from "./memory-fields.ts";
import { type Fields, MemoryCollection, type MemoryFound, MemoryQuery } from "./memory-query.ts";
import { MemorySnapshot, type Stored } from "./memory-snapshot.ts";

/** What an operation is about to do, or has just done: who runs the world may hold it there, let it fail, or never let it go on. */
export type Moment = "read" | "commit" | "committed";
export type Gate = (moment: Moment) => Promise<void>;

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const ABORTED = 10;
const TRANSACTION_ATTEMPTS = 5;

type Write = { path: string; make: (documents: Map<string, Stored>) => void };

/**
 * As much of Firestore as the data room of the functions asks for, in memory. Writes of a batch are done together or not
 * at all, with the preconditions and the codes of the real one; a contract test holds the two against each other.
 */
export class MemoryFirestore {
  documents = new Map<string, Stored>();
  readonly gate: Gate;
  /** What the real one would bill: every document read, and one for a query that finds none. */
  reads = 0;
  /** Documents written or deleted. */
  writes = 0;
  /** The paths of {@link reads}, in their order. */
  readPaths: string[] = [];
  ticks = 0;

  constructor(gate: Gate = async () => {}) {
    this.gate = gate;
  }

  doc(path: string): MemoryReference {
    return new MemoryReference(this, path);
  }

  collection(path: string): MemoryCollection {
    return new MemoryCollection(this, path);
  }

  collectionGroup(name: string): MemoryQuery {
    const tests = [(found: MemorySnapshot) => found.ref.parent.id === name];
    return new MemoryQuery(this, { tests, orders: [], limit: Number.POSITIVE_INFINITY, idOf: ({ ref }) => ref.path });
  }

  batch(): MemoryBatch {
    return new MemoryBatch(this);
  }

  /** Several documents at once. The options of the last argument name fields to leave out, which is not done here: all are there. */
  async getAll(...asked: (MemoryReference | { fieldMask: readonly string[] })[]): Promise<MemorySnapshot[]> {
    await this.gate("read");
    const found = asked.flatMap((one) => ("fieldMask" in one ? [] : [this.peek(one.path)]));
    this.bill(found.map(({ ref }) => ref.path));
    return found;
  }

  bill(paths: readonly string[]): void {
    this.reads += paths.length;
    this.readPaths.push(...paths);
  }

  /** A document as it is, past every gate. */
  peek(path: string): MemorySnapshot {
    return new MemorySnapshot(this.doc(path), this.documents.get(path));
  }

  /** Every document there is, past every gate. */
  *all(): Iterable<MemorySnapshot> {
    for (const [path, stored] of this.documents) yield new MemorySnapshot(this.doc(path), stored);
  }

  /** Every document of a collection, past every gate. */
  under(collection: string): MemorySnapshot[] {
    const isOfIt = (path: string) => path.lastIndexOf("/") === collection.length && path.startsWith(collection);
    return [...this.documents].flatMap(([path, stored]) => (isOfIt(path) ? [new MemorySnapshot(this.doc(path), stored)] : []));
  }

  /** Reads and then writes; begins anew where something that it read has changed meanwhile, as the real one does or prevents. */
  async runTransaction<Result>(work: (transaction: MemoryTransaction) => Promise<Result>): Promise<Result> {
    for (let tried = 1; ; tried++) {
      const transaction = new MemoryTransaction(this);
      const result = await work(transaction);
      if (await transaction.end()) return result;
      if (tried === TRANSACTION_ATTEMPTS) throw new StoreError(ABORTED, "too much contention on these documents");
    }
  }

  /** Does writes at one moment: all of them, or none when a precondition does not hold. @returns what was there before, by path */
  apply(writes: readonly Write[]): ReadonlyMap<string, Stored | undefined> {
    const before = new Map(writes.map(({ path }) => [path, this.documents.get(path)]));
    try {
      for (const { make } of writes) make(this.documents);
    } catch (error) {
      for (const [path, stored] of before) {
        if (stored) this.documents.set(path, stored);
        else this.documents.delete(path);
      }
      throw error;
    }
    this.writes += writes.length;
    return before;
  }

  /** A document and everything below it. */
  async recursiveDelete({ path }: { path: string }): Promise<void> {
    const paths = [...this.documents.keys()].filter((one) => one === path || one.startsWith(`${path}/`));
    this.apply(paths.map((one) => ({ path: one, make: (documents) => documents.delete(one) })));
  }

  /** A moment that is later than every one before. */
  tick(): Timestamp {
    this.ticks++;
    return momentOf(this.ticks);
  }
}

export class MemoryReference {
  readonly path: string;
  readonly id: string;
  readonly #store: MemoryFirestore;

  constructor(store: MemoryFirestore, path: string) {
    this.#store = store;
    this.path = path;
    this.id = path.slice(path.lastIndexOf("/") + 1);
  }

  get parent(): { path: string; id: string; parent: MemoryReference | null } {
    const path = this.path.slice(0, -this.id.length - 1);
    const above = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null;
    return { path, id: path.slice(path.lastIndexOf("/") + 1), parent: above === null ? null : new MemoryReference(this.#store, above) };
  }

  async get(): Promise<MemorySnapshot> {
    const [found] = await this.#store.getAll(this);
    return found ?? this.#store.peek(this.path);
  }

  collection(name: string): MemoryCollection {
    return this.#store.collection(`${this.path}/${name}`);
  }

  /** How many moments there have been. */
  get ticks(): number {
    return this.#store.ticks;
  }

  create = (data: Fields) => this.#alone((batch) => batch.create(this, data));
  set = (data: Fields, options?: { merge: boolean }) => this.#alone((batch) => batch.set(this, data, options));
  update = (data: Fields, guard?: Guard) => this.#alone((batch) => batch.update(this, data, guard));
  delete = () => this.#alone((batch) => batch.delete(this));

  #alone(write: (batch: MemoryBatch) => unknown): Promise<void> {
    const batch = this.#store.batch();
    write(batch);
    return batch.commit();
  }
}

export class MemoryBatch {
  readonly #store: MemoryFirestore;
  readonly #writes: Write[] = [];
  readonly #paths = new Set<string>();

  constructor(store: MemoryFirestore) {
    this.#store = store;
  }

  create({ path }: MemoryReference, data: Fields): this {
    const encoded = encode(data);
    return this.#add(path, (documents) => {
      if (documents.has(path)) throw new StoreError(ALREADY_EXISTS, `entity already exists: ${path}`);
      this.#put(documents, path, resolved(encoded, {}));
    });
  }

  set({ path }: MemoryReference, data: Fields, { merge = false } = {}): this {
    const encoded = encode(data);
    return this.#add(path, (documents) => {
      const before = merge ? (documents.get(path)?.data ?? {}) : {};
      this.#put(documents, path, merge ? merged(before, encoded) : resolved(encoded, before));
    });
  }

  update({ path }: MemoryReference, data: Fields, guard?: Guard): this {
    const encoded = encode(data);
    return this.#add(path, (documents) => {
      const before = documents.get(path);
      requireGuard(guard, before, path);
      if (!before) throw new StoreError(NOT_FOUND, `no entity to update: ${path}`);
      this.#put(documents, path, unfolded(before.data, encoded));
    });
  }

  delete({ path }: MemoryReference, guard?: Guard): this {
    return this.#add(path, (documents) => {
      requireGuard(guard, documents.get(path), path);
      // What was read before is older than what is read after it.
      if (documents.delete(path)) this.#store.tick();
    });
  }

  /** As the real one demands of a transaction. */
  requireNoWrite(): void {
    if (this.#writes.length > 0) throw new Error("transactions require all reads to be executed before all writes");
  }

  /** Does the writes at this moment, past every gate. */
  flush(): void {
    this.#store.apply(this.#writes);
  }

  async commit(): Promise<void> {
    await this.#store.gate("commit");
    this.flush();
    await this.#store.gate("committed");
  }

  /** The real one has rules of its own for a document that a batch writes twice; ours never do. */
  #add(path: string, make: Write["make"]): this {
    if (this.#paths.has(path)) throw new Error(`one batch writes ${path} twice`);
    this.#paths.add(path);
    this.#writes.push({ path, make });
    return this;
  }

  #put(documents: Map<string, Stored>, path: string, data: Fields): void {
    const before = documents.get(path);
    // A write that changes nothing leaves the time of the last change.
    const updateTime = before && isDeepStrictEqual(before.data, data) ? before.updateTime : this.#store.tick();
    documents.set(path, { data: Object.freeze(data), updateTime, createTime: before?.createTime ?? updateTime });
  }
}

export class MemoryTransaction extends MemoryBatch {
  readonly #store: MemoryFirestore;
  readonly #checks: (() => boolean)[] = [];

  constructor(store: MemoryFirestore) {
    super(store);
    this.#store = store;
  }

  async get(asked: MemoryReference): Promise<MemorySnapshot>;
  async get(asked: MemoryQuery): Promise<MemoryFound>;
  async get(asked: MemoryReference | MemoryQuery): Promise<MemorySnapshot | MemoryFound> {
    if (asked instanceof MemoryQuery) {
      this.requireNoWrite();
      const found = await asked.get();
      this.#checks.push(() => isSame(found.docs, asked.peek()));
      return found;
    }
    const [found] = await this.getAll(asked);
    return found ?? this.#store.peek(asked.path);
  }

  async getAll(...references: MemoryReference[]): Promise<MemorySnapshot[]> {
    this.requireNoWrite();
    const found = await this.#store.getAll(...references);
    this.#checks.push(() =>
      isSame(
        found,
        references.map(({ path }) => this.#store.peek(path)),
      ),
    );
    return found;
  }

  /** Commits, unless something that was read is no longer so. @returns whether it did */
  async end(): Promise<boolean> {
    await this.#store.gate("commit");
    if (!this.#checks.every((holds) => holds())) return false;
    this.flush();
    await this.#store.gate("committed");
    return true;
  }
}

function isSame(before: readonly MemorySnapshot[], now: readonly MemorySnapshot[]): boolean {
  return before.length === now.length && before.every((one, at) => one.isOf(now[at]));
}
