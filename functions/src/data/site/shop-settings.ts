import { documents } from "@awning/domain/routes/firestore-paths";
import { type CardSettings, cardSettingsSchema } from "@awning/domain/shop/card-settings";
import { type ShopSettings, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { toStoredSettings } from "@awning/domain/shop/stored";
import { toDocument } from "@awning/domain/time/timestamp";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes, writeTogether } from "../core/writes.ts";

export async function getShopSettings(siteId: string): Promise<ShopSettings | null> {
  return fromDocument(shopSettingsSchema, await firestore().doc(documents.shopSettings(siteId)).get());
}

export function createShopSettings(writes: Writes, siteId: string, settings: ShopSettings): void {
  writes.create(firestore().doc(documents.shopSettings(siteId)), toDocument(shopSettingsSchema, toStoredSettings(settings)));
}

export async function getCardSettings(siteId: string): Promise<CardSettings | null> {
  return fromDocument(cardSettingsSchema, await firestore().doc(documents.cardSettings(siteId)).get());
}

export async function findSiteOfAccount(account: string): Promise<string | null> {
  const found = await firestore().collectionGroup("settings").where("account", "==", account).limit(1).get();
  return found.docs[0]?.ref.parent.parent?.id ?? null;
}

/** `change` gets the stored settings and returns new ones, or `null` to keep them. @returns the resulting settings */
export function changeCardSettings(siteId: string, change: (stored: CardSettings | null) => CardSettings | null) {
  return writeTogether("card-settings", async (writes): Promise<CardSettings | null> => {
    const snapshot = await firestore().doc(documents.cardSettings(siteId)).get();
    const stored = fromDocument(cardSettingsSchema, snapshot);
    const changed = change(stored);
    if (!changed) return stored;
    putGuarded(writes, snapshot.ref, snapshot.updateTime ?? null, toDocument(cardSettingsSchema, changed));
    return changed;
  });
}
