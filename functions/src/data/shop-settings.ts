import { documents } from "@awning/domain/routes/collections";
import { type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { toStoredSettings } from "@awning/domain/shop/stored";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** How a shop is paid and delivers, or `null` when its settings are missing or malformed. */
export async function getShopSettings(siteId: string): Promise<ShopSettings | null> {
  return fromDocument(shopSettingsSchema, await firestore().doc(documents.shopSettings(siteId)).get());
}

/** Adds the settings of a new shop. */
export function createShopSettings(writes: Writes, siteId: string, settings: ShopSettings): void {
  writes.create(firestore().doc(documents.shopSettings(siteId)), toDocument(toStoredSettings(settings)));
}
