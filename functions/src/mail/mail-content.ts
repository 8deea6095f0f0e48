import type { AbuseReport } from "@awning/domain/account/report";
import type { Suspension } from "@awning/domain/account/suspension";
import type { Reservation } from "@awning/domain/booking/reservation";
import type { HostMessage } from "@awning/domain/contact/host-message";
import type { Design } from "@awning/domain/design/design";
import type { Theme } from "@awning/domain/design/theme";
import type { MailKind, OrderMailKind, ReservationMailKind } from "@awning/domain/mail/mail";
import type { WeekFigures } from "@awning/domain/notification/summary";
import type { Seller } from "@awning/domain/order/money/invoice";
import type { Order } from "@awning/domain/order/order";
import type { LegalKind } from "@awning/domain/site/legal-titles";
import type { CalendarPart } from "#gateways/smtp.ts";

/** What a mail tells about the shop it comes from. `url` is its page. */
export type MailShop = {
  username: string;
  name: string;
  headline: string;
  theme: Theme;
  design: Design | null;
  timeZone: string;
  url: string;
  /** The legal pages it has, with their addresses. */
  legal: readonly { kind: LegalKind; url: string }[];
};

/** An order with what a mail needs around it. `url` leads to it: with its key for the buyer, to the dashboard for the owner. */
export type OrderContent = {
  shop: MailShop;
  order: Order;
  url: string;
  mediaBase: string;
  /** By which money and days are said: the language of the shop for its buyers, the owner's own for them. */
  locale: string;
  /** The payment, refund or shipment that the mail tells of; empty for the whole order. */
  part: string;
  /** Words of the owner's own for buyers; empty when there are none. */
  words: string;
  /** Who sells, when the shop says it. */
  seller: Seller | null;
};

/** What somebody who signed up for news reads: the words they agree to, and the way out. */
export type ListContent = { shop: MailShop; consent: string; leaveUrl: string };

/** A reservation with what a mail needs around it. `url` leads to it: with its key for the guest, to the dashboard for the owner. */
export type ReservationContent = {
  shop: MailShop;
  reservation: Reservation;
  url: string;
  locale: string;
  /** Which change it tells of (`reservationMails`). */
  part: string;
};

/** What a conversation is about. `name` is the number of an order, or the service that was booked. */
export type ChatAbout = { type: "order" | "booking"; name: string };
/** A message of a conversation as a mail shows it. */
export type ChatText = { text: string; files: number };
/** What nobody has read of one conversation, oldest first; `name` is the visitor's, where an owner reads it and they said it. */
export type UnreadChat = { name?: string; messages: readonly ChatText[]; about: ChatAbout | null; url: string };

/** What a mail of each kind tells. Addresses are whole and all begin with the site's own. */
export type MailContentOf = { readonly [Kind in OrderMailKind]: OrderContent } & {
  readonly [Kind in ReservationMailKind]: ReservationContent;
} & OtherContentOf;
type OtherContentOf = {
  /** Several mails about orders that nobody has paid, in one; `others` are the orders beside its own. */
  "several-orders": OrderContent & { others: readonly Pick<OrderContent, "order" | "url">[] };
  "confirm-address": { username: string | null; pageUrl: string | null; url: string; siteUrl: string };
  /** `until` in ms since 1970: when the link ends. */
  "confirm-new-address": { username: string; email: string; until: number; timeZone: string; locale: string; url: string; siteUrl: string };
  "address-change-asked": { username: string; email: string; accountUrl: string; resetUrl: string; siteUrl: string };
  /** `isOld`: to the address that the account has left for `email`. */
  "address-changed": { username: string; email: string; isOld: boolean; loginUrl: string; siteUrl: string };
  /** `old` leads to `username` until `until`, ms since 1970. */
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
  /** `at` in ms since 1970, by the owner's clocks. */
  "password-changed": { username: string; at: number; timeZone: string; locale: string; resetUrl: string; siteUrl: string };
  /** `device` as in "Firefox on Linux". */
  "new-sign-in": { username: string; device: string; at: number; timeZone: string; locale: string; resetUrl: string; siteUrl: string };
  /** Days `YYYY-MM-DD`, the `first` and the `last` of the week; `before` is the one before it. */
  "weekly-summary": {
    uid: string;
    username: string;
    locale: string;
    first: string;
    last: string;
    now: WeekFigures;
    before: WeekFigures;
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
  /** `pageUrl` is of the page that the report was sent from, or of the front one. */
  "page-report": { report: Pick<AbuseReport, "reason" | "text" | "email" | "username" | "path">; pageUrl: string; siteUrl: string };
  "host-message": { message: HostMessage; siteUrl: string };
  "host-message-copy": { message: HostMessage; siteUrl: string };
  "confirm-sign-up": ListContent & { url: string };
  "signed-up": ListContent;
  /** What visitors wrote and nobody has read: one of them, and the `others` that wait as well. `inboxUrl` leads to all. */
  "chat-message": UnreadChat & { uid: string; name: string; email: string; others: readonly UnreadChat[]; inboxUrl: string };
  /** What an owner wrote back; each `url` opens its conversation on any device. */
  "chat-reply": UnreadChat & { shop: MailShop; isReply: boolean; others: readonly UnreadChat[] };
  /** `about` is the name of the order that its buyer writes about; `pageUrl` then leads to it in the dashboard. */
  "contact-message": { name: string; email: string; message: string; pageUrl: string; about: string | null };
};
export type MailContent<Kinds extends MailKind = MailKind> = { [Kind in Kinds]: { kind: Kind } & MailContentOf[Kind] }[Kinds];

/** What was looked up for a mail, with its kind. */
export function contentOf<Kind extends MailKind>(kind: Kind, said: MailContentOf[Kind]): MailContent<Kind> {
  return { kind, ...said } as MailContent<Kind>;
}

/** An address as people read it: without the scheme. */
export function shownUrl(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** What a mail says, who it seems to come from, where answers go, for mails to a list the way off it, and for bookings what calendars read. */
export type LoadedMail<Kinds extends MailKind = MailKind> = {
  content: MailContent<Kinds>;
  senderName: string | null;
  replyTo: string | null;
  leaveUrl?: string;
  calendar?: CalendarPart;
};
