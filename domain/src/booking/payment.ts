import type { PlaceKind, ServicePayment } from "./service.ts";

const LABELS: Readonly<Record<ServicePayment["way"], string>> = {
  on_site: "pay on site",
  transfer: "pay by transfer",
  later: "pay later",
};

type Paid = { price: number; payment: Pick<ServicePayment, "way">; place: { kind: PlaceKind } };

/**
 * How a price is paid, such as "pay on site" or "€20 deposit now, then pay on site". Calls cannot be paid on site.
 * @param ahead what is paid when booking, in minor units
 * @param money formats an amount in minor units
 * @param onSite what was paid since, in minor units
 */
export function paymentLabel({ price, payment, place }: Paid, ahead: number, money: (amount: number) => string, onSite = 0): string {
  if (ahead > 0 && ahead >= price) return "paid when booking";
  const isCall = place.kind === "phone" || place.kind === "video";
  const rest = LABELS[payment.way === "on_site" && isCall ? "later" : payment.way];
  if (onSite > 0) return ahead + onSite >= price ? "paid" : `${money(price - ahead - onSite)} left, ${rest}`;
  return ahead > 0 ? `${money(ahead)} deposit when booking, then ${rest}` : rest;
}
