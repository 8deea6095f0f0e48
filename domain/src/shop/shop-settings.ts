import * as z from "zod/mini";
import { type BankAccount, bankAccountSchema, isPayable, NO_ACCOUNT } from "../money/bank/bank-account.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { NO_TAX, taxSettingsSchema } from "../money/tax.ts";
import { addedField, rowsOf } from "../values/rows.ts";
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
export const BUYER_CANCEL_MINUTES = 30;
export const BUYER_CANCEL_MINUTES_MAX = 1440;

const methodSchema = z.object({ enabled: z.boolean(), instructions: paragraph(INSTRUCTIONS_MAX) });
const payLinkSchema = z.extend(methodSchema, { url: z.string().check(z.maxLength(PAY_URL_MAX), z.regex(new RegExp(PAY_URL_PATTERN))) });

/** Pickup place and hours. `shown` says whether they are public, or only for buyers. */
const pickupSchema = z.object({ enabled: z.boolean(), place: paragraph(INSTRUCTIONS_MAX), shown: z.boolean() });

/** `sites/{siteId}/settings/shop`: payment and delivery settings. Private, because they contain bank details. */
export const shopSettingsSchema = z.object({
  currency: currencySchema,
  transfer: methodSchema,
  /** The account for transfers; the instructions of `transfer` are a note beside it, or all there is. */
  bank: addedField(bankAccountSchema, NO_ACCOUNT),
  cash: methodSchema,
  onDelivery: methodSchema,
  payLink: payLinkSchema,
  shipping: z.object({ enabled: z.boolean(), price: amountSchema }),
  pickup: pickupSchema,
  /** The shop's country, for taxes and as the default destination; may be empty. */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  /** Shipping methods; without any, shipping costs `shipping.price` everywhere. */
  shippingMethods: rowsOf(shippingMethodSchema, z.maxLength(SHIPPING_METHODS_MAX)),
  tax: taxSettingsSchema,
  /** How long buyers may cancel, in minutes; 0 for never. */
  buyerCancelMinutes: z.number().check(z.int(), z.gte(0), z.lte(BUYER_CANCEL_MINUTES_MAX)),
  holdDays: z.number().check(z.int(), z.gte(1), z.lte(HOLD_DAYS_MAX)),
  /** Whether buyers with a tax number can withdraw, which the law gives to consumers alone. */
  businessWithdrawal: addedField(z.boolean(), true),
  /** The shop's VAT number, with its prefix. With one, companies of other member states buy without VAT; empty for never. */
  vatNumber: addedField(z.string().check(z.regex(/^([A-Z]{2}[A-Z0-9+*]{2,12})?$/)), ""),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;

export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  currency: "EUR",
  transfer: { enabled: false, instructions: "" },
  bank: NO_ACCOUNT,
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
  businessWithdrawal: true,
  vatNumber: "",
};

export function deliveryMethodsFor(settings: Pick<ShopSettings, "shipping" | "pickup">, hasPhysical: boolean): DeliveryMethod[] {
  if (!hasPhysical) return ["none"];
  return [...(settings.shipping.enabled ? (["shipping"] as const) : []), ...(settings.pickup.enabled ? (["pickup"] as const) : [])];
}

/** Payment methods without a provider, for `paymentMethodsFor`. */
export type ManualMethods = { [Way in "transfer" | "cash" | "onDelivery"]: { enabled: boolean } } & {
  payLink: { enabled: boolean; url: string };
};

export function paymentMethodsFor(settings: ManualMethods, delivery: DeliveryMethod, hasCards = false): PaymentMethod[] {
  return [
    ...(hasCards ? (["card"] as const) : []),
    ...(settings.transfer.enabled ? (["transfer"] as const) : []),
    ...(settings.payLink.enabled && settings.payLink.url !== "" ? (["link"] as const) : []),
    ...(settings.cash.enabled && delivery === "pickup" ? (["cash"] as const) : []),
    ...(settings.onDelivery.enabled && delivery === "shipping" ? (["on_delivery"] as const) : []),
  ];
}

export function isPaidInPerson(method: PaymentMethod): boolean {
  return method === "cash" || method === "on_delivery";
}

/** What an order keeps of how to pay it: the text for its method, and the account where it is to be transferred. */
export function payDetails(settings: ShopSettings, method: PaymentMethod, total: number): { payment: string; bank?: BankAccount } {
  if (total === 0) return { payment: "" };
  const hasAccount = method === "transfer" && isPayable(settings.bank);
  return { payment: payInstructions(settings, method), ...(hasAccount && { bank: settings.bank }) };
}

function payInstructions(settings: ShopSettings, method: PaymentMethod): string {
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
