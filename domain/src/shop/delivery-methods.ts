import { shippingMethodsOf } from "./shipping.ts";
import type { ShopSettings } from "./shop-settings.ts";

export function canDeliver(settings: Pick<ShopSettings, "shipping" | "shippingMethods" | "pickup">): boolean {
  return shippingMethodsOf(settings).length > 0 || settings.pickup.enabled;
}
