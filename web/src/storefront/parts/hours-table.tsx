import type { PublicProfile } from "@awning/domain/published/published";
import { weekRows } from "@awning/domain/site/hours-rows";
import type { Opening } from "@awning/domain/site/opening";
import { formatDate } from "@awning/domain/time/format";
import { formatDays, formatSpans, openLabel } from "./hours-labels.ts";
import * as labels from "./labels.ts";

type Hours = NonNullable<PublicProfile["hours"]>;

/** Opening hours in the shop's time zone, and whether it is open now. */
export function HoursTable({ hours, opening, language }: { hours: Hours; opening: Opening | null; language: string }) {
  return (
    <>
      <div className="sec__head">
        <h2>{labels.openingHours}</h2>
        {opening && <p className={opening.isOpen ? "open" : "soft"}>{openLabel(opening, language, hours.zone)}</p>}
      </div>
      <dl className="hours">
        {weekRows(hours.week).map(({ days, spans }) => (
          <div key={days.join()}>
            <dt>{formatDays(days, language)}</dt>
            <dd>{formatSpans(spans)}</dd>
          </div>
        ))}
        {hours.special.map(({ day, spans, note }) => (
          <div key={day}>
            <dt>
              {formatDate(Date.parse(day), language, { day: "numeric", month: "long", timeZone: "UTC" })}
              {note && <span className="soft"> {note}</span>}
            </dt>
            <dd>{formatSpans(spans)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
