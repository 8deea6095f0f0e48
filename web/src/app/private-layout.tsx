import { paths } from "@awning/domain/paths";
import { useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { DataProvider, useGate } from "#data/provider.tsx";
import { loadOwnPage } from "#features/preview/live-preview.tsx";
import { ErrorFrame } from "#ui/error-frame.tsx";
import { loginAddress, SignedOut } from "./errors/access-screen.tsx";
import { GateFault } from "./errors/gate-fault.tsx";
import { useTypedBack } from "./errors/use-typed-back.ts";
import { privateRoutes } from "./private-routes.ts";
import { Shell } from "./shell/shell.tsx";
import { ShellSkeleton } from "./shell/shell-skeleton.tsx";
import { fetchAhead } from "./stale-build.ts";

export { ShellError as ErrorBoundary } from "./errors/screen-error.tsx";

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
  if (gate.state === "loading") return <ShellSkeleton />;
  // Who was at work keeps the place and the text; who only just arrives goes straight to the sign-in.
  if (gate.state === "signed_out" && lastOwner.current !== null)
    return (
      <ErrorFrame home={paths.home}>
        <SignedOut owner={lastOwner.current} />
      </ErrorFrame>
    );
  if (gate.state === "signed_out") return <Navigate to={loginAddress(pathname + search)} replace />;
  if (gate.state === "nameless") return <Navigate to={paths.auth.signup} replace />;
  // Drawn, not thrown: what the connection takes away it may bring back, and a sign-in that ends looks like this at first.
  if (gate.state === "failed")
    return (
      <ErrorFrame home={paths.home}>
        <GateFault failure={gate.failure} owner={lastOwner.current} />
      </ErrorFrame>
    );
  return (
    <Shell>
      <Outlet />
      <OtherScreens />
    </Shell>
  );
}

/** How long the first screen has the line for itself. */
const AHEAD_AFTER_MS = 2_500;

/** Fetches the other screens ahead, so that they open at once and also without a connection. */
function OtherScreens() {
  useEffect(() => {
    const fetchAll = async () => {
      const isWhole = await fetchAhead([...privateRoutes.map((route) => route.lazy), loadOwnPage]);
      if (isWhole) performance.mark("awning:all-screens-here");
    };
    const timer = setTimeout(() => void fetchAll(), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
