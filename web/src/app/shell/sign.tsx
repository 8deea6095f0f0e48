import { isSiteOpen } from "@awning/domain/site/site";
import { ChevronsUpDown } from "lucide-react";
import type { Live } from "#data/core/live.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { pageAddress } from "#features/site/publishing/address-of.ts";
import { Icon } from "#ui/icon.tsx";
import { Bone } from "#ui/layout/skeleton.tsx";

export type SignProps = { site: Live<OwnSite>; onSign: () => void };

/** The site's name, status and address. Opens the sheet with the switch. */
export function Sign({ site, onSign }: SignProps) {
  if (site.state !== "ready")
    return (
      <div className="sign" aria-hidden="true">
        <Bone width={110} height={26} />
        <span className="sign__state">
          <Bone width={150} height={14} />
        </span>
      </div>
    );
  const { displayName, username } = site.data;
  const isUp = isSiteOpen(site.data);
  return (
    <button type="button" className="sign" onClick={onSign} aria-haspopup="dialog">
      <span className="sign__name">
        <span className="clip">{displayName}</span> <Icon of={ChevronsUpDown} size="sm" />
      </span>
      <span className="sign__state">
        <span className={`dot ${isUp ? "" : "sign__dot--off"}`} />
        {isUp ? "Published" : "Not published"} <span className="faint clip">{pageAddress(username).label}</span>
      </span>
      <span className="sr">Change page status</span>
    </button>
  );
}
