import type { BlockProps } from "@awning/domain/page/block";
import { openingAt } from "@awning/domain/site/opening";
import { comingDays, hasHours, spansOf, WEEKDAYS, weekRows } from "@awning/domain/site/opening-hours";
import { formatDate } from "@awning/domain/time/format";
import { addDays, wallTime, weekdayOf } from "@awning/domain/time/zoned-time";
import { formatDays, formatSpans, openLabel } from "../parts/hours-labels.ts";
import * as labels from "./labels.ts";
import type { BlockContext } from "./signup-block.tsx";

/** Exceptions further ahead are not shown yet. */
const SOON_DAYS = 14;

/** The opening hours in the shop's time zone. Draws nothing without hours. */
export function HoursBlock({ title, context }: BlockProps<"hours"> & { context: BlockContext }) {
  const { hours, now, site } = context;
  const { language } = site.profile;
  if (!hours || !hasHours(hours)) return null;
  const { day: today } = wallTime(now, hours.zone);
  const weekday = WEEKDAYS[weekdayOf(today)];
  const opening = openingAt(hours, site.pause, now);
  const until = addDays(today, SOON_DAYS);
  return (
    <>
      <div className="sec__head">
        <h2>{title || labels.openingHours}</h2>
        {opening && <p className={opening.isOpen ? "open" : "soft"}>{openLabel(opening, language, hours.zone)}</p>}
      </div>
      <dl className="hours">
        {weekRows(hours.week).map(({ days, spans }) => (
          <div key={days[0]} className={weekday && days.includes(weekday) ? "is-today" : undefined}>
            <dt>{formatDays(days, language)}</dt>
            <dd>{formatSpans(spans)}</dd>
          </div>
        ))}
        {comingDays(hours, now)
          .filter(({ day }) => day <= until)
          .map(({ day, note }) => (
            <div key={day} className={day === today ? "is-today" : undefined}>
              <dt>
                {formatDay(day, language)}
                {note && ` (${note})`}
              </dt>
              <dd>{formatSpans(spansOf(hours, day))}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function formatDay(day: string, language: string): string {
  return formatDate(Date.parse(day), language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
}
