import type { Order } from "./order.ts";

/** Longest beginning of a word that is kept to be searched for; what is typed beyond it is compared afterwards. */
export const SEARCH_TERM_MAX = 24;
/** Beginnings kept of one order: each is an entry of the index. */
export const SEARCH_TERMS_MAX = 240;

type Searched = Pick<Order, "buyer" | "lines">;

/**
 * What an order is found by: every beginning of the words of its buyer's e-mail, name and of what was bought, without
 * accents, in lower case. The e-mail and the name come first, so that a long order loses words of its goods at most.
 */
export function searchTermsOf({ buyer, lines }: Searched): string[] {
  const terms = new Set<string>();
  const goods = lines.map(({ title, variantName }) => `${title} ${variantName}`);
  for (const word of [buyer.email, buyer.name, ...goods].flatMap(wordsOf).flatMap(withParts)) {
    for (let length = 1; length <= Math.min(word.length, SEARCH_TERM_MAX); length++) {
      if (terms.size >= SEARCH_TERMS_MAX) return [...terms];
      terms.add(word.slice(0, length));
    }
  }
  return [...terms];
}

/** What somebody searches orders for. */
export type OrderSearch = {
  /** The order with this number; `null` when no number was typed. */
  number: number | null;
  /** The buyer with exactly this address, in lower case; `null` when no whole address was typed. */
  email: string | null;
  /** The beginning of a word, as {@link searchTermsOf} keeps it: the longest that was typed. */
  term: string;
};

/** Reads a search as it was typed; `null` for nothing at all. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const words = wordsOf(typed);
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return null;
  const email = typed.trim().toLowerCase();
  return { number: readOrderNumber(typed), email: /^\S+@\S+$/.test(email) ? email : null, term: longest.slice(0, SEARCH_TERM_MAX) };
}

/** An order number somebody typed: `1042` or `#1042`; `null` when it is none. */
export function readOrderNumber(typed: string): number | null {
  const match = /^#?(\d{1,9})$/.exec(typed.trim());
  return match?.[1] ? Number(match[1]) : null;
}

/** Whether an order answers everything that was typed, and not only the one word a database looks for. */
export function matchesSearch(order: Searched & Pick<Order, "number">, typed: string): boolean {
  if (readOrderNumber(typed) === order.number) return true;
  const goods = order.lines.map(({ title, variantName }) => `${title} ${variantName}`);
  const known = [order.buyer.email, order.buyer.name, ...goods].flatMap(wordsOf).flatMap(withParts);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
}

/** `bud-vase` is found as a whole and by each of its parts, an address by its domain too. */
function withParts(word: string): string[] {
  return [...new Set([word, ...word.split("@"), ...word.split(/[^\p{L}\p{N}]+/u)])].filter(Boolean);
}

function wordsOf(text: string): string[] {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().split(/\s+/).filter(Boolean);
}
