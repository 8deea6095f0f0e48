import { type Design, designSettingsSchema } from "@awning/domain/design/design";
import { documents } from "@awning/domain/routes/collections";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

/** What the owner applied on top of the theme, or `null` for the theme as it is. */
export async function getDesign(siteId: string): Promise<Design | null> {
  const settings = fromDocument(designSettingsSchema, await firestore().doc(documents.designSettings(siteId)).get());
  return settings?.applied ?? null;
}
