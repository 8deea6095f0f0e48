import { reservationPaths } from "@awning/domain/booking/paths";
import { recordable } from "@awning/domain/booking/prepaid/on-site";
import { Link } from "react-router";
import { useReservation } from "#data/booking/reservations.ts";
import { dataOr } from "#data/core/live.ts";
import { Money } from "#ui/money.tsx";
import { recordPayment } from "../actions/labels.ts";
import * as labels from "./labels.ts";

/** What is left to pay of a booking in this order, where it is recorded; draws nothing while there is none. */
export function BookingRest({ siteId, reservationId }: { siteId: string; reservationId: string }) {
  const reservation = dataOr(useReservation(siteId, reservationId), null);
  const left = reservation ? recordable(reservation) : 0;
  if (!reservation || left === 0) return null;
  return (
    <>
      <dt>
        {labels.leftOfBooking(reservation.service.title)}
        <br />
        <Link className="link" to={reservationPaths.payment(reservationId)}>
          {recordPayment}
        </Link>
      </dt>
      <dd>
        <Money amount={left} currency={reservation.service.currency} />
      </dd>
    </>
  );
}
