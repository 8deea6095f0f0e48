import type { Mail } from "@awning/domain/mail";
import { sitePaths } from "@awning/domain/paths";
import { getAccount } from "#data/accounts.ts";
import { getContact } from "#data/contacts.ts";
import { getDesign } from "#data/design.ts";
import { getLegal } from "#data/information.ts";
import { getSite } from "#data/sites.ts";
import { config } from "#platform/config.ts";
import { contactPath } from "#platform/contact-key.ts";
import { legalLinks } from "./legal-links.ts";
import type { LoadedMail } from "./load-mail.ts";

/**
 * What a mail says to somebody who signed up for news.
 * @returns `null` when it has nothing to say any more: the site is gone, they have left, or confirmed meanwhile
 */
export async function loadListMail({ subject }: Mail, kind: "confirm-sign-up" | "signed-up"): Promise<LoadedMail | null> {
  const siteId = subject.uid;
  if (siteId === null) return null;
  const [known, site, account, design, legal] = await Promise.all([
    getContact(siteId, subject.part),
    getSite(siteId),
    getAccount(siteId),
    getDesign(siteId),
    getLegal(siteId),
  ]);
  if (!known || !site || !account || site.suspendedAt !== null) return null;
  const { contact } = known;
  if (contact.marketing !== (kind === "signed-up" ? "subscribed" : "pending")) return null;
  const { siteUrl } = config();
  const { username } = site;
  const place = { siteId, contactId: subject.part };
  const leaveUrl = siteUrl + contactPath(username, place, { act: "unsubscribe" });
  const shared = {
    shop: {
      username,
      name: site.displayName,
      headline: site.headline,
      theme: site.theme,
      design,
      timeZone: account.timeZone,
      url: `${siteUrl}${sitePaths.home(username)}`,
      legal: legalLinks(site, legal, siteUrl),
    },
    consent: contact.consents.at(-1)?.text ?? "",
    leaveUrl,
  };
  const url = siteUrl + contactPath(username, place, { act: "confirm", askedAt: contact.askedAt });
  const content = kind === "signed-up" ? { kind, ...shared } : { kind, ...shared, url };
  return { content, senderName: `${site.displayName} through Awning`, replyTo: account.email, leaveUrl };
}
