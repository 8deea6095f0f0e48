import { isReservationMail, reservationMailHolds } from "@awning/domain/booking/mails";
import { isMailFor, type Mail, type OrderMailKind } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { orderName } from "@awning/domain/order/order";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { isSiteClosed } from "@awning/domain/site/site";
import { englishIn } from "@awning/domain/values/region";
import { getAccount } from "#data/account/accounts.ts";
import { makeAuthCode } from "#data/account/auth-codes.ts";
import { getReservation } from "#data/booking/reservations.ts";
import { getMessage } from "#data/chat/messages.ts";
import { getContact } from "#data/contact/contacts.ts";
import { getHostMessage, getReport } from "#data/contact/host-messages.ts";
import { getSeller } from "#data/order/invoices.ts";
import { getOrder } from "#data/order/orders.ts";
import { getLanguage, getMailText } from "#data/site/information.ts";
import { getSite } from "#data/site/sites.ts";
import { contactPath } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import { orderUrl } from "#platform/order-access-token.ts";
import * as labels from "./labels.ts";
import { loadAccountMail } from "./load-account-mail.ts";
import { loadReservationMail } from "./load-reservation-mail.ts";
import { isStillUnread, loadChatMail, loadShop, loadSummary } from "./load-shop.ts";
import type { LoadedMail, MailContent, OrderContent } from "./mail-content.ts";

/**
 * Looks up what a mail tells, at the moment it is sent.
 * @returns `null` when its subject is gone: a deleted user, a changed address, a missing order
 */
export async function loadMail(mail: Mail, now: number): Promise<LoadedMail | null> {
  if (isReservationMail(mail.kind)) return loadReservationMail(mail, mail.kind);
  const { siteUrl } = config();
  const ours = (content: MailContent): LoadedMail => ({ content, senderName: null, replyTo: null });
  switch (mail.kind) {
    case "confirm-address": {
      const url = await codeUrl("confirm-address", paths.auth.confirmEmail, mail, now);
      if (url === null || mail.subject.uid === null) return null;
      const username = (await getAccount(mail.subject.uid))?.username ?? null;
      return ours({ kind: mail.kind, username, pageUrl: username && `${siteUrl}${sitePaths.home(username)}`, url, siteUrl });
    }
    case "reset-password": {
      const url = await codeUrl("reset-password", paths.auth.updatePassword, mail, now);
      return url === null ? null : ours({ kind: mail.kind, url, siteUrl });
    }
    case "account-exists":
      return ours({
        kind: mail.kind,
        loginUrl: `${siteUrl}${paths.auth.login}`,
        resetUrl: `${siteUrl}${paths.auth.forgotPassword}`,
        siteUrl,
      });
    case "deletion-scheduled": {
      const account = mail.subject.uid === null ? null : await getAccount(mail.subject.uid);
      if (!account?.deletion) return null;
      const { username, timeZone, locale, deletion } = account;
      return ours({
        kind: mail.kind,
        username,
        until: deletion.until,
        timeZone,
        locale: englishIn(locale),
        keepUrl: `${siteUrl}${paths.account}`,
        siteUrl,
      });
    }
    case "deletion-undone":
    case "page-suspended":
    case "page-restored":
    case "confirm-new-address":
    case "address-change-asked":
    case "address-changed":
    case "username-changed":
    case "password-changed":
    case "new-sign-in":
      return loadAccountMail(mail, mail.kind);
    case "weekly-summary":
      return loadSummary(mail);
    case "account-deleted":
      // Nothing else of it is left: the mail itself says whose name it was.
      return ours({ kind: mail.kind, username: mail.subject.part, siteUrl });
    case "page-report": {
      const report = await getReport(mail.subject.part);
      if (!report) return null;
      const content = { kind: mail.kind, report, pageUrl: `${siteUrl}${report.path || sitePaths.home(report.username)}`, siteUrl };
      return { content, senderName: null, replyTo: report.email || null };
    }
    case "host-message":
    case "host-message-copy": {
      const message = await getHostMessage(mail.subject.part);
      if (!message) return null;
      const isCopy = mail.kind === "host-message-copy";
      return { content: { kind: mail.kind, message, siteUrl }, senderName: null, replyTo: isCopy ? config().contactMail : message.email };
    }
    case "contact-message":
      return loadMessage(mail);
    case "chat-message":
    case "chat-reply":
      return loadChatMail(mail, mail.kind);
    case "confirm-sign-up":
    case "signed-up":
      return loadListMail(mail, mail.kind);
    case "several-orders":
      // It never waits itself: the mails do that it takes the place of.
      return null;
    default:
      return loadOrderMail(mail.subject, mail.kind);
  }
}

