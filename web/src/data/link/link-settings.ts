import { DEFAULT_LINK_SETTINGS, type LinkSettings, linkSettingsSchema } from "@awning/domain/link/link-utm";
import { documents } from "@awning/domain/routes/collections";
import { doc, setDoc } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

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
