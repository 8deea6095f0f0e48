import type { Quote } from "@awning/domain/cart/cart";
import { mergeLines } from "@awning/domain/cart/cart";
import { priceCart } from "@awning/domain/cart/price-cart";
import type { Discount } from "@awning/domain/discount/discount";
import { CURRENCIES, type Currency, MONEY_MAX, toDecimal } from "@awning/domain/money/money";
import { TAX_CLASSES, TAX_MODES } from "@awning/domain/money/tax";
import type { OrderAction } from "@awning/domain/order/actions";
import { applyAction } from "@awning/domain/order/actions";
import { takePayment } from "@awning/domain/order/money/card-payments";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { refundableQuantities, refundWorth } from "@awning/domain/order/money/refunds";
import type { Order } from "@awning/domain/order/order";
import { step } from "@awning/domain/order/transition";
import { PRICINGS } from "@awning/domain/product/pricing";
import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "@awning/domain/shop/shop-settings";
import * as fc from "fast-check";
import { buildOrder } from "../../functions/src/checkout/create-order.ts";
import { withHash } from "../../functions/src/checkout/price-order.ts";

/** A cart as the shop quotes it, the order it becomes, and that order after money has come and gone. */
export type Sale = { quote: Quote; order: Order; later: Order };

const ids = ["mug", "vase", "bowl", "book", "gift", "lesson"] as const;
const rate = fc.integer({ min: 0, max: 30_000 });
const price = fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 400_000 }));

// About as many carts reach the sum from which a parcel is free as do not.
const parcel = fc.record({ price, freeOver: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { freq: 1 }) });

const settingsIn = (currencies: readonly Currency[]): fc.Arbitrary<ShopSettings> =>
  fc
    .record({
      currency: fc.constantFrom<Currency>(...currencies),
      mode: fc.constantFrom(...TAX_MODES),
      isParcelTaxed: fc.boolean(),
      rates: fc.tuple(rate, rate, rate, rate),
      parcels: fc.tuple(parcel, parcel),
    })
    .map(({ currency, mode, isParcelTaxed, rates: [a, b, c, d], parcels: [post, courier] }) => ({
      ...DEFAULT_SHOP_SETTINGS,
      currency,
      country: "EE",
      transfer: { enabled: true, instructions: "" },
      shipping: { enabled: true, price: 0 },
      shippingMethods: [
        { ...post, id: "post", name: "Post", countries: [], days: null, active: true },
        { ...courier, id: "courier", name: "Courier", countries: [], days: { from: 1, to: 2 }, active: true },
      ],
      tax: {
        mode,
        shipping: isParcelTaxed,
        rates: [
          { country: "EE", standardRate: a, reducedRate: b },
          { country: null, standardRate: c, reducedRate: d },
        ],
      },
    }));

// With none, some or all variants at a price of their own, and at a price that buyers choose from there on.
const products = fc.tuple(
  ...ids.map((id) =>
    fc.record({
      id: fc.constant(id),
      price,
      taxClass: fc.constantFrom(...TAX_CLASSES),
      pricing: fc.constantFrom(...PRICINGS),
      suggested: fc.option(price),
      variantPrices: fc.oneof(fc.constant([]), fc.array(fc.option(price), { minLength: 1, maxLength: 3 })),
    }),
  ),
);
/** Which of a product's variants is meant, how many of it, and what is typed where buyers choose: also what is no amount. */
const lines = fc.array(
  fc.record({
    productId: fc.constantFrom(...ids),
    variant: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    typed: fc.option(fc.oneof(price, fc.constantFrom("", "much", "7", "0", "-3", "12.3456", "1,50"))),
  }),
  { minLength: 1, maxLength: 7 },
);
const discount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }), productIds: fc.subarray([...ids]) }),
    fc.record({ type: fc.constant("amount" as const), value: fc.integer({ min: 1, max: MONEY_MAX }), productIds: fc.subarray([...ids]) }),
    fc.record({ type: fc.constant("free_shipping" as const), value: fc.constant(0), productIds: fc.constant<string[]>([]) }),
  ),
);
type Move = { do: "pay" | "refund" | "refund_pieces" | "cancel" | "expire"; percent: number };
const percent = fc.integer({ min: 1, max: 130 });
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    // Money that goes back in parts is what there are the most ways to get wrong.
    do: fc.constantFrom(
      "pay" as const,
      "refund" as const,
      "refund_pieces" as const,
      "refund_pieces" as const,
      "cancel" as const,
      "expire" as const,
    ),
    percent,
  }),
  { maxLength: 6 },
);
const PAYS: Move = { do: "pay", percent: 100 };
const later = fc.oneof(
  moves,
  moves.map((others) => [PAYS, ...others]),
);

/** Random sales of random shops that sell in these currencies: every tax, discount, price and way to send it there is. */
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
      shippingMethod: fc.constantFrom(null, "post", "courier"),
      later,
    })
    .map(sell)
    .filter((sale) => sale !== null);

