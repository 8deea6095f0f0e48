import { type ComponentType, useEffect, useState } from "react";
import { PhoneFrame } from "#ui/phone-frame.tsx";
import { useOnline } from "#ui/use-online.ts";
import "./preview.css";

// The public pages in all their themes are a tenth of the dashboard: they come after the screen that they stand beside.
let loaded: ComponentType | null = null;

/** Fetches what draws the preview. */
export async function loadOwnPage(): Promise<void> {
  loaded = (await import("./own-page.tsx")).OwnPage;
}

/** The owner's real page in a phone. */
export function LivePreview() {
  const [OwnPage, setOwnPage] = useState<ComponentType | null>(() => loaded);
  const isOnline = useOnline();
  useEffect(() => {
    // What could not be fetched is asked for again with the next connection; the screen beside it works without.
    if (!OwnPage && isOnline)
      loadOwnPage().then(
        () => setOwnPage(() => loaded),
        () => undefined,
      );
  }, [OwnPage, isOnline]);
  return <PhoneFrame>{OwnPage ? <OwnPage /> : <div className="preview__wait" aria-busy="true" />}</PhoneFrame>;
}
