import { markOf, STATUS_MARKS } from "@awning/domain/booking/badges";
import { reservationPaths } from "@awning/domain/booking/paths";
import { isBusy, type Reservation } from "@awning/domain/booking/reservation";
import { Link } from "react-router";
import { useReservationsAt } from "#data/booking/reservations.ts";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { momentText } from "../labels.ts";
import * as labels from "./labels.ts";

/** Who else comes to a start that guests share, and who waits for a place, the first in line first. */
export function StartGuests({ siteId, reservation, now }: { siteId: string; reservation: Reservation; now: number }) {
  const { serviceId, startsAt, service } = reservation;
  const live = useReservationsAt(siteId, serviceId, startsAt);
  if (live.state === "failed") return <LoadFailure failure={live.failure} />;
  if (live.state !== "ready") return <SkeletonRows count={2} hasThumb={false} label={labels.loadingTheGuests} />;
  const inOrder = live.data.toSorted((a, b) => a.createdAt - b.createdAt);
  const guests = inOrder.filter(({ status }) => isBusy(status));
  const waiting = inOrder.filter(({ status }) => status === "waiting");
  return (
    <>
      <People title={labels.guestsOfStart(guests.length, service.seats)} people={guests} current={reservation.id} now={now} />
      {waiting.length > 0 ? (
        <People title={labels.waitingList(waiting.length)} people={waiting} current={reservation.id} now={now} />
      ) : null}
    </>
  );
}

type PeopleProps = { title: string; people: readonly Reservation[]; current: string; now: number };

function People({ title, people, current, now }: PeopleProps) {
  return (
    <section className="start-guests" aria-label={title}>
      <h3 className="resv-open__head">{title}</h3>
      <ol>
        {people.map((one) => (
          <li key={one.id}>
            {one.id === current ? (
              <span className="strong clip">{nameOf(one)}</span>
            ) : (
              <Link className="link clip" to={reservationPaths.reservation(one.id)} replace>
                {nameOf(one)}
              </Link>
            )}
            <Standing reservation={one} now={now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ reservation, now }: { reservation: Reservation; now: number }) {
  const { status, holder, holdUntil, local } = reservation;
  if (status === "waiting") return holder === null ? null : <span className="faint">{labels.notConfirmedYet}</span>;
  if (status === "offered" && holdUntil !== null)
    return <StateMark {...STATUS_MARKS.offered} word={labels.offerEnds(momentText(holdUntil, local.zone, now))} />;
  return <StateMark {...markOf(reservation)} />;
}

function nameOf({ guest }: Reservation): string {
  return guest.name || guest.email || labels.thisGuest;
}
