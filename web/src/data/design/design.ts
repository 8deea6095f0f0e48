import {
  DEFAULT_DESIGN,
  type DesignSettings,
  type DesignTrial,
  designSettingsSchema,
  designTrialSchema,
} from "@awning/domain/design/design";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** What the signed-in owner chose on top of the theme and what they try, live; `null` while nothing was ever chosen. */
export function useDesignSettings(): Live<DesignSettings | null> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId && `design-settings/${siteId}`,
    watchDocument(() => doc(firestore(), documents.designSettings(siteId ?? "")), designSettingsSchema),
  );
}

/**
 * Keeps what is tried, or forgets it. Shown at once in every tab and kept without a connection; visitors see nothing of it.
 * @param before what is stored now
 */
export function tryDesign(siteId: string, before: DesignSettings | null, draft: DesignTrial | null): Promise<void> {
  const place = doc(firestore(), documents.designSettings(siteId));
  const tried = { draft: draft && designTrialSchema.parse(draft), updatedAt: serverTimestamp() };
  const write = before ? updateDoc(place, tried) : setDoc(place, { ...tried, applied: DEFAULT_DESIGN, rev: 0, saveId: "", after: "" });
  return trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Shows a look to everybody: design and theme in one batch.
 * @throws Failure `forbidden` when another tab applied one meanwhile, or when one that this tab applied before was refused
 */
export function applyDesign(siteId: string, before: DesignSettings | null, { theme, design }: DesignTrial): Promise<void> {
  const batch = writeBatch(firestore());
  const now = { updatedAt: serverTimestamp() };
  const save = { rev: (before?.rev ?? 0) + 1, saveId: crypto.randomUUID(), after: before?.saveId ?? "" };
  batch.set(doc(firestore(), documents.designSettings(siteId)), { draft: null, applied: design, ...save, ...now });
  batch.update(doc(firestore(), documents.site(siteId)), { theme, ...now });
  return trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}
