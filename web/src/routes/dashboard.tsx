import { NextBookings } from "#features/booking/next-bookings.tsx";
import { LivePreview } from "#features/site/preview/live-preview.tsx";
import { pageAddress } from "#features/site/publishing/address-of.ts";
import { Opener } from "#features/site/publishing/opener.tsx";
import { SidePublishing } from "#features/site/publishing/side-publishing.tsx";
import { Today } from "#features/today/today.tsx";
import { TodayActions } from "#features/today/today-actions.tsx";
import { TodayLayout } from "#features/today/today-layout.tsx";

/** `/dashboard` */
export function Component() {
  return (
    <TodayLayout
      side={
        <>
          <LivePreview />
          <SidePublishing />
        </>
      }
    >
      <Today actions={<TodayActions addressOf={pageAddress} />} opener={(site) => <Opener site={site} />} bookings={<NextBookings />} />
    </TodayLayout>
  );
}
