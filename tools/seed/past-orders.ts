import type { DemoOrder } from "./orders.ts";
import { attributionOf, SOURCES } from "./origins.ts";
import { seededRandom } from "./random.ts";
import type { DemoShop } from "./shop.ts";

/** How far back a demo shop's analytics reach. */
export const PAST_DAYS = 91;
/** These orders are older than the hand-written ones. */
const NEWEST_HOURS = 8 * 24;
const BUYERS = [
  "Museum shop",
  "Corner store",
  "Harbour bakery",
  "Table and linen",
  "Book corner",
  "Garden centre Elm",
  "Tea room Quay 9",
] as const;

/** Products sold in three months as title and variant; earlier ones sell more often. */
type Sold = readonly [title: string, variant: string | null][];
export const KILN_SOLD: Sold = [
  ["Speckled mug", "Oat"],
  ["How to mend a bowl", null],
  ["Egg cups, pair", null],
  ["Brushed dinner plate", null],
  ["Dipped bowl", "Blue"],
  ["Striped milk jug", null],
  ["Planter with saucer", null],
  ["Lidded jar", null],
];
export const TEMPO_SOLD: Sold = [
  ["First pieces for piano", null],
  ["Theory and ear, workbook", null],
  ["Guitar strings, nylon", null],
];

/** Completed orders of the past months, oldest first, with the shop's delivery and payment methods. */
export function pastOrders({ settings }: DemoShop, sold: Sold, count: number, seed: number): DemoOrder[] {
  const random = seededRandom(seed);
  const [first, ...others] = sold;
  if (!first) return [];
  const span = PAST_DAYS * 24 - NEWEST_HOURS - 24;
  return Array.from({ length: count }, (_, index): DemoOrder => {
    const [title, variant] = random.pick([first, ...others]);
    const isFile = title === "How to mend a bowl";
    const isSent = !isFile && random.share() < 0.6 && settings.shipping.enabled;
    // More recent orders: the shop grows.
    const back = 1 - (index / count) ** 0.8;
    return {
      buyer: random.pick(BUYERS),
      lines: [[title, variant, isFile ? 1 : 1 + random.below(3)]],
      delivery: isFile ? "none" : isSent ? "shipping" : "pickup",
      payment: isFile || isSent ? "transfer" : "cash",
      acts: [{ type: "mark_paid" }, ...(isFile ? [] : [{ type: "fulfil", tracking: null } as const])],
      attribution: attributionOf(random.pick(SOURCES).from),
      hoursAgo: Math.round(NEWEST_HOURS + back * span) + random.below(9) / 10,
    };
  });
}

/** Adds the units of these orders to the shop's stock, so that the described stock remains. */
export function withStockFor(shop: DemoShop, orders: readonly DemoOrder[]): DemoShop {
  const taken = (title: string, variant: string | null) =>
    orders
      .flatMap(({ lines }) => lines)
      .filter((line) => line[0] === title && line[1] === variant)
      .reduce((sum, line) => sum + line[2], 0);
  const products = shop.products.map((product) => {
    const { stock, title } = product;
    if (stock === undefined) return product;
    if (typeof stock === "number") return { ...product, stock: stock + taken(title, null) };
    return { ...product, stock: Object.fromEntries(Object.entries(stock).map(([name, count]) => [name, count + taken(title, name)])) };
  });
  return { ...shop, products };
}
