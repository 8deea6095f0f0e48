import { useParams } from "react-router";
import { useInformation } from "#data/site/own-information.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonRows } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { useBookingSetup } from "../use-setup.ts";
import { TO_SERVICES } from "../ways-back.ts";
import { ServiceEditor } from "./service-editor.tsx";
import "./services.css";
import * as labels from "./labels.ts";

/** `/reservations/services/:id`; `new` is a service not stored yet. */
export function ServiceScreen() {
  const { id = "" } = useParams();
  const booking = useBookingSetup();
  const information = useInformation();
  const failed = [booking, information].find((one) => one.state === "failed");
  if (booking.state !== "ready" || information.state !== "ready") {
    return (
      <>
        <PageHeader title={labels.service} state={["\u00a0"]} back={TO_SERVICES} />
        {failed?.state === "failed" ? (
          <LoadFailure failure={failed.failure} />
        ) : (
          <SkeletonRows count={5} hasThumb={false} label={labels.loadingTheService} />
        )}
      </>
    );
  }
  const { setup } = booking;
  const service = setup.services.find((one) => one.id === id) ?? null;
  if (service === null && id !== "new")
    return (
      <>
        <PageHeader title={labels.service} back={TO_SERVICES} />
        <EmptyState title={labels.serviceGone} text={labels.serviceGoneHint} />
      </>
    );
  const { hours, zone } = information.data.profile;
  return <ServiceEditor key={id} setup={setup} service={service} opening={{ hours, zone }} />;
}
