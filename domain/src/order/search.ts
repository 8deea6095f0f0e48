import { beginningsOf, beginWords, termOf } from "../values/search-terms.ts";
import type { Order } from "./order.ts";

type Searched = Pick<Order, "buyer" | "lines" | "billTo">;

/**
 * Search terms of an order: every prefix of the words in the buyer's email, name, invoice recipient and lines, lower case without accents.
 * The buyer comes first, so that a long order only loses line terms.
 */
export function searchTermsOf(order: Searched): string[] {
  return beginningsOf(textsOf(order));
}

export type OrderSearch = {
  number: number | null;
  /** The most selective typed prefix, as {@link searchTermsOf} stores it. */
  term: string;
};

export function readOrderSearch(typed: string): OrderSearch | null {
  const term = termOf(typed);
  return term === null ? null : { number: readOrderNumber(typed), term };
}

export function readOrderNumber(typed: string): number | null {
  const match = /^#?(\d{1,9})$/.exec(typed.trim());
  return match?.[1] ? Number(match[1]) : null;
}

export function matchesSearch(order: Searched & Pick<Order, "number">, typed: string): boolean {
  return readOrderNumber(typed) === order.number || beginWords(textsOf(order), typed);
}

function textsOf({ buyer, billTo, lines }: Searched): string[] {
  return [buyer.email, buyer.name, ...(billTo ? [billTo.name] : []), ...lines.map(({ title, variantName }) => `${title} ${variantName}`)];
}
