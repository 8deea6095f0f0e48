import { isDeepStrictEqual } from "node:util";
import { Timestamp } from "firebase-admin/firestore";
import { encode, merged, resolved, StoreError, unfolded } from "./memory-fields.ts";
import { type Fields, MemoryCollection, MemoryQuery, valueAt } from "./memory-query.ts";

/** What an operation is about to do, or has just done: who runs the world may hold it there, let it fail, or never let it go on. */
export type Moment = "read" | "commit" | "committed";
export type Gate = (moment: Moment) => Promise<void>;

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

type Stored = { data: Fields; createTime: Timestamp; updateTime: Timestamp };
type Guard = { lastUpdateTime: Timestamp };
type Write = (documents: Map<string, Stored>) => void;

/**
 * As much of Firestore as the data room of the functions asks for, in memory. Writes of a batch are done together or not
 * at all, with the preconditions and the codes of the real one; a contract test holds the two against each other.
 */
export class MemoryFirestore {
  documents = new Map<string, Stored>();
  readonly gate: Gate;
  /** What the real one would bill: every document read, and one for a query that finds none. */
  reads = 0;
  #ticks = 0;

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
    return new MemoryQuery(this, { tests: [(found) => found.ref.parent.id === name], orders: [], limit: Number.POSITIVE_INFINITY });
  }

  batch(): MemoryBatch {
    return new MemoryBatch(this);
  }

  /** Several documents at once. The options of the last argument name fields to leave out, which is not done here: all are there. */
  async getAll(...asked: (MemoryReference | { fieldMask: readonly string[] })[]): Promise<MemorySnapshot[]> {
    await this.gate("read");
    return asked.flatMap((one) => ("fieldMask" in one ? [] : [this.peek(one.path)]));
  }

  /** A document as it is, past every gate. */
  peek(path: string): MemorySnapshot {
    return new MemorySnapshot(this.doc(path), this.documents.get(path));
  }

  /** Every document there is, past every gate. */
  *all(): Iterable<MemorySnapshot> {
    for (const [path, stored] of this.documents) yield new MemorySnapshot(this.doc(path), stored);
  }

  /** Reads and then writes, for worlds in which nothing else happens meanwhile. */
  async runTransaction<Result>(work: (transaction: MemoryTransaction) => Promise<Result>): Promise<Result> {
    const transaction = new MemoryTransaction(this);
    const result = await work(transaction);
    await transaction.commit();
    return result;
  }

  /** Does writes at one moment: all of them, or none when a precondition does not hold. */
  apply(writes: readonly Write[]): void {
    const changed = new Map(this.documents);
    for (const write of writes) write(changed);
    this.documents = changed;
  }

  /** A moment that is later than every one before. */
  tick(): Timestamp {
    this.#ticks++;
    return new Timestamp(1_700_000_000 + Math.floor(this.#ticks / 1_000_000), (this.#ticks % 1_000_000) * 1000);
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
    await this.#store.gate("read");
    this.#store.reads++;
    return this.#store.peek(this.path);
  }

  collection(name: string): MemoryCollection {
    return this.#store.collection(`${this.path}/${name}`);
  }

  /** A moment that is later than every write before. */
  now(): Timestamp {
    return this.#store.tick();
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

export class MemorySnapshot {
  readonly ref: MemoryReference;
  readonly id: string;
  readonly exists: boolean;
  readonly createTime: Timestamp | undefined;
  readonly updateTime: Timestamp | undefined;
  readonly #data: Fields | undefined;

  constructor(ref: MemoryReference, stored: Stored | undefined) {
    this.ref = ref;
    this.id = ref.id;
    this.exists = stored !== undefined;
    this.createTime = stored?.createTime;
    this.updateTime = stored?.updateTime;
    this.#data = stored?.data;
  }

  data(): Fields | undefined {
    return this.#data && { ...this.#data };
  }

  get(field: string): unknown {
    return valueAt(this.#data, field);
  }

  get readTime(): Timestamp {
    return this.ref.now();
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
      documents.delete(path);
    });
  }

  async commit(): Promise<void> {
    await this.#store.gate("commit");
    this.#store.apply(this.#writes);
    await this.#store.gate("committed");
  }

  /** The real one has rules of its own for a document that a batch writes twice; ours never do. */
  #add(path: string, write: Write): this {
    if (this.#paths.has(path)) throw new Error(`one batch writes ${path} twice`);
    this.#paths.add(path);
    this.#writes.push(write);
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

  constructor(store: MemoryFirestore) {
    super(store);
    this.#store = store;
  }

  get = (reference: MemoryReference) => reference.get();
  getAll = (...references: MemoryReference[]) => this.#store.getAll(...references);
}

function requireGuard(guard: Guard | undefined, before: Stored | undefined, path: string): void {
  if (guard && !(before && guard.lastUpdateTime.isEqual(before.updateTime)))
    throw new StoreError(FAILED_PRECONDITION, `the stored version does not match: ${path}`);
}
