import { config, isEmulator } from "./config.ts";

/**
 * Whom passkeys are made for. Browsers make none for an IP address, so the local site, which is at one, has those of `localhost`.
 */
export function siteHost(): { rpId: string; origin: string } {
  const url = new URL(config().siteUrl);
  if (isEmulator && url.hostname === "127.0.0.1") url.hostname = "localhost";
  return { rpId: url.hostname, origin: url.origin };
}
