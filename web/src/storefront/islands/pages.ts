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

// The chunk that moves between the pages of a shop, fetched when somebody reaches for a link.

declare const __FONTS__: Readonly<Record<Theme, string>>;

// Every public page comes from the server first.
const request = { fetch: window.fetch.bind(window), isServerRendered: true };
const store = createPageStore({ load: (url, signal) => fetchPageData(url, { ...request, signal }) });
const prefetch = createPrefetch({ username, get: (url) => store.get(url), isSaving });

function isSaving(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
}

/** A line grows at the top of the page when the next one takes its time. */
function setBusy(isBusy: boolean): void {
  document.documentElement.toggleAttribute("data-busy", isBusy);
}

const pages = createNavigator({
  store,
  trail: createTrail(history),
  screen: {
    async prepare({ url, data }) {
      // A shop that has moved to another name is another page: the browser goes there.
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
    // The browser could only put its own page in place of this one.
    if (!navigator.onLine) say("You’re offline. Try again when you’re back online.");
    else if (isHere) location.reload();
    else location.assign(href);
  },
});

// While the first page is on its way, so is its look. One that cannot be had is asked for again when it is needed.
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

/** Somebody reaches for a link. */
export const { reach } = prefetch;

/**
 * The data of a page that is not there, drawn from the page on screen where the answer said nothing but that: the rest of the
 * shop is one tap away, in its own look. Other data stays as it is.
 */
function completeMissing(data: PageData, username: string): PageData {
  if (data.kind !== "not-found" || Object.keys(data.props).length > 0) return data;
  const { language = "en", media, design = "" } = document.documentElement.dataset;
  const displayName = document.querySelector(".top__who span, h1")?.textContent || username;
  const shop = { username, displayName, avatar: null, language };
  const props = { username: null, name: "never", host: location.host, picture: "", shop, mediaBase: media };
  // A page that is missing has no look of its own: that of the home page is the shop's.
  return { ...data, title: `${data.title} · ${displayName}`, look: design.replace(/\.home$/, ""), props };
}
