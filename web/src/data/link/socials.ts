import { documents } from "@awning/domain/routes/firestore-paths";
import { type OwnSocial, socialsSchema } from "@awning/domain/site/socials";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { rowFields } from "../core/rows.ts";
import { trackWrite } from "../core/save-state.ts";

const SOCIALS = { schema: socialsSchema, name: "id", keyOf: ({ id }: OwnSocial) => id };

/**
 * Updates the row of icons: only what differs from `site`, so changes from other devices are kept. Settles when the server has
 * it; offline it is queued.
 */
export function updateSocials(site: { id: string; socials: unknown }, after: readonly OwnSocial[]): Promise<void> {
  const fields = rowFields("socials", SOCIALS, site, after);
  return trackWrite(updateDoc(doc(firestore(), documents.site(site.id)), { ...fields, updatedAt: serverTimestamp() }));
}
