import { randomBytes } from "node:crypto";
import type { ClientAttribution } from "@awning/domain/checkout/client-attribution";
import { linkMark } from "@awning/domain/link/link-mark";
import type { OrderAction } from "@awning/domain/order/actions";
import type { DeliveryMethod, PaymentMethod } from "@awning/domain/shop/shop-settings";
import type { Owner } from "./owner.ts";
import { seededRandom } from "./random.ts";
import type { Suite } from "./suite.ts";

export type DemoOrder = {
  buyer: string;
  lines: [title: string, variant: string | null, quantity: number][];
  delivery: DeliveryMethod;
  payment: PaymentMethod;
  note?: string;
  code?: string;
  acts?: OrderAction[];
  /** The buyer's attribution; `undefined` if unknown. */
  attribution?: ClientAttribution;
  /** Its age in hours. */
  hoursAgo: number;
};

const SHIPPED = { type: "fulfil", tracking: { carrier: "Parcel post", number: "PP 4711 2203", url: "" } } satisfies OrderAction;
const PAID: OrderAction = { type: "mark_paid" };
const HANDED_OVER: OrderAction = { type: "fulfil", tracking: null };

/** Orders in every state of the table. Buyers are shops, never people. */
export const KILN_ORDERS: DemoOrder[] = [
  {
    buyer: "Corner store",
    lines: [
      ["Speckled mug", "Oat", 6],
      ["Egg cups, pair", null, 2],
    ],
    delivery: "shipping",
    payment: "transfer",
    code: "first-firing",
    acts: [PAID, SHIPPED, { type: "refund", amount: 500, reason: "One egg cup came with a chip." }],
    hoursAgo: 170,
  },
  {
    buyer: "Museum shop",
    lines: [["Bud vase, bottle green", null, 1]],
    delivery: "pickup",
    payment: "cash",
    acts: [PAID, HANDED_OVER],
    hoursAgo: 122,
  },
  {
    buyer: "Table and linen",
    lines: [["Dipped bowl", "Blue", 4]],
    delivery: "shipping",
    payment: "transfer",
    acts: [{ type: "cancel", reason: "Ordered twice by mistake.", restock: true }],
    hoursAgo: 99,
  },
  {
    buyer: "Harbour bakery",
    lines: [["Striped milk jug", null, 2]],
    delivery: "pickup",
    payment: "cash",
    code: "first-firing",
    acts: [PAID, HANDED_OVER],
    hoursAgo: 75,
  },
  {
    buyer: "Book corner",
    lines: [["How to mend a bowl", null, 1]],
    delivery: "none",
    payment: "transfer",
    // Its file is delivered automatically.
    acts: [PAID],
    hoursAgo: 52,
  },
  {
    buyer: "Tea room Quay 9",
    lines: [
      ["Speckled mug", "Night blue", 1],
      ["Oat and umber carafe", null, 1],
    ],
    delivery: "shipping",
    payment: "transfer",
    code: "two-mugs",
    acts: [PAID, { ...SHIPPED, lines: [{ line: 0, quantity: 1 }] }],
    hoursAgo: 29,
  },
  {
    buyer: "Lighthouse inn",
    lines: [["Brushed dinner plate", null, 8]],
    delivery: "shipping",
    payment: "transfer",
    note: "Please pack in two boxes, the stairs are narrow.",
    hoursAgo: 27,
  },
  {
    buyer: "Garden centre Elm",
    lines: [["Planter with saucer", null, 3]],
    delivery: "pickup",
    payment: "cash",
    acts: [{ type: "ready" }],
    hoursAgo: 5,
  },
  {
    buyer: "Corner store",
    lines: [
      ["Lidded jar", null, 1],
      ["Dipped bowl", "Celadon", 1],
    ],
    delivery: "shipping",
    payment: "transfer",
    acts: [PAID],
    hoursAgo: 2,
  },
  {
    buyer: "Flower stall row 2",
    lines: [["Bud vase, bottle green", null, 1]],
    delivery: "pickup",
    payment: "cash",
    note: "We come by on Saturday before ten.",
    hoursAgo: 0.4,
  },
];

export const TEMPO_ORDERS: DemoOrder[] = [
  {
    buyer: "School orchestra",
    lines: [["Violin strings, full set", "Soft", 2]],
    delivery: "pickup",
    payment: "cash",
    acts: [PAID, HANDED_OVER],
    hoursAgo: 60,
  },
  {
    buyer: "Reading club",
    lines: [
      ["First pieces for piano", null, 1],
      ["Theory and ear, workbook", null, 1],
    ],
    delivery: "pickup",
    payment: "cash",
    hoursAgo: 3,
  },
];

/** Places orders like a buyer's browser and applies actions like their owner. Returns the order ids, in order. */
export async function placeOrders(suite: Suite, owner: Owner, orders: readonly DemoOrder[]): Promise<string[]> {
  const { username } = owner.shop;
  const ids: string[] = [];
  const random = seededRandom(orders.length);
  for (const order of orders) {
    const site = await owner.published();
    const lines = order.lines.map(([title, variantName, quantity]) => {
      const product = site.products.find((candidate) => candidate.title === title);
      const variant = variantName === null ? null : product?.variants.find((candidate) => candidate.name === variantName);
      if (!product || variant === undefined) throw new Error(`${username} does not sell ${title} ${variantName ?? ""}`);
      return { productId: product.id, variantId: variant?.id ?? "single", quantity };
    });
    // Every other buyer follows a link of the page.
    const [firstLink, ...moreLinks] = site.links.filter(({ type }) => type === "web" || type === "product");
    const link = firstLink && random.share() < 0.6 ? linkMark(random.pick([firstLink, ...moreLinks]).id) : "";
    const { code = "" } = order;
    const quote = await suite.command("quote", { username, lines, delivery: order.delivery, code });
    const placed = await suite.command("place-order", {
      username,
      key: randomBytes(18).toString("base64url"),
      lines,
      delivery: order.delivery,
      payment: order.payment,
      buyer: { name: order.buyer, email: `${order.buyer.toLowerCase().replace(/[^a-z0-9]+/g, "-")}@example.test`, phone: "" },
      shipTo:
        order.delivery === "shipping"
          ? { name: order.buyer, street: "Market square 1", extra: "", postcode: "20457", city: "Hamburg", state: "", country: "DE" }
          : null,
      note: order.note ?? "",
      code,
      ...(order.attribution && { attribution: { ...order.attribution, link } }),
      acceptTerms: true,
      acceptDigital: true,
      quoteHash: quote.hash,
      locale: "en",
    });
    let rev = 1;
    for (const act of order.acts ?? [])
      ({ rev } = await suite.command("act-on-order", { orderId: placed.orderId, rev, act }, await owner.token()));
    ids.push(placed.orderId);
  }
  return ids;
}
