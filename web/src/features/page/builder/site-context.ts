import { createContext, type ReactNode, useContext } from "react";

/** The site whose page is edited. `signUps` renders the subscribers, or the fallback it is given when there are none. */
export type BuilderSite = { siteId: string; siteName: string; signUps: (empty: ReactNode) => ReactNode };

export const SiteContext = createContext<BuilderSite | null>(null);

/** The site whose page is edited. Only inside the editor. */
export function useBuilderSite(): BuilderSite {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("Only inside of the editor there is a site");
  return site;
}

/** The id of the site. */
export function useSiteId(): string {
  return useBuilderSite().siteId;
}
