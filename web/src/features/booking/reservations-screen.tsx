import { reservationPaths } from "@awning/domain/booking/paths";
import { Plus } from "lucide-react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import * as labels from "./labels.ts";
import { Reservations } from "./reservations.tsx";
import { useBookingSetup } from "./use-setup.ts";

/** `/reservations`: the calendar and the list of bookings. */
export function ReservationsScreen() {
  const booking = useBookingSetup();
  if (booking.state === "ready") {
    const { setup } = booking;
    return setup.schedule ? <Reservations setup={setup} schedule={setup.schedule} /> : <FirstService />;
  }
  return (
    <>
      <PageHeader title={labels.bookings} state={["\u00a0"]} />
      {booking.state === "failed" ? (
        <LoadFailure failure={booking.failure} />
      ) : (
        <SkeletonRows count={6} hasThumb={false} label={labels.loadingYourBookings} />
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
