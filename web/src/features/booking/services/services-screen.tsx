import { isSiteOpen } from "@awning/domain/site/site";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { useBookingSetup } from "../use-setup.ts";
import { TO_RESERVATIONS } from "../ways-back.ts";
import { ServiceList } from "./service-list.tsx";
import "./services.css";
import * as labels from "./labels.ts";

/** `/reservations/services`: what guests can book. */
export function ServicesScreen() {
  const booking = useBookingSetup();
  if (booking.state === "ready") {
    const { site, services, currency } = booking.setup;
    const username = isSiteOpen(site) ? site.username : null;
    return <ServiceList siteId={site.id} username={username} services={services} currency={currency} />;
  }
  return (
    <>
      <PageHeader title={labels.services} state={["\u00a0"]} back={TO_RESERVATIONS} />
      {booking.state === "failed" ? (
        <LoadFailure failure={booking.failure} />
      ) : (
        <SkeletonRows count={4} label={labels.loadingYourServices} />
      )}
    </>
  );
}
