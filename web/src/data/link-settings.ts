import { documents } from "@awning/domain/collections";
import { DEFAULT_LINK_SETTINGS, type LinkSettings, linkSettingsSchema } from "@awning/domain/link-utm";
import { doc, setDoc } from "firebase/firestore";
import { firestore } from "./firestore.ts";
import { type Live, useLive } from "./live.ts";
import { watchDocument } from "./live-queries.ts";
import { trackWrite } from "./save-state.ts";

/** What holds for all links of a site, live; the defaults while its owner never set it. */
export function useLinkSettings(siteId: string | null): Live<LinkSettings> {
  const live = useLive(
    siteId && `link-settings/${siteId}`,
    watchDocument(() => doc(firestore(), documents.linkSettings(siteId ?? "")), linkSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? DEFAULT_LINK_SETTINGS } : live;
}

/** Stores what holds for all links. @throws ZodError */
export function saveLinkSettings(siteId: string, settings: LinkSettings): Promise<void> {
  return trackWrite(setDoc(doc(firestore(), documents.linkSettings(siteId)), linkSettingsSchema.parse(settings)));
}
