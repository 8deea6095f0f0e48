import { ownPagePaths, paths } from "@awning/domain/paths";
import { Amphora, Blend, CircleUserRound, Link, type LucideIcon, Package, PanelTop, Settings2, Signpost, Store } from "lucide-react";

export type Destination = { to: string; label: string; icon: LucideIcon };

export const TODAY: Destination = { to: paths.dashboard, label: "Today", icon: Store };
export const ORDERS: Destination = { to: paths.orders, label: "Orders", icon: Package };
const PRODUCTS: Destination = { to: paths.products, label: "Products", icon: Amphora };
export const LINKS: Destination = { to: paths.links, label: "Links", icon: Link };
const PAGES: Destination = { to: ownPagePaths.list, label: "Pages", icon: PanelTop };
const DESIGN: Destination = { to: paths.design, label: "Design", icon: Blend };
const INFORMATION: Destination = { to: paths.information, label: "Information", icon: Signpost };
const SETTINGS: Destination = { to: paths.settings, label: "Settings", icon: Settings2 };
const ACCOUNT: Destination = { to: paths.account, label: "Account", icon: CircleUserRound };

/** The private screens in the order of the rail. What is not built is not here. */
export const GROUPS: readonly { label: string; items: readonly Destination[] }[] = [
  { label: "Sell", items: [ORDERS, PRODUCTS] },
  { label: "Page", items: [LINKS, PAGES, DESIGN, INFORMATION] },
];
export const YOU: readonly Destination[] = [SETTINGS, ACCOUNT];
export const ALL_DESTINATIONS: readonly Destination[] = [TODAY, ...GROUPS.flatMap((group) => group.items), ...YOU];

/** Whether an address is this destination or lies below it. */
export function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
