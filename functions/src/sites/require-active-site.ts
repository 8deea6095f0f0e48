import { Failure, SUSPENDED } from "@awning/domain/failure";
import type { Site } from "@awning/domain/site";
import { getSite } from "#data/sites.ts";

/** The caller's own site; `not_found` without one, `forbidden` with {@link SUSPENDED} while Awning has closed it. */
export async function requireActiveSite(siteId: string): Promise<Site> {
  const site = await getSite(siteId);
  if (!site) throw new Failure("not_found");
  if (site.suspendedAt !== null) throw new Failure("forbidden", SUSPENDED);
  return site;
}
