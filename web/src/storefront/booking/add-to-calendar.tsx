import { calendarLinks } from "@awning/domain/booking/calendar-links";
import * as labels from "./labels.ts";
import type { GuestReservation } from "./reservation.ts";

type Props = {
  reservation: GuestReservation;
  shopName: string;
  /** The address of the calendar file, which Apple and most programs open. */
  file: string;
};

/** A confirmed booking in the guest's own calendar. Their link stays here: other companies get no key of the booking. */
export function AddToCalendar({ reservation, shopName, file }: Props) {
  const { service, start, end } = reservation;
  const { google, outlook } = calendarLinks({
    title: `${service.title}, ${shopName}`,
    place: service.place.text,
    ...{ start, end, details: "" },
  });
  return (
    <section className="panel" aria-labelledby="add-to-calendar">
      <h2 id="add-to-calendar">{labels.addToCalendar}</h2>
      <div className="acts">
        <a className="btn btn--line" href={file} download>
          {labels.appleCalendar}
        </a>
        <a className="btn btn--line" href={google} target="_blank" rel="noreferrer">
          {labels.googleCalendar}
        </a>
        <a className="btn btn--line" href={outlook} target="_blank" rel="noreferrer">
          {labels.outlookCalendar}
        </a>
      </div>
    </section>
  );
}
