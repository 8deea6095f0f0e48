import type { Failure } from "@awning/domain/errors/failure";
import { ownPagePaths, paths } from "@awning/domain/routes/paths";
import { englishIn } from "@awning/domain/values/region";
import { Suspense, useEffect, useRef, useState } from "react";
import { matchPath, Navigate, Outlet, useLocation } from "react-router";
import { DataProvider, useGate } from "#data/provider.tsx";
import { ownPage } from "#features/site/preview/own-page-part.ts";
import { setLocale } from "#ui/locale.ts";
import { GateError, loadErrorScreens } from "./errors/boundaries.tsx";
import { readTyped } from "./errors/typing.ts";
import { useTypedBack } from "./errors/use-typed-back.ts";
import { paletteBody } from "./palette/palette.tsx";
import { likelyFirst, privateRoutes } from "./private-routes.ts";
import { Shell, shellLater } from "./shell/shell.tsx";
import { ShellSkeleton } from "./shell/shell-skeleton.tsx";
import { fetchAhead } from "./stale-build.ts";
import { loginAddress } from "./titles.ts";
import { keepShellOnDevice } from "./worker/register.ts";

export { ShellBoundary as ErrorBoundary } from "./errors/boundaries.tsx";

/**
 * Wraps every private screen and admits only owners with a username. Loaded with the first private screen, as is the database.
 */
export function Component() {
  return (
    <DataProvider>
      <Gate />
    </DataProvider>
  );
}

function Gate() {
  const gate = useGate();
  const { pathname, search } = useLocation();
  const owner = gate.state === "owner" ? gate.uid : null;
  const lastOwner = useRef(owner);
  lastOwner.current = owner ?? lastOwner.current;
  useTypedBack(owner);
  if (gate.state === "owner") setLocale(gate.locale, englishIn(gate.locale));
  if (gate.state === "loading") return <ShellSkeleton />;
  // A user who was working keeps the screen and the text; a new visitor goes to sign-in. A failure is rendered and not thrown:
  // it may be a lost connection that returns, and an ended session looks like one at first.
  if (gate.state === "failed" || (gate.state === "signed_out" && lastOwner.current !== null))
    return <OutOfWork failure={gate.state === "failed" ? gate.failure : null} owner={lastOwner.current} />;
  if (gate.state === "signed_out") return <Navigate to={loginAddress(pathname + search)} replace />;
  if (gate.state === "nameless") return <Navigate to={paths.auth.signup} replace />;
  // The block editor fills the window.
  if (matchPath(ownPagePaths.builder(":id"), pathname)) return <Outlet />;
  return (
    <Shell>
      <Outlet />
      <OtherScreens />
    </Shell>
  );
}

function OutOfWork(props: { failure: Failure | null; owner: string | null }) {
  // The previous screen is mounted until this renders, so its fields can still be read now.
  const [typed] = useState(readTyped);
  return (
    <Suspense>
      <GateError {...props} typed={typed} />
    </Suspense>
  );
}

/** How long other chunks wait for the first screen. */
const AHEAD_AFTER_MS = 2_500;

/** Preloads the other screens, the most used first, so they open at once and offline. */
function OtherScreens() {
  useEffect(() => {
    const fetchAll = async () => {
      const isWhole = await fetchAhead([
        ...loadErrorScreens,
        paletteBody.load,
        shellLater.load,
        ...likelyFirst(privateRoutes).map((route) => route.lazy),
        ownPage.load,
      ]);
      if (isWhole) performance.mark("awning:all-screens-here");
    };
    const timer = setTimeout(() => void fetchAll(), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(keepShellOnDevice, []);
  return null;
}
