import { markOf } from "@awning/domain/booking/badges";
import type { Reservation } from "@awning/domain/booking/reservation";
import { Link } from "react-router";
import { StateMark } from "#ui/state-mark.tsx";
import { clockText, dayText, lengthText, paidText } from "../labels.ts";
import "./list.css";
import * as labels from "./labels.ts";

type Props = { reservation: Reservation; tone?: string; href: string; now: number; isDayKnown?: boolean };

/** A reservation in a list: time, guest, service, price and status. Under a heading with its day it says the end instead. */
export function ReservationRow({ reservation, tone = "", href, now, isDayKnown = false }: Props) {
  const { guest, service, startsAt, endsAt, local, status, moveRequest } = reservation;
  const price = service.price > 0 ? paidText(reservation) : "";
  return (
    <li className={`row resv-row ${tone}`}>
      <p className="resv-row__when num">
        <b>{clockText(startsAt, local.zone)}</b>
        <span>{isDayKnown ? labels.endText(clockText(endsAt, local.zone)) : dayText(startsAt, local.zone, now)}</span>
      </p>
      <div className="row__text">
        <p className="row__title clip">
          <Link className="resv-row__link" to={href} data-row>
            {guest.name || guest.email || labels.aGuest}
          </Link>
        </p>
        <p className="row__sub clip">
          {service.title}, {lengthText(service.length)}
          {price === "" ? null : <span className="aside"> {price}</span>}
        </p>
      </div>
      <StateMark {...markOf(reservation)} className={status === "confirmed" && !moveRequest ? "only-desk" : ""} />
    </li>
  );
}
