import { dayTotalSoFar, visitorsNow } from "@awning/domain/analytics/answer";
import {
  canSort,
  countPeopleFilters,
  PEOPLE_VIEWS,
  type PeopleFilter,
  readPeopleFilter,
  writePeopleFilter,
} from "@awning/domain/contact/people-filter";
import { peoplePaths } from "@awning/domain/routes/paths";
import type { OwnView } from "@awning/domain/site/own-views";
import { wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useVisitChunks } from "#data/analytics/visits.ts";
import { watchPeoplePage } from "#data/contact/people-list.ts";
import { dataOr } from "#data/core/live.ts";
import { useLivePages } from "#data/core/pages.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { saveOwnViews, useOwnViews } from "#data/site/own-views.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { OwnViewButton } from "#form/own-view-button.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { useListKeys, useTyped } from "#ui/fields/use-typed.ts";
import { useAddressState } from "#ui/hooks/use-address-state.ts";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { useMinute } from "#ui/time.tsx";
import * as words from "./labels.ts";
import { ExportPeople } from "./people-export.tsx";
import { FilterButton, FilterChips, SortSelect } from "./people-filters.tsx";
import { PeopleList } from "./people-list.tsx";
import { VIEW_LABELS } from "./person-labels.ts";
import "./visitors.css";

/** `/visitors`: the people who identified themselves. All others are a number. */
export function VisitorsScreen() {
  const site = useSite();
  if (site.state === "ready") return <SiteVisitors site={site.data} />;
  return (
    <>
      <PageHeader title={words.visitors} state={["\u00a0"]} />
      {site.state === "failed" ? <LoadFailure failure={site.failure} /> : <SkeletonRows count={6} label={words.loadingYourVisitors} />}
    </>
  );
}

const NO_VIEWS: OwnView[] = [];

/** The list with the owner's own views, filters and search, all run by the database. Its address says what it shows. */
function SiteVisitors({ site }: { site: OwnSite }) {
  const [filter, change] = useAddressState(readPeopleFilter, writePeopleFilter, { isScrollKept: true });
  const [typed, setTyped] = useTyped(filter.search, (search, isBegun) => change({ search }, isBegun));
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  const isNarrow = useNarrow();
  const [now] = useState(() => Date.now());
  const address = new URLSearchParams(writePeopleFilter(filter)).toString();
  const { list, more, retry } = useLivePages(`people-pages/${site.id}/${address}`, watchPeoplePage(site.id, filter, now));
  const views = useOwnViews("peopleViews", site.id);
  const ownViews = dataOr(views, NO_VIEWS);
  const isOwnView = ownViews.some(({ query }) => query === address);
  const people = list.state === "ready" ? list.items : [];
  const hasMore = list.state === "ready" && list.hasMore;
  const isNarrowed = filter.search !== "" || filter.label !== null || countPeopleFilters(filter) > 0;
  const isWhole = filter.view === "all" && !isNarrowed;
  return (
    <div ref={screen}>
      <PageHeader
        title={words.visitors}
        // On a phone one line: the tabs say whom the list has.
        state={[isNarrow ? null : <span key="people">{words.description}</span>, <TodayVisits key="visits" siteId={site.id} />]}
        actions={<ExportPeople site={site} filter={filter} now={now} isEmpty={people.length === 0 && !hasMore} />}
      />
      <Tabs
        label={uiLabels.savedViews}
        items={[
          ...PEOPLE_VIEWS.map((key) => ({ key, label: VIEW_LABELS[key] })),
          ...ownViews.map(({ name, query }) => ({ key: query, label: name })),
        ]}
        current={isOwnView ? address : filter.view}
        onChange={(key) => change(viewOf(key, isOwnView))}
      />
      <div className="people__find">
        <SearchInput label={words.searchNameOrEmail} value={typed} onChange={setTyped} {...(isNarrow ? {} : { keyHint: "/" })} />
        <FilterButton siteId={site.id} filter={filter} onChange={change} />
        {canSort(filter) ? <SortSelect sort={filter.sort} onChange={(sort) => change({ sort })} /> : null}
        <OwnViewButton
          address={address}
          views={dataOr(views, null)}
          save={(all) => saveOwnViews("peopleViews", site.id, all)}
          isOwn={isNarrowed || filter.sort !== "seen"}
        />
      </div>
      <FilterChips siteId={site.id} filter={filter} onChange={change} />
      {list.state === "failed" ? <LoadFailure failure={list.failure} onRetry={retry} /> : null}
      {list.state === "loading" ? <SkeletonRows count={6} label={words.loadingYourVisitors} /> : null}
      {list.state === "ready" && people.length === 0 ? (
        isWhole && !hasMore ? (
          <EmptyState title={words.noVisitorsYet} text={words.emptyText} />
        ) : (
          <p className="people__none">{hasMore ? words.noResultsSoFar : words.noResultsHint}</p>
        )
      ) : null}
      {people.length > 0 ? <PeopleList people={people} onLabel={(label) => change({ label })} /> : null}
      {hasMore && list.state === "ready" ? (
        <p className="people__more">
          <Button onClick={more} isBusy={list.isLoadingMore}>
            {words.showMore}
          </Button>
        </p>
      ) : null}
      <p className="sr" role="status">
        {list.state === "ready" && !isWhole ? words.found(people.length, hasMore) : ""}
      </p>
    </div>
  );
}

/** The list of a tab: a view that every owner has, with the filters that are active unless they came from a saved one, or a saved one. */
function viewOf(key: string, isOwn: boolean): Partial<PeopleFilter> {
  const view = PEOPLE_VIEWS.find((one) => one === key);
  if (view === undefined) return readPeopleFilter(new URLSearchParams(key));
  return isOwn ? { ...readPeopleFilter(new URLSearchParams()), view } : { view };
}

/** Anonymous visitors: how many today, and how many now. */
function TodayVisits({ siteId }: { siteId: string }) {
  const zone = useOwnZone(siteId);
  const { day: today, minute } = wallTime(useMinute(), zone || "UTC");
  const chunks = useVisitChunks(zone === null ? null : siteId, today);
  if (chunks.state !== "ready") return <span>{"\u00a0"}</span>;
  const rows = chunks.data.filter(({ day }) => day === today).flatMap((chunk) => chunk.rows);
  return (
    <Link to={`${peoplePaths.analytics}?range=today`}>
      {words.todayRightNow(formatCount(dayTotalSoFar(today, rows).visitors, "visitor"), visitorsNow(rows, minute))}
    </Link>
  );
}
