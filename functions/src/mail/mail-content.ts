import type { AbuseReport } from "@awning/domain/account/report";
import type { Suspension } from "@awning/domain/account/suspension";
import type { Reservation } from "@awning/domain/booking/reservation";
import type { HostMessage } from "@awning/domain/contact/host-message";
import type { Design } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import type { MailKind, OrderMailKind, ReservationMailKind } from "@awning/domain/mail/mail";
import type { Advice } from "@awning/domain/notification/advice";
import type { WeekFigures } from "@awning/domain/notification/summary";
import type { Seller } from "@awning/domain/order/money/invoice";
import type { Order } from "@awning/domain/order/order";
import type { LegalKind } from "@awning/domain/site/legal-titles";
import type { CalendarPart } from "#gateways/smtp.ts";

/** The shop a mail comes from. `url` is its page. */
export type MailShop = {
  username: string;
  name: string;
  headline: string;
  theme: Theme;
  design: Design | null;
  timeZone: string;
  url: string;
  legal: readonly { kind: LegalKind; url: string }[];
};

/** An order and its context. `url` leads the buyer to the order with its key, and the owner to the dashboard. */
export type OrderContent = {
  shop: MailShop;
  order: Order;
  url: string;
  mediaBase: string;
  /** Formats money and dates: the shop's for buyers, the owner's own for owners. */
  locale: string;
  /** The payment, refund or shipment the mail is about; empty for the whole order. */
  part: string;
  /** The owner's own text for buyers; may be empty. */
  words: string;
  seller: Seller | null;
};

/** A mailing-list mail: the consent text and the unsubscribe link. */
export type ListContent = { shop: MailShop; consent: string; leaveUrl: string };

/** A reservation and its context. `url` leads the guest to the booking with its key, and the owner to the dashboard. */
export type ReservationContent = {
  shop: MailShop;
  reservation: Reservation;
  url: string;
  locale: string;
  /** The change it is about (`reservationMails`). */
  part: string;
  /** Proves the mailbox of a guest whose time is held. */
  code?: string;
  /** The dates of a series that one act booked or canceled, soonest first. */
  dates?: readonly SeriesDate[];
};
/** `startsAt` in ms since 1970; `url` leads to it. */
export type SeriesDate = { startsAt: number; url: string };

/** A conversation's subject. `name` is an order's number or the booked service. */
export type ChatAbout = { type: "order" | "booking"; name: string };
export type ChatText = { text: string; files: number };
/** A message and who wrote it; `at` in ms since 1970. */
export type SaidInChat = ChatText & { by: "visitor" | "owner" | "system"; at: number };
/** Unread messages of a conversation, oldest first; `name` is the visitor's, if known. */
export type UnreadChat = { name?: string; messages: readonly ChatText[]; about: ChatAbout | null; url: string };

