import { clicksWithin } from "@awning/domain/analytics/counts";
import { UNCLICKED_DAYS } from "@awning/domain/notification/advice";
import { type WeekFigures, weekBefore } from "@awning/domain/notification/summary";
import { orderName, orderSchema } from "@awning/domain/order/order";
import { orderedSince } from "@awning/domain/order/ordered";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { isSiteClosed } from "@awning/domain/site/site";
import { addDays } from "@awning/domain/time/zoned-time";
import { englishIn } from "@awning/domain/values/region";
import * as z from "zod/mini";
import { getAccount } from "#data/account/accounts.ts";
import { listClicks } from "#data/analytics/counts.ts";
import { getMessage } from "#data/chat/messages.ts";
import { countSignUps, getContact } from "#data/contact/contacts.ts";
import { getHostMessage, getReport } from "#data/contact/host-messages.ts";
import { getMailbox } from "#data/contact/persons.ts";
import { getOrder, listOrdersPlaced } from "#data/order/orders.ts";
import { getZone } from "#data/site/information.ts";
import { getSite } from "#data/site/sites.ts";
import { contactPath } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import * as labels from "../labels.ts";
import { loadShop } from "../load-shop.ts";
import type { ListContent } from "../mail-content.ts";
import type { Loaded, Loads, ToLoad } from "./loads.ts";
import { loadAdvice } from "./week-advice.ts";

export const siteLoads: Loads<
  "page-report" | "host-message" | "host-message-copy" | "contact-message" | "weekly-summary" | "confirm-sign-up" | "signed-up" | "own-data"
> = {
  "page-report": async ({ subject }) => {
    const report = await getReport(subject.part);
    if (!report) return null;
    const { siteUrl } = config();
    const pageUrl = siteUrl + (report.path || sitePaths.home(report.username));
    return { content: { report, pageUrl, siteUrl }, replyTo: report.email || null };
  },
  "host-message": async ({ subject }) => {
    const message = await getHostMessage(subject.part);
    return message && { content: { message, siteUrl: config().siteUrl }, replyTo: message.email };
  },
  "host-message-copy": async ({ subject }) => {
    const message = await getHostMessage(subject.part);
    return message && { content: { message, siteUrl: config().siteUrl }, replyTo: config().contactMail };
  },
  "contact-message": async ({ subject: { uid, part } }) => {
    if (uid === null) return null;
    const [message, site] = await Promise.all([getMessage(uid, part), getSite(uid)]);
    if (!message || !site) return null;
    const { name, email, message: text, slug, orderId } = message;
    const order = orderId === "" ? null : await getOrder(uid, orderId);
    const path = slug === HOME_PAGE_ID ? sitePaths.home(site.username) : pagePaths.page(site.username, slug);
    const pageUrl = config().siteUrl + (order ? paths.order(order.id) : path);
    return { content: { name, email, message: text, pageUrl, about: order && orderName(order.number) }, replyTo: email };
  },
  // The week before the Monday named by the mail's part, and the week before that.
  "weekly-summary": async ({ subject: { uid, part: monday } }, sentAt) => {
    const account = uid === null ? null : await getAccount(uid);
    if (uid === null || !account) return null;
    const zone = await getZone(uid);
    const [week, weekThen] = [weekBefore(monday, zone), weekBefore(addDays(monday, -7), zone)];
    const [orders, clicks] = await Promise.all([
      listOrdersPlaced(uid, weekThen.from, week.until, orderFieldsSchema),
      listClicks(uid, addDays(monday, -UNCLICKED_DAYS), week.last),
    ]);
    const figuresOf = async ({ first, last, from, until }: typeof week): Promise<WeekFigures> => ({
      ordered: orderedSince(orders, from, until),
      clicks: clicksWithin(clicks, first, last),
      signUps: await countSignUps(uid, from, until),
    });
    const { siteUrl } = config();
    const urls = { dashboardUrl: siteUrl + paths.dashboard, settingsUrl: siteUrl + settingsPaths.section("notifications"), siteUrl };
    const { username } = account;
    const [now, before, advice] = await Promise.all([
      figuresOf(week),
      figuresOf(weekThen),
      loadAdvice({ uid, username, monday, zone, now: sentAt }, orders, clicks),
    ]);
    const locale = englishIn(account.locale);
    return { content: { uid, username, locale, first: week.first, last: week.last, now, before, advice, ...urls } };
  },
  "confirm-sign-up": (mail) => loadListMail(mail, "pending"),
  "signed-up": (mail) => loadListMail(mail, "subscribed"),
  "own-data": async ({ subject: { uid: siteId, part } }) => {
    const [contactId = "", askedAt = ""] = part.split(".");
    const from = siteId === null ? null : await loadShop(siteId);
    if (siteId === null || !from || isSiteClosed(from.site) || !(await getMailbox(siteId, contactId))) return null;
    const { shop, account } = from;
    const url = config().siteUrl + contactPath(shop.username, { siteId, contactId }, { act: "data", askedAt: Number(askedAt) });
    return { content: { shop, url }, senderName: labels.viaAwning(shop.name), replyTo: account.email };
  },
};

/** What the weekly mail counts of an order, and whether it waits for its payment. */
const orderFieldsSchema = z.pick(orderSchema, {
  ...{ status: true, paymentMethod: true, paymentStatus: true, fulfilmentStatus: true, delivery: true },
  ...{ shipments: true, attention: true },
  ...{ isTest: true, placedAt: true, currency: true, total: true, number: true, refunds: true, events: true },
});

/** `null` when the site is gone, or the contact has confirmed or left. */
async function loadListMail(
  { subject: { uid: siteId, part: contactId } }: ToLoad,
  marketing: "pending" | "subscribed",
): Promise<Loaded<ListContent & { url: string }> | null> {
  if (siteId === null) return null;
  const [known, from] = await Promise.all([getContact(siteId, contactId), loadShop(siteId)]);
  if (!known || !from || isSiteClosed(from.site) || known.contact.marketing !== marketing) return null;
  const { siteUrl } = config();
  const { shop, account } = from;
  const { consents, askedAt } = known.contact;
  const urlTo = (act: Parameters<typeof contactPath>[2]) => siteUrl + contactPath(shop.username, { siteId, contactId }, act);
  const leaveUrl = urlTo({ act: "unsubscribe" });
  const content = { shop, consent: consents.at(-1)?.text ?? "", leaveUrl, url: urlTo({ act: "confirm", askedAt }) };
  return { content, senderName: labels.viaAwning(shop.name), replyTo: account.email, leaveUrl };
}
