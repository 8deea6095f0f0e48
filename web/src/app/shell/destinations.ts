import { reservationPaths } from "@awning/domain/booking/paths";
import { chatPaths } from "@awning/domain/routes/own-paths";
import { ownPagePaths, paths, peoplePaths } from "@awning/domain/routes/paths";
import {
  Amphora,
  Blend,
  CalendarDays,
  ChartSpline,
  CircleUserRound,
  Link,
  type LucideIcon,
  MessageCircle,
  Package,
  PanelTop,
  Settings2,
  Signpost,
  SquareUserRound,
  Store,
} from "lucide-react";

export type Destination = { to: string; label: string; icon: LucideIcon };

export const TODAY: Destination = { to: paths.dashboard, label: "Today", icon: Store };
export const ORDERS: Destination = { to: paths.orders, label: "Orders", icon: Package };
const PRODUCTS: Destination = { to: paths.products, label: "Products", icon: Amphora };
export const RESERVATIONS: Destination = { to: reservationPaths.list, label: "Bookings", icon: CalendarDays };
export const LINKS: Destination = { to: paths.links, label: "Links", icon: Link };
const PAGES: Destination = { to: ownPagePaths.list, label: "Pages", icon: PanelTop };
const DESIGN: Destination = { to: paths.design, label: "Design", icon: Blend };
const INFORMATION: Destination = { to: paths.information, label: "Information", icon: Signpost };
export const CHAT: Destination = { to: chatPaths.inbox, label: "Chat", icon: MessageCircle };
const VISITORS: Destination = { to: peoplePaths.visitors, label: "Visitors", icon: SquareUserRound };
const ANALYTICS: Destination = { to: peoplePaths.analytics, label: "Analytics", icon: ChartSpline };
const SETTINGS: Destination = { to: paths.settings, label: "Settings", icon: Settings2 };
const ACCOUNT: Destination = { to: paths.account, label: "Account", icon: CircleUserRound };

/** The private screens in navigation order. */
export const GROUPS: readonly { label: string; items: readonly Destination[] }[] = [
  { label: "Sell", items: [ORDERS, PRODUCTS, RESERVATIONS] },
  { label: "Page", items: [LINKS, PAGES, DESIGN, INFORMATION] },
  { label: "People", items: [CHAT, ANALYTICS, VISITORS] },
];
export const YOU: readonly Destination[] = [SETTINGS, ACCOUNT];
export const ALL_DESTINATIONS: readonly Destination[] = [TODAY, ...GROUPS.flatMap((group) => group.items), ...YOU];

/** The counts beside an entry: orders to do, requests to answer, unread conversations and notifications. */
export type Waiting = { toDo: number; requests: number; unread: number; news: number };

/** Whether an address is this destination or below it. */
export function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
