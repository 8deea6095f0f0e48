import { OWN_SITE_KEY } from "@awning/domain/routes/own-site-key";
import { TALLY_PATH } from "@awning/domain/routes/paths";
import { readOrigin } from "./came-from.ts";
import { recall } from "./storage.ts";
import { username } from "./username.ts";

declare global {
  interface Window {
    Temporal?: { Now: { timeZoneId: () => string } };
  }
}

/** Reports what a visitor does, except for the owner's own visits. If it fails, the event is not counted. */
export function tell(kind: string, target: string, brief?: 1): void {
  if (recall("localStorage", OWN_SITE_KEY) === username) return;
  // The first formatter of a page takes a slow phone 65 ms.
  const zone = window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  navigator.sendBeacon?.(TALLY_PATH, JSON.stringify({ kind, site: username, target, from: readOrigin(), zone, brief }));
}
