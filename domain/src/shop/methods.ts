import * as z from "zod/mini";

// Separate from settings, because public pages only need the names of methods.

/** `cash` is paid at pickup, `on_delivery` to the carrier, `link` on a page the shop chose. */
export const PAYMENT_METHODS = ["transfer", "cash", "card", "on_delivery", "link"] as const;
export const DELIVERY_METHODS = ["shipping", "pickup", "none"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export const deliveryMethodSchema = z.enum(DELIVERY_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;
