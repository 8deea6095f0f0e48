import { paths } from "@awning/domain/paths";
import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { DataProvider, useGate } from "#data/provider.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { privateRoutes } from "./private-routes.ts";
import { Shell } from "./shell/shell.tsx";
import { ShellSkeleton } from "./shell/shell-skeleton.tsx";
import { fetchAhead } from "./stale-build.ts";

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
  if (gate.state === "loading") return <ShellSkeleton />;
  if (gate.state === "signed_out")
    return <Navigate to={`${paths.auth.login}?${new URLSearchParams({ next: pathname + search })}`} replace />;
  if (gate.state === "nameless") return <Navigate to={paths.auth.signup} replace />;
  if (gate.state === "failed")
    return (
      <main id="main" tabIndex={-1} className="screen">
        <EmptyState title="Your account could not be read" text="The connection may be down. Nothing is lost.">
          <Button variant="ink" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </EmptyState>
      </main>
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
      const isWhole = await fetchAhead(privateRoutes.map((route) => route.lazy));
      if (isWhole) performance.mark("awning:all-screens-here");
    };
    const timer = setTimeout(() => void fetchAll(), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
