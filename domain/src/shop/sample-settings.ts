import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "./shop-settings.ts";

export function sampleSettings(changes: Partial<ShopSettings> = {}): ShopSettings {
  return {
    ...DEFAULT_SHOP_SETTINGS,
    transfer: { enabled: true, instructions: "IBAN DE00 0000" },
    cash: { enabled: true, instructions: "Exact change, please" },
    shipping: { enabled: true, price: 490 },
    pickup: { enabled: true, place: "Harbour lane 3", shown: false },
    ...changes,
  };
}
