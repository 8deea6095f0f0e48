import type { Reservation, ReservationEventType } from "@awning/domain/booking/reservation";
import { Time } from "#ui/time.tsx";
import { eventText, momentText } from "../labels.ts";
import * as labels from "./labels.ts";

/** The events of a reservation, the latest first. */
export function ReservationHistory({ reservation }: { reservation: Reservation }) {
  const { history, createdBy, local } = reservation;
  return (
    <section>
      <h3 className="resv-open__head">{labels.history}</h3>
      <ol className="resv-history">
        {history.toReversed().map((event) => (
          <li key={`${event.at} ${event.type}`}>
            <span>
              {event.startsAt === null
                ? eventText(event, createdBy)
                : (hasLeft(event.type) ? labels.eventFrom : labels.changedEventText)(
                    eventText(event, createdBy),
                    momentText(event.startsAt, local.zone, Date.now()),
                  )}
              {event.reason ? <span className="soft"> “{event.reason}”</span> : null}
            </span>
            <Time at={event.at} className="faint" />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether an event's time is the booking's previous one. */
function hasLeft(type: ReservationEventType): boolean {
  return type === "moved" || type === "move_confirmed";
}
