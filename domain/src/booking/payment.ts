import type { PlaceKind, ServicePayment } from "./service.ts";

const LABELS: Readonly<Record<ServicePayment["way"], string>> = {
  on_site: "pay on site",
  transfer: "pay by transfer",
  later: "pay later",
};

/** How a price is paid, such as "pay on site". Calls cannot be paid on site. */
export function paymentLabel(way: ServicePayment["way"], place: PlaceKind): string {
  return LABELS[way === "on_site" && (place === "phone" || place === "video") ? "later" : way];
}
