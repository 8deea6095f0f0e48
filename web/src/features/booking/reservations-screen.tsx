import { reservationPaths } from "@awning/domain/booking/paths";
import { Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Bone, SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { readScreenState } from "./address.ts";
import { CalendarBones } from "./calendar/calendar-view.tsx";
import * as labels from "./labels.ts";
import { Reservations } from "./reservations.tsx";
import { useBookingSetup } from "./use-setup.ts";

/** `/reservations`: the calendar and the list of bookings. */
export function ReservationsScreen() {
  const booking = useBookingSetup();
  const isList = readScreenState(useSearchParams()[0]).view === "list";
  if (booking.state === "ready") {
    const { setup } = booking;
    return setup.schedule ? <Reservations setup={setup} schedule={setup.schedule} /> : <FirstService />;
  }
  return (
    <>
      <PageHeader title={labels.bookings} state={["\u00a0"]} />
      {booking.state === "failed" ? (
        <LoadFailure failure={booking.failure} />
      ) : isList ? (
        <SkeletonRows count={6} hasThumb={false} label={labels.loadingYourBookings} />
      ) : (
        <div className="resv">
          <div className="thin">
            <LateNote />
            <div className="calbar">
              <Bone width={240} height="var(--control)" />
            </div>
            <CalendarBones />
          </div>
        </div>
      )}
    </>
  );
}

/** Shown until there is a service to book. */
function FirstService() {
  return (
    <>
      <PageHeader title={labels.bookings} state={[labels.nothingToBookYet]} />
      <EmptyState title={labels.letGuestsBookYourTime} text={labels.servicesEmptyText}>
        <ButtonLink variant="primary" icon={Plus} to={reservationPaths.service("new")}>
          {labels.addYourFirstService}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
