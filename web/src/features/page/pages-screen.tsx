import { dataOr } from "#data/core/live.ts";
import "./pages.css";
import { HOME_PAGE_ID, type Page } from "@awning/domain/page/page";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveLine } from "#ui/layout/save-line.tsx";
import { Bone, SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { type Landing, SortableList } from "#ui/sortable/sortable-list.tsx";
import { HomeRow } from "./home-row.tsx";
import * as labels from "./labels.ts";
import { pageCounts } from "./labels.ts";
import type { NewPageProps } from "./new-page-sheet.tsx";
import { PageRow } from "./page-row.tsx";
import { PageSheet } from "./page-sheet.tsx";
import { forgetGone, movedPages, type PageActions, usePageActions, usePendingDeletes } from "./use-page-actions.ts";

/** Renders the new-page sheet, because the templates belong to another feature. */
export type NewPageSheet = (props: NewPageProps) => ReactNode;

/** `signUps` renders a page's subscribers, if there are any. */
type Parts = { newPageSheet: NewPageSheet; signUps: (siteId: string) => ReactNode };

/** `/pages`: the pages of the site in menu order. */
export function PagesScreen(props: Parts) {
  const site = useSite();
  if (site.state === "failed") return <LoadFailure failure={site.failure} />;
  if (site.state === "loading") return <PagesSkeleton />;
  return <SitePages site={site.data} {...props} />;
}

function SitePages({ site, newPageSheet, signUps }: Parts & { site: OwnSite }) {
  const live = useSitePages(site.id);
  const saveState = useSaveState();
  const deleted = usePendingDeletes();
  const [wanted, setWanted] = useState<"page" | "home" | null>(null);
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (!search.has("new")) return;
    setWanted("page");
    setSearch({}, { replace: true });
  }, [search, setSearch]);
  const all = dataOr(live, NONE);
  const kept = all.filter((page) => !deleted.has(page.id));
  const leaving = all.filter((page) => deleted.has(page.id));
  const acts = usePageActions(site, kept, leaving);
  useEffect(() => {
    if (live.state === "ready" && !live.isFromCache) forgetGone(live.data.map(({ id }) => id));
  }, [live]);
  if (live.state === "loading") return <PagesSkeleton />;
  if (live.state === "failed")
    return (
      <>
        <PageHeader title={labels.pages} state={["\u00a0"]} />
        <LoadFailure failure={live.failure} />
      </>
    );

  const home = kept.find((page) => page.id === HOME_PAGE_ID) ?? null;
  const pages = kept.filter((page) => page.id !== HOME_PAGE_ID);
  return (
    <>
      <PageHeader
        title={labels.pages}
        state={[...pageCounts(home, pages).map((words) => <span key={words}>{words}</span>), <SaveLine key="save" state={saveState} />]}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setWanted("page")}>
            {labels.newPage}
          </Button>
        }
      />
      <ul className="plist plist--home" aria-label={labels.homePage}>
        <HomeRow site={site} home={home} acts={acts} onBuild={() => setWanted("home")} />
      </ul>
      {pages.length > 0 ? (
        <PageList site={site} pages={pages} acts={acts} />
      ) : (
        <EmptyState title={labels.noOtherPagesYet} text={labels.emptyText}>
          <Button icon={Plus} onClick={() => setWanted("page")}>
            {labels.startFromTemplate}
          </Button>
        </EmptyState>
      )}
      {signUps(site.id)}
      {newPageSheet({ acts, wanted, onClose: () => setWanted(null) })}
    </>
  );
}

const NONE: never[] = [];

function PagesSkeleton() {
  return (
    <>
      <PageHeader title={labels.pages} state={<Bone width={160} />} />
      <SkeletonRows count={4} hasThumb={false} label={labels.loadingYourPages} />
    </>
  );
}

/** The pages in menu order; moved by mouse, long press, keyboard (space, arrows, space) or menu. */
function PageList({ site, pages, acts }: { site: OwnSite; pages: readonly Page[]; acts: PageActions }) {
  const [shown, setShown] = useState(pages);
  const [editing, setEditing] = useState<string | null>(null);
  useEffect(() => setShown(pages), [pages]);
  const move = (page: Page, to: number) => {
    // The row stays where it was dropped until the database confirms it.
    setShown(movedPages(shown, page.id, to));
    acts.move(page, to);
  };
  const onLand = ({ from, to }: Landing) => {
    const page = shown[from];
    if (page && from !== to) move(page, to);
  };
  const edited = pages.find((page) => page.id === editing) ?? null;
  return (
    <>
      <SortableList label={labels.pagesInMenuOrder} noun={labels.pageNoun} className="plist" entries={shown} onLand={onLand}>
        {shown.map((page, index) => (
          <PageRow
            key={page.id}
            site={site}
            page={page}
            index={index}
            count={shown.length}
            acts={acts}
            onMove={(to) => move(page, to)}
            onSettings={() => setEditing(page.id)}
          />
        ))}
      </SortableList>
      {pages.some(({ live, menuOrder }) => live && live.menuOrder !== menuOrder) ? <p className="soft">{labels.newOrderHint}</p> : null}
      <PageSheet site={site} page={edited} pages={pages} acts={acts} onClose={() => setEditing(null)} />
    </>
  );
}
