import { type Information, NO_INFORMATION } from "@awning/domain/information";
import { informationDocuments } from "@awning/domain/information-documents";
import { type Legal, legalSchema } from "@awning/domain/legal";
import { type Pause, pauseSchema } from "@awning/domain/pause";
import { type Profile, profileSchema, type StoredHours } from "@awning/domain/profile";
import { type Seo, seoSchema } from "@awning/domain/seo";
import { doc, setDoc } from "firebase/firestore";
import type * as z from "zod/mini";
import { firestore } from "./firestore.ts";
import { type Live, useLive } from "./live.ts";
import { watchDocument } from "./live-queries.ts";
import { trackWrite } from "./save-state.ts";
import { useSession } from "./session.ts";

/** What the signed-in owner says of themselves besides the site, live. Parts that were never saved are as nobody has said anything. */
export function useInformation(): Live<Information> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const profile = usePart(siteId, informationDocuments.profileSettings, profileSchema);
  const seo = usePart(siteId, informationDocuments.seoSettings, seoSchema);
  const pause = usePart(siteId, informationDocuments.pauseSettings, pauseSchema);
  const legal = usePart(siteId, informationDocuments.legalSettings, legalSchema);
  for (const one of [profile, seo, pause, legal]) if (one.state === "failed") return one;
  if (profile.state !== "ready" || seo.state !== "ready" || pause.state !== "ready" || legal.state !== "ready") return LOADING;
  return {
    state: "ready",
    data: {
      profile: profile.data ?? NO_INFORMATION.profile,
      seo: seo.data ?? NO_INFORMATION.seo,
      pause: pause.data ?? NO_INFORMATION.pause,
      legal: legal.data ?? NO_INFORMATION.legal,
    },
    isPending: profile.isPending || seo.isPending || pause.isPending || legal.isPending,
    isFromCache: profile.isFromCache,
  };
}

/** The zone by whose clocks an owner's hours and days are meant, empty where none was ever said; `null` until it is known. */
export function useOwnZone(siteId: string): string | null {
  const profile = usePart(siteId, informationDocuments.profileSettings, profileSchema);
  if (profile.state === "loading") return null;
  return profile.state === "ready" ? (profile.data?.zone ?? "") : "";
}

const LOADING: Live<never> = { state: "loading" };

function usePart<T extends object>(siteId: string | null, path: (siteId: string) => string, schema: z.ZodMiniType<T>): Live<T | null> {
  const watch = watchDocument(() => doc(firestore(), path(siteId ?? "")), schema);
  // Without its id a part is the same thing as one that nobody has saved yet, with a change made to it.
  return useLive<T | null>(siteId && path(siteId), (next, fail) => watch((part, meta) => next(part && withoutId(part), meta), fail));
}

function withoutId<T extends object>({ id: _id, ...part }: T & { id: string }): T {
  return part as object as T;
}

/** Changes parts of the profile. Shown at once; settles when the server has it. */
export function saveProfile(siteId: string, changes: Partial<Profile>): Promise<void> {
  return merge(informationDocuments.profileSettings(siteId), changes);
}

/** Days of the week whose hours change, and the days that differ. */
export type HoursChanges = { week?: Partial<StoredHours["week"]>; special?: StoredHours["special"] };

/**
 * Changes the hours of single weekdays: every other one stays as it is stored, also where another device has changed it since.
 * The days that differ are one list, which is stored as a whole.
 */
export function saveHours(siteId: string, hours: HoursChanges): Promise<void> {
  const paths = Object.keys(hours.week ?? {}).map((day) => `hours.week.${day}`);
  return merge(informationDocuments.profileSettings(siteId), { hours }, hours.special ? [...paths, "hours.special"] : paths);
}

/** Changes what search engines and messages show. */
export function saveSeo(siteId: string, changes: Partial<Seo>): Promise<void> {
  return merge(informationDocuments.seoSettings(siteId), changes);
}

/** Closes the shop for a while, or opens it again. */
export function savePause(siteId: string, changes: Partial<Pause>): Promise<void> {
  return merge(informationDocuments.pauseSettings(siteId), changes);
}

/** Changes legal texts. */
export function saveLegal(siteId: string, changes: Partial<Legal>): Promise<void> {
  return merge(informationDocuments.legalSettings(siteId), changes);
}

/** Fields that are not named stay; one that is named is replaced whole. */
function merge(path: string, changes: object, fields = Object.keys(changes)): Promise<void> {
  return trackWrite(setDoc(doc(firestore(), path), changes, { mergeFields: fields }));
}
