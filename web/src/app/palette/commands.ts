import { ownPagePaths, paths } from "@awning/domain/paths";
import { isSiteOpen } from "@awning/domain/site";
import { Copy, ExternalLink, Keyboard, LayoutGrid, LogOut, type LucideIcon, Monitor, Moon, Plus, Sun, TicketPercent } from "lucide-react";
import { signOutEverywhereHere } from "#data/session.ts";
import type { OwnSite } from "#data/sites.ts";
import { pageAddress } from "#features/publishing/address-of.ts";
import { showToast } from "#ui/toast.tsx";
import { ALL_DESTINATIONS } from "../shell/destinations.ts";
import { chooseTheme } from "../shell/theme.ts";

/** One line of the palette. `picture` leads it in place of the icon; `end` stands faintly at its end. */
export type PaletteItem = {
  id: string;
  group: "Go to" | "Do" | "Products" | "Orders";
  label: string;
  icon: LucideIcon;
  end?: string;
  run: () => void;
};

/** What can be reached and done from anywhere. */
export function standingItems(site: OwnSite | null, goTo: (path: string) => void, onHelp: () => void): PaletteItem[] {
  const places = ALL_DESTINATIONS.map(
    (place): PaletteItem => ({ id: place.to, group: "Go to", label: place.label, icon: place.icon, run: () => goTo(place.to) }),
  );
  const act = (id: string, label: string, icon: LucideIcon, run: () => void, end?: string): PaletteItem => ({
    id,
    group: "Do",
    label,
    icon,
    run,
    ...(end ? { end } : {}),
  });
  return [
    ...places,
    { id: paths.collections, group: "Go to", label: "Collections", icon: LayoutGrid, run: () => goTo(paths.collections) },
    { id: paths.discounts, group: "Go to", label: "Discount codes", icon: TicketPercent, run: () => goTo(paths.discounts) },
    act("new-link", "New link", Plus, () => goTo(`${paths.links}?add=1`)),
    act("new-product", "New product", Plus, () => goTo(paths.product("new"))),
    act("new-page", "New page", Plus, () => goTo(`${ownPagePaths.list}?new=1`)),
    ...(site ? siteActs(site, act) : []),
    act("light", "Light", Sun, () => chooseTheme("light")),
    act("dark", "Dark", Moon, () => chooseTheme("dark")),
    act("auto", "Light or dark as the device has it", Monitor, () => chooseTheme("auto")),
    act("keys", "Show the keys", Keyboard, onHelp, "?"),
    act("sign-out", "Sign out", LogOut, signOut),
  ];
}

function signOut(): void {
  // What is not sent yet is sent first, and the palette is closed by then.
  showToast("Signing out…");
  void signOutEverywhereHere();
}

function siteActs(site: OwnSite, act: (id: string, label: string, icon: LucideIcon, run: () => void, end?: string) => PaletteItem) {
  const { label, url } = pageAddress(site.username);
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => showToast("Address copied"),
      () => showToast(url),
    );
  };
  const open = () => void window.open(url, "_blank", "noopener");
  return [
    act("copy-address", "Copy the address of your page", Copy, copy, label),
    ...(isSiteOpen(site) ? [act("open-page", "Open your page", ExternalLink, open)] : []),
  ];
}
