import { Download, ExternalLink, Share2 } from "lucide-react";
import type { OwnSite } from "#data/site/sites.ts";
import { qrPicture } from "#storefront/index.ts";
import { Canopy } from "#ui/brand/canopy.tsx";
import { Button, ButtonAnchor } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { pageAddress } from "./address-of.ts";
import "./publishing.css";
import * as labels from "./labels.ts";

/** What comes after publishing: the address, and ways to bring it to people. */
export function PublishedSheet({ site, onClose }: { site: OwnSite; onClose: () => void }) {
  const { label, url } = pageAddress(site.username);
  const code = qrPicture(url);
  return (
    <Sheet
      title={labels.yourPageIsPublished}
      isOpen
      onClose={onClose}
      foot={
        <ButtonAnchor variant="primary" icon={ExternalLink} href={url} target="_blank" rel="noopener">
          {labels.viewYourPage}
        </ButtonAnchor>
      }
    >
      <div className="published">
        <Canopy />
        <p className="soft">{labels.publishedSheetHint}</p>
        <p className="published__address strong">{label}</p>
        <img className="published__code" src={code} width={168} height={168} alt={labels.qrCodeOf(label)} />
        <div className="acts wrap">
          <CopyButton text={url}>{labels.copyLink}</CopyButton>
          {"share" in navigator ? (
            <Button
              icon={Share2}
              // Closing the share sheet is no failure.
              onClick={() => void navigator.share({ title: site.displayName, url }).catch(() => undefined)}
            >
              {labels.share}
            </Button>
          ) : null}
          <ButtonAnchor icon={Download} href={code} download={`${site.username}-qr.svg`}>
            {labels.qrCode}
          </ButtonAnchor>
        </div>
      </div>
    </Sheet>
  );
}
