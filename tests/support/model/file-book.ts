import type { CommandInput } from "@awning/domain/api/commands";
import type { Order, OrderLine } from "@awning/domain/order/order";
import type { ProductFile } from "@awning/domain/product/file";

/** What the page answered to who asked for a file. */
export type Answer = { type: "given"; address: string } | { type: "refused"; status: number; words: string };
/** Somebody asked for a file; `answer` is `null` when nobody lived to hear one. `file` as the shop had it before. */
export type Ask = { orderId: string; line: OrderLine; file: ProductFile; isOwnKey: boolean; answer: Answer | null };
type Counts = Readonly<Record<string, number>>;

/** What is known of a shop's files from outside: how they were at the last look, and what was asked for since. */
export class FileBook {
  files: readonly ProductFile[] = [];
  /** Files that were there once. */
  gone: readonly ProductFile[] = [];
  counts: ReadonlyMap<string, Counts> = new Map();
  orders: ReadonlyMap<string, Order> = new Map();
  updateMails: ReadonlySet<string> = new Set();
  /** What was uploaded, and as what. */
  readonly uploads: Required<CommandInput<"add-product-file">>[] = [];
  /** Objects that may lie in Storage without a file: whoever would have removed or added them did not get to it. */
  readonly mayRemain = new Set<string>();
  /** Uploads that the shop would not take. */
  readonly refused = new Set<string>();
  /** Files that may stand in the shop without contents: whoever took them away did not get to their end. */
  readonly mayLack = new Set<string>();

  asks: Ask[] = [];
  /** Orders whose downloads were given free again. */
  resets = new Set<string>();
  /** Products whose files somebody changed. */
  touched = new Set<string>();
  told: { fileId: string; isComplete: boolean }[] = [];
  /** Which products had files, by the moments at which that may have changed. */
  readonly #history: { at: number; before: ReadonlySet<string>; touched: ReadonlySet<string>; after: ReadonlySet<string> }[] = [];

  /** Begins a new moment with the files as they are now. */
  turn(now: Pick<FileBook, "files" | "counts" | "orders" | "updateMails">, at: number): void {
    const ids = new Set(now.files.map(({ id }) => id));
    const before = productsOf(this.files);
    this.gone = [...this.gone, ...this.files].filter((one) => !ids.has(one.id));
    this.#history.push({ at, before, touched: this.touched, after: productsOf(now.files) });
    Object.assign(this, now);
    this.asks = [];
    this.resets = new Set();
    this.touched = new Set();
    this.told = [];
  }

  /** Which products surely, and which of them perhaps had a file at a moment. */
  at(moment: number): { surely: ReadonlySet<string>; perhaps: ReadonlySet<string> } {
    const last = this.#history.findLast(({ at }) => at <= moment);
    if (!last) return { surely: new Set(), perhaps: new Set() };
    const { at, before, touched, after } = last;
    if (at < moment) return { surely: after, perhaps: after };
    const perhaps = before.union(after).union(touched);
    return { surely: before.intersection(after).difference(touched), perhaps };
  }
}

function productsOf(files: readonly ProductFile[]): Set<string> {
  return new Set(files.map((file) => file.productId));
}
