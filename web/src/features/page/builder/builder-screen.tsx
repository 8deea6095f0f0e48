import { type ReactNode, useEffect, useState } from "react";
import { useParams } from "react-router";
import { useSitePage } from "#data/page/site-pages.ts";
import { useSite } from "#data/site/sites.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Builder } from "./builder.tsx";
import type { CanvasSite } from "./canvas/canvas.tsx";
import { DeviceWait } from "./canvas/device-wait.tsx";
import { SiteContext } from "./site-context.ts";
import "./builder.css";
import * as labels from "./labels.ts";

/** Renders the list of subscribers, which belongs to another feature. */
export type SignUps = (props: { siteId: string; empty: ReactNode }) => ReactNode;

/** `/pages/{pageId}/builder`. `missing` replaces a page that does not exist. */
export function BuilderScreen({ shown, signUps, missing }: { shown: CanvasSite | null; signUps: SignUps; missing: ReactNode }) {
  const { id = "" } = useParams();
  const site = useSite();
  const page = useSitePage(site.state === "ready" ? site.data.id : null, id);
  const isLate = useIsLate();
  if (site.state === "failed") return <LoadFailure failure={site.failure} />;
  if (page.state === "failed") return <LoadFailure failure={page.failure} />;
  if (site.state === "loading" || page.state === "loading") return <BuilderSkeleton />;
  if (page.data === null) {
    return isLate ? missing : <BuilderSkeleton />;
  }
  const { id: siteId, displayName } = site.data;
  const around = { siteId, siteName: displayName, signUps: (empty: ReactNode) => signUps({ siteId, empty }) };
  return (
    <SiteContext value={around}>
      <Builder key={page.data.id} site={site.data} page={page.data} meta={page} shown={shown} />
    </SiteContext>
  );
}

/** A page that replaces a deleted one of the same id may take a moment to load. */
const MADE_WITHIN_MS = 1000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MADE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function BuilderSkeleton() {
  return (
    <div className="bld" aria-busy="true">
      <header className="btop">
        <h1 className="sr">{labels.openingYourPage}</h1>
      </header>
      <main className="canvas" id="main" tabIndex={-1}>
        <DeviceWait />
      </main>
    </div>
  );
}
