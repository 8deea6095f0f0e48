import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The host of this site, as it stands in addresses; in a page drawn by the build the host that it was built for. */
export function useSiteHost(): string {
  return useSyncExternalStore(
    never,
    () => window.location.host,
    () => new URL(__SITE_URL__).host,
  );
}
