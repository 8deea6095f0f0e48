import { paths } from "@awning/domain/routes/paths";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { Toaster } from "#ui/toast.tsx";
import { useTypedBack } from "./errors/use-typed-back.ts";
import "./root-layout.css";
import { useTheme } from "./shell/theme.ts";
import { documentTitle, HOME_TITLE } from "./titles.ts";

/** Around every screen: title, skip link, scroll and focus on a change of screen, toasts. */
export function RootLayout() {
  const title = useRouteTitle();
  // A choice made in another tab shows here too.
  useTheme();
  useTypedBack(null);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Outlet />
      <p className="sr" role="status">
        {title}
      </p>
      <ScrollRestoration getKey={placeOf} />
      <Toaster />
    </>
  );
}

/** What a scroll position belongs to. The first entry of every document has one and the same key: an address typed in begins at its top. */
function placeOf({ key, pathname }: { key: string; pathname: string }): string {
  return key === "default" ? pathname : key;
}

/** Sets the document's title from the route; a screen that knows better sets its own after it. */
function useRouteTitle(): string {
  const title = useMatches().reduce<string>((found, match) => titleOf(match.handle) ?? found, "");
  const { pathname } = useLocation();
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    document.title = pathname === paths.home ? HOME_TITLE : documentTitle(title);
  }, [title, pathname]);

  // A new screen takes the focus, as a new page would. Not on the first one: the browser did that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what a change of screen means
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const main = document.getElementById("main");
    // A screen that put the focus into one of its fields knows better.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}

function titleOf(handle: unknown): string | null {
  return typeof handle === "object" && handle !== null && "title" in handle && typeof handle.title === "string" ? handle.title : null;
}
