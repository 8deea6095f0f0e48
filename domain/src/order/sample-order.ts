import { NO_AGREED_TEXTS } from "../checkout/attribution.ts";
import { HOLD_DAYS } from "../shop/hold-time.ts";
import type { Refund } from "./money/payment.ts";
import type { Order, OrderLine } from "./order.ts";
import { initialState } from "./state.ts";

/** A test line: units for 100 each, reserved from stock. */
export function sampleLine(productId: string, quantity: number, changes: Partial<OrderLine> = {}): OrderLine {
  return {
    productId,
    variantId: "single",
    kind: "physical",
    title: productId,
    variantName: "",
    sku: "",
    image: null,
    quantity,
    unit: 100,
    total: 100 * quantity,
    discount: 0,
    tax: { taxRate: 0, amount: 0 },
    counted: true,
    backordered: 0,
    ranLow: null,
    chosen: false,
    answers: [],
    receipt: "",
    weight: null,
    withdrawal: "standard",
    ...changes,
  };
}

export function sampleOrder(changes: Partial<Order> = {}): Order {
  const lines = changes.lines ?? [sampleLine("mug", 2), sampleLine("vase", 3)];
  const subtotal = changes.subtotal ?? lines.reduce((sum, line) => sum + line.total, 0);
  const { total = subtotal, paymentMethod = "transfer", delivery = "shipping" } = changes;
  return {
    id: "o1",
    siteId: "kiln",
    username: "kiln",
    shopName: "kiln",
    number: 1001,
    source: "shop",
    buyer: { name: "Corner store", email: "store@example.test", phone: "", locale: "en" },
    shipTo: null,
    billTo: null,
    delivery,
    paymentMethod,
    instructions: { payment: "", pickup: "" },
    payUrl: "",
    lines,
    currency: "EUR",
    subtotal,
    discount: null,
    codeCounted: false,
    shipping: 0,
    shippingMethod: null,
    tax: { mode: "none", rates: [] },
    total,
    note: "",
    consents: { terms: true, version: "2026-11-01", texts: NO_AGREED_TEXTS, withdrawal: true, digital: false, marketing: false, at: 0 },
    attribution: null,
    holdDays: HOLD_DAYS,
    ...initialState(paymentMethod, total, 0),
    card: null,
    isTest: false,
    askAt: null,
    watchAt: null,
    attention: [],
    oddPayments: [],
    payments: [],
    refunds: [],
    withdrawals: [],
    shipments: [],
    pickupCode: "",
    privateNote: "",
    cancelReason: "",
    events: [{ type: "placed", at: 0, by: "buyer", note: "", amount: null, part: "" }],
    digitalIds: [],
    accessRev: 1,
    viewId: "v",
    requestHash: "h",
    rev: 1,
    placedAt: 0,
    updatedAt: 0,
    ...changes,
  };
}

/** A test refund of 100, done by hand. */
export function sampleRefund(changes: Partial<Refund> = {}): Refund {
  return {
    ...{ id: "r1", method: "transfer", amount: 100, reason: "", at: 0, by: "owner", state: "done", paymentRef: "", ref: "", day: "" },
    ...{ lines: [], restocked: [], dropped: [], shipping: false, ...changes },
  };
}
