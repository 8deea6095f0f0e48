import { isNotStored, keep, recall } from "./storage.ts";

/**
 * One line of a shop's basket: ids, the quantity, and the buyer's price where they set it. The property order matters: the
 * values in sequence are its text in an address.
 */
type Line = { productId: string; variantId: string; quantity: number; amount?: string };
/**
 * `key` makes this basket one order, however often it is sent. `country` is the shipping country and `code` a discount code
 * from a link; both may be empty.
 */
export type Basket = { key: string; lines: Line[]; country: string; code: string };

/** What the storage may contain. */
type Stored = { [Key in Exclude<keyof Basket, "lines"> | "at"]?: unknown } & { lines: unknown[] };

const LINES_MAX = 50;
const QUANTITY_MAX = 99;
const KEPT_MS = 30 * 86_400_000;

const nameOf = (username: string) => `awning:basket:${username}` as const;

function isLine(value: unknown): value is Line {
  const { productId, variantId, quantity }: { [Key in keyof Line]?: unknown } = Object(value);
  return /^\w{1,64} \w{1,64}$/.test(`${productId} ${variantId}`) && Number.isInteger(quantity) && Number(quantity) > 0;
}

/** The basket of a shop in this browser. Damaged entries are skipped, and a basket untouched for too long is dropped. */
export function readBasket(username: string): Basket {
  try {
    const { key, lines, country, code, at }: Stored = JSON.parse(`${recall("localStorage", nameOf(username))}`);
    const isOver = !(Number(at) >= Date.now() - KEPT_MS);
    // Lines that are no array throw.
    if (!isOver && /^[\w-]{22,64}$/.test(`${key}`))
      return { key: `${key}`, lines: lines.filter(isLine), country: word(country), code: word(code) };
  } catch {
    // Nothing stored yet, or unreadable: a new basket.
  }
  return { key: newKey(), lines: [], country: "", code: "" };
}

const word = (value: unknown) => (typeof value === "string" && value.length < 61 ? value : "");

/** 160 random bits as plain numbers, because formatting code would be in every page. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(5)).join("-");
}

/** Stores a basket and notifies the page. */
export function writeBasket(username: string, basket: Basket): void {
  keep("localStorage", nameOf(username), JSON.stringify({ ...basket, at: Date.now() }));
  dispatchEvent(new Event("awning:basket"));
}

/** Whether the browser refuses to store the basket: it lasts as long as this page, and leaves it in the checkout's address. */
export const isBasketNotStored = (username: string) => isNotStored(nameOf(username));

/** The number of items in the basket. */
export function badgeOf(username: string): number {
  return readBasket(username).lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Adds `productId.variantId` or `productId.variantId.amount`; that amount then applies to all of the line.
 * @returns whether there was room for another line
 */
export function addLine(username: string, token: string, quantity: number): boolean {
  const [productId = "", variantId = "", ...amount] = token.split(".");
  const basket = readBasket(username);
  const same = basket.lines.find((one) => one.productId === productId && one.variantId === variantId);
  const line: Line = same ?? { productId, variantId, quantity: 0 };
  line.amount = amount.join(".");
  line.quantity = Math.min(QUANTITY_MAX, line.quantity + quantity);
  // An existing line keeps its position.
  const lines = [...new Set([...basket.lines, line])];
  const fits = lines.length <= LINES_MAX;
  if (fits) writeBasket(username, { ...basket, lines });
  return fits;
}

/** Sets the quantity of a line; 0 removes it. */
export function setLine(username: string, line: Line): void {
  const basket = readBasket(username);
  const lines = basket.lines.map((one) => (one.productId === line.productId && one.variantId === line.variantId ? line : one));
  writeBasket(username, { ...basket, lines: lines.filter((one) => one.quantity > 0) });
}

/** Resets the basket after an order: a new key, without the purchased items. `left` is a basket that was not bought. */
export function renewBasket(username: string, left: Basket | null): void {
  writeBasket(username, { ...(left ?? { ...readBasket(username), lines: [], code: "" }), key: newKey() });
}
