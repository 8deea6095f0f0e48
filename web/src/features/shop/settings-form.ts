import type { Currency } from "@awning/domain/money/money";
import { ratesKey, type TaxGap, type TaxSettings, taxGapOf } from "@awning/domain/money/tax";
import { parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import { canDeliver } from "@awning/domain/shop/delivery-methods";
import { parsePayUrl } from "@awning/domain/shop/pay-link";
import { type ShippingMethod, shippingMethodsOf } from "@awning/domain/shop/shipping";
import { type DeliveryMethod, INSTRUCTIONS_MAX, paymentMethodsFor, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { rebase, rebaseRows } from "@awning/domain/values/row-changes";
import { cleanText } from "@awning/domain/values/text";

/** The shop's settings as they stand in the inputs: every text exactly as typed. */
export type SettingsForm = {
  currency: Currency;
  transfer: boolean;
  transferInstructions: string;
  cash: boolean;
  cashInstructions: string;
  onDelivery: boolean;
  onDeliveryInstructions: string;
  payLink: boolean;
  payLinkInstructions: string;
  payLinkUrl: string;
  shipping: boolean;
  shippingPrice: string;
  pickup: boolean;
  pickupPlace: string;
  /** Whether everybody may read it before they order. */
  pickupShown: boolean;
  country: string;
  /** Edited in sheets of their own, which give them back whole. */
  shippingMethods: ShippingMethod[];
  tax: TaxSettings;
  /** Minutes that buyers may cancel within. */
  buyerCancel: string;
  /** Days that pieces are kept for a transfer or a pay link. */
  holdDays: string;
};
type InstructionsField = "transferInstructions" | "cashInstructions" | "onDeliveryInstructions" | "payLinkInstructions" | "pickupPlace";
export type SettingsProblems = Partial<Record<keyof SettingsForm, "too_long" | "price_missing" | "price_unreadable" | "bad_pay_url">>;

export function toSettingsForm(settings: ShopSettings, locale: string): SettingsForm {
  return {
    currency: settings.currency,
    transfer: settings.transfer.enabled,
    transferInstructions: settings.transfer.instructions,
    cash: settings.cash.enabled,
    cashInstructions: settings.cash.instructions,
    onDelivery: settings.onDelivery.enabled,
    onDeliveryInstructions: settings.onDelivery.instructions,
    payLink: settings.payLink.enabled,
    payLinkInstructions: settings.payLink.instructions,
    payLinkUrl: settings.payLink.url,
    shipping: settings.shipping.enabled,
    shippingPrice: toTypedAmount(settings.shipping.price, settings.currency, locale),
    pickup: settings.pickup.enabled,
    pickupPlace: settings.pickup.place,
    pickupShown: settings.pickup.shown,
    country: settings.country,
    shippingMethods: settings.shippingMethods,
    tax: settings.tax,
    buyerCancel: String(settings.buyerCancelMinutes),
    holdDays: String(settings.holdDays),
  };
}

/** Reads the inputs. Parts that cannot be read keep what `stored` has, and are named in `problems`. */
export function readSettingsForm(
  form: SettingsForm,
  stored: ShopSettings,
  locale: string,
): { settings: ShopSettings; problems: SettingsProblems } {
  const problems: SettingsProblems = {};
  const text = (key: InstructionsField, fallback: string): string => {
    const cleaned = cleanText(form[key]);
    if (cleaned.length <= INSTRUCTIONS_MAX) return cleaned;
    problems[key] = "too_long";
    return fallback;
  };
  const settings: ShopSettings = {
    currency: form.currency,
    transfer: { enabled: form.transfer, instructions: text("transferInstructions", stored.transfer.instructions) },
    cash: { enabled: form.cash, instructions: text("cashInstructions", stored.cash.instructions) },
    onDelivery: { enabled: form.onDelivery, instructions: text("onDeliveryInstructions", stored.onDelivery.instructions) },
    payLink: {
      enabled: form.payLink,
      instructions: text("payLinkInstructions", stored.payLink.instructions),
      url: readPayUrl(form, stored, problems),
    },
    shipping: readShipping(form, stored, locale, problems),
    pickup: { enabled: form.pickup, place: text("pickupPlace", stored.pickup.place), shown: form.pickupShown },
    country: form.country,
    shippingMethods: form.shippingMethods,
    tax: form.tax,
    buyerCancelMinutes: Number(form.buyerCancel),
    holdDays: Number(form.holdDays),
  };
  return { settings, problems };
}

/** Edits that were made to settings as they were, made to those that are stored now: rows that nobody touched here follow them. */
export function rebaseSettings(base: ShopSettings, edits: Partial<SettingsForm>, now: ShopSettings): Partial<SettingsForm> {
  const { shippingMethods, tax, ...rest } = edits;
  return {
    ...rest,
    ...(shippingMethods && { shippingMethods: rebaseRows(base.shippingMethods, shippingMethods, now.shippingMethods, ({ id }) => id) }),
    ...(tax && { tax: { ...rebase(base.tax, tax, now.tax), rates: rebaseRows(base.tax.rates, tax.rates, now.tax.rates, ratesKey) } }),
  };
}

/** The parts that differ from what is stored; empty when there is nothing to write. */
export function changedSettings(stored: ShopSettings, settings: ShopSettings): Partial<ShopSettings> {
  // Both come out of the same schema, so their keys stand in the same order.
  const same = (key: keyof ShopSettings) => JSON.stringify(stored[key]) === JSON.stringify(settings[key]);
  return {
    ...(same("currency") ? {} : { currency: settings.currency }),
    ...(same("transfer") ? {} : { transfer: settings.transfer }),
    ...(same("cash") ? {} : { cash: settings.cash }),
    ...(same("onDelivery") ? {} : { onDelivery: settings.onDelivery }),
    ...(same("payLink") ? {} : { payLink: settings.payLink }),
    ...(same("shipping") ? {} : { shipping: settings.shipping }),
    ...(same("pickup") ? {} : { pickup: settings.pickup }),
    ...(same("country") ? {} : { country: settings.country }),
    ...(same("shippingMethods") ? {} : { shippingMethods: settings.shippingMethods }),
    ...(same("tax") ? {} : { tax: settings.tax }),
    ...(same("buyerCancelMinutes") ? {} : { buyerCancelMinutes: settings.buyerCancelMinutes }),
    ...(same("holdDays") ? {} : { holdDays: settings.holdDays }),
  };
}

function readPayUrl(form: SettingsForm, stored: ShopSettings, problems: SettingsProblems): string {
  const url = parsePayUrl(form.payLinkUrl);
  if (url !== null) return url;
  problems.payLinkUrl = "bad_pay_url";
  return stored.payLink.url;
}

/** Shipping begins with a price that somebody typed: until then it stays as it is stored. */
function readShipping(form: SettingsForm, stored: ShopSettings, locale: string, problems: SettingsProblems): ShopSettings["shipping"] {
  const price = readShippingPrice(form, stored, locale, problems);
  const isPriced = stored.shipping.enabled || form.shippingMethods.length > 0 || problems.shippingPrice === undefined;
  return { enabled: form.shipping && isPriced, price };
}

/** What turning shipping on or off makes of the form. A shop that never had a price is asked for one, and 0 is said by hand. */
export function withShipping(shipping: boolean, stored: ShopSettings, locale: string): Partial<SettingsForm> {
  const isUnpriced = !stored.shipping.enabled && stored.shipping.price === 0 && stored.shippingMethods.length === 0;
  if (!isUnpriced) return { shipping };
  return { shipping, shippingPrice: shipping ? "" : toSettingsForm(stored, locale).shippingPrice };
}

function readShippingPrice(form: SettingsForm, stored: ShopSettings, locale: string, problems: SettingsProblems): number {
  // Minor units stay when the currency changes, so a price nobody typed anew is not read again in the new currency.
  if (form.shippingPrice === toSettingsForm(stored, locale).shippingPrice) return stored.shipping.price;
  const price = parseMoney(form.shippingPrice, form.currency, locale);
  if (price !== null) return price;
  problems.shippingPrice = form.shippingPrice.trim() === "" ? "price_missing" : "price_unreadable";
  return stored.shipping.price;
}

export type SettingsWarning =
  | "no_payment"
  | "no_delivery"
  | "all_ways_rest"
  | "cash_needs_pickup"
  | "shipping_needs_transfer"
  | "other_needs_transfer"
  | "delivery_needs_shipping"
  | "transfer_without_details"
  | "link_without_address"
  | "pickup_without_place"
  | `tax_${TaxGap}`;

/** Whether things are on sale that must reach people, and whether anything else is: files and services. */
export type OnSale = { physical: boolean; other: boolean };

/** What keeps buyers from ordering or from knowing what to do, and taxes from being charged. */
export function settingsWarnings(settings: ShopSettings, onSale: OnSale, hasCards = false): SettingsWarning[] {
  const { transfer, cash, onDelivery, payLink, shipping, pickup } = settings;
  const warnings: SettingsWarning[] = [];
  const isSent = shippingMethodsOf(settings).length > 0;
  const canPay = (delivery: DeliveryMethod) => paymentMethodsFor(settings, delivery, hasCards).length > 0;
  if (!canPay("pickup") && !canPay("shipping")) warnings.push("no_payment");
  if (shipping.enabled && !isSent) warnings.push("all_ways_rest");
  if (onSale.physical && !canDeliver(settings)) warnings.push("no_delivery");
  if (cash.enabled && !pickup.enabled) warnings.push("cash_needs_pickup");
  if (onDelivery.enabled && !shipping.enabled) warnings.push("delivery_needs_shipping");
  if (shipping.enabled && !canPay("shipping")) warnings.push("shipping_needs_transfer");
  if (onSale.other && !canPay("none") && !warnings.includes("no_payment")) warnings.push("other_needs_transfer");
  if (transfer.enabled && transfer.instructions === "") warnings.push("transfer_without_details");
  if (payLink.enabled && payLink.url === "") warnings.push("link_without_address");
  if (pickup.enabled && pickup.place === "") warnings.push("pickup_without_place");
  const taxGap = taxGapOf(settings.tax, settings.country);
  // Parcels are taxed where they go.
  if (taxGap !== null && (onSale.other || pickup.enabled)) warnings.push(`tax_${taxGap}`);
  return warnings;
}
