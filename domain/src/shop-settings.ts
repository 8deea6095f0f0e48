import * as z from "zod/mini";
import { amountSchema, currencySchema } from "./money.ts";
import { paragraph } from "./text.ts";

export const INSTRUCTIONS_MAX = 500;
/** How long unpaid stock is held for a bank transfer. */
export const TRANSFER_HOLD_DAYS = 5;
export const PAYMENT_METHODS = ["transfer", "cash"] as const;
export const DELIVERY_METHODS = ["shipping", "pickup", "none"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export const deliveryMethodSchema = z.enum(DELIVERY_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

/**
 * `sites/{siteId}/settings/shop`: how a shop is paid and how its goods reach people. Private, because bank details stand
 * in it; buyers see the instructions of the method they chose on their order.
 */
export const shopSettingsSchema = z.object({
  currency: currencySchema,
  transfer: z.object({ enabled: z.boolean(), instructions: paragraph(INSTRUCTIONS_MAX) }),
  cash: z.object({ enabled: z.boolean(), instructions: paragraph(INSTRUCTIONS_MAX) }),
  shipping: z.object({ enabled: z.boolean(), price: amountSchema }),
  pickup: z.object({ enabled: z.boolean(), place: paragraph(INSTRUCTIONS_MAX) }),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/** What a new shop starts with: it can sell for cash on pick-up at once. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  currency: "EUR",
  transfer: { enabled: false, instructions: "" },
  cash: { enabled: true, instructions: "" },
  shipping: { enabled: false, price: 0 },
  pickup: { enabled: true, place: "" },
};

/** The ways a cart can reach its buyer. Digital goods need none. */
export function deliveryMethodsFor(settings: Pick<ShopSettings, "shipping" | "pickup">, hasPhysical: boolean): DeliveryMethod[] {
  if (!hasPhysical) return ["none"];
  return [...(settings.shipping.enabled ? (["shipping"] as const) : []), ...(settings.pickup.enabled ? (["pickup"] as const) : [])];
}

/** The ways an order with this delivery can be paid: cash only where buyer and seller meet. */
export function paymentMethodsFor(
  settings: { transfer: { enabled: boolean }; cash: { enabled: boolean } },
  delivery: DeliveryMethod,
): PaymentMethod[] {
  return [
    ...(settings.transfer.enabled ? (["transfer"] as const) : []),
    ...(settings.cash.enabled && delivery === "pickup" ? (["cash"] as const) : []),
  ];
}
