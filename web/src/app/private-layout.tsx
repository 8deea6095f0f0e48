import { paths } from "@awning/domain/paths";
import { Navigate, Outlet, useLocation } from "react-router";
import { DataProvider, useGate } from "#data/provider.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Shell } from "./shell/shell.tsx";
import { ShellSkeleton } from "./shell/shell-skeleton.tsx";

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
    </Shell>
  );
}
