import type { Account } from "@awning/domain/account/account";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { type Legal, legalKindsOf, NO_LEGAL } from "@awning/domain/site/legal";
import { isSiteOpen, type Site } from "@awning/domain/site/site";
import { getAccount } from "#data/account/accounts.ts";
import { getDesign, getLegal } from "#data/site/information.ts";
import { getSite } from "#data/site/sites.ts";
import { config } from "#platform/config.ts";
import type { MailShop } from "./mail-content.ts";

/** The shop a mail comes from, in its current state, or `null`. Mails to its owner have Awning's look and no legal links. */
export async function loadShop(
  siteId: string,
  reader: "visitor" | "owner" = "visitor",
): Promise<{ site: Site; account: Account; shop: MailShop } | null> {
  const isOwn = reader === "owner";
  const [site, account, design, legal] = await Promise.all([
    getSite(siteId),
    getAccount(siteId),
    isOwn ? null : getDesign(siteId),
    isOwn ? NO_LEGAL : getLegal(siteId),
  ]);
  if (!site || !account) return null;
  const { siteUrl } = config();
  const { username, displayName, headline, theme } = site;
  const url = siteUrl + sitePaths.home(username);
  const { timeZone } = account;
  const shop = { username, name: displayName, headline, theme, design, timeZone, url, legal: legalLinks(site, legal, siteUrl) };
  return { site, account, shop };
}

/** Absolute URLs of the legal pages; none for an unpublished site. */
function legalLinks(site: Site, legal: Legal, siteUrl: string): MailShop["legal"] {
  if (!isSiteOpen(site)) return [];
  return legalKindsOf(legal).map((kind) => ({ kind, url: siteUrl + ownPaths.legal(site.username, kind) }));
}
