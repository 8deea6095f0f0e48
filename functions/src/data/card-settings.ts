import { type CardSettings, cardSettingsSchema } from "@awning/domain/card-settings";
import { documents } from "@awning/domain/collections";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";

/** The owner's account at the card provider, or `null`. */
export async function getCardSettings(siteId: string): Promise<CardSettings | null> {
  return fromDocument(cardSettingsSchema, await firestore().doc(documents.cardSettings(siteId)).get());
}

/** The shop that has this account at the card provider, or `null`. */
export async function findSiteOfAccount(account: string): Promise<string | null> {
  const found = await firestore().collectionGroup("settings").where("account", "==", account).limit(1).get();
  return found.docs[0]?.ref.parent.parent?.id ?? null;
}

/** Stores how the owner's account stands. */
export async function setCardSettings(siteId: string, settings: CardSettings): Promise<void> {
  await firestore().doc(documents.cardSettings(siteId)).set(toDocument(settings));
}
