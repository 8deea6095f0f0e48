import { isReservationMail, reservationMailHolds } from "@awning/domain/booking/mails";
import { isMailFor, type Mail, type MailFor, type MailKind } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { paths } from "@awning/domain/routes/paths";
import { englishIn } from "@awning/domain/values/region";
import { getReservation } from "#data/booking/reservations.ts";
import { getSeller } from "#data/order/invoices.ts";
import { getOrder } from "#data/order/orders.ts";
import { getLanguage, getMailText } from "#data/site/information.ts";
import { config } from "#platform/config.ts";
import { KeptReads } from "#platform/kept-reads.ts";
import { orderUrl } from "#platform/order-access-token.ts";
import * as labels from "./labels.ts";
import { type Known, loadShop, NOTHING_KNOWN } from "./load-shop.ts";
import { accountLoads } from "./loads/account-loads.ts";
import { chatLoads, isStillUnread } from "./loads/chat-loads.ts";
import { loadReservation } from "./loads/load-reservation.ts";
import type { Loaded, Loads, ToLoad } from "./loads/loads.ts";
import { siteLoads } from "./loads/site-loads.ts";
import type { LoadedMail, MailContent, OrderContent } from "./mail-content.ts";

/** The other mails are about an order or a reservation and share one loader each. */
const LOADS: Loads<MailFor<"person" | "visitor" | "operator"> | "several-orders"> = {
  ...accountLoads,
  ...siteLoads,
  ...chatLoads,
  // Never queued themselves: they replace queued mails.
  "several-orders": async () => null,
  "owner-news": async () => null,
};

/** Loads a mail's content when it is sent; mails about orders read nothing of the shop that is `known`. @returns `null` when its subject is gone: a deleted user, a changed address, a missing order */
export async function loadMail<Kind extends MailKind>(
  mail: ToLoad & { kind: Kind },
  now: number,
  known: Known = NOTHING_KNOWN,
): Promise<LoadedMail<Kind> | null> {
  const loaded = await load(mail, now, known);
  return loaded && { senderName: null, replyTo: null, ...loaded, content: { kind: mail.kind, ...loaded.content } as MailContent<Kind> };
}

function load(mail: ToLoad, now: number, known: Known): Promise<Loaded<object> | null> {
  const { kind } = mail;
  if (isReservationMail(kind)) return loadReservation(mail, now);
  return kind in LOADS ? LOADS[kind as keyof typeof LOADS](mail, now) : loadOrder(mail, known);
}

/** Whether a mail is still true of its order, reservation or conversation; `true` without one. */
export async function isStillSo({ kind, subject: { uid, siteId, orderId, reservationId, part } }: Mail): Promise<boolean> {
  if (uid !== null && (kind === "chat-message" || kind === "chat-reply")) return isStillUnread(uid, part, kind);
  if (isReservationMail(kind)) {
    const reservation = siteId !== null && reservationId !== null ? await getReservation(siteId, reservationId) : null;
    return reservation === null || reservationMailHolds(kind, reservation, part);
  }
  const order = siteId !== null && orderId !== null ? await getOrder(siteId, orderId) : null;
  return order === null || mailHolds(kind, order, part);
}

/** An order and its shop, or `null`. */
async function loadOrder({ kind, subject: { siteId, orderId, part } }: ToLoad, known: Known): Promise<Loaded<OrderContent> | null> {
  if (siteId === null || orderId === null) return null;
  const isOwn = isMailFor("owner", kind);
  const [order, from, said] = await Promise.all([
    getOrder(siteId, orderId),
    loadShop(siteId, isOwn ? "owner" : "visitor", known),
    isOwn ? null : loadSaid(siteId, known),
  ]);
  if (!order || !from) return null;
  const { siteUrl, mediaBase } = config();
  const { account } = from;
  // Uses the site's current URL: an old name's redirect may have ended.
  const shop = { ...from.shop, name: order.shopName };
  const isSuspended = from.site.suspendedAt !== null;
  // Delayed reminders must not ask anyone to pay a suspended shop.
  if (isSuspended && kind === "payment-reminder") return null;
  const told = isSuspended ? { ...order, payUrl: "", instructions: { payment: "", pickup: order.instructions.pickup } } : order;
  const shared = { shop, order: told, mediaBase, part };
  if (!said) {
    const path = kind === "low-stock" ? paths.products : paths.order(orderId);
    return { content: { ...shared, words: "", seller: null, url: siteUrl + path, locale: englishIn(account.locale) } };
  }
  const content = { ...shared, ...said, url: orderUrl(shop.username, orderId, order.accessRev) };
  return { content, senderName: labels.viaAwning(order.shopName), replyTo: account.email };
}

type Said = Pick<OrderContent, "words" | "seller" | "locale">;
const keptSaid = new KeptReads<Said>();

/** What a shop says to its buyers besides the order. */
async function loadSaid(siteId: string, { told, since }: Known): Promise<Said> {
  if (told) return { words: await getMailText(siteId), seller: told.seller, locale: told.language };
  return keptSaid.get(siteId, since, async () => {
    const [words, seller, locale] = await Promise.all([getMailText(siteId), getSeller(siteId), getLanguage(siteId)]);
    return { words, seller, locale };
  });
}
