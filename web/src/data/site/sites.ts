import { fullSchema } from "@awning/domain/account/full-collections";
import { Failure, type OwnRefusal } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { type Site, type SiteDraft, siteDraftSchema, siteSchema } from "@awning/domain/site/site";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { useSession } from "../account/session.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { noteRefusal, trackWrite } from "../core/save-state.ts";

export type OwnSite = Site & { id: string };

/** The signed-in owner's site, live. `not_found` when the account has none. */
export function useSite(): Live<OwnSite> {
  const session = useSession();
  const uid = session.state === "signed_in" ? session.uid : null;
  const live = useLive(uid && `site/${uid}`, watchSite(uid ?? ""));
  if (live.state !== "ready") return live;
  if (live.data === null) return MISSING;
  return { ...live, data: live.data };
}

/** With the server's notes about exceeded quotas. */
const watchedSchema = z.extend(siteSchema, { full: fullSchema });

function watchSite(uid: string): Watch<OwnSite | null> {
  const watch = watchDocument(() => doc(firestore(), documents.site(uid)), watchedSchema);
  return (next, fail) =>
    watch((site, ...rest) => {
      noteRefusal(site && refusalOf(site));
      next(site, ...rest);
    }, fail);
}

function refusalOf({ suspendedAt, leavesAt, full }: z.infer<typeof watchedSchema>): OwnRefusal | null {
  if (suspendedAt !== null) return "suspended";
  if (leavesAt !== null) return "leaving";
  return Object.keys(full).length > 0 ? "full" : null;
}

const MISSING: Live<never> = { state: "failed", failure: new Failure("not_found") };

/** The fields that are written as a whole; the row of icons is not (`socials.ts`). */
export type SiteTexts = Omit<SiteDraft, "socials">;

/**
 * Updates fields of the owner's site. Shown at once; sent when there is a connection. The promise settles only when the server
 * has it.
 * @throws ZodError when a value does not match its schema; Failure `unverified` when publishing without a confirmed address
 */
export function updateSite(siteId: string, changes: Partial<SiteTexts>): Promise<void> {
  const fields = Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, fieldSchema(key).parse(value)]));
  return trackWrite(updateDoc(doc(firestore(), documents.site(siteId)), { ...fields, updatedAt: serverTimestamp() }));
}

/** The schema of one field of the draft. */
function fieldSchema(key: string) {
  const schema = Object.entries(siteDraftSchema.shape).find(([name]) => name === key)?.[1];
  if (!schema) throw new TypeError(`"${key}" is no field of a site`);
  return schema;
}
