import { dataOr } from "#data/core/live.ts";
import * as uiLabels from "#ui/labels.ts";
import "./analytics.css";
import { notesIn } from "@awning/domain/analytics/acts";
import { type Answer, visitorsNow } from "@awning/domain/analytics/answer";
import { isMade } from "@awning/domain/analytics/query";
import { daysIn, rangeOf } from "@awning/domain/analytics/range";
import type { Currency } from "@awning/domain/money/money";
import { momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import { Download, Target, X } from "lucide-react";
import { useMemo, useState } from "react";
import { useActs, useOwnNumbers } from "#data/analytics/own-numbers.ts";
import { useVisitAnswers } from "#data/analytics/visit-answers.ts";
import { useArchivedLinks } from "#data/link/archived-links.ts";
import { useLinks } from "#data/link/links.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { type OwnSite, useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { downloadCsv } from "#ui/download-csv.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";
import { Section } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { BreakdownCard } from "./breakdown-card.tsx";
import { answerCsv } from "./export-csv.ts";
import { changeLabel, figureOf, formatDayRange, formatValue } from "./figures.ts";
import { GoalStrip, GoalsSheet } from "./goals.tsx";
import * as labels from "./labels.ts";
import { CARDS, DIMENSION_LABELS, METRIC_LABELS, METRICS, type Names, valueLabel } from "./labels.ts";
import { Line } from "./line.tsx";
import { MoneyCard } from "./money-card.tsx";
import { goals as goalsLabel } from "./note-labels.ts";
import { NotesSheet } from "./notes-sheet.tsx";
import { RangePicker, useView, type View } from "./range-picker.tsx";
import { BotsCard, FunnelCard } from "./small-cards.tsx";
import { useClock, useCounted, useToday } from "./use-counted.ts";

/** `/analytics`: what visitors did, in any range and with any filter. */
export function AnalyticsScreen() {
  const site = useSite();
  if (site.state === "ready") return <SiteAnalytics site={site.data} />;
  return (
    <>
      <PageHeader title={labels.analytics} state={["\u00a0"]} />
      {site.state === "failed" ? <LoadFailure failure={site.failure} /> : <AnalyticsSkeleton />}
    </>
  );
}

function SiteAnalytics({ site }: { site: OwnSite }) {
  const zone = useOwnZone(site.id);
  // Like the server, which uses UTC when no time zone is set.
  const known = zone === null ? null : zone || "UTC";
  const today = useToday(known ?? "UTC");
  const view = useView(today);
  const { range, before, filters } = view;
  const own = useOwnNumbers(site.id);
  const { notes: typed, goals } = dataOr(own, { notes: [], goals: [] });
  const [sheet, setSheet] = useState<"notes" | "goals" | null>(null);
  // A goal counts the month, also where the screen shows less.
  const firsts = [before.first, range.first, ...(goals.length > 0 ? [rangeOf("month", today).first] : [])];
  const first = firsts.toSorted()[0] ?? range.first;
  const counted = useCounted(site.id, known, today, { first, last: range.last });
  const settings = useShopSettings();
  // Rounded to a quarter of an hour, because each other time is a new query.
  const clock = wallTime(useClock(), known ?? "UTC");
  const now = { day: clock.day, minute: clock.minute };
  const { answer, isStale, failure } = useVisitAnswers(counted.files, counted.open, {
    range,
    before,
    filters,
    now,
    hasGoals: goals.length > 0,
  });
  const links = useNames(site.id);
  const acts = useActs(answer ? site.id : null, momentOf({ day: range.first, minute: 0 }, known ?? "UTC"));
  const notes = answer ? notesIn(answer.range, known ?? "UTC", acts, typed) : [];
  const closeSheet = () => setSheet(null);
  const currency = settings.state === "ready" ? settings.data.currency : "EUR";
  const failed = counted.failure ?? failure;
  const isEmpty =
    answer !== null &&
    counted.files?.length === 0 &&
    answer.figures.visits === 0 &&
    !isMade(answer.figures) &&
    answer.bots.length === 0 &&
    view.filters.length === 0;
  const money = answer ? <MoneyCard key="money" answer={answer} view={view} links={links} currency={currency} /> : null;
  const here = visitorsNow(counted.today, wallTime(Date.now(), known ?? "UTC").minute);
  return (
    <>
      <PageHeader
        title={labels.analytics}
        state={[
          <span key="range">{formatDayRange(view.range)}</span>,
          <span key="left">{labels.excludedHint}</span>,
          ...(here > 0
            ? [
                <span key="now" className="now">
                  {labels.rightNow(formatCount(here, "visitor"))}
                </span>,
              ]
            : []),
        ]}
        actions={
          <>
            <Button icon={Target} disabled={own.state !== "ready"} onClick={() => setSheet("goals")}>
              {goalsLabel}
            </Button>
            <Button
              icon={Download}
              disabled={!answer}
              onClick={() => answer && downloadCsv(answerCsv(answer, links, currency), csvName(site, answer))}
            >
              {uiLabels.exportLabel}
            </Button>
          </>
        }
      />
      <RangePicker view={view} today={today} />
      {view.filters.length > 0 ? <Filters view={view} links={links} /> : null}
      {failed ? <LoadFailure failure={failed} /> : null}
      {answer === null ? (
        failed ? null : (
          <AnalyticsSkeleton />
        )
      ) : isEmpty ? (
        <EmptyState title={labels.noVisitsYet} text={labels.emptyText} />
      ) : (
        <div className={`pile one gap-8 ${isStale ? "analytics--stale" : ""}`} aria-busy={isStale}>
          {answer.month && goals.length > 0 ? <GoalStrip {...{ goals, links, currency }} month={answer.month} /> : null}
          <Figures answer={answer} view={view} currency={currency} />
          <Line answer={answer} view={view} currency={currency} notes={notes} onNotes={() => setSheet("notes")} />
          <div className="cards">
            {answer.figures.orders > 0 ? money : null}
            {CARDS.map((card) => (
              <BreakdownCard key={card.dimension} {...card} answer={answer} view={view} links={links} />
            ))}
            <FunnelCard answer={answer} />
            {answer.figures.orders > 0 ? null : money}
            <BotsCard answer={answer} />
          </div>
        </div>
      )}
      {sheet === "notes" ? <NotesSheet siteId={site.id} today={today} notes={notes} own={typed} onClose={closeSheet} /> : null}
      {sheet === "goals" ? <GoalsSheet siteId={site.id} {...{ goals, links, currency }} onClose={closeSheet} /> : null}
    </>
  );
}

function csvName({ username }: OwnSite, { range }: Answer): string {
  return `${username}-analytics-${range.first}-${range.last}.csv`;
}

/** The titles of links, including archived ones. */
function useNames(siteId: string): Names {
  const [links, archived] = [useLinks(), useArchivedLinks(siteId)];
  return useMemo(() => {
    const all = [links, archived].flatMap((live) => dataOr(live, []));
    return new Map(all.map(({ id, title, url }) => [id, title || url]));
  }, [links, archived]);
}

function Filters({ view, links }: { view: View; links: Names }) {
  return (
    <ul className="filters" aria-label={labels.filters}>
      {view.filters.flatMap(({ dimension, values }) =>
        values.map((value) => {
          const words = `${DIMENSION_LABELS[dimension]}: ${valueLabel(dimension, value, links)}`;
          return (
            <li key={words}>
              <button
                type="button"
                className="filter"
                aria-label={labels.removeFilter(words)}
                onClick={() => view.toggle(dimension, value)}
              >
                <span>{words}</span>
                <Icon of={X} size="sm" />
              </button>
            </li>
          );
        }),
      )}
      {view.filters.length > 1 ? (
        <li>
          <Button variant="quiet" size="sm" onClick={view.clear}>
            {labels.clearAll}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

type Part = { answer: Answer; view: View; currency: Currency };

const NOTHING_BEFORE = { words: labels.noEarlierData, tone: "same" } as const;

/** The figures with their explanations; the chart shows one of them. */
function Figures({ answer, view, currency }: Part) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="metrics" role="group" aria-label={labels.metrics}>
      {METRICS.map((metric) => {
        const now = figureOf(metric, answer.figures, daysIn(answer.range), currency);
        const before = figureOf(metric, answer.figuresBefore, daysIn(answer.before), currency);
        const { words, tone } = answer.isComparable ? changeLabel(metric, now, before, currency) : NOTHING_BEFORE;
        const { name, definition } = METRIC_LABELS[metric];
        return (
          <button
            key={metric}
            type="button"
            className="metric"
            aria-pressed={view.metric === metric}
            title={definition}
            onClick={() => view.setMetric(metric)}
          >
            <span className="note metric__name">{name}</span>
            <span className="metric__value num">{formatValue(metric, now, currency)}</span>
            <span className={`metric__change metric__change--${tone}`}>{words}</span>
          </button>
        );
      })}
    </div>
  );
}

const BONE_ROWS = ["72%", "48%", "60%", "36%", "44%", "28%"];

/** Placeholders for figures, chart and cards. */
function AnalyticsSkeleton() {
  return (
    <div className="pile one gap-8" role="status" aria-busy="true" aria-label={labels.loadingYourAnalytics}>
      <LateNote />
      <div className="metrics" aria-hidden="true">
        {METRICS.map((metric) => (
          <span key={metric} className="metric">
            <span className="note metric__name">{METRIC_LABELS[metric].name}</span>
            <Bone width={72} height={26} />
            <Bone width={56} height={12} />
          </span>
        ))}
      </div>
      <div className="chart__bone" aria-hidden="true" />
      <div className="cards" aria-hidden="true">
        {CARDS.map(({ dimension, title }) => (
          <Section key={dimension} title={title} className="card-numbers">
            <div className="bars">
              {BONE_ROWS.map((width) => (
                <span key={width} className="stat-bar">
                  <Bone width={width} />
                </span>
              ))}
            </div>
          </Section>
        ))}
      </div>
    </div>
  );
}
