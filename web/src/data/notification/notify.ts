import { NOTIFY_ALL, type Notify, type NotifyEvent, notifySchema } from "@awning/domain/notification/notify";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** Which events the site's owner wants mails about, live; all until they choose. */
export function useNotify(siteId: string): Live<Notify> {
  const live = useLive(
    `notify/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments.notifySettings(siteId)), notifySchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NOTIFY_ALL } : live;
}

/**
 * Turns the mail for one event on or off; two devices can change different events at once. Settles when the server has it;
 * offline it is queued.
 */
export async function saveNotifyByMail(siteId: string, event: NotifyEvent, isOn: boolean): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.notifySettings(siteId)), { [event]: { mail: isOn } }, { merge: true });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
