import { isSiteOpen } from "@awning/domain/site/site";
import type { OwnSite } from "#data/site/sites.ts";
import { PageAddress } from "#features/site/publishing/page-address.tsx";
import { PauseSwitch } from "#features/site/publishing/pause-switch.tsx";
import { PublishSwitch } from "#features/site/publishing/publish-switch.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The sheet behind the site's name: published or not, open or paused, the address, the dashboard's theme. */
export function SignSheet({ site, isOpen, onClose }: { site: OwnSite; isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title={site.displayName} isOpen={isOpen} onClose={onClose}>
      <div className="sign-sheet">
        <PublishSwitch site={site} />
        <PauseSwitch siteId={site.id} />
        <PageAddress username={site.username} isPublished={isSiteOpen(site)} />
        <div className="across spread gap-3 wrap">
          <span className="strong">Dashboard theme</span>
          <ThemeSwitch />
        </div>
      </div>
    </Sheet>
  );
}
