import { Heading } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLinks } from "#data/links.ts";
import { useSaveState } from "#data/save-state.ts";
import type { OwnSite } from "#data/sites.ts";
import { useSite } from "#data/sites.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { Bone, SkeletonRows } from "#ui/skeleton.tsx";
import { failureWords } from "#ui/words.ts";
import { AddBox } from "./add-box.tsx";
import { EmptyLinks } from "./empty-links.tsx";
import { LinkList } from "./link-list.tsx";
import "./links.css";
import { useLinkActs } from "./use-link-acts.ts";

/** The links of the page. `previewButton` stands in the header where the page is not beside it. */
export function Links({ previewButton }: { previewButton: ReactNode }) {
  const site = useSite();
  if (site.state === "failed") return <Notice tone="red">{failureWords(site.failure)}</Notice>;
  if (site.state === "loading") return <LinksSkeleton />;
  return <SiteLinks site={site.data} previewButton={previewButton} />;
}

function SiteLinks({ site, previewButton }: { site: OwnSite; previewButton: ReactNode }) {
  const live = useLinks();
  const saveState = useSaveState();
  const links = live.state === "ready" ? live.data : NONE;
  const acts = useLinkActs(site.id, links);
  const [editingId, setEditingId] = useState<string | null>(null);
  if (live.state === "loading") return <LinksSkeleton />;

  const shown = links.filter((link) => link.enabled && link.type !== "heading").length;
  const off = links.filter((link) => !link.enabled).length;
  return (
    <>
      <PageHeader
        title="Links"
        state={[
          <span key="shown">{shown} on your page</span>,
          off > 0 ? <span key="off">{off} off</span> : null,
          <SaveLine key="save" state={saveState} />,
        ]}
        actions={
          <>
            <Button icon={Heading} className={previewButton ? "only-desk" : ""} onClick={() => setEditingId(acts.addHeading())}>
              Add heading
            </Button>
            {previewButton}
          </>
        }
      />
      {live.state === "failed" ? <Notice tone="red">{failureWords(live.failure)}</Notice> : null}
      <AddBox onAdd={(link) => setEditingId(acts.addLink(link))} />
      {links.length === 0 && live.state === "ready" ? (
        <EmptyLinks />
      ) : (
        <LinkList links={links} acts={acts} editingId={editingId} onEdit={setEditingId} />
      )}
      {previewButton ? (
        <Button icon={Heading} variant="quiet" className="only-phone" onClick={() => setEditingId(acts.addHeading())}>
          Add heading
        </Button>
      ) : null}
    </>
  );
}

const NONE: never[] = [];

function LinksSkeleton() {
  return (
    <>
      <PageHeader title="Links" state={<Bone width={160} />} />
      <div className="addbox addbox--bone">
        <Bone height={52} />
      </div>
      <SkeletonRows count={5} label="Loading your links" />
    </>
  );
}
