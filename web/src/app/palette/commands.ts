import { reservationPaths } from "@awning/domain/booking/paths";
import { orderPaths, ownPagePaths, paths } from "@awning/domain/routes/paths";
import { isSiteOpen } from "@awning/domain/site/site";
import {
  CalendarDays,
  Clock,
  Copy,
  ExternalLink,
  Keyboard,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  SlidersHorizontal,
  Sun,
  TicketPercent,
} from "lucide-react";
import { signOutEverywhereHere } from "#data/account/session.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { pageAddress } from "#features/site/publishing/address-of.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { ALL_DESTINATIONS } from "../shell/destinations.ts";
import { chooseTheme } from "../shell/theme.ts";
import * as labels from "./labels.ts";
import { FOUND_ROWS } from "./rows.ts";

/** The groups of entries, in their order. */
export const GROUPS = [
  labels.recent,
  labels.goToTitle,
  labels.actions,
  labels.settingsTitle,
  labels.orders,
  labels.people,
  labels.bookings,
  labels.chats,
  labels.products,
] as const;

/**
 * An entry of the command palette. `end` is shown faintly at the end; `words` are others it is found by. What `isFound` was found
 * by the database and is not compared with what is typed.
 */
export type PaletteItem = {
  id: string;
  group: (typeof GROUPS)[number];
  label: string;
  icon: LucideIcon;
  end?: string;
  words?: string;
  isFound?: boolean;
  run: () => void;
};

/** The rows of settings, information and account. */
export function rowItems(goTo: (path: string) => void): PaletteItem[] {
  return FOUND_ROWS.map(({ to, label, place, words }) => ({
    ...{ id: to, group: labels.settingsTitle, label, icon: SlidersHorizontal, end: place, words },
    run: () => goTo(to),
  }));
}

/** The pages and actions that are always available. */
export function standingItems(site: OwnSite | null, goTo: (path: string) => void, onHelp: () => void): PaletteItem[] {
  const places = ALL_DESTINATIONS.map(
    (place): PaletteItem => ({ id: place.to, group: labels.goToTitle, label: place.label, icon: place.icon, run: () => goTo(place.to) }),
  );
  const act = (id: string, label: string, icon: LucideIcon, run: () => void, end?: string): PaletteItem => ({
    id,
    group: labels.actions,
    label,
    icon,
    run,
    ...(end ? { end } : {}),
  });
  return [
    ...places,
    { id: paths.collections, group: labels.goToTitle, label: labels.collections, icon: LayoutGrid, run: () => goTo(paths.collections) },
    { id: paths.discounts, group: labels.goToTitle, label: labels.discountCodes, icon: TicketPercent, run: () => goTo(paths.discounts) },
    {
      id: reservationPaths.services,
      group: labels.goToTitle,
      label: labels.services,
      icon: CalendarDays,
      run: () => goTo(reservationPaths.services),
    },
    {
      id: reservationPaths.hours,
      group: labels.goToTitle,
      label: labels.bookingHours,
      icon: Clock,
      run: () => goTo(reservationPaths.hours),
    },
    act("new-order", labels.newOrder, Plus, () => goTo(orderPaths.create)),
    act("new-link", labels.newLink, Plus, () => goTo(`${paths.links}?add=1`)),
    act("new-product", labels.newProduct, Plus, () => goTo(paths.product("new"))),
    act("book-by-hand", labels.addBooking, Plus, () => goTo(`${reservationPaths.list}?new=1`)),
    act("new-service", labels.newService, Plus, () => goTo(reservationPaths.service("new"))),
    act("new-page", labels.newPage, Plus, () => goTo(`${ownPagePaths.list}?new=1`)),
    ...(site ? siteActs(site, act) : []),
    act("light", labels.light, Sun, () => chooseTheme("light")),
    act("dark", labels.dark, Moon, () => chooseTheme("dark")),
    act("auto", labels.matchDeviceTheme, Monitor, () => chooseTheme("auto")),
    act("keys", labels.keyboardShortcuts, Keyboard, onHelp, "?"),
    act("sign-out", labels.logOut, LogOut, signOut),
  ];
}

function signOut(): void {
  // Pending writes are sent first, while the palette is already closed.
  showToast(labels.loggingOut);
  void signOutEverywhereHere();
}

function siteActs(site: OwnSite, act: (id: string, label: string, icon: LucideIcon, run: () => void, end?: string) => PaletteItem) {
  const { label, url } = pageAddress(site.username);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => showToast(labels.linkCopied),
      () => showToast(url),
    );
  };
  const open = () => void window.open(url, "_blank", "noopener");
  return [
    act("copy-address", labels.copyPageLink, Copy, copy, label),
    ...(isSiteOpen(site) ? [act("open-page", labels.viewYourPage, ExternalLink, open)] : []),
  ];
}
