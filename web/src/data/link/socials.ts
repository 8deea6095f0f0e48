import { documents } from "@awning/domain/routes/firestore-paths";
import type { OwnSocial } from "@awning/domain/site/socials";
import { doc, serverTimestamp, updateDoc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { rowFields } from "../core/rows.ts";
import { trackWrite } from "../core/save-state.ts";

/**
 * Changes the row of icons: only what differs from `before`, the newest that is known, so that what another device changed
 * beside it stays. Settles when the server has it; offline it is kept and sent later.
 */
export function updateSocials(siteId: string, before: readonly OwnSocial[], after: readonly OwnSocial[]): Promise<void> {
  const fields = rowFields("socials", before, after, ({ id }) => id);
  return trackWrite(updateDoc(doc(firestore(), documents.site(siteId)), { ...fields, updatedAt: serverTimestamp() }));
}
