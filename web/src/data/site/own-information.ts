import { type Information, NO_INFORMATION, type Seo, seoSchema } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { type Legal, legalSchema } from "@awning/domain/site/legal";
import type { SpecialDay } from "@awning/domain/site/opening-hours";
import { type Pause, pauseSchema, toPublicPause } from "@awning/domain/site/pause";
import { type Profile, profileSchema, type StoredHours, specialDaysSchema } from "@awning/domain/site/profile";
import type { PublicPause } from "@awning/domain/site/public-pause";
import { deleteField, doc, setDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { useSession } from "../account/session.ts";
import { firestore } from "../core/firestore.ts";
import { dataOr, type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { rowFields, type WithDocument, withDocument } from "../core/rows.ts";
import { trackWrite } from "../core/save-state.ts";

/**
 * The signed-in owner's profile, hours, SEO, pause and legal texts, live, with the `document` of the profile. Sections never
 * saved are empty.
 */
export function useInformation(): Live<WithDocument<Information>> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const profile = usePart(siteId, informationDocuments.profileSettings, ownProfileSchema);
  const seo = usePart(siteId, informationDocuments.seoSettings, seoSchema);
  const pause = usePart(siteId, informationDocuments.pauseSettings, pauseSchema);
  const legal = usePart(siteId, informationDocuments.legalSettings, legalSchema);
  for (const one of [profile, seo, pause, legal]) if (one.state === "failed") return one;
  if (profile.state !== "ready" || seo.state !== "ready" || pause.state !== "ready" || legal.state !== "ready") return LOADING;
  return {
    state: "ready",
    data: {
      ...(profile.data ?? NO_PROFILE),
      seo: seo.data ?? NO_INFORMATION.seo,
      pause: pause.data ?? NO_INFORMATION.pause,
      legal: legal.data ?? NO_INFORMATION.legal,
    },
    isPending: profile.isPending || seo.isPending || pause.isPending || legal.isPending,
    isFromCache: profile.isFromCache,
  };
}

/** The signed-in owner's pause, ended or not; its end waits for the profile's zone, which is read only where it is needed. */
export function useOwnPause(): PublicPause | null {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const pause = dataOr(usePart(siteId, informationDocuments.pauseSettings, pauseSchema), null);
  const hasEnd = pause?.isOn && pause.backOn !== "";
  const profile = usePart(hasEnd ? siteId : null, informationDocuments.profileSettings, ownProfileSchema);
  if (!pause || (hasEnd && profile.state !== "ready")) return null;
  return toPublicPause(pause, dataOr(profile, null)?.profile.zone ?? NO_INFORMATION.profile.zone);
}

const ownProfileSchema = z.pipe(
  withDocument(profileSchema),
  z.transform(({ document, ...profile }) => ({ document, profile })),
);
const NO_PROFILE = { document: undefined, profile: NO_INFORMATION.profile };
const LOADING: Live<never> = { state: "loading" };

function usePart<T extends object>(siteId: string | null, path: (siteId: string) => string, schema: z.ZodMiniType<T>): Live<T | null> {
  const watch = watchDocument(() => doc(firestore(), path(siteId ?? "")), schema);
  // Without its id, an unsaved section equals one with a pending change.
  return useLive<T | null>(siteId && path(siteId), (next, fail) => watch((part, meta) => next(part && withoutId(part), meta), fail));
}

function withoutId<T extends object>({ id: _id, ...part }: T & { id: string }): T {
  return part as object as T;
}

/** Updates fields of the profile. Shown at once; settles when the server has it. */
export function saveProfile(siteId: string, changes: Partial<Profile>): Promise<void> {
  return merge(informationDocuments.profileSettings(siteId), changes);
}

const SPECIAL_DAYS = { schema: specialDaysSchema, name: "day", keyOf: ({ day }: SpecialDay) => day };

/** Weekdays whose hours change, and the exceptions by date. */
export type HoursChanges = { week?: Partial<StoredHours["week"]>; special?: StoredHours["special"] };

/**
 * Changes the hours of single weekdays and exceptions. All others stay as stored, even if another device changed them.
 * @param document that of the profile, as last read
 * @param shown the exceptions including local changes that may not be sent yet
 */
export function saveHours(
  siteId: string,
  { document, shown }: { document: unknown; shown: readonly SpecialDay[] },
  hours: HoursChanges,
): Promise<void> {
  const days = Object.entries(hours.week ?? {}).map(([day, spans]) => [`hours.week.${day}`, spans]);
  const special = hours.special ? specialFields(document, shown, hours.special) : {};
  const fields: Record<string, unknown> = { ...Object.fromEntries(days), ...special };
  return merge(informationDocuments.profileSettings(siteId), nested(fields), Object.keys(fields));
}

function specialFields(document: unknown, shown: readonly SpecialDay[], next: readonly SpecialDay[]): Record<string, unknown> {
  const fields = rowFields("hours.special", SPECIAL_DAYS, document, next);
  const gone = shown.filter(({ day }) => next.every((one) => one.day !== day));
  return { ...fields, ...Object.fromEntries(gone.map(({ day }) => [`hours.special.${day}`, deleteField()])) };
}

/** Turns values by path into the nested object. */
function nested(fields: Readonly<Record<string, unknown>>): object {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split(".");
    const inner = names.slice(0, -1).reduce(partOf, whole);
    inner[names.at(-1) ?? ""] = value;
  }
  return whole;
}

function partOf(whole: Record<string, unknown>, name: string): Record<string, unknown> {
  const part = (whole[name] ?? {}) as Record<string, unknown>;
  whole[name] = part;
  return part;
}

/** Updates what search engines and link previews show. */
export function saveSeo(siteId: string, changes: Partial<Seo>): Promise<void> {
  return merge(informationDocuments.seoSettings(siteId), changes);
}

/** Pauses the shop or reopens it. */
export function savePause(siteId: string, changes: Partial<Pause>): Promise<void> {
  return merge(informationDocuments.pauseSettings(siteId), changes);
}

/** Updates legal texts. */
export function saveLegal(siteId: string, changes: Partial<Legal>): Promise<void> {
  return merge(informationDocuments.legalSettings(siteId), changes);
}

/** Fields not named stay; a named field is replaced as a whole. */
function merge(path: string, changes: object, fields = Object.keys(changes)): Promise<void> {
  return trackWrite(setDoc(doc(firestore(), path), changes, { mergeFields: fields }));
}
