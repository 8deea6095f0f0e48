import * as z from "zod/mini";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { NO_TAX, taxSettingsSchema } from "../money/tax.ts";
import { rowsOf } from "../values/rows.ts";
import { paragraph } from "../values/text.ts";
import { HOLD_DAYS, HOLD_DAYS_MAX } from "./hold-time.ts";
import type { DeliveryMethod, PaymentMethod } from "./methods.ts";
import { PAY_URL_MAX, PAY_URL_PATTERN } from "./pay-link.ts";
import { SHIPPING_METHODS_MAX, shippingMethodSchema } from "./shipping.ts";

export {
  DELIVERY_METHODS,
  type DeliveryMethod,
  deliveryMethodSchema,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodSchema,
} from "./methods.ts";

export const INSTRUCTIONS_MAX = 500;
/** How long buyers may cancel by themselves when the shop says nothing else, and the most it can say. */
export const BUYER_CANCEL_MINUTES = 30;
export const BUYER_CANCEL_MINUTES_MAX = 1440;

const methodSchema = z.object({ enabled: z.boolean(), instructions: paragraph(INSTRUCTIONS_MAX) });
/** The page on which a shop is paid; its address may hold facts of the order. */
const payLinkSchema = z.extend(methodSchema, { url: z.string().check(z.maxLength(PAY_URL_MAX), z.regex(new RegExp(PAY_URL_PATTERN))) });

/** Where and when things are collected. `shown` says whether everybody may read it before they order, or only who has ordered. */
const pickupSchema = z.object({ enabled: z.boolean(), place: paragraph(INSTRUCTIONS_MAX), shown: z.boolean() });

/**
 * `sites/{siteId}/settings/shop`: how a shop is paid and how its goods reach people. Private, because bank details stand
 * in it; buyers see the instructions of the method they chose on their order.
 */
export const shopSettingsSchema = z.object({
  currency: currencySchema,
  transfer: methodSchema,
  cash: methodSchema,
  onDelivery: methodSchema,
  payLink: payLinkSchema,
  shipping: z.object({ enabled: z.boolean(), price: amountSchema }),
  pickup: pickupSchema,
  /** Where the shop is, for taxes and as the first guess of where a parcel goes; empty when it does not say. */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  /** Ways to send parcels; without any, each costs `shipping.price` wherever it goes. */
  shippingMethods: rowsOf(shippingMethodSchema, z.maxLength(SHIPPING_METHODS_MAX)),
  tax: taxSettingsSchema,
  /** How long after ordering buyers may cancel by themselves, in minutes; 0 for not at all. */
  buyerCancelMinutes: z.number().check(z.int(), z.gte(0), z.lte(BUYER_CANCEL_MINUTES_MAX)),
  /** How many days the pieces of a new order are kept for its transfer, or for who pays by the shop's own link. */
  holdDays: z.number().check(z.int(), z.gte(1), z.lte(HOLD_DAYS_MAX)),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

/** What a new shop starts with: it can sell for cash on pick-up at once. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  currency: "EUR",
  transfer: { enabled: false, instructions: "" },
  cash: { enabled: true, instructions: "" },
  onDelivery: { enabled: false, instructions: "" },
  payLink: { enabled: false, instructions: "", url: "" },
  shipping: { enabled: false, price: 0 },
  pickup: { enabled: true, place: "", shown: true },
  country: "",
  shippingMethods: [],
  tax: NO_TAX,
  buyerCancelMinutes: BUYER_CANCEL_MINUTES,
  holdDays: HOLD_DAYS,
};

/** The ways a cart can reach its buyer. Files and services need none. */
export function deliveryMethodsFor(settings: Pick<ShopSettings, "shipping" | "pickup">, hasPhysical: boolean): DeliveryMethod[] {
  if (!hasPhysical) return ["none"];
  return [...(settings.shipping.enabled ? (["shipping"] as const) : []), ...(settings.pickup.enabled ? (["pickup"] as const) : [])];
}

/** The ways to be paid that owners see to themselves, as `paymentMethodsFor` needs to know them. */
export type ManualMethods = { [Way in "transfer" | "cash" | "onDelivery"]: { enabled: boolean } } & {
  payLink: { enabled: boolean; url: string };
};

/** The ways an order with this delivery can be paid: cash only where buyer and seller meet, or to who brings the parcel. */
export function paymentMethodsFor(settings: ManualMethods, delivery: DeliveryMethod, hasCards = false): PaymentMethod[] {
  return [
    ...(hasCards ? (["card"] as const) : []),
    ...(settings.transfer.enabled ? (["transfer"] as const) : []),
    ...(settings.payLink.enabled && settings.payLink.url !== "" ? (["link"] as const) : []),
    ...(settings.cash.enabled && delivery === "pickup" ? (["cash"] as const) : []),
    ...(settings.onDelivery.enabled && delivery === "shipping" ? (["on_delivery"] as const) : []),
  ];
}

/** Whether the money comes when the goods do, from hand to hand. */
export function isPaidInPerson(method: PaymentMethod): boolean {
  return method === "cash" || method === "on_delivery";
}

/** What a shop tells buyers who pay this way. A card provider's page says everything itself. */
export function payInstructions(settings: ShopSettings, method: PaymentMethod): string {
  switch (method) {
    case "transfer":
      return settings.transfer.instructions;
    case "cash":
      return settings.cash.instructions;
    case "on_delivery":
      return settings.onDelivery.instructions;
    case "link":
      return settings.payLink.instructions;
    case "card":
      return "";
  }
}
