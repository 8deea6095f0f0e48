import type { Profile } from "@awning/domain/site/profile";
import { type HoursChanges, saveHours, saveProfile } from "#data/site/own-information.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { useNewest } from "#ui/use-newest.ts";
import { ContactSection } from "./contact-section.tsx";
import { HomePartsSection } from "./home-parts-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { saveQuietly } from "./use-save.ts";

/** What of the profile is kept in lists and tables, of which each section changes a part. */
export function ProfileSections({ site, stored }: { site: Pick<OwnSite, "id" | "username">; stored: Profile }) {
  const siteId = site.id;
  const [profile, setProfile] = useNewest(stored);
  const save = (changes: Partial<Profile>) => {
    setProfile({ ...profile, ...changes });
    saveQuietly(saveProfile(siteId, changes));
  };
  const changeHours = (changes: HoursChanges) => {
    const { week, special } = profile.hours;
    setProfile({ ...profile, hours: { week: { ...week, ...changes.week }, special: changes.special ?? special } });
    saveQuietly(saveHours(siteId, { stored: stored.hours.special, shown: special }, changes));
  };
  return (
    <>
      <HomePartsSection profile={profile} save={save} />
      <ContactSection site={site} profile={profile} save={save} />
      <HoursSection siteId={siteId} profile={profile} save={save} saveHours={changeHours} />
    </>
  );
}
