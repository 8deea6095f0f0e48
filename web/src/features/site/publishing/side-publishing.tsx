import { isSiteOpen } from "@awning/domain/site/site";
import { useSite } from "#data/site/sites.ts";
import { PageAddress } from "./page-address.tsx";
import { PublishSwitch } from "./publish-switch.tsx";

/** Below the phone on the home screen: the address, and whether the page is published. */
export function SidePublishing() {
  const site = useSite();
  if (site.state !== "ready") return null;
  return (
    <div className="side-publishing">
      <PageAddress username={site.data.username} isPublished={isSiteOpen(site.data)} />
      <PublishSwitch site={site.data} />
    </div>
  );
}
