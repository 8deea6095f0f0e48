import "./boot-screen.css";

import "./root-layout.css";
import { earlierVersions, LEGAL_DAYS } from "@awning/domain/account/legal-versions";
import { paths } from "@awning/domain/routes/paths";
import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, type RouteObject, ScrollRestoration, useLocation, useMatches } from "react-router";
import { startAppCheck } from "#data/core/app-check.ts";
import { lookForDisk } from "#data/core/browser-storage.ts";
import { AwningMark } from "#ui/brand/awning-mark.tsx";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { Toaster } from "#ui/feedback/toast.tsx";
import { PageBoundary, ScreenBoundary } from "./errors/boundaries.tsx";
import { useTypedBack } from "./errors/use-typed-back.ts";
import { builderRoute, nowhereRoutes, privateRoutes } from "./private-routes.ts";
import { useTheme } from "./shell/theme.ts";
import { documentTitle, HOME_TITLE } from "./titles.ts";

/** Every address of the app, loaded when first opened. `handle.title` is the document's title. */
const publicRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import("#routes/home.tsx"), handle: { title: null } },
  { path: paths.pricing, lazy: () => import("#routes/pricing.tsx"), handle: { title: "Pricing" } },
  { path: paths.contact, lazy: () => import("#routes/contact.tsx"), handle: { title: "Contact" } },
  ...legalRoutes(paths.terms, () => import("#routes/terms.tsx"), "Terms"),
  ...legalRoutes(paths.privacy, () => import("#routes/privacy.tsx"), "Privacy"),
  ...legalRoutes(paths.cookies, () => import("#routes/cookies.tsx"), "Cookies"),
  { path: paths.signupSuccess, lazy: () => import("#routes/signup-success.tsx"), handle: { title: "Check your inbox" } },
  { path: paths.auth.login, lazy: () => import("#routes/auth-login.tsx"), handle: { title: "Log in" } },
  { path: paths.auth.signup, lazy: () => import("#routes/auth-signup.tsx"), handle: { title: "Create your page" } },
  { path: paths.auth.forgotPassword, lazy: () => import("#routes/auth-forgot-password.tsx"), handle: { title: "Forgot your password?" } },
  { path: paths.auth.updatePassword, lazy: () => import("#routes/auth-update-password.tsx"), handle: { title: "New password" } },
  { path: paths.auth.confirmEmail, lazy: () => import("#routes/auth-confirm-email.tsx"), handle: { title: "Confirm your email" } },
  {
    path: paths.auth.resendConfirmation,
    lazy: () => import("#routes/auth-resend-confirmation.tsx"),
    handle: { title: "Send the email again" },
  },
  { path: paths.auth.codeError, lazy: () => import("#routes/auth-code-error.tsx"), handle: { title: "This link doesn’t work" } },
];

/** A legal text, with an address for each earlier version. */
function legalRoutes(path: keyof typeof LEGAL_DAYS, lazy: () => Promise<{ Component: ComponentType }>, title: string): RouteObject[] {
  return [path, ...earlierVersions(path, LEGAL_DAYS[path]).map(({ address }) => address)].map((at) => ({
    path: at,
    lazy,
    handle: { title },
  }));
}

// Comparing with the constant drops these screens from production builds.
const developmentRoutes: RouteObject[] = __DEVELOPMENT__
  ? [
      {
        path: paths.emailPreview,
        lazy: async () => ({ Component: (await import("#features/mail/email-preview-screen.tsx")).EmailPreviewScreen }),
        handle: { title: "Emails" },
      },
      {
        path: paths.testAuth,
        lazy: async () => ({ Component: (await import("#features/account/auth/sign-in-state.tsx")).SignInState }),
        handle: { title: "Sign-in state" },
      },
    ]
  : [];

/** All routes of the app, also for callers without an address bar. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageBoundary,
    HydrateFallback: BootScreen,
    children: [
      { ErrorBoundary: PageBoundary, children: [...publicRoutes, ...developmentRoutes] },
      {
        // The first screen opens the database, so browser storage must be checked and App Check started before it.
        lazy: () =>
          Promise.all([import("./private-layout.tsx"), lookForDisk(), __APP_CHECK_KEY__ && startAppCheck()]).then(([layout]) => layout),
        children: [{ ErrorBoundary: ScreenBoundary, children: [...privateRoutes, builderRoute, ...nowhereRoutes] }],
      },
      { path: "*", lazy: () => import("#routes/not-found.tsx"), handle: { title: "Page not found" } },
    ],
  },
];

/** Shown until the first screen has loaded. It appears late, so a quick start does not flicker. */
function BootScreen() {
  return (
    <div className="boot">
      <div className="boot__mark" role="status">
        <AwningMark size={56} />
        <span className="sr">Loading</span>
      </div>
      <LateNote />
    </div>
  );
}

/** Wraps every screen: title, skip link, scroll position and focus on navigation, toasts. */
function RootLayout() {
  const title = useRouteTitle();
  // Follows a choice made in another tab.
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

/** The key of a scroll position. The first entry of every document has the same key, so a typed address starts at the top. */
function placeOf({ key, pathname }: { key: string; pathname: string }): string {
  return key === "default" ? pathname : key;
}

/** Sets the document's title from the route; a screen may override it. */
function useRouteTitle(): string {
  const title = useMatches().reduce<string>((found, match) => titleOf(match.handle) ?? found, "");
  const { pathname } = useLocation();
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    document.title = pathname === paths.home ? HOME_TITLE : documentTitle(title);
  }, [title, pathname]);

  // Focuses a new screen, as a page load would. The browser does this for the first one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what a change of screen means
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const main = document.getElementById("main");
    // A screen that focused one of its fields keeps that focus.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}

function titleOf(handle: unknown): string | null {
  return typeof handle === "object" && handle !== null && "title" in handle && typeof handle.title === "string" ? handle.title : null;
}
