import { lengthLabel } from "@awning/domain/booking/length";
import * as labels from "./labels.ts";
import { whenLabel, zoneName } from "./labels.ts";
import { isSameClock } from "./month-days.ts";
import type { GuestReservation } from "./reservation.ts";
import { placeLabel, priceLabel } from "./service-facts.tsx";

/** When, where and what; the same on every step. */
export function BookingFacts({ reservation, language }: { reservation: GuestReservation; language: string }) {
  const { service, start, end, zone, ownerZone } = reservation;
  const isElsewhere = !isSameClock(zone, ownerZone, start, end);
  return (
    <dl className="axes">
      <div>
        <dt>{labels.timeLabel}</dt>
        <dd>
          {whenLabel(reservation, zone, language)}
          <small>{labels.time(zoneName(zone))}</small>
          {isElsewhere && <small>{labels.whenInZone(whenLabel(reservation, ownerZone, language), zoneName(ownerZone))}</small>}
        </dd>
      </div>
      <div>
        <dt>{labels.lengthLabel}</dt>
        <dd>{lengthLabel(service.length)}</dd>
      </div>
      <div>
        <dt>{labels.placeLabel}</dt>
        <dd>{placeLabel(service.place)}</dd>
      </div>
      <div>
        <dt>{labels.price}</dt>
        <dd>
          {priceLabel(service, language)}
          {service.price > 0 && service.payment.text && <small>{service.payment.text}</small>}
          {service.terms && <small>{service.terms}</small>}
        </dd>
      </div>
    </dl>
  );
}
