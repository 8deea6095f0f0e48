import { type MailSettings, mailSettingsSchema, NO_MAIL_SETTINGS } from "@awning/domain/shop/mail-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** A site's settings for mails to buyers, live; the defaults until saved. */
export function useMailSettings(siteId: string): Live<MailSettings> {
  const live = useLive(
    `mail-settings/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments.mailSettings(siteId)), mailSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NO_MAIL_SETTINGS } : live;
}

/** Saves the settings for mails to buyers. Settles when the server has them; offline they are queued. */
export async function saveMailSettings(siteId: string, settings: MailSettings): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.mailSettings(siteId)), settings);
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
