import { isNotStored, keep, recall } from "./storage.ts";

/**
 * One line of the basket of a shop: ids and a count, and what the buyer wants to pay where buyers choose that. Whoever makes
 * one keeps to this order: as text for an address it is its values one after the other.
 */
type Line = { productId: string; variantId: string; quantity: number; amount?: string };
/**
 * `key` makes this basket one order, however often it is sent. `country` is where a parcel would go and `code` a discount
 * code that a link brought along; both may be empty.
 */
export type Basket = { key: string; lines: Line[]; country: string; code: string };

/** What may stand in storage. */
type Stored = { [Key in Exclude<keyof Basket, "lines"> | "at"]?: unknown } & { lines: unknown[] };

const LINES_MAX = 50;
const QUANTITY_MAX = 99;
const KEPT_MS = 30 * 86_400_000;

const nameOf = (username: string) => `awning:basket:${username}` as const;

function isLine(value: unknown): value is Line {
  const { productId, variantId, quantity }: { [Key in keyof Line]?: unknown } = Object(value);
  return /^\w{1,64} \w{1,64}$/.test(`${productId} ${variantId}`) && Number.isInteger(quantity) && Number(quantity) > 0;
}

/** The basket of a shop in this browser; anything damaged in it is left out, and so is all of one that nobody touched for long. */
export function readBasket(username: string): Basket {
  try {
    const { key, lines, country, code, at }: Stored = JSON.parse(`${recall("localStorage", nameOf(username))}`);
    const isOver = !(Number(at) >= Date.now() - KEPT_MS);
    // Lines that are no list throw.
    if (!isOver && /^[\w-]{22,64}$/.test(`${key}`))
      return { key: `${key}`, lines: lines.filter(isLine), country: word(country), code: word(code) };
  } catch {
    // Nothing stored yet, or not readable: a new basket.
  }
  return { key: newKey(), lines: [], country: "", code: "" };
}

const word = (value: unknown) => (typeof value === "string" && value.length < 61 ? value : "");

/** 160 random bits, in numbers that need no form of their own: this stands in every page. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(5)).join("-");
}

/** Keeps a basket and tells the page. */
export function writeBasket(username: string, basket: Basket): void {
  keep("localStorage", nameOf(username), JSON.stringify({ ...basket, at: Date.now() }));
  dispatchEvent(new Event("awning:basket"));
}

/** Whether the browser refuses to keep the basket: it lives as long as this page, and leaves it in the address of the checkout. */
export const isBasketNotStored = (username: string) => isNotStored(nameOf(username));

/** How many pieces are in it. */
export function badgeOf(username: string): number {
  return readBasket(username).lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Adds pieces of `productId.variantId`, or of `productId.variantId.amount`: the amount is then that of all of them.
 * @returns whether there was room for another line
 */
export function addLine(username: string, token: string, quantity: number): boolean {
  const [productId = "", variantId = "", ...amount] = token.split(".");
  const basket = readBasket(username);
  const same = basket.lines.find((one) => one.productId === productId && one.variantId === variantId);
  const line: Line = same ?? { productId, variantId, quantity: 0 };
  line.amount = amount.join(".");
  line.quantity = Math.min(QUANTITY_MAX, line.quantity + quantity);
  // One that is in it stays in its place.
  const lines = [...new Set([...basket.lines, line])];
  const fits = lines.length <= LINES_MAX;
  if (fits) writeBasket(username, { ...basket, lines });
  return fits;
}

/** Sets how many of a line there are; 0 takes it out. */
export function setLine(username: string, line: Line): void {
  const basket = readBasket(username);
  const lines = basket.lines.map((one) => (one.productId === line.productId && one.variantId === line.variantId ? line : one));
  writeBasket(username, { ...basket, lines: lines.filter((one) => one.quantity > 0) });
}

/** After an order: the next one has a key of its own, and what was bought is out of it. `left` is a basket that was not bought. */
export function renewBasket(username: string, left: Basket | null): void {
  writeBasket(username, { ...(left ?? { ...readBasket(username), lines: [], code: "" }), key: newKey() });
}
