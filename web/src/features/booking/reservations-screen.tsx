import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { FirstService } from "./first-service.tsx";
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
      <PageHeader title="Reservations" state={["\u00a0"]} />
      {booking.state === "failed" ? (
        <LoadFailure failure={booking.failure} />
      ) : (
        <SkeletonRows count={6} hasThumb={false} label="Loading your reservations" />
      )}
    </>
  );
}