/** The same in every currency there is. */
export const sales = salesIn(...(Object.keys(CURRENCIES) as Currency[]));

type Sold = Pick<Product, "id" | "price" | "taxClass" | "pricing" | "suggested"> & { variantPrices: readonly (number | null)[] };
type Asked = {
  settings: ShopSettings;
  products: readonly Sold[];
  lines: readonly { productId: string; variant: number; quantity: number; typed: string | number | null }[];
  discount: Pick<Discount, "type" | "value" | "productIds"> | null;
  delivery: "shipping" | "pickup";
  payment: "transfer" | "cash" | "card";
  country: string;
  shippingMethod: string | null;
  later: readonly Move[];
};

function sell({
  settings: shop,
  products: sold,
  lines: asked,
  discount: off,
  delivery,
  payment,
  country,
  shippingMethod,
  later: acts,
}: Asked): Sale | null {
  const known = off && { discount: { ...off, ...CODE }, usedByBuyer: 0 };
  const all = new Map(sold.map((one) => [one.id, toProduct(one)]));
  const list = { settings: shop, products: all, stock: new Map(), discount: known, now: NOW, hasCards: true };
  const wanted = mergeLines(asked.map((one) => toLine(one, all.get(one.productId), shop.currency)));
  const quote = withHash(priceCart(list, { lines: wanted, delivery, country, shippingMethod, code: known ? "SPRING" : "" }));
  if (!quote.buyable || !quote.payments.includes(payment)) return null;
  const input = { ...INPUT, lines: wanted, delivery: quote.delivery, payment, quoteHash: quote.hash, shipTo: { ...ADDRESS, country } };
  const order = buildOrder(input, { ...list, ...SITE, discount: null, times: new Map() }, quote, {
    id: "order1",
    number: 1042,
    requestHash: "",
    now: NOW,
  });
  return { quote, order, later: acts.reduce(move, order) };
}

/** What a provider says it kept: something, nothing, or that it does not know. */
const FEES = [29, 0, null];

/** Money comes and goes, and a hold ends; what an order does not allow leaves it as it is. */
function move(order: Order, { do: what, percent }: Move, index: number): Order {
  if (what === "pay" && order.paymentMethod === "card")
    return (
      takePayment(order, { amount: order.total, ref: `pi_${index}`, fee: FEES[percent % 3] ?? null }, NOW + index, false)?.order ?? order
    );
  if (what === "expire") return step(order, "expire", { at: NOW + index, by: "system" }) ?? order;
  const amount = Math.max(1, Math.round((moneyOf(order).refundable * percent) / 100));
  const pieces = refundableQuantities(order)
    .map((left, line) => ({ line, quantity: Math.min(left, Math.round((left * percent) / 100)) }))
    .filter(({ quantity }) => quantity > 0);
  const shipping = percent % 3 === 0;
  const act: Record<typeof what, OrderAction> = {
    pay: { type: "mark_paid" },
    refund: { type: "refund", amount, reason: "Chipped" },
    refund_pieces: { type: "refund", amount: refundWorth(order, pieces, shipping), reason: "Chipped", lines: pieces, shipping },
    cancel: { type: "cancel", reason: "Gone", restock: true, refund: percent > 60 },
  };
  const moved = applyAction(order, act[what], NOW + index);
  return typeof moved === "string" ? order : moved.order;
}

const NOW = 1_778_428_800_000;
const CODE = { code: "SPRING", startsAt: null, endsAt: null, minSubtotal: null, totalLimit: null, perEmailLimit: null, ...at("active") };
function at(state: "active") {
  return { state, used: 0, createdAt: 0, updatedAt: 0 };
}
const ADDRESS = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "" };
const INPUT = {
  billTo: null,
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
    socials: {},
    theme: "market" as const,
    published: true,
    suspendedAt: null,
    leavesAt: null,
    createdAt: 0,
    updatedAt: 0,
  },
};

function toProduct({ id, variantPrices, ...priced }: Sold): Product {
  const variants = variantPrices.map((own, index) => ({ id: `v${index}`, name: `Glaze ${index}`, price: own }));
  const kind = id === "book" ? "digital" : id === "lesson" ? "service" : "physical";
  const draft = sampleProduct({ kind, ...priced, title: id, variants });
  return { ...draft, id, createdAt: 0, updatedAt: 0 };
}

/** A line as a browser asks for it; an amount is typed in whole units. */
function toLine(
  { productId, variant, quantity, typed }: Asked["lines"][number],
  product: Product | undefined,
  currency: Currency,
): Parameters<typeof priceCart>[1]["lines"][number] {
  const variants = product?.variants ?? [];
  const variantId = variants[variant % Math.max(1, variants.length)]?.id ?? SINGLE_VARIANT;
  const amount = typeof typed === "number" ? toDecimal(typed, currency) : typed;
  return { productId, variantId, quantity, ...(amount !== null && { amount }) };
}
