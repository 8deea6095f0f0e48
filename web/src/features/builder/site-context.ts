import { createContext, useContext } from "react";

/** Whose page is edited. */
export const SiteContext = createContext<string | null>(null);

/** The id of the site whose page is edited. Only inside of the editor. */
export function useSiteId(): string {
  const siteId = useContext(SiteContext);
  if (siteId === null) throw new Error("Only inside of the editor there is a site");
  return siteId;
}
