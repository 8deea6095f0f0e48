import { documents } from "@awning/domain/routes/firestore-paths";
import { type CardSettings, cardSettingsSchema } from "@awning/domain/shop/card-settings";
import { type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { toStoredSettings } from "@awning/domain/shop/stored";
import { toDocument } from "@awning/domain/time/timestamp";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Writes, writeTogether } from "../core/writes.ts";

/** How a shop is paid and delivers, or `null` when its settings are missing or malformed. */
export async function getShopSettings(siteId: string): Promise<ShopSettings | null> {
  return fromDocument(shopSettingsSchema, await firestore().doc(documents.shopSettings(siteId)).get());
}

/** Adds the settings of a new shop. */
export function createShopSettings(writes: Writes, siteId: string, settings: ShopSettings): void {
  writes.create(firestore().doc(documents.shopSettings(siteId)), toDocument(shopSettingsSchema, toStoredSettings(settings)));
}

/** The owner's account at the card provider, or `null`. */
export async function getCardSettings(siteId: string): Promise<CardSettings | null> {
  return fromDocument(cardSettingsSchema, await firestore().doc(documents.cardSettings(siteId)).get());
}

/** The shop that has this account at the card provider, or `null`. */
export async function findSiteOfAccount(account: string): Promise<string | null> {
  const found = await firestore().collectionGroup("settings").where("account", "==", account).limit(1).get();
  return found.docs[0]?.ref.parent.parent?.id ?? null;
}

/**
 * Changes what is stored of the owner's account, in one step with reading it. `change` has what stands and answers what shall
 * stand, or `null` to leave it. @returns what stands then
 */
export function changeCardSettings(siteId: string, change: (stored: CardSettings | null) => CardSettings | null) {
  return writeTogether("card-settings", async (writes): Promise<CardSettings | null> => {
    const snapshot = await firestore().doc(documents.cardSettings(siteId)).get();
    const stored = fromDocument(cardSettingsSchema, snapshot);
    const changed = change(stored);
    if (!changed) return stored;
    if (snapshot.updateTime) writes.update(snapshot.ref, toDocument(cardSettingsSchema, changed), { lastUpdateTime: snapshot.updateTime });
    else writes.create(snapshot.ref, toDocument(cardSettingsSchema, changed));
    return changed;
  });
}
