import { createHmac, timingSafeEqual } from "node:crypto";
import { bookingPaths } from "@awning/domain/booking/paths";
import type { Subject } from "@awning/domain/chat/conversation";
import { mailboxOf } from "@awning/domain/discount/discount";
import { chatPath } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { config } from "./config.ts";
import { derivedId } from "./secure-ids.ts";

export const FIRST_CHAT_REV = 1;

/** A conversation and what its access key is made of. */
type Ref = { siteId: string; conversationId: string; accessRev: number };

/**
 * The id of a conversation: the same visitor has one about the same thing. `who` is the key that a browser made for itself; what is
 * about an order or a booking belongs to that alone.
 */
export function conversationIdOf(siteId: string, { type, id }: Subject, who: string): string {
  return derivedId(`chat:${siteId}:${type}:${type === "general" ? who : id}`);
}

/** What a visitor shows to read and write: made anew whenever it is needed, so that nothing which opens a conversation is stored. */
export function chatKey({ siteId, conversationId, accessRev }: Ref): string {
  return keyedHash(`chat:${siteId}:${conversationId}:${accessRev}`);
}

/** Whether `key` opens this conversation. Takes the same time for every wrong key. */
export function isChatKey(ref: Ref, key: string): boolean {
  return isSameKey(key, chatKey(ref));
}

/** The visitor's link to a conversation, with its key, as it stands in mails. */
export function chatUrl(username: string, ref: Ref): string {
  return config().siteUrl + chatPath(username, ref.conversationId, chatKey(ref));
}

/** What a mailed link does. One that confirms names when it was asked for, so that a later one ends it. */
export type ContactAction = { act: "confirm"; askedAt: number } | { act: "unsubscribe" };
/** Somebody on the list of a site. */
export type ContactPlace = { siteId: string; contactId: string };

/** The id of a person at a site: the same address of the same site always gives the same. */
export function contactIdOf(siteId: string, email: string): string {
  return derivedId(`contact:${siteId}:${email}`);
}

/** The key of a mailed link. It is made anew whenever it is needed, so that nothing which opens a link is stored. */
function contactKey({ siteId, contactId }: ContactPlace, act: ContactAction): string {
  const what = act.act === "confirm" ? `confirm:${act.askedAt}` : act.act;
  return keyedHash(`contact-${what}:${siteId}:${contactId}`);
}

/** Whether `key` allows this. Takes the same time for every wrong key. */
export function isContactKey(place: ContactPlace, act: ContactAction, key: string): boolean {
  return isSameKey(key, contactKey(place, act));
}

/** A path of this site that leads to the question, with everything that answers it. */
export function contactPath(username: string, place: ContactPlace, act: ContactAction): string {
  const query = new URLSearchParams({ site: place.siteId, who: place.contactId, key: contactKey(place, act) });
  if (act.act === "confirm") query.set("asked", String(act.askedAt));
  return `${pagePaths[act.act](username)}?${query}`;
}

/** A change of one account's address, as its link names it; `at` in ms since 1970. */
type ChangeName = { uid: string; at: number };

/** What the link to a new address carries. It is made anew whenever it is needed, so that nothing which opens it is stored. */
export function emailChangeCode({ uid, at }: ChangeName, email: string): string {
  return `${uid}.${at}.${keyOf({ uid, at }, email)}`;
}

/** Which change a code names, without having looked at its key; `null` for what is no code. */
export function readEmailChangeCode(code: string): ChangeName | null {
  const [, uid, at] = /^([A-Za-z0-9]{1,128})\.(\d{1,15})\.[\w-]{43}$/.exec(code) ?? [];
  return uid && at ? { uid, at: Number(at) } : null;
}

/** Whether a code was made for this change to this address. Takes the same time for every wrong key. */
export function isEmailChangeCode(code: string, change: ChangeName, email: string): boolean {
  return isSameKey(code, emailChangeCode(change, email));
}

