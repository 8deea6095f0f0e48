import { ExternalLink } from "lucide-react";
import { ButtonAnchor } from "#ui/buttons/button.tsx";
import { CopyButton } from "#ui/buttons/copy-button.tsx";
import { pageAddress } from "./address-of.ts";
import "./publishing.css";
import * as labels from "./labels.ts";

/** The address to share: copied with one press, opened in a new tab once published. */
export function PageAddress({ username, isPublished }: { username: string; isPublished: boolean }) {
  const { label, url } = pageAddress(username);
  return (
    <div className="across gap-3 thin">
      <p className="address__text strong clip">{label}</p>
      <div className="address__acts">
        <CopyButton text={url} variant="quiet" size="sm">
          {labels.copy}
        </CopyButton>
        {isPublished ? (
          <ButtonAnchor variant="quiet" size="sm" icon={ExternalLink} href={url} target="_blank" rel="noopener">
            {labels.openLabel}
          </ButtonAnchor>
        ) : null}
      </div>
    </div>
  );
}
