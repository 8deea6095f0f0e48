import type { PlaceKind, ServicePayment } from "./service.ts";

const LABELS: Readonly<Record<ServicePayment["way"], string>> = {
  on_site: "pay on site",
  transfer: "pay by transfer",
  later: "pay later",
};

/** "pay on site": how a price is paid, to follow it. Nobody pays a call on site. */
export function paymentLabel(way: ServicePayment["way"], place: PlaceKind): string {
  return LABELS[way === "on_site" && (place === "phone" || place === "video") ? "later" : way];
}
