import { dataOr } from "#data/core/live.ts";
import "./links.css";
import type { Link } from "@awning/domain/link/link";
import { linkState } from "@awning/domain/link/link-state";
import { refusedHost } from "@awning/domain/rich-text/refused-hosts";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { Heading } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useSaveState } from "#data/core/save-state.ts";
import { useLinks } from "#data/link/links.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Bone, SkeletonRows } from "#ui/layout/skeleton.tsx";
import { AddBox } from "./add-box.tsx";
import { Archive } from "./archive.tsx";
import * as labels from "./labels.ts";
import { ClicksHead, ClicksNote, useClicks } from "./link-clicks.tsx";
import { LinkList } from "./link-list.tsx";
import { type LeftOut, useLeftOut } from "./link-row.tsx";
import type { SalesBook } from "./link-sales.tsx";
import { LinkSheets, MoreMenu, type OpenSheet } from "./link-sheets.tsx";
import { useLinkActions } from "./use-link-actions.ts";

type Props = {
  /** Goes into the header when the preview is not beside the page. */
  previewButton: ReactNode;
  /** Sample links, while there are none. */
  example: ReactNode;
};

/** The links of the page. */
export function Links(props: Props) {
  const site = useSite();
  if (site.state === "failed") return <Notice tone="red">{failureLabel(site.failure)}</Notice>;
  if (site.state === "loading") return <LinksSkeleton />;
  return <SiteLinks site={site.data} {...props} />;
}

function SiteLinks({ site, previewButton, example }: Props & { site: OwnSite }) {
  const live = useLinks();
  const saveState = useSaveState();
  const links = dataOr(live, NONE);
  const acts = useLinkActions(site.id, links);
  const clicks = useClicks(site.id);
  const [sales, setSales] = useState<SalesBook>(null);
  const now = useNow(links);
  const leftOut = useLeftOut(site.id, links, now);
  const filter = useLinkFilter(now, leftOut);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  // A link hidden for another reason is neither visible nor scheduled.
  const hidden = useMemo(() => links.filter(isLink).filter((link) => leftOut(link) !== null), [links, leftOut]);
  const states = useMemo(
    () => links.filter((link) => isLink(link) && !hidden.includes(link)).map((link) => linkState(link, now)),
    [links, hidden, now],
  );
  if (live.state === "loading") return <LinksSkeleton />;

  const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length;
  const off = links.filter((link) => !link.enabled).length;
  /** Opens an added link; does nothing when there was no room. */
  const edit = (added: string | null): boolean => {
    if (added !== null) setEditingId(added);
    return added !== null;
  };
  const hasFilters = links.length >= FILTERS_FROM;
  return (
    <>
      <PageHeader
        title={labels.links}
        state={[
          live.state === "ready" ? <span key="shown">{labels.onYourPage(count("live"))}</span> : null,
          count("scheduled") > 0 ? <span key="later">{comeLater(count("scheduled"))}</span> : null,
          hidden.length > 0 ? <span key="hidden">{labels.hiddenLabel(hidden.length)}</span> : null,
          off > 0 ? <span key="off">{labels.off(off)}</span> : null,
          <SaveLine key="save" state={saveState} />,
        ]}
        actions={
          <>
            <Button icon={Heading} className={previewButton ? "only-desk" : ""} onClick={() => edit(acts.addHeading())}>
              {labels.addHeading}
            </Button>
            {previewButton}
            <MoreMenu
              onGroup={() => edit(acts.addGroup())}
              onProduct={() => setSheet({ kind: "product" })}
              onService={() => setSheet({ kind: "service" })}
              onBooking={() => setSheet({ kind: "booking" })}
              onPage={() => setSheet({ kind: "page" })}
              onFile={() => setSheet({ kind: "file" })}
              onChat={() => edit(acts.addChat())}
              onUtm={() => setSheet({ kind: "utm" })}
              onArchive={() => setArchiveOpen(true)}
            />
          </>
        }
      />
      {live.state === "failed" ? <Notice tone="red">{failureLabel(live.failure)}</Notice> : null}
      <AddBox onAdd={acts.addLink} />
      {hasFilters ? <LinkFilters filter={filter} /> : null}
      {live.state === "failed" ? null : links.length === 0 ? (
        <EmptyLinks example={example} />
      ) : (
        <>
          <ClicksHead book={clicks} sales={sales} />
          <LinkList
            links={links}
            isFound={hasFilters ? filter.isFound : undefined}
            now={now}
            leftOut={leftOut}
            clicks={clicks}
            sales={sales}
            acts={acts}
            editingId={editingId}
            onEdit={setEditingId}
            onRegroup={(linkId) => setSheet({ kind: "group", linkId })}
          />
          <ClicksNote siteId={site.id} book={clicks} sales={sales} onSales={setSales} />
        </>
      )}
      {previewButton ? (
        <Button icon={Heading} variant="quiet" className="only-phone lheading" onClick={() => edit(acts.addHeading())}>
          {labels.addHeading}
        </Button>
      ) : null}
      {isArchiveOpen ? (
        <Archive acts={acts} clicks={clicks} onClose={() => setArchiveOpen(false)} />
      ) : (
        <p className="larchive__open">
          <Button size="sm" variant="quiet" onClick={() => setArchiveOpen(true)}>
            {labels.archive}
          </Button>
        </p>
      )}
      <LinkSheets sheet={sheet} links={links} acts={acts} onClose={() => setSheet(null)} onAdded={edit} />
    </>
  );
}

