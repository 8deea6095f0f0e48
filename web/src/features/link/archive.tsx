import { LINKS_ARCHIVED_MAX, type Link } from "@awning/domain/link/link";
import { dataOr } from "#data/core/live.ts";
import { useArchivedLinks } from "#data/link/archived-links.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import * as uiLabels from "#ui/labels.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Rows, Section } from "#ui/lists/rows.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { type ClickBook, LinkClicks } from "./link-clicks.tsx";
import { LinkLead } from "./link-lead.tsx";
import type { LinkActions } from "./use-link-actions.ts";

/** The archived links, which can be restored. */
export function Archive({ acts, clicks, onClose }: { acts: LinkActions; clicks: ClickBook; onClose: () => void }) {
  const live = useArchivedLinks(acts.siteId);
  const links = dataOr(live, []);
  return (
    <Section
      title={labels.archive}
      className="larchive"
      count={live.state === "ready" ? labels.ofLabel(links.length, LINKS_ARCHIVED_MAX) : undefined}
      more={
        <Button size="sm" variant="quiet" onClick={onClose}>
          {labels.closeArchive}
        </Button>
      }
    >
      {live.state === "failed" ? <p className="soft">{failureLabel(live.failure)}</p> : null}
      {live.state === "loading" ? <SkeletonRows count={3} label={labels.loadingYourArchive} /> : null}
      {live.state === "ready" && links.length === 0 ? <p className="soft larchive__none">{labels.archivedEmptyText}</p> : null}
      {links.length >= LINKS_ARCHIVED_MAX ? <Notice tone="sun">{labels.archiveFull}</Notice> : null}
      <Rows aria-label={labels.archivedLinks}>
        {links.map((link) => (
          <ArchivedRow key={link.id} link={link} acts={acts} clicks={clicks} />
        ))}
      </Rows>
    </Section>
  );
}

function ArchivedRow({ link, acts, clicks }: { link: Link; acts: LinkActions; clicks: ClickBook }) {
  return (
    <li className="row">
      <LinkLead link={link} />
      <div className="row__text">
        <p className="row__title clip">{link.title}</p>
        <p className="row__sub">
          {labels.archived} <Time at={link.createdAt} />
        </p>
      </div>
      <LinkClicks linkId={link.id} book={clicks} />
      <Button size="sm" aria-label={labels.restoreLabel(link.title)} onClick={() => acts.restore(link)}>
        {labels.restore}
      </Button>
      <Button size="sm" variant="quiet" danger aria-label={labels.deletePermanently(link.title)} onClick={() => acts.forget(link)}>
        {uiLabels.deleteLabel}
      </Button>
    </li>
  );
}
