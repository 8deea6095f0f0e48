import { weekRows } from "@awning/domain/hours-rows";
import type { Opening } from "@awning/domain/opening";
import type { PublicProfile } from "@awning/domain/published-profile";
import { daysWords, openWords, spansWords } from "./hours-words.ts";

type Hours = NonNullable<PublicProfile["hours"]>;

/** Opening hours by the clocks of the place, and whether it is open now. */
export function HoursTable({ hours, opening }: { hours: Hours; opening: Opening | null }) {
  return (
    <>
      <div className="sec__head">
        <h2>Opening hours</h2>
        {opening && <p className={opening.isOpen ? "open" : "soft"}>{openWords(opening, hours.zone)}</p>}
      </div>
      <dl className="hours">
        {weekRows(hours.week).map(({ days, spans }) => (
          <div key={days.join()}>
            <dt>{daysWords(days)}</dt>
            <dd>{spansWords(spans)}</dd>
          </div>
        ))}
        {hours.special.map(({ day, spans, note }) => (
          <div key={day}>
            <dt>
              {new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })}
              {note && <span className="soft"> {note}</span>}
            </dt>
            <dd>{spansWords(spans)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