const NONE: never[] = [];

/** Whether it can be on the page: a heading is no link, and blocked hosts are never shown. */
function isLink({ type, url }: { type: string; url: string }): boolean {
  return type !== "heading" && type !== "group" && refusedHost(url) === null;
}

function comeLater(count: number): string {
  return count === 1 ? "1 scheduled" : labels.scheduled(count);
}

function LinksSkeleton() {
  return (
    <>
      <PageHeader title={labels.links} state={<Bone width={160} />} />
      <div className="addbox addbox--bone">
        <Bone height={52} />
      </div>
      <ClicksHead book={null} />
      <SkeletonRows count={5} label={labels.loadingYourLinks} />
    </>
  );
}

/** The empty state. The field above adds a link; `example` shows samples. */
function EmptyLinks({ example }: { example: ReactNode }) {
  return (
    <EmptyState title={labels.noLinksYet} text={labels.emptyText} art={example}>
      <ButtonLink to={settingsPaths.import}>{labels.importLinks}</ButtonLink>
    </EmptyState>
  );
}

/** Longer lists can be searched. */
const FILTERS_FROM = 12;
const SHOWN = [
  { key: "all", label: labels.all },
  { key: "live", label: labels.shown },
  { key: "scheduled", label: labels.scheduledFilter },
  { key: "off", label: labels.offOrEnded },
] as const;
type Shown = (typeof SHOWN)[number]["key"];

/** The filters of a long list of links. */
function useLinkFilter(now: number, leftOut: LeftOut) {
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const words = search.trim().toLowerCase();
  const isFound = useMemo(() => {
    if (words === "" && shown === "all") return undefined;
    return (link: Link) => {
      const state = leftOut(link) === null ? linkState(link, now) : "off";
      const isOfState = shown === "all" || state === shown || (shown === "off" && state === "expired");
      return isOfState && `${link.title} ${link.subtitle} ${link.url}`.toLowerCase().includes(words);
    };
  }, [words, shown, now, leftOut]);
  return { search, setSearch, shown, setShown, isFound };
}

function LinkFilters({ filter }: { filter: ReturnType<typeof useLinkFilter> }) {
  return (
    <div className="lfilters">
      <SearchInput label={labels.searchLinks} value={filter.search} onChange={filter.setSearch} />
      <Segment label={labels.filterLinks} items={SHOWN} current={filter.shown} onChange={filter.setShown} />
    </div>
  );
}
