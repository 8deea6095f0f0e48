import { paths } from "@awning/domain/routes/paths";

/** The home page's own title, for search results and link previews. */
export const HOME_TITLE = "Awning: links, shop, bookings and chat on one page";

/** The document's title for a route's title; an empty one is a screen without one. */
export function documentTitle(title: string): string {
  return title ? `${title} · Awning` : "Awning";
}

/** The sign-in page that leads back to an address of the app. */
export function loginAddress(next: string): string {
  return `${paths.auth.login}?${new URLSearchParams({ next })}`;
}
