import * as z from "zod/mini";

// Apart from the settings, because public pages name the ways and know nothing else of them.

/** `cash` is paid when it is collected, `on_delivery` to who brings it, `link` on a page of the shop's own choice. */
export const PAYMENT_METHODS = ["transfer", "cash", "card", "on_delivery", "link"] as const;
export const DELIVERY_METHODS = ["shipping", "pickup", "none"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export const deliveryMethodSchema = z.enum(DELIVERY_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;
