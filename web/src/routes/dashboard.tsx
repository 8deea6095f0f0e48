import { LivePreview } from "#features/preview/live-preview.tsx";
import { pageAddress } from "#features/publishing/address-of.ts";
import { Opener } from "#features/publishing/opener.tsx";
import { SidePublishing } from "#features/publishing/side-publishing.tsx";
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
      <Today actions={<TodayActions addressOf={pageAddress} />} opener={(site) => <Opener site={site} />} />
    </TodayLayout>
  );
}
