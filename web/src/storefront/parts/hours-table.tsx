import { weekRows } from "@awning/domain/hours-rows";
import type { OpenNow } from "@awning/domain/opening-hours";
import type { PublicProfile } from "@awning/domain/published-profile";
import { daysWords, spansWords } from "./hours-words.ts";

type Hours = NonNullable<PublicProfile["hours"]>;

/** Opening hours by the clocks of the place, and whether it is open now. */
export function HoursTable({ hours, opening }: { hours: Hours; opening: OpenNow | null }) {
  return (
    <>
      <div className="sec__head">
        <h2>Opening hours</h2>
        {opening && <p className="open">{openWords(opening, hours.zone)}</p>}
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

function openWords(opening: OpenNow, zone: string): string {
  // One part at a time: how they are joined differs between a browser and the server.
  const time = (moment: number) => new Date(moment).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone });
  if (opening.isOpen) return opening.until === null ? "Open" : `Open until ${time(opening.until)}`;
  if (opening.opensAt === null) return "Closed";
  const weekday = new Date(opening.opensAt).toLocaleDateString("en-GB", { weekday: "long", timeZone: zone });
  return `Opens ${weekday} ${time(opening.opensAt)}`;
}
