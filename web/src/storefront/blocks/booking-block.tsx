import type { BlockProps } from "@awning/domain/page/block";
import { ServiceList } from "../booking/service-list.tsx";
import type { BlockContext } from "./block-context.ts";
import { shownServices } from "./shown-services.ts";

/** What can be booked: every service, or those that were chosen. */
export function BookingBlock({ context, ...props }: BlockProps<"booking"> & { context: BlockContext }) {
  const { site } = context;
  const services = shownServices(props, site);
  if (services.length === 0) return null;
  return (
    <>
      {props.title && (
        <div className="sec__head">
          <h2>{props.title}</h2>
        </div>
      )}
      <ServiceList services={services} username={site.username} currency={site.shop.currency} language={site.profile.language} />
    </>
  );
}
