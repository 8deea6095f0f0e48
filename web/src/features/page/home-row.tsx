import { type Page, pageStateOf } from "@awning/domain/page/page";
import { ownPagePaths, sitePaths } from "@awning/domain/routes/paths";
import { CloudOff, ExternalLink, House, Pencil, Rocket, RotateCcw } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { OwnSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu } from "#ui/dialogs/menu.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { PAGE_STATES } from "./labels.ts";
import { PageSketch } from "./page-sketch.tsx";
import type { PageActions } from "./use-page-actions.ts";

/** The home page: built of blocks, or the standard links and shop. */
export function HomeRow({ site, home, acts, onBuild }: { site: OwnSite; home: Page | null; acts: PageActions; onBuild: () => void }) {
  const navigate = useNavigate();
  const address = sitePaths.home(site.username);
  return (
    <li className="prow">
      <span className="prow__lead">
        <Icon of={House} />
      </span>
      {home ? <PageSketch blocks={home.blocks} /> : null}
      {home ? (
        <Link className="prow__text" to={ownPagePaths.builder(home.id)} data-row>
          <span className="row__title">{labels.homeLabel}</span>
          <span className="row__sub clip">{address}</span>
        </Link>
      ) : (
        <div className="prow__text">
          <span className="row__title">{labels.homeLabel}</span>
          <span className="row__sub">{labels.yourLinksAndShop(address)}</span>
        </div>
      )}
      {home ? (
        <>
          <StateMark {...PAGE_STATES[pageStateOf(home)]} />
          <span className="prow__when faint">
            <Time at={home.updatedAt} />
          </span>
          <Menu
            label={labels.actionsForHomePage}
            items={[
              { label: uiLabels.edit, icon: Pencil, onSelect: () => navigate(ownPagePaths.builder(home.id)) },
              ...(home.live
                ? [
                    { label: labels.view, icon: ExternalLink, onSelect: () => void window.open(address, "_blank", "noopener") },
                    { label: uiLabels.unpublish, icon: CloudOff, onSelect: () => void acts.unpublish(home) },
                  ]
                : []),
              ...(pageStateOf(home) === "published"
                ? []
                : [{ label: uiLabels.publish, icon: Rocket, onSelect: () => void acts.publish(home) }]),
              "separator",
              { label: labels.switchBackAction, icon: RotateCcw, isDanger: true, onSelect: () => acts.remove(home) },
            ]}
          />
        </>
      ) : (
        <Button size="sm" onClick={onBuild}>
          {labels.buildWithBlocks}
        </Button>
      )}
    </li>
  );
}
