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

/** The signed-in owner's design settings and what they are trying out, live; `null` until they choose something. */
export function useDesignSettings(): Live<DesignSettings | null> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId && `design-settings/${siteId}`,
    watchDocument(() => doc(firestore(), documents.designSettings(siteId ?? "")), designSettingsSchema),
  );
}

/**
 * Stores the design being tried, or discards it. Shown in every tab at once and kept offline; visitors do not see it.
 * @param before what is stored now
 */
export function tryDesign(siteId: string, before: DesignSettings | null, draft: DesignTrial | null): Promise<void> {
  const place = doc(firestore(), documents.designSettings(siteId));
  const tried = { draft: draft && designTrialSchema.parse(draft), updatedAt: serverTimestamp() };
  const write = before ? updateDoc(place, tried) : setDoc(place, { ...tried, applied: DEFAULT_DESIGN, rev: 0, saveId: "", after: "" });
  return trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Publishes a design: design and theme in one batch.
 * @throws Failure `forbidden` when another tab published one since, or when an earlier one of this tab was refused
 */
export function applyDesign(siteId: string, before: DesignSettings | null, { theme, design }: DesignTrial): Promise<void> {
  const batch = writeBatch(firestore());
  const now = { updatedAt: serverTimestamp() };
  const save = { rev: (before?.rev ?? 0) + 1, saveId: crypto.randomUUID(), after: before?.saveId ?? "" };
  batch.set(doc(firestore(), documents.designSettings(siteId)), { draft: null, applied: design, ...save, ...now });
  batch.update(doc(firestore(), documents.site(siteId)), { theme, ...now });
  return trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}
