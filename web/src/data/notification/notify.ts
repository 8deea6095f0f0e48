import { type Channel, NOTIFY_ALL, type Notify, type NotifyEvent, notifySchema, type QuietHours } from "@awning/domain/notification/notify";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc, setDoc } from "firebase/firestore";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** Of which events the site's owner wants to be told, and how, live; all until they choose. `null` waits. */
export function useNotify(siteId: string | null): Live<Notify> {
  const live = useLive(
    siteId && `notify/${siteId}`,
    watchDocument(() => doc(firestore(), informationDocuments.notifySettings(siteId ?? "")), notifySchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? NOTIFY_ALL } : live;
}

/**
 * Turns one way of being told of an event on or off; two devices can change different events at once. Settles when the server has it;
 * offline it is queued.
 * @param ways how the owner is told of it now
 */
export function saveNotify(
  siteId: string,
  event: NotifyEvent,
  { mail }: Notify[NotifyEvent],
  change: Partial<Record<Channel, boolean>>,
): Promise<void> {
  return merge(siteId, { [event]: { mail, ...change } });
}

/** Sets when nothing is pushed; `null` for never. Settles as {@link saveNotify} does. */
export function saveQuietHours(siteId: string, quiet: QuietHours | null): Promise<void> {
  return merge(siteId, { quiet });
}

async function merge(siteId: string, changed: Record<string, unknown>): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.notifySettings(siteId)), changed, { merge: true });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}
