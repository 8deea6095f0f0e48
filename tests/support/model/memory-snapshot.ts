import type { Timestamp } from "firebase-admin/firestore";
import { momentOf } from "./memory-fields.ts";
import type { MemoryReference } from "./memory-firestore.ts";
import { type Fields, valueAt } from "./memory-query.ts";

export type Stored = { data: Fields; createTime: Timestamp; updateTime: Timestamp };

/** A document as it was read, or as it was missing. */
export class MemorySnapshot {
  readonly ref: MemoryReference;
  readonly id: string;
  readonly exists: boolean;
  readonly createTime: Timestamp | undefined;
  readonly updateTime: Timestamp | undefined;
  readonly #readAt: number;
  readonly #data: Fields | undefined;

  constructor(ref: MemoryReference, stored: Stored | undefined) {
    this.ref = ref;
    this.id = ref.id;
    this.exists = stored !== undefined;
    this.createTime = stored?.createTime;
    this.updateTime = stored?.updateTime;
    this.#readAt = ref.ticks;
    this.#data = stored?.data;
  }

  data(): Fields | undefined {
    return this.#data && { ...this.#data };
  }

  get(field: string): unknown {
    return valueAt(this.#data, field);
  }

  /** Not before any write that it shows, and before every later one. */
  get readTime(): Timestamp {
    return momentOf(this.#readAt);
  }

  /** What this version says, read once for all who ask. */
  readOnce<Value>(known: WeakMap<Fields, Value>, read: (data: Fields) => Value): Value {
    const data = this.#data ?? {};
    const value = known.get(data) ?? read({ ...data });
    known.set(data, value);
    return value;
  }

  /** Whether this is the same version of the same document. */
  isOf(other: MemorySnapshot | undefined): boolean {
    return this.ref.path === other?.ref.path && this.updateTime === other.updateTime;
  }
}
