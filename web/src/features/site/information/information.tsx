import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { saveProfile, useInformation } from "#data/site/own-information.ts";
import { useSite } from "#data/site/sites.ts";
import "#ui/field.css";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/rows.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { failureWords } from "#ui/words.ts";
import { FormSkeleton, SectionsSkeleton } from "./information-skeleton.tsx";
import "./information.css";
import { LanguageSection } from "./language-section.tsx";
import { LegalSection } from "./legal-section.tsx";
import { PauseSection } from "./pause-section.tsx";
import { Pictures } from "./pictures.tsx";
import { ProfileSections } from "./profile-sections.tsx";
import { SellerSection } from "./seller-section.tsx";
import { ShareSection } from "./share-section.tsx";
import { Socials } from "./socials.tsx";
import { TextFields } from "./text-fields.tsx";
import { saveQuietly } from "./use-save.ts";

/** Who you are: what stands on top of the page. `previewButton` stands in the header where the page is not beside it. */
export function Information({ previewButton }: { previewButton: ReactNode }) {
  const site = useSite();
  const more = useInformation();
  const saveState = useSaveState();
  return (
    <>
      <PageHeader
        title="Information"
        state={[<span key="what">Who you are, where you are, and when you're open</span>, <SaveLine key="save" state={saveState} />]}
        actions={previewButton ?? undefined}
      />
      {site.state === "failed" ? <Notice tone="red">{failureWords(site.failure)}</Notice> : null}
      {site.state === "loading" ? <FormSkeleton /> : null}
      {site.state === "ready" ? (
        <div className="info">
          <TextFields site={site.data} />
          <Section title="Pictures">
            <Pictures site={site.data} />
          </Section>
          <Section title="Social links">
            <Socials
              site={site.data}
              place={more.state === "ready" ? more.data.profile.socialsAt : null}
              onPlace={(socialsAt) => saveQuietly(saveProfile(site.data.id, { socialsAt }))}
            />
          </Section>
          {more.state === "ready" ? (
            <>
              <ProfileSections site={site.data} stored={more.data.profile} />
              <PauseSection siteId={site.data.id} pause={more.data.pause} zone={more.data.profile.zone} />
              <ShareSection site={site.data} seo={more.data.seo} />
              <SellerSection siteId={site.data.id} />
              <LegalSection site={site.data} phone={more.data.profile.phone} legal={more.data.legal} />
              <LanguageSection siteId={site.data.id} profile={more.data.profile} />
            </>
          ) : null}
          {more.state === "loading" ? <SectionsSkeleton /> : null}
          {more.state === "failed" ? <Notice tone="red">{failureWords(more.failure)}</Notice> : null}
          {more.state === "loading" ? null : <Address username={site.data.username} />}
        </div>
      ) : null}
    </>
  );
}

/** The last part of the screen: it waits for those above it, so that nothing pushes it down. */
function Address({ username }: { username: string }) {
  return (
    <Section title="Address">
      <p className="info__address">
        <span className="strong">
          {window.location.host}/{username}
        </span>{" "}
        <Link className="link" to={paths.account}>
          Change it on your account page
        </Link>
      </p>
    </Section>
  );
}
