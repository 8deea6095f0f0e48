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

/** Around every private screen: only an owner with a name comes in. Loaded with the first of them, and the database with it. */
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
  // Who was at work keeps the place and the text; who only just arrives goes straight to the sign-in. A failure is drawn, not
  // thrown: what the connection takes away it may bring back, and a sign-in that ends looks like one at first.
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
  // The screen that was open stands until this is drawn: now its fields can still be read.
  const [typed] = useState(readTyped);
  return (
    <Suspense>
      <GateError {...props} typed={typed} />
    </Suspense>
  );
}

/** How long the first screen has the line for itself. */
const AHEAD_AFTER_MS = 2_500;

/** Fetches the other screens ahead, so that they open at once and also without a connection: first those that are opened most. */
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
