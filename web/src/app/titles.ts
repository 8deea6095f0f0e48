import { paths } from "@awning/domain/routes/paths";

/** The front page's own title. It is what a search result and a shared link show. */
export const HOME_TITLE = "Awning: links, shop and bookings on one page";

/** The title of the document for the title of a route; an empty one is a screen that has none. */
export function documentTitle(title: string): string {
  return title ? `${title} · Awning` : "Awning";
}

/** The sign-in that leads back to an address of the app. */
export function loginAddress(next: string): string {
  return `${paths.auth.login}?${new URLSearchParams({ next })}`;
}
