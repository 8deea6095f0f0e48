import type { Mail } from "@awning/domain/mail/mail";
import { isSiteClosed } from "@awning/domain/site/site";
import { getContact } from "#data/contacts.ts";
import { config } from "#platform/config.ts";
import { contactPath } from "#platform/contact-key.ts";
import { loadShop } from "./load-shop.ts";
import type { LoadedMail } from "./mail-content.ts";

/**
 * What a mail says to somebody who signed up for news.
 * @returns `null` when it has nothing to say any more: the site is gone, they have left, or confirmed meanwhile
 */
export async function loadListMail({ subject }: Mail, kind: "confirm-sign-up" | "signed-up"): Promise<LoadedMail | null> {
  const siteId = subject.uid;
  if (siteId === null) return null;
  const [known, from] = await Promise.all([getContact(siteId, subject.part), loadShop(siteId)]);
  if (!known || !from || isSiteClosed(from.site)) return null;
  const { contact } = known;
  if (contact.marketing !== (kind === "signed-up" ? "subscribed" : "pending")) return null;
  const { siteUrl } = config();
  const { shop, account } = from;
  const place = { siteId, contactId: subject.part };
  const leaveUrl = siteUrl + contactPath(shop.username, place, { act: "unsubscribe" });
  const shared = { shop, consent: contact.consents.at(-1)?.text ?? "", leaveUrl };
  const url = siteUrl + contactPath(shop.username, place, { act: "confirm", askedAt: contact.askedAt });
  const content = kind === "signed-up" ? { kind, ...shared } : { kind, ...shared, url };
  return { content, senderName: `${shop.name} via Awning`, replyTo: account.email, leaveUrl };
}
