import { type Theme, themeSchema } from "@awning/domain/design/theme";
import { arrive, comeBack, markPage } from "../../navigation/arrival.ts";
import { createNavigator } from "../../navigation/navigator.ts";
import { fetchPageData } from "../../navigation/page-data.ts";
import { isPageOf } from "../../navigation/page-link.ts";
import { readPageProps } from "../../navigation/page-props.ts";
import { createPageStore } from "../../navigation/page-store.ts";
import { createPrefetch } from "../../navigation/prefetch.ts";
import { createTrail } from "../../navigation/trail.ts";
import { say } from "../script/say.ts";
import { username } from "../script/username.ts";
import { loadTheme } from "../styles/load-theme.ts";
import { completeMissing } from "./missing-page.ts";
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
    if (!navigator.onLine) say("You're offline. Try again when you're back online.");
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
