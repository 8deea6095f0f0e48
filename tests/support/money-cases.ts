import type { Quote } from "@awning/domain/cart";
import { SINGLE_VARIANT } from "@awning/domain/collections";
import type { Discount } from "@awning/domain/discount";
import { CURRENCIES, type Currency, MONEY_MAX } from "@awning/domain/money";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-act";
import { performAct, step } from "@awning/domain/order-acts";
import { moneyOf } from "@awning/domain/order-money";
import { takePayment } from "@awning/domain/order-payments";
import { priceCart } from "@awning/domain/price-cart";
import { type Product, productDraftSchema } from "@awning/domain/product";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "@awning/domain/shop-settings";
import { TAX_CLASSES, TAX_MODES } from "@awning/domain/tax";
import * as fc from "fast-check";
import { buildOrder } from "../../functions/src/checkout/build-order.ts";
import { withHash } from "../../functions/src/checkout/hash-quote.ts";

/** A cart as the shop quotes it, the order it becomes, and that order after money has come and gone. */
export type Sale = { quote: Quote; order: Order; later: Order };

const ids = ["mug", "vase", "bowl", "book", "gift"] as const;
const rate = fc.integer({ min: 0, max: 3000 });
const price = fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 400_000 }));

const settingsIn = (currencies: readonly Currency[]): fc.Arbitrary<ShopSettings> =>
  fc
    .record({
      currency: fc.constantFrom<Currency>(...currencies),
      mode: fc.constantFrom(...TAX_MODES),
      isParcelTaxed: fc.boolean(),
      rates: fc.tuple(rate, rate, rate, rate),
      parcel: fc.tuple(price, fc.option(price)),
    })
    .map(({ currency, mode, isParcelTaxed, rates: [a, b, c, d], parcel: [cost, freeOver] }) => ({
      ...DEFAULT_SHOP_SETTINGS,
      currency,
      country: "EE",
      transfer: { enabled: true, instructions: "" },
      shipping: { enabled: true, price: 0 },
      shippingMethods: [{ id: "post", name: "Post", price: cost, freeOver, countries: [], days: null, active: true }],
      tax: {
        mode,
        shipping: isParcelTaxed,
        rates: [
          { country: "EE", standard: a, reduced: b },
          { country: null, standard: c, reduced: d },
        ],
      },
    }));

const products = fc.tuple(...ids.map((id) => fc.record({ price, taxClass: fc.constantFrom(...TAX_CLASSES), id: fc.constant(id) })));
const lines = fc.uniqueArray(
  fc.record({ productId: fc.constantFrom(...ids), variantId: fc.constant(SINGLE_VARIANT), quantity: fc.integer({ min: 1, max: 20 }) }),
  { selector: (one) => one.productId, minLength: 1 },
);
const discount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }), productIds: fc.subarray([...ids]) }),
    fc.record({ type: fc.constant("amount" as const), value: fc.integer({ min: 1, max: MONEY_MAX }), productIds: fc.subarray([...ids]) }),
    fc.record({ type: fc.constant("free_shipping" as const), value: fc.constant(0), productIds: fc.constant<string[]>([]) }),
  ),
);
const later = fc.array(
  fc.record({
    do: fc.constantFrom("pay" as const, "refund" as const, "cancel" as const, "expire" as const),
    percent: fc.integer({ min: 1, max: 130 }),
  }),
  { maxLength: 6 },
);

/** Random sales of random shops that sell in these currencies: every tax and discount there is. */
export const salesIn = (...currencies: readonly Currency[]): fc.Arbitrary<Sale> =>
  fc
    .record({
      settings: settingsIn(currencies),
      products,
      lines,
      discount,
      delivery: fc.constantFrom("shipping" as const, "pickup" as const),
      payment: fc.constantFrom("transfer" as const, "cash" as const, "card" as const),
      country: fc.constantFrom("EE", "PT"),
      later,
    })
    .map(sell)
    .filter((sale) => sale !== null);

/** The same in every currency there is. */
export const sales = salesIn(...(Object.keys(CURRENCIES) as Currency[]));

