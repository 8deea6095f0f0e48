import { reservationPaths } from "@awning/domain/booking/paths";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useNextReservations } from "#data/booking/reservations.ts";
import { useSite } from "#data/site/sites.ts";
import { Rows, Section } from "#ui/lists/rows.tsx";
import { useMinute } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { ReservationRow } from "./list/reservation-row.tsx";

const SHOWN = 4;
const HOUR_MS = 3_600_000;

/** The next bookings and requests, soonest first; a started one stays as long as it can last. */
export function NextList({ onKnown }: { onKnown: () => void }) {
  const site = useSite();
  // From half a day ago, rounded to the hour, so returning to the screen reuses the query.
  const [since] = useState(() => (Math.floor(Date.now() / HOUR_MS) - 12) * HOUR_MS);
  const now = useMinute();
  const next = useNextReservations(site.state === "ready" ? site.data.id : null, since, SHOWN * 3);
  const isKnown = next.state !== "loading";
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  const shown = next.state === "ready" ? next.data.filter(({ endsAt }) => endsAt > now).slice(0, SHOWN) : [];
  if (shown.length === 0) return null;
  return (
    <Section title={labels.nextBookings} more={<Link to={reservationPaths.list}>{labels.allBookings}</Link>}>
      <Rows aria-label={labels.nextBookings}>
        {shown.map((reservation) => (
          <ReservationRow key={reservation.id} reservation={reservation} href={reservationPaths.reservation(reservation.id)} now={now} />
        ))}
      </Rows>
    </Section>
  );
}
