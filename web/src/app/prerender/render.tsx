// Entry of the build that writes the public pages into files; runs in Node.
import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { routes } from "../routes.tsx";
import { ShellSkeleton } from "../shell/shell-skeleton.tsx";

export { PRERENDERED } from "./pages.ts";

/**
 * Draws one page as the app draws it when it starts there.
 * @param url its whole address
 * @throws when the route redirects or does not load
 */
export async function renderPage(url: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response || context.errors) throw new Error(`${url} cannot be drawn: ${JSON.stringify(context)}`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
  );
}

/** The frame of the dashboard with nothing in it yet. */
export function renderSkeleton(): string {
  return renderToStaticMarkup(<ShellSkeleton />);
}