async function loadMessage({ subject }: Mail): Promise<LoadedMail | null> {
  if (subject.uid === null) return null;
  const [message, site] = await Promise.all([getMessage(subject.uid, subject.part), getSite(subject.uid)]);
  if (!message || !site) return null;
  const { name, email, message: text, slug, orderId } = message;
  const order = orderId === "" ? null : await getOrder(subject.uid, orderId);
  const path = slug === HOME_PAGE_ID ? sitePaths.home(site.username) : pagePaths.page(site.username, slug);
  const pageUrl = config().siteUrl + (order ? paths.order(order.id) : path);
  const content = { kind: "contact-message", name, email, message: text, pageUrl, about: order && orderName(order.number) } as const;
  return { content, senderName: null, replyTo: email };
}

/** What a mail about an order says. @returns `null` when the order or its shop is gone */
export async function loadOrderMail(
  { siteId, orderId, part }: Pick<Mail["subject"], "siteId" | "orderId" | "part">,
  kind: OrderMailKind,
): Promise<LoadedMail | null> {
  if (siteId === null || orderId === null) return null;
  const [order, from, words, seller, language] = await Promise.all([
    getOrder(siteId, orderId),
    loadShop(siteId),
    getMailText(siteId),
    getSeller(siteId),
    getLanguage(siteId),
  ]);
  if (!order || !from) return null;
  const { siteUrl, mediaBase } = config();
  const { account } = from;
  // The address that the site has now: an order's own may be an old one whose redirect has ended.
  const shop = { ...from.shop, name: order.shopName };
  const isSuspended = from.site.suspendedAt !== null;
  // Nobody is asked to pay a shop that Awning has closed, also not by a mail that waited.
  if (isSuspended && kind === "payment-reminder") return null;
  const told = isSuspended ? { ...order, payUrl: "", instructions: { ...order.instructions, payment: "" } } : order;
  const shared = { shop, order: told, mediaBase, part, words, seller };
  if (isMailFor("owner", kind)) {
    const path = kind === "low-stock" ? paths.products : paths.order(orderId);
    const content: OrderContent = { ...shared, url: siteUrl + path, locale: englishIn(account.locale) };
    return { content: { kind, ...content }, senderName: null, replyTo: null };
  }
  const content: OrderContent = { ...shared, url: orderUrl(shop.username, orderId, order.accessRev), locale: language };
  return { content: { kind, ...content }, senderName: labels.viaAwning(order.shopName), replyTo: account.email };
}

async function codeUrl(kind: "confirm-address" | "reset-password", path: string, mail: Mail, now: number): Promise<string | null> {
  if (mail.subject.uid === null) return null;
  const code = await makeAuthCode(kind, mail.subject.uid, mail.to, now);
  return code === null ? null : `${config().siteUrl}${path}?code=${encodeURIComponent(code)}`;
}

/**
 * What a mail says to somebody who signed up for news.
 * @returns `null` when it has nothing to say any more: the site is gone, they have left, or confirmed meanwhile
 */
async function loadListMail({ subject }: Mail, kind: "confirm-sign-up" | "signed-up"): Promise<LoadedMail | null> {
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
  return { content, senderName: labels.viaAwning(shop.name), replyTo: account.email, leaveUrl };
}

/** Whether what a mail tells of an order, a reservation or a conversation is so by now; what is about none, or about one that is gone, always is. */
export async function isStillSo({ kind, subject: { uid, siteId, orderId, reservationId, part } }: Mail): Promise<boolean> {
  if (uid !== null && (kind === "chat-message" || kind === "chat-reply")) return isStillUnread(uid, part, kind);
  if (isReservationMail(kind)) {
    const reservation = siteId !== null && reservationId !== null ? await getReservation(siteId, reservationId) : null;
    return reservation === null || reservationMailHolds(kind, reservation, part);
  }
  const order = siteId !== null && orderId !== null ? await getOrder(siteId, orderId) : null;
  return order === null || mailHolds(kind, order, part);
}
