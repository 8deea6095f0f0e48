import { formatDate } from "@awning/domain/time/format";
import { wallTime } from "@awning/domain/time/zoned-time";
import { Trap } from "../blocks/signup-block.tsx";
import { Icon } from "../parts/icon.tsx";
import { type BookingTimes, type TimesPlace, timesUrl } from "./booking-times.ts";
import * as labels from "./labels.ts";
import { clockLabel, dayLabel, monthLabel, zoneName } from "./labels.ts";
import { calendarWeeks, firstWeekdayOf, isSameClock, startsByDay } from "./month-days.ts";
import { ZoneForm } from "./zone-form.tsx";

/** Above this many times, the page includes only those of the selected day, and links to other days load theirs. */
const TIMES_ON_PAGE = 1000;
/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

type Props = { times: BookingTimes; place: TimesPlace; language: string };
/** `nearest` are free times near one that was just taken; minutes since 1970. */
type PickerProps = Props & { nearest: readonly number[] };

/** A month with the times of a day. It works without script: days and months are links, and times are the buttons of a form. */
export function TimePicker({ times, place, language, nearest }: PickerProps) {
  const { zone, ownerZone, starts } = times;
  const days = startsByDay(
    [...starts, ...times.full].toSorted((a, b) => a - b),
    zone,
  );
  const full = new Set(times.full);
  const [first = 0] = starts;
  const isOwnerElsewhere = !isSameClock(zone, ownerZone, first, starts.at(-1) ?? first);
  const shown = starts.length <= TIMES_ON_PAGE ? [...days] : [...days].filter(([day]) => day === times.day);
  return (
    <div className="book" data-book={zone}>
      {nearest.length > 0 && (
        <form className="nearest" method={place.method} action={place.path}>
          <Hidden place={place} zone={zone} />
          <div className="slots">
            {nearest.map((start) => (
              <button key={start} type="submit" className="slot" name="start" value={start}>
                {clockLabel(start, zone, language)}
                <small>{dayLabel(wallTime(start * 60_000, zone).day, language)}</small>
              </button>
            ))}
          </div>
        </form>
      )}
      <ZoneForm times={times} place={place} isOwnerElsewhere={isOwnerElsewhere} />
      <div className="book__in">
        <Calendar times={times} days={days} place={place} language={language} />
        <div className="book__times" id="times">
          {days.size === 0 && <NoTimes times={times} place={place} language={language} />}
          <form method={place.method} action={place.path}>
            <Hidden place={place} zone={zone} />
            {shown.map(([day, own]) => (
              <section key={day} id={`on-${day}`} hidden={day !== times.day} aria-labelledby={`h-${day}`}>
                <h3 className="book__day" id={`h-${day}`}>
                  {dayLabel(day, language)}
                </h3>
                <div className="slots">
                  {own.map((start) =>
                    full.has(start) ? (
                      <a
                        key={start}
                        className="slot slot--full"
                        href={`${place.path}?${new URLSearchParams({ wait: String(start), zone })}`}
                        rel="nofollow"
                      >
                        {clockLabel(start, zone, language)}
                        <small>{labels.fullJoin}</small>
                      </a>
                    ) : (
                      <button key={start} type="submit" className="slot" name="start" value={start}>
                        {clockLabel(start, zone, language)}
                        {isOwnerElsewhere && (
                          <small>{labels.clockInZone(clockLabel(start, ownerZone, language), zoneName(ownerZone))}</small>
                        )}
                        {times.left[start] !== undefined && <small>{labels.placesLeft(times.left[start])}</small>}
                      </button>
                    ),
                  )}
                </div>
              </section>
            ))}
          </form>
        </div>
      </div>
    </div>
  );
}

function Hidden({ place, zone }: { place: TimesPlace; zone: string }) {
  return (
    <>
      {Object.entries({ ...place.query, ...place.sent, zone }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {place.method === "post" && <Trap id="times" />}
    </>
  );
}

function Calendar({ times, days, place, language }: Props & { days: ReadonlyMap<string, readonly number[]> }) {
  const { month, zone } = times;
  const firstWeekday = firstWeekdayOf(language);
  const weekday = (column: number, form: "long" | "short") =>
    formatDate(MONDAY + ((firstWeekday + column) % 7) * DAY_MS, language, { weekday: form, timeZone: "UTC" });
  return (
    <div className="cal">
      <div className="cal__head">
        <Turn to={times.previous} label={labels.previousMonth} icon="arrow-left" times={times} place={place} />
        <h2 id="month">{monthLabel(month, language)}</h2>
        <Turn to={times.next} label={labels.nextMonth} icon="arrow-right" times={times} place={place} />
      </div>
      <table aria-labelledby="month">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, column) => (
              <th key={weekday(column, "long")} scope="col" abbr={weekday(column, "long")}>
                {weekday(column, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(month, firstWeekday).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its row
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its column
                <td key={column}>{day && <Day day={day} count={days.get(day)?.length ?? 0} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function Day({ day, count }: { day: string; count: number }) {
    const number = Number(day.slice(-2));
    if (count === 0) return <span className="cal__day">{number}</span>;
    return (
      <a
        className="cal__day"
        href={`${timesUrl(place, { month, day, zone })}#times`}
        rel="nofollow"
        data-day={day}
        aria-current={day === times.day ? "true" : undefined}
        aria-label={labels.dayWithTimes(dayLabel(day, language), count)}
      >
        {number}
      </a>
    );
  }
}

type TurnProps = {
  to: string | null;
  label: string;
  icon: "arrow-left" | "arrow-right";
  times: BookingTimes;
  place: TimesPlace;
};

function Turn({ to, label, icon, times, place }: TurnProps) {
  if (to === null) return <span className="icon-btn" />;
  return (
    <a className="icon-btn" href={timesUrl(place, { month: to, zone: times.zone })} rel="nofollow" aria-label={label} data-turn={icon}>
      <Icon name={icon} />
    </a>
  );
}

function NoTimes({ times, place, language }: Props) {
  const { nextWithTimes: next, zone, month } = times;
  return (
    <div className="book__none">
      <h3 className="book__day">{labels.noTimesIn(monthLabel(month, language))}</h3>
      {next === null ? (
        <p className="soft">{labels.allTimesTaken}</p>
      ) : (
        <a className="btn btn--line" href={timesUrl(place, { month: next, zone })} rel="nofollow" data-turn="next">
          {labels.nextTimesIn(monthLabel(next, language))}
        </a>
      )}
    </div>
  );
}
