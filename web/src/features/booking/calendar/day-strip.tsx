import { Canopy } from "#ui/brand/canopy.tsx";
import { dateText } from "../labels.ts";
import "./day-strip.css";
import * as labels from "./labels.ts";

type Props = { days: readonly string[]; current: string; today: string; busy: ReadonlySet<string>; onChoose: (day: string) => void };

/** The days of a week to choose from, on a phone. A dot marks days with bookings. */
export function DayStrip({ days, current, today, busy, onChoose }: Props) {
  return (
    <nav className="day-strip" aria-label={labels.daysOfThisWeek}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={`day-strip__day ${day === today ? "day-strip__day--today" : ""}`}
          aria-current={day === current ? "date" : undefined}
          onClick={() => onChoose(day)}
        >
          {day === today ? <Canopy className="day-strip__canopy" height={9} stripe="calc((100vw - 40px) / 7 / 7)" /> : null}
          <span className="sr">{dayLabel(dateText(day, { weekday: "long", day: "numeric", month: "long" }), busy.has(day))}</span>
          <span aria-hidden="true">{dateText(day, { weekday: "short" })}</span>
          <b className="num" aria-hidden="true">
            {dateText(day, { day: "numeric" })}
          </b>
          <i className={busy.has(day) ? "day-strip__dot" : ""} />
        </button>
      ))}
    </nav>
  );
}

const dayLabel = (day: string, isBusy: boolean) => (isBusy ? labels.hasBookings(day) : day);
