import { type Page, pageStateOf } from "@awning/domain/page/page";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { ownPagePaths } from "@awning/domain/routes/paths";
import { ArrowDown, ArrowUp, CloudOff, Copy, ExternalLink, Menu as MenuIcon, Pencil, Rocket, Settings2, Trash2 } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { OwnSite } from "#data/site/sites.ts";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { Icon } from "#ui/icon.tsx";
import * as uiLabels from "#ui/labels.ts";
import { useSortableRow } from "#ui/sortable/sortable-row.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { Time } from "#ui/time.tsx";
import * as labels from "./labels.ts";
import { PAGE_STATES } from "./labels.ts";
import { PageSketch } from "./page-sketch.tsx";
import type { PageActions } from "./use-page-actions.ts";

type Props = {
  site: OwnSite;
  page: Page;
  index: number;
  count: number;
  acts: PageActions;
  onMove: (to: number) => void;
  onSettings: () => void;
};

/** A page in the list: handle, title, address, and whether it is published and in the menu. */
export function PageRow({ site, page, index, count, acts, onMove, onSettings }: Props) {
  const { ref, style, isHeld, grip } = useSortableRow(page);
  const inMenu = page.inMenu ? labels.inTheMenu : labels.notInMenu;
  return (
    <li ref={ref} style={style} className={`prow ${isHeld ? "prow--held" : ""}`}>
      {grip}
      <PageSketch blocks={page.blocks} />
      <Link className="prow__text" to={ownPagePaths.builder(page.id)} data-row>
        <span className="row__title clip">{page.title}</span>
        <span className="row__sub clip">
          {pagePaths.page(site.username, page.slug)}
          <span className="aside"> {labels.blockCount(page.blocks.length)}</span>
        </span>
      </Link>
      <StateMark {...PAGE_STATES[pageStateOf(page)]} />
      <span className="prow__menu faint" title={inMenu}>
        {page.inMenu ? <Icon of={MenuIcon} size="sm" /> : null}
        <span className="prow__menu-words">{inMenu}</span>
      </span>
      <span className="prow__when faint">
        <Time at={page.updatedAt} />
      </span>
      <PageMenu {...{ site, page, index, count, acts, onMove, onSettings }} />
    </li>
  );
}

function PageMenu({ site, page, index, count, acts, onMove, onSettings }: Props) {
  const navigate = useNavigate();
  const state = pageStateOf(page);
  const address = page.live ? pagePaths.page(site.username, page.live.slug) : null;
  const items: MenuItem[] = [
    { label: uiLabels.edit, icon: Pencil, onSelect: () => navigate(ownPagePaths.builder(page.id)) },
    { label: labels.nameAndAddress, icon: Settings2, onSelect: onSettings },
    {
      label: page.inMenu ? labels.hideFromMenu : labels.showInMenu,
      icon: MenuIcon,
      onSelect: () => acts.change(page, { inMenu: !page.inMenu }),
    },
    { label: uiLabels.duplicate, icon: Copy, isDisabled: acts.isFull, onSelect: () => void acts.duplicate(page) },
    ...(address ? [{ label: labels.view, icon: ExternalLink, onSelect: () => void window.open(address, "_blank", "noopener") }] : []),
    "separator",
    { label: uiLabels.moveUp, icon: ArrowUp, isDisabled: index === 0, onSelect: () => onMove(index - 1) },
    { label: uiLabels.moveDown, icon: ArrowDown, isDisabled: index === count - 1, onSelect: () => onMove(index + 1) },
    "separator",
    ...(state === "published"
      ? []
      : [{ label: state === "changed" ? labels.publishChanges : uiLabels.publish, icon: Rocket, onSelect: () => void acts.publish(page) }]),
    ...(page.live ? [{ label: uiLabels.unpublish, icon: CloudOff, onSelect: () => void acts.unpublish(page) }] : []),
    { label: uiLabels.deleteLabel, icon: Trash2, isDanger: true, onSelect: () => acts.remove(page) },
  ];
  return <Menu label={uiLabels.rowActionsLabel(page.title)} items={items} />;
}
