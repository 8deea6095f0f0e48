import { createContext, type ReactNode, useContext } from "react";

/** Whose page is edited. `signUps` draws who has signed up for news, or what it is given while that is nobody. */
export type BuilderSite = { siteId: string; siteName: string; signUps: (empty: ReactNode) => ReactNode };

export const SiteContext = createContext<BuilderSite | null>(null);

/** The site whose page is edited. Only inside of the editor. */
export function useBuilderSite(): BuilderSite {
  const site = useContext(SiteContext);
  if (site === null) throw new Error("Only inside of the editor there is a site");
  return site;
}

/** Its id. */
export function useSiteId(): string {
  return useBuilderSite().siteId;
}
