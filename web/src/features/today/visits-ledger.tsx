import { dayTotalSoFar } from "@awning/domain/analytics/answer";
import { peoplePaths } from "@awning/domain/routes/paths";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { useMemo } from "react";
import { Link } from "react-router";
import { useVisitAnswers } from "#data/analytics/visit-answers.ts";
import { useVisitChunks, useVisitFiles } from "#data/analytics/visits.ts";
import { dataOr } from "#data/core/live.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Figure } from "#ui/figure.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { useMinute } from "#ui/time.tsx";
import * as labels from "./day-labels.ts";

const FIGURES = [
  ["views", labels.viewsToday],
  ["clicks", labels.linkClicksToday],
  ["visitors", labels.visitorsToday],
] as const;
const number = (value: number) => new Intl.NumberFormat(numberLocale()).format(value);

/** No rows: for the week before only closed days are read. */
const NONE_OPEN: [] = [];

/** Today's visits, live, compared with the same part of the same day last week. */
export function VisitsLedger({ siteId }: { siteId: string }) {
  const zone = useOwnZone(siteId);
  const clock = wallTime(useMinute(), zone || "UTC");
  const today = clock.day;
  const before = addDays(today, -7);
  const chunks = useVisitChunks(zone === null ? null : siteId, today);
  const files = useVisitFiles(zone === null ? null : siteId, { first: before, last: before });
  const { answer } = useVisitAnswers(dataOr(files, null), NONE_OPEN, {
    range: { first: today, last: today },
    filters: [],
    now: { day: today, minute: clock.minute },
  });
  const now = useMemo(() => (chunks.state === "ready" ? countDay(chunks.data, today) : null), [chunks, today]);
  const then = answer?.isComparable && answer.before.first === before ? answer.figuresBefore : null;
  const weekday = new Intl.DateTimeFormat(textLocale(), { weekday: "long", timeZone: "UTC" }).format(new Date(`${before}T12:00:00Z`));
  return (
    <section className="ledger" aria-label={labels.visitsToday}>
      {FIGURES.map(([name, words]) => (
        <Figure
          key={name}
          name={words}
          value={
            now === null ? (
              "–"
            ) : name === "views" ? (
              <Link to={`${peoplePaths.analytics}?range=today`}>{number(now[name])}</Link>
            ) : (
              number(now[name])
            )
          }
          note={then === null ? "\u00a0" : labels.byThisTimeLast(number(then[name]), weekday)}
        />
      ))}
    </section>
  );
}

function countDay(chunks: readonly { day: string; rows: readonly string[] }[], today: string) {
  return dayTotalSoFar(
    today,
    chunks.filter(({ day }) => day === today).flatMap((chunk) => chunk.rows),
  );
}
