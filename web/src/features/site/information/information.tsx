import "#ui/fields/field.css";
import "#ui/layout/tabs.css";
import "./information.css";
import { paths } from "@awning/domain/routes/paths";
import { INFORMATION_SECTIONS, type InformationSection, settingsPaths } from "@awning/domain/routes/settings-paths";
import type { SocialPlace } from "@awning/domain/site/home-parts";
import type { Information as Stored } from "@awning/domain/site/information";
import type { Profile } from "@awning/domain/site/profile";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dataOr } from "#data/core/live.ts";
import type { WithDocument } from "#data/core/rows.ts";
import { useSaveState } from "#data/core/save-state.ts";
import { type HoursChanges, saveHours, saveProfile, useInformation } from "#data/site/own-information.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Anchor } from "#ui/layout/anchor.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { useNewest } from "#ui/lists/use-newest.ts";
import { ContactSection } from "./contact-section.tsx";
import { HomePartsSection } from "./home-parts-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { FormSkeleton, SectionsSkeleton } from "./information-skeleton.tsx";
import * as labels from "./labels.ts";
import { LanguageSection } from "./language-section.tsx";
import { Pictures } from "./pictures.tsx";
import { saveQuietly } from "./saved-text.tsx";
import { INFORMATION_TITLES, SECTION_HINTS } from "./sections.ts";
import { ShareSection } from "./share-section.tsx";
import { Socials } from "./socials.tsx";
import { TextFields } from "./text-fields.tsx";

/** Who the page is of, by section. `previewButton` goes into the header when the preview is not beside the page. */
export function Information({ section, previewButton }: { section: InformationSection; previewButton: ReactNode }) {
  const site = useSite();
  const more = useInformation();
  const saveState = useSaveState();
  return (
    <>
      <PageHeader
        title={labels.information}
        state={[<span key="what">{SECTION_HINTS[section]}</span>, <SaveLine key="save" state={saveState} />]}
        actions={previewButton ?? undefined}
      />
      <nav className="tabs info-tabs" aria-label={labels.information}>
        {INFORMATION_SECTIONS.map((one) => (
          <Link key={one} className="tab" to={settingsPaths.information(one)} aria-current={one === section ? "page" : undefined}>
            {INFORMATION_TITLES[one]}
          </Link>
        ))}
      </nav>
      {site.state === "failed" ? <Notice tone="red">{failureLabel(site.failure)}</Notice> : null}
      {site.state === "loading" ? <FormSkeleton /> : null}
      {site.state === "ready" ? (
        <div className="info">
          {section === "profile" ? <ProfileFields site={site.data} place={dataOr(more, null)?.profile.socialsAt ?? null} /> : null}
          {more.state === "ready" ? <StoredSections section={section} site={site.data} information={more.data} /> : null}
          {more.state === "loading" ? <SectionsSkeleton section={section} /> : null}
          {more.state === "failed" ? <Notice tone="red">{failureLabel(more.failure)}</Notice> : null}
        </div>
      ) : null}
    </>
  );
}

/** Pictures, texts and social links, which are parts of the site. `place` is where the links are shown, `null` until known. */
function ProfileFields({ site, place }: { site: OwnSite; place: SocialPlace | null }) {
  return (
    <>
      <Anchor id="pictures">
        <Pictures site={site} />
      </Anchor>
      <TextFields site={site} />
      <Section title={labels.socialLinks}>
        <Anchor id="social-links">
          <Socials site={site} place={place} onPlace={(socialsAt) => saveQuietly(saveProfile(site.id, { socialsAt }))} />
        </Anchor>
      </Section>
    </>
  );
}

/** The profile's lists and tables, each section changing a part. */
function StoredSections({ section, site, information }: { section: InformationSection; site: OwnSite; information: WithDocument<Stored> }) {
  const { profile: stored, document, seo } = information;
  const [profile, setProfile] = useNewest(stored);
  const save = (changes: Partial<Profile>) => {
    setProfile({ ...profile, ...changes });
    saveQuietly(saveProfile(site.id, changes));
  };
  const changeHours = (changes: HoursChanges) => {
    const { week, special } = profile.hours;
    setProfile({ ...profile, hours: { week: { ...week, ...changes.week }, special: changes.special ?? special } });
    saveQuietly(saveHours(site.id, { document, shown: special }, changes));
  };
  if (section === "profile") return <HomePartsSection profile={profile} save={save} />;
  if (section === "contact")
    return (
      <>
        <ContactSection site={site} profile={profile} save={save} />
        <HoursSection siteId={site.id} profile={profile} save={save} saveHours={changeHours} />
      </>
    );
  return (
    <>
      <ShareSection site={site} seo={seo} />
      <LanguageSection siteId={site.id} profile={profile} />
      <Address username={site.username} />
    </>
  );
}

function Address({ username }: { username: string }) {
  return (
    <Section title={labels.address}>
      <Anchor id="address">
        <p className="info__address">
          <span className="strong breaks">
            {window.location.host}/{username}
          </span>{" "}
          <Link className="link" to={paths.account}>
            {labels.changeNameHint}
          </Link>
        </p>
      </Anchor>
    </Section>
  );
}
