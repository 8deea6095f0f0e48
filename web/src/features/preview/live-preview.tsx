import type { PublishedSite } from "@awning/domain/published";
import { useState } from "react";
import { createPortal } from "react-dom";
import { mediaBase } from "#data/env.ts";
import { pageCss, SiteHome } from "#storefront/index.ts";
import { PhoneFrame } from "#ui/phone-frame.tsx";
import "./preview.css";
import { THEME_FACES } from "./theme-faces.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/**
 * The owner's real page in a phone: the same components and styles that visitors get, with every edit at once. It lives
 * in a frame of its own, so that the styles of the page and of the dashboard do not meet.
 */
export function LivePreview() {
  const site = usePublishedDraft();
  return <PhoneFrame>{site ? <PageFrame site={site} /> : <div className="preview__wait" aria-busy="true" />}</PhoneFrame>;
}

function PageFrame({ site }: { site: PublishedSite }) {
  const [inside, setInside] = useState<Document | null>(null);
  return (
    <iframe
      className="preview"
      title={`${site.displayName}, as visitors see it`}
      tabIndex={-1}
      ref={(frame) => {
        if (frame && frame.contentDocument !== inside) setInside(frame.contentDocument);
      }}
      onLoad={(event) => setInside(event.currentTarget.contentDocument)}
    >
      {inside
        ? createPortal(
            // Inert: it is looked at, not used. Its links would lead out of the dashboard.
            <div inert>
              <style>{pageCss("home", site.theme, THEME_FACES[site.theme])}</style>
              <SiteHome site={site} mediaBase={mediaBase} />
            </div>,
            inside.body,
          )
        : null}
    </iframe>
  );
}
