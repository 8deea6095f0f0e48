import { type ComponentType, lazy, Suspense, useState } from "react";
import { useRouteError } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { fetchAhead, isLoadFailure } from "../stale-build.ts";
import { readTyped } from "./typing.ts";

// The screens themselves are loaded when something breaks, or ahead of it; a few words stand here in case they do not come.
export const loadErrorScreens = [() => import("./screens.tsx"), () => import("./private-screens.tsx")] as const;

const PageError = orPlain(async () => (await loadErrorScreens[0]()).PageError);
const ScreenError = orPlain(async () => (await loadErrorScreens[1]()).ScreenError);
const ShellError = orPlain(async () => (await loadErrorScreens[1]()).ShellError);
/** Outside of the router's errors: see `private-layout.tsx`. */
export const GateError = orPlain(async () => (await loadErrorScreens[1]()).GateError);

/** For what breaks outside of the dashboard. */
export const PageBoundary = boundary(PageError);
/** For a screen of the dashboard; the rail stays. */
export const ScreenBoundary = boundary(ScreenError);
/** For the dashboard as a whole. */
export const ShellBoundary = boundary(ShellError);

function boundary(Screen: ComponentType<{ typed: ReturnType<typeof readTyped> }>) {
  return function Boundary() {
    // The broken screen stands until this is drawn: now its fields can still be read.
    const [typed] = useState(readTyped);
    return (
      <Suspense>
        <Screen typed={typed} />
      </Suspense>
    );
  };
}

/** Loads a screen without ever loading the page anew for it. */
function orPlain<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    const found: { screen?: ComponentType<Props> } = {};
    await fetchAhead([
      async () => {
        found.screen = await load();
      },
    ]);
    return { default: found.screen ?? PlainError };
  });
}

function PlainError() {
  const isMissing = isLoadFailure(useRouteError());
  const title = navigator.onLine ? (isMissing ? "This page couldn’t load" : "The awning came down.") : "You’re offline";
  return (
    <div className="screen" role="alert">
      <h1>{title}</h1>
      <p>
        {isMissing || !navigator.onLine
          ? "The connection was lost while loading. What you saved is safe."
          : `Application error: a client-side exception has occurred while loading ${window.location.host}. What you saved is safe.`}
      </p>
      <Button onClick={() => window.location.reload()}>Try again</Button> <a href="/">Go to the home page</a>
    </div>
  );
}
