import { dayTotalSoFar, visitorsNow } from "@awning/domain/analytics/answer";
import { PEOPLE_PAGE } from "@awning/domain/contact/person";
import { peoplePaths } from "@awning/domain/routes/paths";
import { wallTime } from "@awning/domain/time/zoned-time";
import { beginWords } from "@awning/domain/values/search-terms";
import { Download, X } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useVisitChunks } from "#data/analytics/visits.ts";
import type { StoredPerson } from "#data/contact/one-person.ts";
import { type PeopleFilter, usePeople, VIEW_SOURCES } from "#data/contact/people.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { amountsText } from "#ui/amounts.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SearchInput } from "#ui/fields/search-input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useNarrow } from "#ui/hooks/use-narrow.ts";
import { Avatar } from "#ui/images/avatar.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Time, useMinute } from "#ui/time.tsx";
import { peopleCsv } from "./people-csv.ts";
import { activityLabel, MARKETING_LABELS, nameOf, SORTS, sortPeople, VIEWS } from "./person-labels.ts";
import "./visitors.css";
import { formatCount } from "@awning/domain/values/counts";
import * as words from "./labels.ts";

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

function SiteVisitors({ site }: { site: OwnSite }) {
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(parameters.get("q") ?? "");
  const view = VIEWS.find(({ key }) => key === parameters.get("view"))?.key ?? "all";
  const label = parameters.get("label");
  const filter: PeopleFilter = { view, label, search };
  const people = usePeople(site.id, filter, PEOPLE_PAGE);
  const sort = SORTS.find((one) => one === parameters.get("sort")) ?? "seen";
  const listed = people.state === "ready" ? sortPeople(narrow(people.data, filter), sort) : null;
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(parameters);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParameters(next, { preventScrollReset: true });
  };
  const isNarrow = useNarrow();
  const isFiltered = search !== "" || label !== null || view !== "all";
  return (
    <>
      <PageHeader
        title={words.visitors}
        // On a phone one line: the tabs say whom the list has.
        state={[isNarrow ? null : <span key="people">{words.description}</span>, <TodayVisits key="visits" siteId={site.id} />]}
        actions={
          <Button
            icon={Download}
            aria-label={uiLabels.exportLabel}
            disabled={!listed || listed.length === 0}
            onClick={() => listed && downloadCsv(peopleCsv(listed), `${site.username}-people.csv`)}
          >
            <span className="only-desk">{uiLabels.exportLabel}</span>
          </Button>
        }
      />
      <div className="people__tools">
        <Tabs label={words.peopleLabel} items={VIEWS} current={view} onChange={(key) => change("view", key === "all" ? null : key)} />
        <div className="people__find">
          <SearchInput label={words.searchNameOrEmail} value={search} onChange={setSearch} />
          <Select
            aria-label={words.sorting}
            value={sort}
            onChange={({ currentTarget: { value } }) => change("sort", value === "seen" ? null : value)}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {words.SORT_LABELS[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {label === null ? null : (
        <p className="people__filter">
          <Button size="sm" icon={X} aria-label={words.removeFilter(label)} onClick={() => change("label", null)}>
            {label}
          </Button>
        </p>
      )}
      {people.state === "failed" ? <LoadFailure failure={people.failure} /> : null}
      {people.state === "loading" ? <SkeletonRows count={6} label={words.loadingYourVisitors} /> : null}
      {listed?.length === 0 ? (
        isFiltered ? (
          <p className="people__none">{words.noResultsHint}</p>
        ) : (
          <EmptyState title={words.noVisitorsYet} text={words.emptyText} />
        )
      ) : null}
      {listed && listed.length > 0 ? <PeopleList people={listed} onLabel={(one) => change("label", one)} /> : null}
      {people.state === "ready" && people.data.length === PEOPLE_PAGE ? (
        <p className="people__none">{words.searchLimitHint(PEOPLE_PAGE)}</p>
      ) : null}
    </>
  );
}

/** Filters by what one query cannot combine. */
function narrow(people: readonly StoredPerson[], { view, label, search }: PeopleFilter): StoredPerson[] {
  return people.filter(
    (person) =>
      (view === "all" || (view === "subscribed" ? person.marketing === "subscribed" : person.sources.includes(VIEW_SOURCES[view]))) &&
      (label === null || person.labels.includes(label)) &&
      beginWords([person.name, person.email], search),
  );
}

function PeopleList({ people, onLabel }: { people: readonly StoredPerson[]; onLabel: (label: string) => void }) {
  return (
    <>
      <p className="people__head only-desk faint" aria-hidden="true">
        <span>{words.spent}</span>
        <span>{words.lastSeen}</span>
      </p>
      <Rows aria-label={words.peopleLabel}>
        {people.map((person) => (
          <Row
            key={person.id}
            lead={<Avatar name={nameOf(person)} />}
            title={<Link to={peoplePaths.visitor(person.id)}>{nameOf(person)}</Link>}
            sub={
              <>
                {person.name === "" ? null : <span className="people__email">{person.email}</span>}
                <span className="people__facts">{activityLabel(person) || MARKETING_LABELS[person.marketing]}</span>
                {person.orders > 0 ? <span className="people__facts only-phone">, {amountsText(person.spent)}</span> : null}
              </>
            }
          >
            {person.labels.slice(0, 3).map((label) => (
              <button key={label} type="button" className="person-label" onClick={() => onLabel(label)}>
                {label}
              </button>
            ))}
            <span className="people__spent only-desk num">
              <span className="sr">{words.spent} </span>
              {person.orders > 0 ? amountsText(person.spent) : "–"}
            </span>
            <span className="people__seen faint">
              <Time at={person.lastSeen} />
            </span>
          </Row>
        ))}
      </Rows>
    </>
  );
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
