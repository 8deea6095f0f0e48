import { paths } from "@awning/domain/routes/paths";
import type { RouteObject } from "react-router";
import { lookForDisk } from "#data/core/browser-storage.ts";
import { BootScreen } from "./boot-screen.tsx";
import { PageBoundary, ScreenBoundary } from "./errors/boundaries.tsx";
import { builderRoute, nowhereRoutes, privateRoutes } from "./private-routes.ts";
import { RootLayout } from "./root-layout.tsx";

/** Every address of the app, each loaded when it is first opened. `handle.title` is the document's title. */
const publicRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import("#routes/home.tsx"), handle: { title: null } },
  { path: paths.pricing, lazy: () => import("#routes/pricing.tsx"), handle: { title: "Pricing" } },
  { path: paths.contact, lazy: () => import("#routes/contact.tsx"), handle: { title: "Contact" } },
  { path: paths.terms, lazy: () => import("#routes/terms.tsx"), handle: { title: "Terms" } },
  { path: paths.privacy, lazy: () => import("#routes/privacy.tsx"), handle: { title: "Privacy" } },
  { path: paths.cookies, lazy: () => import("#routes/cookies.tsx"), handle: { title: "Cookies" } },
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
  { path: paths.auth.codeError, lazy: () => import("#routes/auth-code-error.tsx"), handle: { title: "This link doesn't work" } },
];

// The comparison with the constant keeps these screens out of a production build.
const developmentRoutes: RouteObject[] = __DEVELOPMENT__
  ? [
      { path: paths.emailPreview, lazy: () => import("#routes/email-preview.tsx"), handle: { title: "Emails" } },
      { path: paths.testAuth, lazy: () => import("#routes/test-auth.tsx"), handle: { title: "Sign-in state" } },
    ]
  : [];

/** All routes of the app, also for whoever shows them without a browser's address bar. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageBoundary,
    HydrateFallback: BootScreen,
    children: [
      { ErrorBoundary: PageBoundary, children: [...publicRoutes, ...developmentRoutes] },
      {
        // The database is opened with the first screen: by then it must be known whether this browser can keep a copy of it.
        lazy: () => Promise.all([import("./private-layout.tsx"), lookForDisk()]).then(([layout]) => layout),
        children: [{ ErrorBoundary: ScreenBoundary, children: [...privateRoutes, builderRoute, ...nowhereRoutes] }],
      },
      { path: "*", lazy: () => import("#routes/not-found.tsx"), handle: { title: "Page not found" } },
    ],
  },
];
