import { type Theme, themeSchema } from "@awning/domain/design/theme";
import { arrive, comeBack, markPage } from "../../navigation/focus.ts";
import { createTrail } from "../../navigation/history-state.ts";
import { createNavigator } from "../../navigation/navigator.ts";
import { fetchPageData, type PageData } from "../../navigation/page-data.ts";
import { isPageOf } from "../../navigation/page-link.ts";
import { readPageProps } from "../../navigation/page-props.ts";
import { createPageStore } from "../../navigation/page-store.ts";
import { createPrefetch } from "../../navigation/prefetch.ts";
import { say } from "../script/announce.ts";
import { username } from "../script/username.ts";
import { loadTheme } from "../styles/load-theme.ts";
import { drawPage, swapPage } from "./page-screen.tsx";

// The chunk for navigating within a shop, loaded when a visitor is about to follow a link.

declare const __FONTS__: Readonly<Record<Theme, string>>;

// The server renders the first page of every visit.
const request = { fetch: window.fetch.bind(window), isServerRendered: true };
const store = createPageStore({ load: (url, signal) => fetchPageData(url, { ...request, signal }) });
const prefetch = createPrefetch({ username, get: (url) => store.get(url), isSaving });

function isSaving(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
}

/** Shows a progress bar at the top of the page when the next one is slow. */
function setBusy(isBusy: boolean): void {
  document.documentElement.toggleAttribute("data-busy", isBusy);
}

const pages = createNavigator({
  store,
  trail: createTrail(history),
  screen: {
    async prepare({ url, data }) {
      // A renamed shop is another page, so the browser navigates there.
      if (!isPageOf(username, new URL(url))) throw new Error(`Left the shop for ${url}`);
      const whole = completeMissing(data, username);
      return drawPage(readPageProps(whole), whole, __FONTS__);
    },
    swap(next) {
      const before = swapPage(next);
      prefetch.look();
      return before;
    },
    setBusy,
    mark: markPage,
    arrive,
    comeBack,
    scrollTo: (y) => scrollTo({ top: y, behavior: "instant" }),
  },
  location: () => new URL(location.href),
  isOffline: () => !navigator.onLine,
  leave(href, isHere) {
    // The browser would replace this page with its error page.
    if (!navigator.onLine) say("You’re offline. Try again when you’re back online.");
    else if (isHere) location.reload();
    else location.assign(href);
  },
});

// Loads the theme together with the first page. If that fails, it is loaded again when needed.
const theme = themeSchema.safeParse(document.documentElement.dataset["theme"]).data;
if (theme) loadTheme(theme).catch(() => undefined);

history.scrollRestoration = "manual";
addEventListener("popstate", () => void pages.follow());
addEventListener("pagehide", () => pages.pause());
prefetch.look();

/** Follows a link to another page of the shop. */
export function go(href: string): void {
  void pages.go(href);
}

/** Called when a visitor is about to follow a link. */
export const { reach } = prefetch;

/**
 * Completes the data of a missing page from the page on screen when the answer says only that it is missing, so the shop and
 * its design stay. Other data is returned unchanged.
 */
function completeMissing(data: PageData, username: string): PageData {
  if (data.kind !== "not-found" || Object.keys(data.props).length > 0) return data;
  const { language = "en", media, design = "" } = document.documentElement.dataset;
  const displayName = document.querySelector(".top__who span, h1")?.textContent || username;
  const shop = { username, displayName, avatar: null, language };
  const props = { username: null, name: "never", host: location.host, picture: "", shop, mediaBase: media };
  // A missing page has no design of its own; the home page has the shop's.
  return { ...data, title: `${data.title} · ${displayName}`, look: design.replace(/\.home$/, ""), props };
}
