import { cleanIban, formatIban, HOLDER_MAX, isBic, isIban, isPayable } from "@awning/domain/money/bank/bank-account";
import { ratesKey, type TaxGap, taxGapOf } from "@awning/domain/money/tax";
import { toTypedAmount } from "@awning/domain/money/typed-amount";
import { readVatNumber } from "@awning/domain/money/vat/vat-number";
import { canDeliver } from "@awning/domain/shop/delivery-methods";
import { parsePayUrl } from "@awning/domain/shop/read-pay-link";
import { shippingMethodsOf } from "@awning/domain/shop/shipping";
import { type DeliveryMethod, INSTRUCTIONS_MAX, paymentMethodsFor, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { changedFields, rebase, rebaseRows } from "@awning/domain/values/row-changes";
import { type Checked, readFields, readMoney, readText } from "#form/read-fields.ts";
import * as labels from "./labels.ts";

/** The shop's settings as in the inputs: every text exactly as typed. Shipping methods and taxes are edited in sheets. */
export type SettingsForm = ReturnType<typeof toSettingsForm>;
export type SettingsProblems = ReturnType<typeof readSettingsForm>["problems"];

export function toSettingsForm(settings: ShopSettings, locale: string) {
  return {
    currency: settings.currency,
    transfer: settings.transfer.enabled,
    transferInstructions: settings.transfer.instructions,
    bankHolder: settings.bank.holder,
    bankIban: formatIban(settings.bank.iban),
    bankBic: settings.bank.bic,
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
    businessWithdrawal: settings.businessWithdrawal,
    vatNumber: settings.vatNumber,
  };
}

/** Parses the inputs. Invalid parts keep the `stored` value and are reported in `problems`. */
export function readSettingsForm(form: SettingsForm, stored: ShopSettings, locale: string) {
  const { values, problems } = readFields({
    transferInstructions: readInstructions(form.transferInstructions),
    bankHolder: readText(form.bankHolder, HOLDER_MAX, labels.atMostCharacters(HOLDER_MAX)),
    bankIban: readIban(form.bankIban),
    bankBic: readBic(form.bankBic),
    cashInstructions: readInstructions(form.cashInstructions),
    onDeliveryInstructions: readInstructions(form.onDeliveryInstructions),
    payLinkInstructions: readInstructions(form.payLinkInstructions),
    payLinkUrl: readPayUrl(form.payLinkUrl),
    shippingPrice: readShippingPrice(form, stored, locale),
    pickupPlace: readInstructions(form.pickupPlace),
    // Without taxes its field is not shown, so nobody could correct it.
    vatNumber: form.tax.mode === "none" ? { value: stored.vatNumber } : readVat(form.vatNumber, form.country),
  });
  // Shipping starts with a typed price; until then it stays as stored.
  const isPriced = stored.shipping.enabled || form.shippingMethods.length > 0 || values.shippingPrice !== undefined;
  const settings: ShopSettings = {
    currency: form.currency,
    transfer: { enabled: form.transfer, instructions: values.transferInstructions ?? stored.transfer.instructions },
    bank: {
      holder: values.bankHolder ?? stored.bank.holder,
      iban: values.bankIban ?? stored.bank.iban,
      bic: values.bankBic ?? stored.bank.bic,
    },
    cash: { enabled: form.cash, instructions: values.cashInstructions ?? stored.cash.instructions },
    onDelivery: { enabled: form.onDelivery, instructions: values.onDeliveryInstructions ?? stored.onDelivery.instructions },
    payLink: {
      enabled: form.payLink,
      instructions: values.payLinkInstructions ?? stored.payLink.instructions,
      url: values.payLinkUrl ?? stored.payLink.url,
    },
    shipping: { enabled: form.shipping && isPriced, price: values.shippingPrice ?? stored.shipping.price },
    pickup: { enabled: form.pickup, place: values.pickupPlace ?? stored.pickup.place, shown: form.pickupShown },
    country: form.country,
    shippingMethods: form.shippingMethods,
    tax: form.tax,
    buyerCancelMinutes: Number(form.buyerCancel),
    holdDays: Number(form.holdDays),
    businessWithdrawal: form.businessWithdrawal,
    vatNumber: values.vatNumber ?? stored.vatNumber,
  };
  return { settings, problems };
}

function readInstructions(typed: string): Checked<string> {
  return readText(typed, INSTRUCTIONS_MAX, labels.atMostCharacters(INSTRUCTIONS_MAX));
}

function readIban(typed: string): Checked<string> {
  const value = cleanIban(typed);
  return value === "" || isIban(value) ? { value } : { error: labels.ibanInvalid };
}

function readBic(typed: string): Checked<string> {
  const value = cleanIban(typed);
  return value === "" || isBic(value) ? { value } : { error: labels.bicInvalid };
}

function readVat(typed: string, country: string): Checked<string> {
  const read = readVatNumber(typed);
  if (typed.trim() === "") return { value: "" };
  return read?.country === country ? { value: read.number } : { error: labels.vatNumberInvalid };
}

function readPayUrl(typed: string): Checked<string> {
  const value = parsePayUrl(typed);
  return value === null ? { error: labels.paymentLinkInvalid } : { value };
}

function readShippingPrice({ shippingPrice, currency }: SettingsForm, stored: ShopSettings, locale: string): Checked<number> {
  // Minor units stay when the currency changes, so an unchanged price is not parsed again in the new currency.
  if (shippingPrice === toSettingsForm(stored, locale).shippingPrice) return { value: stored.shipping.price };
  return shippingPrice.trim() === "" ? { error: labels.shippingFeeMissing } : readMoney(shippingPrice, currency, locale);
}

/** Applies edits made to older settings to the stored ones; untouched rows follow these. */
export function rebaseSettings(base: SettingsForm, edits: Partial<SettingsForm>, now: SettingsForm): Partial<SettingsForm> {
  const { shippingMethods, tax, ...rest } = edits;
  return {
    ...rest,
    ...(shippingMethods && { shippingMethods: rebaseRows(base.shippingMethods, shippingMethods, now.shippingMethods, ({ id }) => id) }),
    ...(tax && { tax: { ...rebase(base.tax, tax, now.tax), rates: rebaseRows(base.tax.rates, tax.rates, now.tax.rates, ratesKey) } }),
  };
}

/** The parts that differ from the stored ones; empty when there is nothing to write. */
export function changedSettings(stored: ShopSettings, settings: ShopSettings): Partial<ShopSettings> {
  return Object.fromEntries(changedFields(stored, settings).map((part) => [part, settings[part]]));
}

/**
 * The form after turning shipping on or off. A shop that never had a price is asked for one, and free shipping requires an
 * explicit 0.
 */
export function withShipping(shipping: boolean, stored: ShopSettings, locale: string): Partial<SettingsForm> {
  const isUnpriced = !stored.shipping.enabled && stored.shipping.price === 0 && stored.shippingMethods.length === 0;
  if (!isUnpriced) return { shipping };
  return { shipping, shippingPrice: shipping ? "" : toSettingsForm(stored, locale).shippingPrice };
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

/** Whether physical products are on sale, and whether services or files are. */
export type OnSale = { physical: boolean; other: boolean };

/** What keeps buyers from ordering or from knowing what to do, and taxes from being charged. */
export function settingsWarnings(settings: ShopSettings, onSale: OnSale, hasCards = false): SettingsWarning[] {
  const { transfer, bank, cash, onDelivery, payLink, shipping, pickup } = settings;
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
  if (transfer.enabled && transfer.instructions === "" && !isPayable(bank)) warnings.push("transfer_without_details");
  if (payLink.enabled && payLink.url === "") warnings.push("link_without_address");
  if (pickup.enabled && pickup.place === "") warnings.push("pickup_without_place");
  const taxGap = taxGapOf(settings.tax, settings.country);
  // Parcels are taxed at their destination.
  if (taxGap !== null && (onSale.other || pickup.enabled)) warnings.push(`tax_${taxGap}`);
  return warnings;
}
