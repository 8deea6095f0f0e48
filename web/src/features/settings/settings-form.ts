import { type Currency, parseMoney, toDecimal } from "@awning/domain/money";
import type { ShippingMethod } from "@awning/domain/shipping";
import { INSTRUCTIONS_MAX, type ShopSettings } from "@awning/domain/shop-settings";
import type { TaxSettings } from "@awning/domain/tax";
import { cleanText } from "@awning/domain/text";

/** The shop's settings as they stand in the inputs: every text exactly as typed. */
export type SettingsForm = {
  currency: Currency;
  transfer: boolean;
  transferInstructions: string;
  cash: boolean;
  cashInstructions: string;
  shipping: boolean;
  shippingPrice: string;
  pickup: boolean;
  pickupPlace: string;
  country: string;
  /** Edited in sheets of their own, which give them back whole. */
  shippingMethods: ShippingMethod[];
  tax: TaxSettings;
  /** Minutes that buyers may cancel within. */
  buyerCancel: string;
};
export type SettingsProblems = Partial<Record<keyof SettingsForm, "too_long" | "price_missing" | "price_unreadable">>;

export function toSettingsForm(settings: ShopSettings): SettingsForm {
  return {
    currency: settings.currency,
    transfer: settings.transfer.enabled,
    transferInstructions: settings.transfer.instructions,
    cash: settings.cash.enabled,
    cashInstructions: settings.cash.instructions,
    shipping: settings.shipping.enabled,
    shippingPrice: toDecimal(settings.shipping.price, settings.currency),
    pickup: settings.pickup.enabled,
    pickupPlace: settings.pickup.place,
    country: settings.country,
    shippingMethods: settings.shippingMethods,
    tax: settings.tax,
    buyerCancel: String(settings.buyerCancelMinutes),
  };
}

/** Reads the inputs. Parts that cannot be read keep what `stored` has, and are named in `problems`. */
export function readSettingsForm(form: SettingsForm, stored: ShopSettings): { settings: ShopSettings; problems: SettingsProblems } {
  const problems: SettingsProblems = {};
  const text = (key: "transferInstructions" | "cashInstructions" | "pickupPlace", fallback: string): string => {
    const cleaned = cleanText(form[key]);
    if (cleaned.length <= INSTRUCTIONS_MAX) return cleaned;
    problems[key] = "too_long";
    return fallback;
  };
  const settings: ShopSettings = {
    currency: form.currency,
    transfer: { enabled: form.transfer, instructions: text("transferInstructions", stored.transfer.instructions) },
    cash: { enabled: form.cash, instructions: text("cashInstructions", stored.cash.instructions) },
    shipping: { enabled: form.shipping, price: readShippingPrice(form, stored, problems) },
    pickup: { enabled: form.pickup, place: text("pickupPlace", stored.pickup.place) },
    country: form.country,
    shippingMethods: form.shippingMethods,
    tax: form.tax,
    buyerCancelMinutes: Number(form.buyerCancel),
  };
  return { settings, problems };
}

/** The parts that differ from what is stored; empty when there is nothing to write. */
export function changedSettings(stored: ShopSettings, settings: ShopSettings): Partial<ShopSettings> {
  // Both come out of the same schema, so their keys stand in the same order.
  const same = (key: keyof ShopSettings) => JSON.stringify(stored[key]) === JSON.stringify(settings[key]);
  return {
    ...(same("currency") ? {} : { currency: settings.currency }),
    ...(same("transfer") ? {} : { transfer: settings.transfer }),
    ...(same("cash") ? {} : { cash: settings.cash }),
    ...(same("shipping") ? {} : { shipping: settings.shipping }),
    ...(same("pickup") ? {} : { pickup: settings.pickup }),
    ...(same("country") ? {} : { country: settings.country }),
    ...(same("shippingMethods") ? {} : { shippingMethods: settings.shippingMethods }),
    ...(same("tax") ? {} : { tax: settings.tax }),
    ...(same("buyerCancelMinutes") ? {} : { buyerCancelMinutes: settings.buyerCancelMinutes }),
  };
}

function readShippingPrice(form: SettingsForm, stored: ShopSettings, problems: SettingsProblems): number {
  // Minor units stay when the currency changes, so a price nobody typed anew is not read again in the new currency.
  if (form.shippingPrice === toSettingsForm(stored).shippingPrice) return stored.shipping.price;
  const price = parseMoney(form.shippingPrice, form.currency);
  if (price !== null) return price;
  problems.shippingPrice = form.shippingPrice.trim() === "" ? "price_missing" : "price_unreadable";
  return stored.shipping.price;
}

export type SettingsWarning =
  | "no_payment"
  | "no_delivery"
  | "cash_needs_pickup"
  | "shipping_needs_transfer"
  | "transfer_without_details"
  | "pickup_without_place";

/** What keeps buyers from ordering, or from knowing what to do. `hasPhysical`: whether things are on sale that must reach people. */
export function settingsWarnings(settings: ShopSettings, hasPhysical: boolean, hasCards = false): SettingsWarning[] {
  const { transfer, cash, shipping, pickup } = settings;
  const warnings: SettingsWarning[] = [];
  if (!transfer.enabled && !cash.enabled && !hasCards) warnings.push("no_payment");
  if (hasPhysical && !shipping.enabled && !pickup.enabled) warnings.push("no_delivery");
  if (cash.enabled && !pickup.enabled) warnings.push("cash_needs_pickup");
  if (shipping.enabled && !transfer.enabled && !hasCards) warnings.push("shipping_needs_transfer");
  if (transfer.enabled && transfer.instructions === "") warnings.push("transfer_without_details");
  if (pickup.enabled && pickup.place === "") warnings.push("pickup_without_place");
  return warnings;
}
