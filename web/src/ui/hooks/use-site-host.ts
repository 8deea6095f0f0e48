import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The host of this site as in its addresses; on a prerendered page, the host it was built for. */
export function useSiteHost(): string {
  return useSyncExternalStore(
    never,
    () => window.location.host,
    () => new URL(__SITE_URL__).host,
  );
}
