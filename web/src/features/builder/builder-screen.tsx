import { Failure } from "@awning/domain/failure";
import { useParams } from "react-router";
import { useSitePage } from "#data/site-pages.ts";
import { useSite } from "#data/sites.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Builder } from "./builder.tsx";
import type { CanvasSite } from "./canvas/canvas.tsx";
import { SiteContext } from "./site-context.ts";
import "./builder.css";

/** `/pages/{pageId}/builder` */
export function BuilderScreen({ shown }: { shown: CanvasSite | null }) {
  const { id = "" } = useParams();
  const site = useSite();
  const page = useSitePage(site.state === "ready" ? site.data.id : null, id);
  if (site.state === "failed") return <LoadFailure failure={site.failure} />;
  if (page.state === "failed") return <LoadFailure failure={page.failure} />;
  if (site.state === "loading" || page.state === "loading") return <BuilderSkeleton />;
  if (page.data === null) throw new Failure("not_found");
  return (
    <SiteContext value={site.data.id}>
      <Builder key={page.data.id} site={site.data} page={page.data} meta={page} shown={shown} />
    </SiteContext>
  );
}

function BuilderSkeleton() {
  return (
    <div className="bld" aria-busy="true">
      <header className="btop">
        <h1 className="sr">Your page is being opened</h1>
      </header>
      <main className="canvas" id="main" tabIndex={-1}>
        <div className="device device--wait" />
      </main>
    </div>
  );
}
