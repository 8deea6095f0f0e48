import { type ComponentType, lazy, Suspense, useState } from "react";
import { useRouteError } from "react-router";
import { Button } from "#ui/buttons/button.tsx";
import { fetchAhead, isLoadFailure } from "../stale-build.ts";
import { readTyped } from "./typing.ts";

// The error screens load ahead or when needed; a short text is the fallback if they fail to load.
export const loadErrorScreens = [() => import("./screens.tsx"), () => import("./private-screens.tsx")] as const;

const PageError = orPlain(async () => (await loadErrorScreens[0]()).PageError);
const ScreenError = orPlain(async () => (await loadErrorScreens[1]()).ScreenError);
const ShellError = orPlain(async () => (await loadErrorScreens[1]()).ShellError);
/** Outside the router's errors; see `private-layout.tsx`. */
export const GateError = orPlain(async () => (await loadErrorScreens[1]()).GateError);

/** For errors outside the dashboard. */
export const PageBoundary = boundary(PageError);
/** For a dashboard screen; the navigation stays. */
export const ScreenBoundary = boundary(ScreenError);
/** For the dashboard as a whole. */
export const ShellBoundary = boundary(ShellError);

function boundary(Screen: ComponentType<{ typed: ReturnType<typeof readTyped> }>) {
  return function Boundary() {
    // The broken screen is mounted until this renders, so its fields can still be read now.
    const [typed] = useState(readTyped);
    return (
      <Suspense>
        <Screen typed={typed} />
      </Suspense>
    );
  };
}

/** Loads a screen without a page reload. */
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