function keyOf({ uid, at }: ChangeName, email: string): string {
  return keyedHash(`email-change:${uid}:${at}:${email}`);
}

/** The parameter of {@link guestMailUrl}. */
export const MAIL_KEY_PARAMETER = "mail";
/** The `accessRev` of the link that a reservation is made with. */
export const FIRST_ACCESS_REV = 1;

/**
 * The id of the reservation that a form makes: the same form sent twice holds one time. `attempt` counts on when what the form made
 * before is over.
 */
export function reservationIdOf(siteId: string, formKey: string, attempt: number): string {
  return derivedId(`reservation:${siteId}:${formKey}:${attempt}`);
}

/** The access key of a reservation's link. A higher `accessRev` ends earlier links. */
export function reservationKey(reservationId: string, accessRev: number): string {
  return keyedHash(`reservation:${reservationId}:${accessRev}`);
}

/** Whether `key` opens this reservation. Takes the same time for every wrong key. */
export function isReservationKey(reservationId: string, accessRev: number, key: string): boolean {
  return isSameKey(key, reservationKey(reservationId, accessRev));
}

/** A guest's link to their booking, with its key: a path of this site. */
function reservationPath(username: string, reservationId: string, accessRev: number): string {
  return `${bookingPaths.reservation(username, reservationId)}?${ORDER_KEY_PARAMETER}=${reservationKey(reservationId, accessRev)}`;
}

/** The same as it stands in mails. */
export function reservationUrl(username: string, reservationId: string, accessRev: number): string {
  return config().siteUrl + reservationPath(username, reservationId, accessRev);
}

type Booked = { id: string; accessRev: number; guest: { email: string } };

/** The link of a guest's mails. It carries a key that stands in no page: whoever shows it can read what is sent to that address. */
export function guestMailUrl(username: string, reservation: Booked): string {
  return `${reservationUrl(username, reservation.id, reservation.accessRev)}&${MAIL_KEY_PARAMETER}=${guestMailKey(reservation)}`;
}

/** Whether a key is the one that was mailed to the guest of a booking. Takes the same time for every wrong one. */
export function isGuestMailKey(reservation: Booked, key: string): boolean {
  return isSameKey(key, guestMailKey(reservation));
}

function guestMailKey({ id, guest }: Booked): string {
  return keyedHash(`reservation-mail:${id}:${guest.email}`);
}

/** The part of a mailed link that tells that it was mailed: browsers get the same links without it. */
export const OPENED_PARAMETER = "mailed";
const OPENED_PART = 24;

/** What {@link OPENED_PARAMETER} says: which mailbox it is, as a hash, and that we wrote it. */
export function openedMark(email: string): string {
  return signedMailbox(keyedHash(`opened:${mailboxOf(email)}`).slice(0, OPENED_PART));
}

/** The hash of the mailbox that a mark is of; `null` for what is none of ours. */
export function readOpenedMark(mark: string): string | null {
  const mailbox = mark.slice(0, OPENED_PART);
  return isSameKey(mark, signedMailbox(mailbox)) ? mailbox : null;
}

function signedMailbox(mailbox: string): string {
  return mailbox + keyedHash(`opened-mark:${mailbox}`).slice(0, OPENED_PART);
}

/** What calendars know a reservation by, for good. */
export function icsUidOf(reservationId: string): string {
  return `${reservationId}@${new URL(config().siteUrl).hostname}`;
}

/**
 * A hash that nobody makes without our secret, and from which nobody finds its text: the key of a link, or what stands for an address
 * that is not to be kept. Each use begins its text in a way of its own, so that none makes what another takes.
 * @returns 43 letters, digits, `-` and `_`
 */
export function keyedHash(text: string): string {
  return createHmac("sha256", config().orderLinkSecret).update(text).digest("base64url");
}

/** Whether a key is the one that is wanted. Takes the same time for every wrong one of its length. */
export function isSameKey(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
