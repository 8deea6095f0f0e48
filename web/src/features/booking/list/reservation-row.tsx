import type { Reservation } from "@awning/domain/booking/reservation";
import { Link } from "react-router";
import { StateMark } from "#ui/state-mark.tsx";
import { clockText, dayText, lengthText, markOf } from "../labels.ts";
import "./list.css";
import * as labels from "./labels.ts";

/** A reservation in a list: time, guest, service and status. */
export function ReservationRow({ reservation, href, now }: { reservation: Reservation; href: string; now: number }) {
  const { guest, service, startsAt, local, status, moveRequest } = reservation;
  return (
    <li className="row resv-row">
      <p className="resv-row__when num">
        <b>{clockText(startsAt, local.zone)}</b>
        <span>{dayText(startsAt, local.zone, now)}</span>
      </p>
      <div className="row__text">
        <p className="row__title clip">
          <Link className="resv-row__link" to={href} data-row>
            {guest.name || guest.email || labels.aGuest}
          </Link>
        </p>
        <p className="row__sub clip">
          {service.title}, {lengthText(service.length)}
        </p>
      </div>
      <StateMark {...markOf(reservation)} className={status === "confirmed" && !moveRequest ? "only-desk" : ""} />
    </li>
  );
}
