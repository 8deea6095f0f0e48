import { reservationPaths } from "@awning/domain/booking/paths";
import { Plus } from "lucide-react";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Reservations } from "./reservations.tsx";
import { useBookingSetup } from "./use-setup.ts";

/** `/reservations`: who comes when. */
export function ReservationsScreen() {
  const booking = useBookingSetup();
  if (booking.state === "ready") {
    const { setup } = booking;
    return setup.schedule ? <Reservations setup={setup} schedule={setup.schedule} /> : <FirstService />;
  }
  return (
    <>
      <PageHeader title="Bookings" state={["\u00a0"]} />
      {booking.state === "failed" ? (
        <LoadFailure failure={booking.failure} />
      ) : (
        <SkeletonRows count={6} hasThumb={false} label="Loading your bookings" />
      )}
    </>
  );
}

/** What stands here before there is anything to book. */
function FirstService() {
  return (
    <>
      <PageHeader title="Bookings" state={["Nothing to book yet"]} />
      <EmptyState
        title="Let guests book your time"
        text="Add what they can book, how long it takes and what it costs. Guests choose a free time on your page, and you both get an email with a calendar entry."
      >
        <ButtonLink variant="primary" icon={Plus} to={reservationPaths.service("new")}>
          Add your first service
        </ButtonLink>
      </EmptyState>
    </>
  );
}
