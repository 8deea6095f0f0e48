import { type MailSettings, mailSettingsSchema, NO_MAIL_SETTINGS } from "@awning/domain/shop/mail-settings";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** What a site's owner says in mails to buyers, live; as nobody has said anything while it was never saved. */
export function useMailSettings(siteId: string): Live<MailSettings> {
  const live = useLive(
    `mail-settings/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments.mailSettings(siteId)), mailSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NO_MAIL_SETTINGS } : live;
}

/** Stores what the owner says in mails to buyers. Settles when the server has it; offline it is kept and sent later. */
export async function saveMailSettings(siteId: string, settings: MailSettings): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.mailSettings(siteId)), settings);
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
