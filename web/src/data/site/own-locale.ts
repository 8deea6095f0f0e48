import { informationDocuments } from "@awning/domain/site/information-documents";
import { doc } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/firestore.ts";
import { useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

/** What the first screen needs of the profile. The rest, with hours and social links, is in `own-information.ts`. */
const localeSchema = z.object({ zone: z._default(z.string(), "UTC"), language: z._default(z.string(), "en") });

/** The time zone of an owner's hours and days, empty when never set; `null` until known. */
export function useOwnZone(siteId: string): string | null {
  return useOwnLocale(siteId, "zone", "");
}

/** The language an owner writes in; `null` until known. */
export function useOwnLanguage(siteId: string | null): string | null {
  return useOwnLocale(siteId, "language", "en");
}

function useOwnLocale(siteId: string | null, field: "zone" | "language", unknown: string): string | null {
  const path = informationDocuments.profileSettings(siteId ?? "");
  const profile = useLive(
    siteId && `locale of ${path}`,
    watchDocument(() => doc(firestore(), path), localeSchema),
  );
  if (profile.state === "loading") return null;
  return profile.state === "ready" ? (profile.data?.[field] ?? unknown) : unknown;
}
