import { useState } from "react";
import { useSite } from "#data/site/sites.ts";
import { NextBookings } from "#features/booking/next-bookings.tsx";
import { LivePreview } from "#features/site/preview/live-preview.tsx";
import { pageAddress } from "#features/site/publishing/address-of.ts";
import { Opener } from "#features/site/publishing/opener.tsx";
import { SidePublishing } from "#features/site/publishing/side-publishing.tsx";
import { Today } from "#features/today/today.tsx";
import { TodayActions } from "#features/today/today-actions.tsx";
import { TodayLayout } from "#features/today/today-layout.tsx";
import { lazyPart } from "#ui/lazy-part.ts";

/** Needed until a page is published, and once when it is. */
const setupForm = lazyPart(async () => (await import("./parts/setup-forms.tsx")).SetupForm);
const publishedSheet = lazyPart(async () => (await import("#features/site/publishing/published-sheet.tsx")).PublishedSheet);

/** `/dashboard` */
export function Component() {
  const site = useSite();
  const [isJustPublished, setJustPublished] = useState(false);
  const PublishedSheet = publishedSheet.usePart(isJustPublished);
  return (
    <TodayLayout
      side={
        <>
          <LivePreview />
          <SidePublishing />
        </>
      }
    >
      <Today
        actions={<TodayActions addressOf={pageAddress} />}
        opener={(own) => <Opener site={own} onPublished={() => setJustPublished(true)} />}
        setupForm={setupForm}
        bookings={(onKnown) => <NextBookings onKnown={onKnown} />}
      />
      {PublishedSheet && isJustPublished && site.state === "ready" ? (
        <PublishedSheet site={site.data} onClose={() => setJustPublished(false)} />
      ) : null}
    </TodayLayout>
  );
}
