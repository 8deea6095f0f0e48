import { randomBytes } from "node:crypto";
import { FieldPath, Timestamp } from "firebase-admin/firestore";
import type { MemoryFirestore, MemoryReference } from "./memory-firestore.ts";
import type { MemorySnapshot } from "./memory-snapshot.ts";

export type Fields = Record<string, unknown>;
type Operator = "==" | "<" | "<=" | ">" | ">=" | "in" | "array-contains";
type Field = string | FieldPath;
type Test = (found: MemorySnapshot) => boolean;
export type MemoryFound = { docs: MemorySnapshot[]; size: number; empty: boolean };
type Parts = { tests: Test[]; orders: { field: Field; sign: 1 | -1 }[]; limit: number; idOf: (found: MemorySnapshot) => string };

/** A query over documents in memory. Like the real one it leaves out documents without a field it orders by. */
export class MemoryQuery {
  readonly #store: MemoryFirestore;
  readonly #parts: Parts;

  constructor(store: MemoryFirestore, parts: Parts) {
    this.#store = store;
    this.#parts = parts;
  }

  where(field: Field, operator: Operator, wanted: unknown): MemoryQuery {
    return this.#with({ tests: [...this.#parts.tests, (found) => holds(this.#fieldOf(found, field), operator, wanted)] });
  }

  orderBy(field: Field, direction: "asc" | "desc" = "asc"): MemoryQuery {
    return this.#with({ orders: [...this.#parts.orders, { field, sign: direction === "asc" ? 1 : -1 }] });
  }

  limit(limit: number): MemoryQuery {
    return this.#with({ limit });
  }

  /** Whole documents all the same: who asks for less looks at less. */
  select(..._fields: string[]): MemoryQuery {
    return this;
  }

  count() {
    return { get: async () => ({ data: () => ({ count: this.peek().length }) }) };
  }

  async get(): Promise<MemoryFound> {
    await this.#store.gate("read");
    const docs = this.peek();
    this.#store.bill(docs.length > 0 ? docs.map(({ ref }) => ref.path) : ["(nothing found)"]);
    return { docs, size: docs.length, empty: docs.length === 0 };
  }

  /** What is there, past every gate. */
  peek(): MemorySnapshot[] {
    const { tests, orders, limit } = this.#parts;
    const found = [...this.#store.all()].filter(
      (one) => tests.every((test) => test(one)) && orders.every(({ field }) => this.#fieldOf(one, field) !== undefined),
    );
    found.sort((a, b) => {
      for (const { field, sign } of orders) {
        const difference = compare(this.#fieldOf(a, field), this.#fieldOf(b, field));
        if (difference !== 0) return difference * sign;
      }
      return compare(a.ref.path, b.ref.path);
    });
    return found.slice(0, limit);
  }

  #with(changes: Partial<Parts>): MemoryQuery {
    return new MemoryQuery(this.#store, { ...this.#parts, ...changes });
  }

  #fieldOf(found: MemorySnapshot, field: Field): unknown {
    return field instanceof FieldPath ? this.#parts.idOf(found) : found.get(field);
  }
}

export class MemoryCollection extends MemoryQuery {
  readonly #store: MemoryFirestore;
  readonly #path: string;

  constructor(store: MemoryFirestore, path: string) {
    super(store, { tests: [(found) => found.ref.parent.path === path], orders: [], limit: Number.POSITIVE_INFINITY, idOf: ({ id }) => id });
    this.#store = store;
    this.#path = path;
  }

  doc(id: string): MemoryReference {
    return this.#store.doc(`${this.#path}/${id}`);
  }

  async add(data: Fields): Promise<MemoryReference> {
    const reference = this.doc(randomBytes(10).toString("hex"));
    await reference.create(data);
    return reference;
  }

  async listDocuments(): Promise<MemoryReference[]> {
    return (await this.get()).docs.map(({ ref }) => ref);
  }
}

export function valueAt(fields: Fields | undefined, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], fields);
}

function holds(value: unknown, operator: Operator, wanted: unknown): boolean {
  if (operator === "in") return Array.isArray(wanted) && wanted.includes(value);
  if (operator === "array-contains") return Array.isArray(value) && value.includes(wanted);
  // Values of another kind never fit: a document whose `holdUntil` is null is in no range.
  if (kindOf(value) !== kindOf(wanted)) return false;
  const difference = compare(value, wanted);
  if (operator === ">") return difference > 0;
  if (operator === ">=") return difference >= 0;
  return operator === "==" ? difference === 0 : operator === "<" ? difference < 0 : difference <= 0;
}

function kindOf(value: unknown): string {
  return value instanceof Date || value instanceof Timestamp ? "moment" : value === null ? "null" : typeof value;
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [toComparable(a), toComparable(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

function toComparable(value: unknown): string | number {
  if (value instanceof Timestamp || value instanceof Date) return value instanceof Date ? value.getTime() : value.toMillis();
  return typeof value === "string" || typeof value === "number" ? value : String(value);
}
