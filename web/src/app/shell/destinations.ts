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
import * as labels from "./labels.ts";

export type Destination = { to: string; label: string; icon: LucideIcon };

export const TODAY: Destination = { to: paths.dashboard, label: labels.today, icon: Store };
export const ORDERS: Destination = { to: paths.orders, label: labels.orders, icon: Package };
const PRODUCTS: Destination = { to: paths.products, label: labels.products, icon: Amphora };
export const RESERVATIONS: Destination = { to: reservationPaths.list, label: labels.bookings, icon: CalendarDays };
export const LINKS: Destination = { to: paths.links, label: labels.links, icon: Link };
const PAGES: Destination = { to: ownPagePaths.list, label: labels.pages, icon: PanelTop };
const DESIGN: Destination = { to: paths.design, label: labels.design, icon: Blend };
const INFORMATION: Destination = { to: paths.information, label: labels.information, icon: Signpost };
export const CHAT: Destination = { to: chatPaths.inbox, label: labels.chat, icon: MessageCircle };
const VISITORS: Destination = { to: peoplePaths.visitors, label: labels.visitors, icon: SquareUserRound };
const ANALYTICS: Destination = { to: peoplePaths.analytics, label: labels.analytics, icon: ChartSpline };
const SETTINGS: Destination = { to: paths.settings, label: labels.settings, icon: Settings2 };
const ACCOUNT: Destination = { to: paths.account, label: labels.account, icon: CircleUserRound };

/** The private screens in the order of the rail. What is not built is not here. */
export const GROUPS: readonly { label: string; items: readonly Destination[] }[] = [
  { label: labels.sell, items: [ORDERS, PRODUCTS, RESERVATIONS] },
  { label: labels.page, items: [LINKS, PAGES, DESIGN, INFORMATION] },
  { label: labels.people, items: [CHAT, ANALYTICS, VISITORS] },
];
export const YOU: readonly Destination[] = [SETTINGS, ACCOUNT];
export const ALL_DESTINATIONS: readonly Destination[] = [TODAY, ...GROUPS.flatMap((group) => group.items), ...YOU];

/** What waits behind an entry: orders to do, requests to answer, unread conversations. */
export type Waiting = { toDo: number; requests: number; unread: number };

/** Whether an address is this destination or lies below it. */
export function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}
