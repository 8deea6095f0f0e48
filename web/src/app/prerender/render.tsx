// Build entry that prerenders the public pages; runs in Node.
import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { routes } from "../routes.tsx";
import { ShellSkeleton } from "../shell/shell-skeleton.tsx";

export { PRERENDERED } from "./pages.ts";

/**
 * Renders a page as the app does on startup.
 * @param url its full address
 * @throws when the route redirects or fails to load
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

/** The empty frame of the dashboard. */
export function renderSkeleton(): string {
  return renderToStaticMarkup(<ShellSkeleton />);
}