/** Contents by kind of mail. All URLs are absolute and on the site's own origin. */
export type MailContentOf = { readonly [Kind in OrderMailKind]: OrderContent } & {
  readonly [Kind in ReservationMailKind]: ReservationContent;
} & OtherContentOf;
type OtherContentOf = {
  /** Several unpaid orders in one mail; `others` are all but the first. */
  "several-orders": OrderContent & { others: readonly Pick<OrderContent, "order" | "url">[] };
  "confirm-address": { username: string | null; pageUrl: string | null; url: string; siteUrl: string };
  /** `until`: when the link expires, ms since 1970. */
  "confirm-new-address": { username: string; email: string; until: number; timeZone: string; locale: string; url: string; siteUrl: string };
  "address-change-asked": { username: string; email: string; accountUrl: string; resetUrl: string; siteUrl: string };
  /** `isOld`: sent to the address the account left for `email`; `returnUrl` puts it back. */
  "address-changed": { username: string; email: string; isOld: boolean; returnUrl: string | null; loginUrl: string; siteUrl: string };
  /** `old` redirects to `username` until `until`, ms since 1970. */
  "username-changed": {
    username: string;
    old: string;
    until: number;
    timeZone: string;
    locale: string;
    pageUrl: string;
    resetUrl: string;
    siteUrl: string;
  };
  /** `at` in ms since 1970; `timeZone` is the owner's. */
  "password-changed": { username: string; at: number; timeZone: string; locale: string; resetUrl: string; siteUrl: string };
  /** `device` as in "Firefox on Linux". */
  "new-sign-in": { username: string; device: string; at: number; timeZone: string; locale: string; resetUrl: string; siteUrl: string };
  /** `device` of the passkey, or that a recovery code was used on; `left` are the other codes. */
  "sign-in-changed": {
    username: string;
    change: "added" | "removed" | "password" | "codes" | "code";
    device: string;
    left: number;
    at: number;
    timeZone: string;
    locale: string;
    accountUrl: string;
    resetUrl: string;
    siteUrl: string;
  };
  /** `first` and `last` day of the week, `YYYY-MM-DD`; `before` is the week before, `advice` is for the week that begins. */
  "weekly-summary": {
    uid: string;
    username: string;
    locale: string;
    first: string;
    last: string;
    now: WeekFigures;
    before: WeekFigures;
    advice: readonly Advice[];
    dashboardUrl: string;
    settingsUrl: string;
    siteUrl: string;
  };
  "account-exists": { loginUrl: string; resetUrl: string; siteUrl: string };
  "reset-password": { url: string; siteUrl: string };
  /** `until` in ms since 1970; `timeZone` and `locale` are the owner's. */
  "deletion-scheduled": { username: string; until: number; timeZone: string; locale: string; keepUrl: string; siteUrl: string };
  "deletion-undone": { username: string; isSuspended: boolean; dashboardUrl: string; resetUrl: string; siteUrl: string };
  /** `rulesUrl` leads to the rules in the terms; `timeZone` and `locale` are the owner's. */
  "page-suspended": {
    username: string;
    suspension: Suspension;
    timeZone: string;
    locale: string;
    rulesUrl: string;
    dashboardUrl: string;
    siteUrl: string;
  };
  "page-restored": { username: string; dashboardUrl: string; siteUrl: string };
  "account-deleted": { username: string; siteUrl: string };
  /** `pageUrl` is the reported page, or the home page. */
  "page-report": { report: Pick<AbuseReport, "reason" | "text" | "email" | "username" | "path">; pageUrl: string; siteUrl: string };
  "host-message": { message: HostMessage; siteUrl: string };
  "host-message-copy": { message: HostMessage; siteUrl: string };
  "confirm-sign-up": ListContent & { url: string };
  "signed-up": ListContent;
  /** `url` shows what the shop stores under the address. */
  "own-data": { shop: MailShop; url: string };
  /** Unread visitor messages of a conversation, and `others` waiting as well. `inboxUrl` shows all. */
  "chat-message": UnreadChat & { uid: string; name: string; email: string; others: readonly UnreadChat[]; inboxUrl: string };
  /** An owner's replies; each `url` opens its conversation on any device. */
  "chat-reply": UnreadChat & { shop: MailShop; isReply: boolean; others: readonly UnreadChat[] };
  /** What was said in a conversation, oldest first; `isWhole`: nothing earlier. `url` opens it on any device. */
  "chat-transcript": { shop: MailShop; messages: readonly SaidInChat[]; isWhole: boolean; about: ChatAbout | null; url: string };
  /** `about` names the order the buyer writes about; `pageUrl` then leads to it in the dashboard. */
  "contact-message": { name: string; email: string; message: string; pageUrl: string; about: string | null };
  /** Several of what comes in at a shop, oldest first. */
  "owner-news": { news: readonly NewsContent[]; dashboardUrl: string };
};
export type MailContent<Kinds extends MailKind = MailKind> = { [Kind in Kinds]: { kind: Kind } & MailContentOf[Kind] }[Kinds];

/** What an owner is told of at once, or together with what follows soon. */
export type NewsContent = MailContent<"new-order" | "new-reservation" | "contact-message">;

export function contentOf<Kind extends MailKind>(kind: Kind, said: MailContentOf[Kind]): MailContent<Kind> {
  return { kind, ...said } as MailContent<Kind>;
}

/** A URL as people read it: without the scheme. */
export function shownUrl(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** A mail's content, sender name and reply address; unsubscribe link and calendar event if any. */
export type LoadedMail<Kinds extends MailKind = MailKind> = {
  content: MailContent<Kinds>;
  senderName: string | null;
  replyTo: string | null;
  leaveUrl?: string;
  calendar?: CalendarPart;
};
