import * as uiLabels from "#ui/labels.ts";
import "#ui/fields/field.css";

import "./information.css";
import type { Seller } from "@awning/domain/order/money/invoice";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { paths } from "@awning/domain/routes/paths";
import { LEGAL_KINDS, LEGAL_TITLES, type Legal, type LegalKind } from "@awning/domain/site/legal";
import type { Profile } from "@awning/domain/site/profile";
import { changedFields } from "@awning/domain/values/row-changes";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { useSeller } from "#data/order/invoices.ts";
import { type HoursChanges, saveHours, saveProfile, useInformation } from "#data/site/own-information.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Row, Rows, Section } from "#ui/lists/rows.tsx";
import { useNewest } from "#ui/lists/use-newest.ts";
import { ContactSection } from "./contact-section.tsx";
import { HomePartsSection } from "./home-parts-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { FormSkeleton, SectionsSkeleton } from "./information-skeleton.tsx";
import * as labels from "./labels.ts";
import { LanguageSection } from "./language-section.tsx";
import { LegalSheet } from "./legal-sheet.tsx";
import { PauseSection } from "./pause-section.tsx";
import { Pictures } from "./pictures.tsx";
import { NO_SELLER, SellerSheet, typedSeller } from "./seller-sheet.tsx";
import { ShareSection } from "./share-section.tsx";
import { Socials } from "./socials.tsx";
import { storedLegal } from "./stored-legal.ts";
import { TextFields } from "./text-fields.tsx";
import { saveQuietly } from "./use-save-site.ts";

/** The site's header and details. `previewButton` goes into the header when the preview is not beside the page. */
export function Information({ previewButton }: { previewButton: ReactNode }) {
  const site = useSite();
  const more = useInformation();
  const saveState = useSaveState();
  return (
    <>
      <PageHeader
        title={labels.information}
        state={[<span key="what">{labels.introText}</span>, <SaveLine key="save" state={saveState} />]}
        actions={previewButton ?? undefined}
      />
      {site.state === "failed" ? <Notice tone="red">{failureLabel(site.failure)}</Notice> : null}
      {site.state === "loading" ? <FormSkeleton /> : null}
      {site.state === "ready" ? (
        <div className="info">
          <TextFields site={site.data} />
          <Section title={labels.pictures}>
            <Pictures site={site.data} />
          </Section>
          <Section title={labels.socialLinks}>
            <Socials
              site={site.data}
              place={more.state === "ready" ? more.data.profile.socialsAt : null}
              onPlace={(socialsAt) => saveQuietly(saveProfile(site.data.id, { socialsAt }))}
            />
          </Section>
          {more.state === "ready" ? (
            <>
              <ProfileSections site={site.data} stored={more.data.profile} document={more.data.document} />
              <PauseSection siteId={site.data.id} pause={more.data.pause} zone={more.data.profile.zone} />
              <ShareSection site={site.data} seo={more.data.seo} />
              <SellerSection siteId={site.data.id} />
              <LegalSection site={site.data} phone={more.data.profile.phone} legal={more.data.legal} />
              <LanguageSection siteId={site.data.id} profile={more.data.profile} />
            </>
          ) : null}
          {more.state === "loading" ? <SectionsSkeleton /> : null}
          {more.state === "failed" ? <Notice tone="red">{failureLabel(more.failure)}</Notice> : null}
          {more.state === "loading" ? null : <Address username={site.data.username} />}
        </div>
      ) : null}
    </>
  );
}

/** The last section: it waits for those above it, so nothing pushes it down. */
function Address({ username }: { username: string }) {
  return (
    <Section title={labels.address}>
      <p className="info__address">
        <span className="strong">
          {window.location.host}/{username}
        </span>{" "}
        <Link className="link" to={paths.account}>
          {labels.changeNameHint}
        </Link>
      </p>
    </Section>
  );
}

/** The profile's lists and tables, each section changing a part. */
function ProfileSections({ site, stored, document }: { site: Pick<OwnSite, "id" | "username">; stored: Profile; document: unknown }) {
  const siteId = site.id;
  const [profile, setProfile] = useNewest(stored);
  const save = (changes: Partial<Profile>) => {
    setProfile({ ...profile, ...changes });
    saveQuietly(saveProfile(siteId, changes));
  };
  const changeHours = (changes: HoursChanges) => {
    const { week, special } = profile.hours;
    setProfile({ ...profile, hours: { week: { ...week, ...changes.week }, special: changes.special ?? special } });
    saveQuietly(saveHours(siteId, { document, shown: special }, changes));
  };
  return (
    <>
      <HomePartsSection profile={profile} save={save} />
      <ContactSection site={site} profile={profile} save={save} />
      <HoursSection siteId={siteId} profile={profile} save={save} saveHours={changeHours} />
    </>
  );
}

/** The seller, as named on invoices and in the footer of mails to buyers. */
function SellerSection({ siteId }: { siteId: string }) {
  const seller = useSeller();
  const [isOpen, setOpen] = useState(false);
  const stored = seller.state === "ready" ? (seller.data ?? NO_SELLER) : null;
  return (
    <Section title={labels.businessDetails}>
      <p className="soft">{seller.state === "ready" ? sellerWords(seller.data) : "\u00a0"}</p>
      {stored && changedFields(stored, typedSeller(siteId, stored)).length > 0 ? <p className="faint">{labels.unsavedDraft}</p> : null}
      {seller.state === "ready" ? (
        <p>
          <Button size="sm" icon={Pencil} onClick={() => setOpen(true)}>
            {seller.data ? labels.editBusinessDetails : labels.addBusinessDetails}
          </Button>
        </p>
      ) : null}
      {isOpen && seller.state === "ready" ? <SellerSheet siteId={siteId} seller={seller.data} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function sellerWords(seller: Seller | null): string {
  if (!seller) return labels.businessDetailsHint;
  return [seller.name, ...seller.address.split("\n"), seller.email, seller.taxNumber].filter(Boolean).join(", ");
}

/** The owner's own legal pages. */
function LegalSection({ site, phone, legal }: { site: OwnSite; phone: string; legal: Legal }) {
  const [opened, setOpened] = useState<LegalKind | null>(null);
  return (
    <Section title={labels.legalPages}>
      <p className="faint">{labels.legalPagesHint}</p>
      <Rows>
        {LEGAL_KINDS.map((kind) => (
          <Row
            key={kind}
            title={LEGAL_TITLES[kind]}
            sub={
              storedLegal(site.id, kind).read() !== null ? (
                labels.unsavedDraft
              ) : legal[kind] === "" ? (
                labels.notAdded
              ) : (
                <span>{window.location.host + ownPaths.legal(site.username, kind)}</span>
              )
            }
          >
            <Button
              size="sm"
              aria-label={`${legal[kind] === "" ? uiLabels.add : uiLabels.edit}: ${LEGAL_TITLES[kind]}`}
              onClick={() => setOpened(kind)}
            >
              {legal[kind] === "" ? uiLabels.add : uiLabels.edit}
            </Button>
          </Row>
        ))}
      </Rows>
      {opened ? <LegalSheet site={site} phone={phone} kind={opened} text={legal[opened]} onClose={() => setOpened(null)} /> : null}
    </Section>
  );
}
