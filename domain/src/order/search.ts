import { beginningsOf, beginWords, termOf } from "../values/search-terms.ts";
import type { Order } from "./order.ts";

type Searched = Pick<Order, "buyer" | "lines" | "billTo">;

/**
 * What an order is found by: every beginning of the words of its buyer's e-mail, name, of who is billed and of what was bought, without
 * accents, in lower case. The e-mail and the name come first, so that a long order loses words of its goods at most.
 */
export function searchTermsOf(order: Searched): string[] {
  return beginningsOf(textsOf(order));
}

/** What somebody searches orders for. */
export type OrderSearch = {
  /** The order with this number; `null` when no number was typed. */
  number: number | null;
  /** The beginning of a word, as {@link searchTermsOf} keeps it: the rarest that was typed. */
  term: string;
};

/** Reads a search as it was typed; `null` for nothing at all. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const term = termOf(typed);
  return term === null ? null : { number: readOrderNumber(typed), term };
}

/** An order number somebody typed: `1042` or `#1042`; `null` when it is none. */
export function readOrderNumber(typed: string): number | null {
  const match = /^#?(\d{1,9})$/.exec(typed.trim());
  return match?.[1] ? Number(match[1]) : null;
}

/** Whether an order answers everything that was typed, and not only the one word a database looks for. */
export function matchesSearch(order: Searched & Pick<Order, "number">, typed: string): boolean {
  return readOrderNumber(typed) === order.number || beginWords(textsOf(order), typed);
}

function textsOf({ buyer, billTo, lines }: Searched): string[] {
  return [buyer.email, buyer.name, ...(billTo ? [billTo.name] : []), ...lines.map(({ title, variantName }) => `${title} ${variantName}`)];
}
