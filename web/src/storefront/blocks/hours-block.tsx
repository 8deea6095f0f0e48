import type { BlockProps } from "@awning/domain/page/block";
import { openingAt } from "@awning/domain/site/opening";
import { comingDays, hasHours, spansOf, WEEKDAYS, weekRows } from "@awning/domain/site/opening-hours";
import { dateWords } from "@awning/domain/time/date-words";
import { addDays, wallTime, weekdayOf } from "@awning/domain/time/zoned-time";
import { daysWords, openWords, spansWords } from "../parts/hours-words.ts";
import type { BlockContext } from "./block-context.ts";

/** Special days further away are not news yet. */
const SOON_DAYS = 14;

/** The opening hours of the shop, by the clocks of its own place. Without hours there is nothing to show. */
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
        <h2>{title || "Opening hours"}</h2>
        {opening && <p className={opening.isOpen ? "open" : "soft"}>{openWords(opening, language, hours.zone)}</p>}
      </div>
      <dl className="hours">
        {weekRows(hours.week).map(({ days, spans }) => (
          <div key={days[0]} className={weekday && days.includes(weekday) ? "is-today" : undefined}>
            <dt>{daysWords(days, language)}</dt>
            <dd>{spansWords(spans)}</dd>
          </div>
        ))}
        {comingDays(hours, now)
          .filter(({ day }) => day <= until)
          .map(({ day, note }) => (
            <div key={day} className={day === today ? "is-today" : undefined}>
              <dt>
                {dayWords(day, language)}
                {note && ` (${note})`}
              </dt>
              <dd>{spansWords(spansOf(hours, day))}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function dayWords(day: string, language: string): string {
  return dateWords(Date.parse(day), language, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
}
