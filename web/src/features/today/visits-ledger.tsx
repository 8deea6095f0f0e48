import { toDataSet } from "@awning/domain/analytics/data-set";
import { findRow } from "@awning/domain/analytics/event";
import { type DayTotal, dayTotalOf, NO_DAY_TOTAL } from "@awning/domain/analytics/stored";
import { visitsOf } from "@awning/domain/analytics/visit";
import { peoplePaths } from "@awning/domain/routes/paths";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { useMemo } from "react";
import { Link } from "react-router";
import { useVisitChunks, useYearTotals } from "#data/analytics/visits.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Figure } from "#ui/figure.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import * as labels from "./day-labels.ts";

const FIGURES = [
  ["views", labels.viewsToday],
  ["clicks", labels.linkClicksToday],
  ["visitors", labels.visitorsToday],
] as const;
const number = (value: number) => new Intl.NumberFormat(numberLocale()).format(value);

/** What visitors did today, live, beside the same day of the week before. */
export function VisitsLedger({ siteId }: { siteId: string }) {
  const zone = useOwnZone(siteId);
  const today = wallTime(Date.now(), zone || "UTC").day;
  const before = addDays(today, -7);
  const chunks = useVisitChunks(zone === null ? null : siteId, today);
  const totals = useYearTotals(zone === null ? null : siteId, before.slice(0, 4));
  const now = useMemo(() => (chunks.state === "ready" ? countDay(chunks.data, today) : null), [chunks, today]);
  const then = totals.state === "ready" ? (totals.data?.days[before.slice(5)] ?? null) : null;
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
          note={then === null ? "\u00a0" : labels.comparedWithLast(number(then[name]), weekday)}
        />
      ))}
    </section>
  );
}

function countDay(chunks: readonly { day: string; rows: readonly string[] }[], today: string): DayTotal {
  const rows = chunks.filter(({ day }) => day === today).flatMap((chunk) => chunk.rows.flatMap((row) => findRow(row) ?? []));
  return rows.length === 0 ? NO_DAY_TOTAL : dayTotalOf(toDataSet([{ day: today, visits: visitsOf(rows, []) }]), today);
}
