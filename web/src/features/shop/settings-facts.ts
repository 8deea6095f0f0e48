import { formatMoney } from "@awning/domain/money/money";
import type { SettingsSection } from "@awning/domain/routes/settings-paths";
import { shippingMethodsOf } from "@awning/domain/shop/shipping";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { countryName } from "@awning/domain/values/country-names";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** Holds the line of what is not known yet. */
export const UNKNOWN_FACT = "\u00a0";

/** What is set in each section, in one line. `hasCards` is `null` while it is unknown. */
export function settingsFacts(settings: ShopSettings, hasCards: boolean | null, email: string): Record<SettingsSection, string> {
  const { tax, country, buyerCancelMinutes, currency } = settings;
  const taxes = tax.mode === "none" ? labels.noTax : tax.mode === "inclusive" ? labels.includedInPrices : labels.addedAtCheckout;
  return {
    payments: hasCards === null ? UNKNOWN_FACT : [acceptedMethods(settings, hasCards), currency].join(" · "),
    delivery: deliveryMethods(settings),
    taxes: [taxes, ...(country === "" ? [] : [countryName(country)])].join(" · "),
    orders: buyerCancelMinutes === 0 ? labels.noCancellation : labels.cancellationFact(cancelLabel(buyerCancelMinutes).toLowerCase()),
    notifications: email === "" ? labels.notificationsFact : labels.emailsTo(email),
    emails: labels.sentEmailsFact,
    business: labels.businessFact,
  };
}

/** The payment methods that buyers have, or that there are none. */
export function acceptedMethods({ transfer, cash, onDelivery, payLink }: ShopSettings, hasCards: boolean): string {
  const methods = [
    hasCards ? labels.cardsWord : "",
    payLink.enabled && payLink.url ? labels.paymentLinks : "",
    transfer.enabled ? labels.bankTransfers : "",
    cash.enabled || onDelivery.enabled ? labels.cash : "",
  ].filter(Boolean);
  return methods.length === 0 ? labels.NO_PAYMENT : labels.acceptsLabel(methods);
}

function deliveryMethods(settings: ShopSettings): string {
  const prices = shippingMethodsOf(settings).map((one) => one.price);
  const methods = [
    ...(prices.length === 0 ? [] : [shippingLabel(prices, settings.currency)]),
    ...(settings.pickup.enabled ? [labels.pickup] : []),
  ];
  return methods.length === 0 ? labels.noDelivery : methods.join(" · ");
}

function shippingLabel(prices: readonly number[], currency: ShopSettings["currency"]): string {
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  if (most === 0) return labels.freeShipping;
  if (least === 0) return labels.shippingUpTo(money(most));
  return most > least ? labels.shippingFrom(money(least)) : labels.shippingMoney(money(least));
}

/** How long buyers can cancel a confirmed order. */
export function cancelLabel(minutes: number): string {
  if (minutes === 0) return labels.never;
  if (minutes === 60) return labels.within1Hour;
  return minutes === 1440 ? labels.within1Day : labels.withinMinutes(minutes);
}
