import type { Design } from "@awning/domain/design/design";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { legalKindsOf } from "@awning/domain/site/legal";
import { isSiteOpen } from "@awning/domain/site/site";
import { getAccount } from "#data/account/accounts.ts";
import type { ToldShop } from "#data/mail/told.ts";
import { getDesign, getLegal } from "#data/site/information.ts";
import { getSite } from "#data/site/sites.ts";
import { config } from "#platform/config.ts";
import { KeptReads } from "#platform/kept-reads.ts";
import type { MailShop } from "./mail-content.ts";

/** What a mail may know without reading it: the shop as its event read it, or whatever was read `since` then. `null`: nothing */
export type Known = { told: ToldShop | null; since: number | null };
export const NOTHING_KNOWN: Known = { told: null, since: null };

type Read = { [Part in "site" | "account"]: ToldShop[Part] | null } & Pick<ToldShop, "legal"> & { design: Design | null };
const kept = new KeptReads<Read>();

/** The shop a mail comes from, in its current state, or `null`. Mails to its owner have Awning's look and no legal links. */
export async function loadShop(
  siteId: string,
  reader: "visitor" | "owner" = "visitor",
  { told, since }: Known = NOTHING_KNOWN,
): Promise<(Pick<ToldShop, "site" | "account"> & { shop: MailShop }) | null> {
  const isOwn = reader === "owner";
  const read = told ? readShop(siteId, isOwn, told) : kept.get(`${reader} ${siteId}`, since, () => readShop(siteId, isOwn, null));
  const { site, account, design, legal } = await read;
  if (!site || !account) return null;
  const { siteUrl } = config();
  const { username, displayName, headline, theme } = site;
  const url = siteUrl + sitePaths.home(username);
  const { timeZone } = account;
  const shop = { username, name: displayName, headline, theme, design, timeZone, url, legal: legalLinks(site, legal, siteUrl) };
  return { site, account, shop };
}

async function readShop(siteId: string, isOwn: boolean, told: ToldShop | null): Promise<Read> {
  const [site, account, design, legal] = await Promise.all([
    told?.site ?? getSite(siteId),
    told?.account ?? getAccount(siteId),
    isOwn ? null : getDesign(siteId),
    isOwn ? [] : (told?.legal ?? getLegal(siteId).then(legalKindsOf)),
  ]);
  return { site, account, design, legal };
}

/** Absolute URLs of the legal pages; none for an unpublished site. */
function legalLinks(site: ToldShop["site"], legal: ToldShop["legal"], siteUrl: string): MailShop["legal"] {
  if (!isSiteOpen(site)) return [];
  return legal.map((kind) => ({ kind, url: siteUrl + ownPaths.legal(site.username, kind) }));
}
