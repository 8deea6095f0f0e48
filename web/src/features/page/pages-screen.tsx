import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useSaveState } from "#data/core/save-state.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SaveLine } from "#ui/save-line.tsx";
import { Bone, SkeletonRows } from "#ui/skeleton.tsx";
import { HomeRow } from "./home-row.tsx";
import { PageList } from "./page-list.tsx";
import { countWords } from "./page-words.ts";
import { forgetGone, usePendingDeletes } from "./pending-deletes.ts";
import { usePageActs } from "./use-page-acts.ts";
import "./pages.css";
import type { NewPageProps } from "./use-new-page.ts";

/** Draws what is open while somebody begins a page: the templates come from another part of the app. */
export type NewPageSheet = (props: NewPageProps) => ReactNode;

/** `signUps` draws who has signed up for news on a page, if anybody has. */
type Parts = { newPageSheet: NewPageSheet; signUps: (siteId: string) => ReactNode };

/** `/pages`: the pages of the site in the order of its menu. */
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
  const all = live.state === "ready" ? live.data : NONE;
  const kept = all.filter((page) => !deleted.has(page.id));
  const leaving = all.filter((page) => deleted.has(page.id));
  const acts = usePageActs(site, kept, leaving);
  useEffect(() => {
    if (live.state === "ready" && !live.isFromCache) forgetGone(live.data.map(({ id }) => id));
  }, [live]);
  if (live.state === "loading") return <PagesSkeleton />;
  if (live.state === "failed") return <LoadFailure failure={live.failure} />;

  const home = kept.find((page) => page.id === HOME_PAGE_ID) ?? null;
  const pages = kept.filter((page) => page.id !== HOME_PAGE_ID);
  return (
    <>
      <PageHeader
        title="Pages"
        state={[...countWords(home, pages).map((words) => <span key={words}>{words}</span>), <SaveLine key="save" state={saveState} />]}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setWanted("page")}>
            New page
          </Button>
        }
      />
      <ul className="plist plist--home" aria-label="Home page">
        <HomeRow site={site} home={home} acts={acts} onBuild={() => setWanted("home")} />
      </ul>
      {pages.length > 0 ? (
        <PageList site={site} pages={pages} acts={acts} />
      ) : (
        <EmptyState
          title="No other pages yet"
          text="Add pages such as About, a menu, events or FAQ. Each gets its own link and a place in the menu."
        >
          <Button icon={Plus} onClick={() => setWanted("page")}>
            Start from a template
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
      <PageHeader title="Pages" state={<Bone width={160} />} />
      <SkeletonRows count={4} hasThumb={false} label="Loading your pages" />
    </>
  );
}
