import * as z from "zod/mini";
import { cartLinesSchema } from "../cart/cart.ts";
import type { PriceList } from "../cart/price-cart.ts";
import { phoneNumber } from "../link/read-phone.ts";
import type { PaymentMethod } from "../shop/methods.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { deliveryMethodSchema } from "../shop/shop-settings.ts";
import { emailSchema } from "../values/email.ts";
import { paragraph, personName } from "../values/text.ts";
import { typedAddressSchema, typedBillToSchema } from "./fulfilment/typed-address.ts";
import { BUYER_NAME_MAX, BUYER_PHONE_MAX, ORDER_NOTE_MAX, PRIVATE_NOTE_MAX } from "./order.ts";

/** How an order that its owner writes down is paid: nobody pays by card there. */
export const MANUAL_PAYMENTS = ["cash", "transfer"] as const;

/** What an owner asks the price of. */
export const manualCartSchema = z.object({
  lines: cartLinesSchema.check(z.minLength(1)),
  delivery: deliveryMethodSchema,
  /** Where a parcel goes, ISO 3166-1 alpha-2; empty while that is not known. */
  country: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ""),
  shippingMethod: z._default(z.nullable(shippingMethodSchema.shape.id), null),
});
export type ManualCart = z.infer<typeof manualCartSchema>;

/**
 * An order that its owner writes down: by phone, on a market stall. Ids and counts, never a price. `key` is made once, so
 * that sending it twice orders once.
 */
export const manualOrderSchema = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  ...manualCartSchema.shape,
  /** Without an address nobody is written to. */
  buyer: z.object({
    name: personName(1, BUYER_NAME_MAX),
    email: z.union([z.literal(""), emailSchema]),
    phone: z._default(phoneNumber(BUYER_PHONE_MAX), ""),
  }),
  shipTo: z.nullable(typedAddressSchema),
  billTo: z._default(z.nullable(typedBillToSchema), null),
  payment: z.enum(MANUAL_PAYMENTS),
  /** Whether the money is there already. */
  isPaid: z.boolean(),
  /** Whether the goods are with the buyer already. */
  isHandedOver: z.boolean(),
  /** Words for the buyer's order, and words that only the owner reads. */
  note: z._default(paragraph(ORDER_NOTE_MAX), ""),
  privateNote: z._default(paragraph(PRIVATE_NOTE_MAX), ""),
  quoteHash: z.string().check(z.maxLength(64)),
});
export type ManualOrder = z.infer<typeof manualOrderSchema>;

/**
 * The price list of a shop for its own owner: goods can always be handed over in person, and what limits buyers does not
 * bind them. Prices, taxes, ways to send and stock stay the shop's.
 */
export function ownersPriceList(list: PriceList): PriceList {
  const { settings, products } = list;
  return {
    ...list,
    settings: { ...settings, pickup: { ...settings.pickup, enabled: true } },
    products: new Map([...products].map(([id, product]) => [id, { ...product, limitPerOrder: null, fileCount: undefined }])),
    discount: null,
  };
}

type Facts = Pick<ManualOrder, "delivery" | "payment" | "isPaid" | "isHandedOver" | "shipTo"> & { buyer: { email: string } };

/** How it is paid, as its buyer knows it: cash for a parcel that nobody has paid for is handed to who brings it. */
export function manualPaymentMethod({ delivery, payment, isPaid }: Pick<ManualOrder, "delivery" | "payment" | "isPaid">): PaymentMethod {
  return payment === "cash" && delivery === "shipping" && !isPaid ? "on_delivery" : payment;
}

/** What about it cannot be, as paths of its fields; `hasFiles` when something in it is digital. */
export function manualProblems(input: Facts, hasFiles: boolean): string[] {
  return [
    ...(input.delivery === "shipping" && input.shipTo === null ? ["shipTo"] : []),
    // Files are reached by the link of the order, and that goes out by mail.
    ...(hasFiles && input.buyer.email === "" ? ["buyer.email"] : []),
    // What waits for a transfer holds its pieces until the money is there; it cannot be gone already.
    ...(input.isHandedOver && (input.delivery !== "pickup" || (input.payment === "transfer" && !input.isPaid)) ? ["isHandedOver"] : []),
  ];
}
