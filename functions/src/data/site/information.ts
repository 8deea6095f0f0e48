import { type Design, designSettingsSchema } from "@awning/domain/design/design";
import { NOTIFY_ALL, type Notify, notifySchema } from "@awning/domain/notification/notify";
import { documents } from "@awning/domain/routes/firestore-paths";
import { mailSettingsSchema, NO_MAIL_SETTINGS } from "@awning/domain/shop/mail-settings";
import { type Information, NO_INFORMATION, seoSchema } from "@awning/domain/site/information";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { type Legal, legalSchema } from "@awning/domain/site/legal";
import { type Pause, pauseAt, pauseSchema, toPublicPause } from "@awning/domain/site/pause";
import { type Profile, profileSchema, toStoredProfile } from "@awning/domain/site/profile";
import { toDocument } from "@awning/domain/time/timestamp";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** Defaults replace missing or malformed parts. */
export async function getInformation(siteId: string): Promise<Information> {
  const { profileSettings, seoSettings, pauseSettings, legalSettings } = informationDocuments;
  const paths = [profileSettings, seoSettings, pauseSettings, legalSettings].map((path) => firestore().doc(path(siteId)));
  const [profile, seo, pause, legal] = await firestore().getAll(...paths);
  return {
    profile: (profile && fromDocument(profileSchema, profile)) ?? NO_INFORMATION.profile,
    seo: (seo && fromDocument(seoSchema, seo)) ?? NO_INFORMATION.seo,
    pause: (pause && fromDocument(pauseSchema, pause)) ?? NO_INFORMATION.pause,
    legal: (legal && fromDocument(legalSchema, legal)) ?? NO_INFORMATION.legal,
  };
}

export function createProfile(writes: Writes, siteId: string, profile: Profile): void {
  writes.create(firestore().doc(informationDocuments.profileSettings(siteId)), toDocument(profileSchema, toStoredProfile(profile)));
}

export async function getLegal(siteId: string): Promise<Legal> {
  const snapshot = await firestore().doc(informationDocuments.legalSettings(siteId)).get();
  return fromDocument(legalSchema, snapshot) ?? NO_INFORMATION.legal;
}

export async function getMailText(siteId: string): Promise<string> {
  const snapshot = await firestore().doc(informationDocuments.mailSettings(siteId)).get();
  return (fromDocument(mailSettingsSchema, snapshot) ?? NO_MAIL_SETTINGS).text;
}

/** An IANA name. */
export async function getZone(siteId: string): Promise<Profile["zone"]> {
  return zoneIn(await firestore().doc(informationDocuments.profileSettings(siteId)).get());
}

function zoneIn(profile: DocumentSnapshot | undefined): Profile["zone"] {
  return ((profile && fromDocument(profileSchema, profile)) ?? NO_INFORMATION.profile).zone;
}

export async function getLanguage(siteId: string): Promise<Profile["language"]> {
  const snapshot = await firestore().doc(informationDocuments.profileSettings(siteId)).get();
  return (fromDocument(profileSchema, snapshot) ?? NO_INFORMATION.profile).language;
}

/** All notifications are on by default. */
export async function getNotify(siteId: string): Promise<Notify> {
  const snapshot = await firestore().doc(informationDocuments.notifySettings(siteId)).get();
  return fromDocument(notifySchema, snapshot) ?? NOTIFY_ALL;
}

/** Whether a site is paused at a moment (ms since 1970), with one read, and another for the zone of a pause that has an end. */
export async function isPaused(siteId: string, now: number): Promise<boolean> {
  const pause = fromDocument(pauseSchema, await firestore().doc(informationDocuments.pauseSettings(siteId)).get());
  if (!pause?.isOn) return false;
  return pauseAt(toPublicPause(pause, pause.backOn === "" ? "UTC" : await getZone(siteId)), now) !== null;
}

export async function getPause(siteId: string): Promise<{ pause: Pause } & Pick<Profile, "zone" | "language">> {
  const { pauseSettings, profileSettings } = informationDocuments;
  const [pause, profile] = await firestore().getAll(firestore().doc(pauseSettings(siteId)), firestore().doc(profileSettings(siteId)));
  return {
    pause: (pause && fromDocument(pauseSchema, pause)) ?? NO_INFORMATION.pause,
    zone: zoneIn(profile),
    language: ((profile && fromDocument(profileSchema, profile)) ?? NO_INFORMATION.profile).language,
  };
}

export async function getDesign(siteId: string): Promise<Design | null> {
  const settings = fromDocument(designSettingsSchema, await firestore().doc(documents.designSettings(siteId)).get());
  return settings?.applied ?? null;
}
