import type { MailFor } from "@awning/domain/mail/mail";
import type { Order } from "@awning/domain/order/order";
import { sampleLine, sampleOrder } from "@awning/domain/order/sample-order";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { OrderContent } from "../mail-content.ts";
import { HELD_UNTIL, PLACED_AT, type SamplePlace, type Samples } from "./sample-place.ts";

const MUG = sampleLine("speckledmug", 2, { variantId: "oat", title: "Speckled mug", variantName: "Oat glaze", unit: 2800, total: 5600 });
const VASE = sampleLine("budvase", 1, { title: "Bud vase", unit: 3400, total: 3400 });
const BOOK = sampleLine("mendabowl", 1, { kind: "digital", title: "How to repair a bowl", unit: 1200, total: 1200, counted: false });
const lines = [MUG, VASE];

const PLACED = sampleOrder({ lines, total: 9950 });
/** A new order of a pottery shop. */
const SAMPLE_ORDER: Order = {
  ...PLACED,
  id: "sampleorder1042",
  siteId: "samplekiln",
  number: 1042,
  buyer: { name: "Weekend Breakfast Club", email: "breakfast@example.test", phone: "", locale: "en-IE" },
  shipTo: {
    name: "Weekend Breakfast Club",
    street: "Rua da Rosa 12",
    extra: "",
    postcode: "1200-385",
    city: "Lisboa",
    state: "",
    country: "PT",
  },
  instructions: {
    payment: "Transfers from abroad: please choose shared costs.",
    bank: { holder: "Kiln Stoneware", iban: "PT50000201231234567890154", bic: "BCOMPTPL" },
    pickup: "The studio is in the yard behind the bakery. Thursday to Saturday, 10 to 18.",
  },
  shipping: 950,
  shippingMethod: { name: "Shipping", days: { from: 3, to: 5 } },
  note: "Could you wrap the mugs separately? They’re two separate gifts.",
  holdUntil: HELD_UNTIL,
};

const PAYMENT = { id: "p1", method: "transfer", amount: 9950, at: PLACED_AT, day: "", ref: "", fee: null } as const;
const DIGITAL: Partial<Order> = {
  status: "completed",
  paymentStatus: "paid",
  fulfilmentStatus: "fulfilled",
  delivery: "none",
  shipTo: null,
  holdUntil: null,
  note: "",
  lines: [BOOK],
  subtotal: 1200,
  shipping: 0,
  total: 1200,
  payments: [{ ...PAYMENT, amount: 1200 }],
  shipments: [{ id: "s2", at: PLACED_AT, lines: [{ line: 0, quantity: 1 }], tracking: null, state: "delivered" }],
};
const FREE = { paymentStatus: "none_due", payments: [], total: 0 } satisfies Partial<Order>;
const SENT: Partial<Order> = {
  status: "completed",
  paymentStatus: "paid",
  fulfilmentStatus: "fulfilled",
  holdUntil: null,
  payments: [PAYMENT],
  shipments: [
    {
      id: "s2",
      at: PLACED_AT,
      lines: lines.map(({ quantity }, line) => ({ line, quantity })),
      tracking: { carrier: "Parcel post", number: "00 1234 5678 9012", url: "https://parcels.example.test/001234" },
      state: "shipped",
    },
  ],
};
const WITHDRAWAL = {
  ...{ id: "w3", at: PLACED_AT, name: "Weekend Breakfast Club", lines: [{ line: 0, quantity: 1 }], words: "", isByNumber: false },
  ...{ refundBy: "2026-05-29", isBack: false, use: "", settledAt: null, isSettledByHand: false },
};
/** The sample order with changes, and its shop. */
export function orderContent({ siteUrl, mediaBase, shop }: SamplePlace, changes: Partial<Order> = {}): OrderContent {
  const order = { ...SAMPLE_ORDER, ...changes };
  return {
    shop,
    order,
    url: `${siteUrl}${sitePaths.order(order.username, order.id)}?key=sample`,
    mediaBase,
    locale: order.buyer.locale,
    words: "Wash by hand and let it dry slowly. Every mug is a little different. That’s how you know it was made by hand.",
    seller: {
      name: "Kiln Stoneware",
      address: "Quay 9\n4050-100 Porto\nPortugal",
      email: "kiln@example.test",
      taxNumber: "PT 000 000 000",
      note: "",
    },
    part: order.shipments[0]?.id ?? order.refunds[0]?.id ?? order.payments[0]?.id ?? order.events[0]?.part ?? "",
  };
}

const ordered =
  (changes: Partial<Order> = {}) =>
  (place: SamplePlace) =>
    orderContent(place, changes);
const atSeller =
  (path: string, changes: Partial<Order> = {}) =>
  (place: SamplePlace) => ({ ...orderContent(place, changes), url: place.siteUrl + path });

export const orderSamples: Samples<MailFor<"buyer" | "owner">> = {
  "order-received": ordered(),
  "several-orders": (place) => {
    const content = orderContent(place);
    const { order, url } = content;
    const others = [
      { order: { ...order, id: "sampleorder1043", number: 1043, ...DIGITAL, ...FREE }, url },
      { order: { ...order, id: "sampleorder1044", number: 1044, status: "expired", paymentStatus: "voided" } as const, url },
    ];
    return { ...content, others };
  },
  "new-order": atSeller(paths.orders),
  "payment-received": ordered({ status: "open", paymentStatus: "paid", holdUntil: null, payments: [PAYMENT] }),
  "payment-failed": ordered({ paymentMethod: "card", paymentStatus: "failed" }),
  "payment-reminder": ordered(),
  "order-ready": ordered({
    status: "open",
    delivery: "pickup",
    shipTo: null,
    holdUntil: null,
    fulfilmentStatus: "ready",
    pickupCode: "K7Q2",
  }),
  "order-dispatched": ordered(SENT),
  "tracking-changed": ordered(SENT),
  "order-cancelled": ordered({
    status: "cancelled",
    paymentStatus: "paid",
    holdUntil: null,
    payments: [PAYMENT],
    cancelReason: "The vase cracked in the last firing, and we have no second one like it.",
  }),
  "order-expired": ordered({ status: "expired", paymentStatus: "voided", holdUntil: null }),
  "order-refunded": ordered({
    status: "open",
    paymentStatus: "partly_refunded",
    holdUntil: null,
    payments: [PAYMENT],
    refunds: [
      {
        id: "r2",
        method: "transfer",
        amount: 3400,
        reason: "The vase had a crack that we noticed too late.",
        at: PLACED_AT,
        by: "owner",
        state: "done",
        paymentRef: "",
        day: "",
        ref: "",
        lines: [],
        restocked: [],
        dropped: [],
        shipping: false,
      },
    ],
  }),
  "withdrawal-received": (place) => {
    const content = orderContent(place, { ...SENT, withdrawals: [WITHDRAWAL] });
    return { ...content, part: WITHDRAWAL.id };
  },
  "files-ready": ordered(DIGITAL),
  "file-updated": ordered(DIGITAL),
  "order-link": ordered(),
  "order-changed": atSeller(paths.orders, { status: "cancelled", paymentStatus: "voided", holdUntil: null }),
  "low-stock": atSeller(paths.products, { lines: lines.map((line, at) => ({ ...line, ranLow: at === 0 ? 2 : 0 })) }),
};