type Asked = {
  settings: ShopSettings;
  products: readonly Pick<Product, "id" | "price" | "taxClass">[];
  lines: Parameters<typeof priceCart>[1]["lines"];
  discount: Pick<Discount, "type" | "value" | "productIds"> | null;
  delivery: "shipping" | "pickup";
  payment: "transfer" | "cash" | "card";
  country: string;
  later: readonly { do: "pay" | "refund" | "cancel" | "expire"; percent: number }[];
};

function sell({
  settings: shop,
  products: sold,
  lines: wanted,
  discount: off,
  delivery,
  payment,
  country,
  later: acts,
}: Asked): Sale | null {
  const known = off && { discount: { ...off, ...CODE }, usedByBuyer: 0 };
  const all = new Map(sold.map((one) => [one.id, toProduct(one)]));
  const list = { settings: shop, products: all, stock: new Map(), discount: known, now: NOW, hasCards: true };
  const quote = withHash(priceCart(list, { lines: wanted, delivery, country, shippingMethod: null, code: known ? "SPRING" : "" }));
  if (!quote.buyable || !quote.payments.includes(payment)) return null;
  const input = { ...INPUT, lines: [...wanted], delivery: quote.delivery, payment, quoteHash: quote.hash, shipTo: { ...ADDRESS, country } };
  const order = buildOrder(input, { ...list, ...SITE, discount: null }, quote, { id: "order1", number: 1042, requestHash: "", now: NOW });
  return { quote, order, later: acts.reduce(move, order) };
}

/** Money comes and goes, and a hold ends; what an order does not allow leaves it as it is. */
function move(order: Order, { do: what, percent }: Asked["later"][number], index: number): Order {
  if (what === "pay" && order.paymentMethod === "card")
    return takePayment(order, { amount: order.total, ref: `pi_${index}`, fee: 0 }, NOW + index, false)?.order ?? order;
  if (what === "expire") return step(order, "expire", { at: NOW + index, by: "system" }) ?? order;
  const amount = Math.max(1, Math.round((moneyOf(order).refundable * percent) / 100));
  const act: Record<typeof what, OrderAct> = {
    pay: { type: "mark_paid" },
    refund: { type: "refund", amount, reason: "Chipped" },
    cancel: { type: "cancel", reason: "Gone", restock: true, refund: percent > 60 },
  };
  const moved = performAct(order, act[what], NOW + index);
  return typeof moved === "string" ? order : moved.order;
}

const NOW = 1_778_428_800_000;
const CODE = { code: "SPRING", startsAt: null, endsAt: null, minSubtotal: null, totalLimit: null, perEmailLimit: null, ...at("active") };
function at(state: "active") {
  return { state, used: 0, createdAt: 0, updatedAt: 0 };
}
const ADDRESS = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "1011", city: "Tartu" };
const INPUT = {
  username: "kiln",
  key: "key-of-a-cart-of-the-tests",
  buyer: { name: "Corner store", email: "store@example.test", phone: "" },
  note: "",
  acceptTerms: true,
  acceptDigital: true,
  marketing: false,
  shippingMethod: null,
  code: "",
  locale: "en",
} as const;
const SITE = {
  siteId: "kiln",
  site: {
    username: "kiln",
    displayName: "Kiln",
    headline: "",
    bio: "",
    avatar: null,
    cover: null,
    socials: [],
    theme: "market" as const,
    published: true,
    suspendedAt: null,
    leavesAt: null,
    createdAt: 0,
    updatedAt: 0,
  },
};

function toProduct({ id, price: cost, taxClass }: Pick<Product, "id" | "price" | "taxClass">): Product {
  const words = { title: id, slug: id, description: "", compareAt: null, images: [], variants: [], limitPerOrder: null, state: "active" };
  const draft = productDraftSchema.parse({ kind: id === "book" ? "digital" : "physical", price: cost, taxClass, order: "a0", ...words });
  return { ...draft, id, createdAt: 0, updatedAt: 0 };
}
