import { type Legal, legalKindsOf } from "@awning/domain/legal";
import { ownPaths } from "@awning/domain/own-paths";
import type { Site } from "@awning/domain/site";
import type { MailShop } from "./mail-content.ts";

/** The legal pages of a shop with their whole addresses; a site that is not shown has none to lead to. */
export function legalLinks(site: Pick<Site, "username" | "published" | "suspendedAt">, legal: Legal, siteUrl: string): MailShop["legal"] {
  if (!site.published || site.suspendedAt !== null) return [];
  return legalKindsOf(legal).map((kind) => ({ kind, url: siteUrl + ownPaths.legal(site.username, kind) }));
}
