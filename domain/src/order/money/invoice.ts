import * as z from "zod/mini";
import { currencySchema } from "../../money/money-schema.ts";
import { lineTaxSchema, reverseChargeSchema, taxSumsSchema } from "../../money/tax.ts";
import { paymentMethodSchema } from "../../shop/shop-settings.ts";
import { timestampSchema } from "../../time/timestamp.ts";
import { wallTime } from "../../time/zoned-time.ts";
import { addressSchema } from "../../values/address.ts";
import { emailSchema } from "../../values/email.ts";
import { pick } from "../../values/rows.ts";
import { line, paragraph } from "../../values/text.ts";
import type { Order } from "../order.ts";
import { moneyOf } from "./order-money.ts";
import { TAX_NUMBER_MAX } from "./payment.ts";

export { TAX_NUMBER_MAX } from "./payment.ts";

export const SELLER_NAME_MAX = 120;
export const SELLER_ADDRESS_MAX = 300;
export const INVOICE_NOTE_MAX = 500;
export const FIRST_INVOICE_NUMBER = 1;

/** `sites/{siteId}/settings/seller`: the seller on invoices, written by the owner. */
export const sellerSchema = z.object({
  name: line(1, SELLER_NAME_MAX),
  address: paragraph(SELLER_ADDRESS_MAX).check(z.minLength(1)),
  email: z.union([z.literal(""), emailSchema]),
  taxNumber: line(0, TAX_NUMBER_MAX),
  note: paragraph(INVOICE_NOTE_MAX),
});
export type Seller = z.infer<typeof sellerSchema>;

const invoiceLineSchema = z.object({
  title: z.string(),
  variantName: z.string(),
  quantity: z.number(),
  unit: z.number(),
  total: z.number(),
  discount: z.number(),
  tax: lineTaxSchema,
});

/**
 * `sites/{siteId}/invoices/{orderId}`: an issued invoice, written once by a function. Money in minor units of `currency`, times in ms since
 * 1970. Numbers start at {@link FIRST_INVOICE_NUMBER} and have no gaps.
 */
export const invoiceSchema = z.object({
  number: z.number(),
  at: timestampSchema,
  orderNumber: z.number(),
  placedAt: timestampSchema,
  seller: z.object({ name: z.string(), address: z.string(), email: z.string(), taxNumber: z.string(), note: z.string() }),
  /** The order's recipient, or the buyer at the shipping address. `taxNumber` may be empty. */
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    address: z.nullable(addressSchema),
    taxNumber: z.string(),
  }),
  lines: z.array(invoiceLineSchema),
  currency: currencySchema,
  subtotal: z.number(),
  discount: z.nullable(z.object({ code: z.string(), amount: z.number() })),
  shipping: z.nullable(z.object({ name: z.string(), price: z.number() })),
  tax: taxSumsSchema,
  reverseCharge: z.optional(reverseChargeSchema),
  total: z.number(),
  /** Payments by the time of issue, with `day` in the owner's calendar. */
  paid: z.array(z.object({ amount: z.number(), method: paymentMethodSchema, at: timestampSchema, day: z.string() })),
  refunded: z.number(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

function billed({ buyer: { name, email }, shipTo, billTo, reverseCharge }: Order): Invoice["buyer"] {
  if (!billTo) return { name, email, address: shipTo, taxNumber: reverseCharge?.buyer ?? "" };
  const { taxNumber: typed, ...address } = billTo;
  const taxNumber = reverseCharge?.buyer ?? typed;
  return { name: address.name, email, address, taxNumber };
}

/** Creates the invoice of an order as a self-contained copy. @param zone time zone of its days */
export function makeInvoice(order: Order, seller: Seller, { number, at, zone }: { number: number; at: number; zone: string }): Invoice {
  return {
    number,
    at,
    orderNumber: order.number,
    placedAt: order.placedAt,
    seller,
    buyer: billed(order),
    lines: order.lines.map((line) => pick(line, "title", "variantName", "quantity", "unit", "total", "discount", "tax")),
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount && order.discount.amount > 0 ? { code: order.discount.code, amount: order.discount.amount } : null,
    shipping: order.delivery === "shipping" ? { name: order.shippingMethod?.name ?? "", price: order.shipping } : null,
    tax: order.tax,
    ...(order.reverseCharge ? { reverseCharge: order.reverseCharge } : {}),
    total: order.total,
    paid: order.payments.map(({ amount, method, at, day }) => ({ amount, method, at, day: day || wallTime(at, zone).day })),
    refunded: moneyOf(order).refunded,
  };
}

export function withInvoice(order: Order, number: number, at: number): Order | null {
  if (invoiceProblem(order)) return null;
  const event = { type: "invoiced", at, by: "owner", note: "", amount: null, part: "", invoice: invoiceName(number) } as const;
  return { ...order, events: [...order.events, event], rev: order.rev + 1, updatedAt: at };
}

/** For example `0007`. */
export function invoiceName(number: number): string {
  return String(number).padStart(4, "0");
}

/** Why an order gets no invoice: it ended without a sale, or it is a test. `null` if it gets one. */
export function invoiceProblem(order: Pick<Order, "status" | "isTest">): "ended" | "test" | null {
  if (order.isTest) return "test";
  return order.status === "cancelled" || order.status === "expired" ? "ended" : null;
}

export function invoiceOf(order: Pick<Order, "events">): string | null {
  return order.events.find((event) => event.type === "invoiced")?.invoice ?? null;
}
