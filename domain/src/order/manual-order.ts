import * as z from "zod/mini";
import { CART_LINES_MAX } from "../account/limits.ts";
import { type CartLine, cartLinesSchema } from "../cart/cart.ts";
import type { PriceList } from "../cart/price-cart.ts";
import { phoneNumber } from "../link/read-phone.ts";
import { amountSchema } from "../money/money-schema.ts";
import type { Product } from "../product/product.ts";
import { SINGLE_VARIANT } from "../routes/firestore-paths.ts";
import type { PaymentMethod } from "../shop/methods.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { deliveryMethodSchema } from "../shop/shop-settings.ts";
import { daySchema } from "../time/zoned-time.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph, personName } from "../values/text.ts";
import { type CustomAmount, customAmountSchema, toProduct } from "./custom-amount.ts";
import { CUSTOM_AMOUNTS_MAX } from "./custom-line.ts";
import { typedAddressSchema, typedBillToSchema } from "./fulfilment/typed-address.ts";
import { PAID_WAYS } from "./money/payment.ts";
import { BUYER_NAME_MAX, BUYER_PHONE_MAX, ORDER_NOTE_MAX, PRIVATE_NOTE_MAX } from "./order.ts";

/** How a manual order is paid; cards are not possible. */
export const MANUAL_PAYMENTS = ["cash", "transfer"] as const;

const hasLines = z.refine<{ lines: readonly unknown[]; customAmounts: readonly unknown[] }>(
  ({ lines, customAmounts }) => lines.length + customAmounts.length > 0 && lines.length + customAmounts.length <= CART_LINES_MAX,
  { path: ["lines"], error: "lines" },
);

const manualCartShape = z.object({
  lines: cartLinesSchema,
  customAmounts: z._default(
    z.array(customAmountSchema).check(
      z.maxLength(CUSTOM_AMOUNTS_MAX),
      z.refine((all) => new Set(all.map((one) => one.productId)).size === all.length, { error: "twice" }),
    ),
    [],
  ),
  delivery: deliveryMethodSchema,
  /** Destination as ISO 3166-1 alpha-2; empty if unknown. */
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ""),
  shippingMethod: z._default(z.nullable(shippingMethodSchema.shape.id), null),
}).shape;
export const manualCartSchema = z.object(manualCartShape).check(hasLines);
export type ManualCart = z.infer<typeof manualCartSchema>;

const manualKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

/**
 * An order that its owner records, by phone or at a market stall. Ids and quantities; the only prices are custom amounts. `key` makes it
 * idempotent.
 */
export const manualOrderSchema = z
  .object({
    key: manualKeySchema,
    ...manualCartShape,
    /** No mail is sent without an address. */
    buyer: z.object({
      name: personName(1, BUYER_NAME_MAX),
      email: z.union([z.literal(""), emailSchema]),
      phone: z._default(phoneNumber(BUYER_PHONE_MAX), ""),
    }),
    shipTo: z.nullable(typedAddressSchema),
    billTo: z._default(z.nullable(typedBillToSchema), null),
    payment: z.enum(MANUAL_PAYMENTS),
    isPaid: z.boolean(),
    isHandedOver: z.boolean(),
    /** `note` is for the buyer, `privateNote` for the owner. */
    note: z._default(paragraph(ORDER_NOTE_MAX), ""),
    privateNote: z._default(paragraph(PRIVATE_NOTE_MAX), ""),
    quoteHash: z.string().check(z.maxLength(64)),
  })
  .check(hasLines);
export type ManualOrder = z.infer<typeof manualOrderSchema>;

/** The price list for orders by the owner: handover is always possible, buyer limits do not apply, and custom amounts are sold. */
export function ownersPriceList(list: PriceList, customAmounts: readonly CustomAmount[]): PriceList {
  const { settings, products } = list;
  const own = [...products].map(([id, product]) => [id, { ...product, limitPerOrder: null, fileCount: undefined }] as const);
  const custom = customAmounts.map((one) => [one.productId, toProduct(one)] as const);
  return {
    ...list,
    settings: { ...settings, pickup: { ...settings.pickup, enabled: true } },
    products: new Map<string, Product>([...own, ...custom]),
    discount: null,
  };
}

/** All lines of a manual cart, as the price list of its owner prices them. */
export function manualLines({ lines, customAmounts }: Pick<ManualCart, "lines" | "customAmounts">): CartLine[] {
  return [...lines, ...customAmounts.map(({ productId, quantity }) => ({ productId, variantId: SINGLE_VARIANT, quantity }))];
}

/**
 * What a guest paid besides what is paid when booking: `amount` in minor units, `rev` of the booking that the owner saw, `key` as above, `day`
 * in the owner's calendar, today without.
 */
export const recordedPaymentSchema = z.object({
  reservationId: documentIdSchema,
  rev: z.number().check(z.int(), z.gte(0)),
  key: manualKeySchema,
  amount: amountSchema.check(z.gte(1)),
  way: z.enum(PAID_WAYS),
  day: z.optional(daySchema),
});

type Facts = Pick<ManualOrder, "delivery" | "payment" | "isPaid" | "isHandedOver" | "shipTo"> & { buyer: { email: string } };

/** The payment method as the buyer knows it: cash for an unpaid parcel is paid on delivery. */
export function manualPaymentMethod({ delivery, payment, isPaid }: Pick<ManualOrder, "delivery" | "payment" | "isPaid">): PaymentMethod {
  return payment === "cash" && delivery === "shipping" && !isPaid ? "on_delivery" : payment;
}

export function manualProblems(input: Facts, hasFiles: boolean): string[] {
  return [
    ...(input.delivery === "shipping" && input.shipTo === null ? ["shipTo"] : []),
    // Files need the order link, which is sent by mail.
    ...(hasFiles && input.buyer.email === "" ? ["buyer.email"] : []),
    // An order that awaits a transfer holds its units, so it cannot be handed over.
    ...(input.isHandedOver && (input.delivery !== "pickup" || (input.payment === "transfer" && !input.isPaid)) ? ["isHandedOver"] : []),
  ];
}
