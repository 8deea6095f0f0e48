import { createHmac, timingSafeEqual } from "node:crypto";
import { bookingPaths } from "@awning/domain/booking/paths";
import type { Subject } from "@awning/domain/chat/conversation";
import { chatPath } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { mailboxOf } from "@awning/domain/values/email";
import { config } from "./config.ts";
import { derivedId } from "./secure-ids.ts";

export const FIRST_CHAT_REV = 1;

type Ref = { siteId: string; conversationId: string; accessRev: number };

/** Derives a conversation's id, one per visitor and subject. `who` is a key the browser made; order and booking chats ignore it. */
export function conversationIdOf(siteId: string, { type, id }: Subject, who: string): string {
  return derivedId(`chat:${siteId}:${type}:${type === "general" ? who : id}`);
}

/** The visitor's access key. Derived on demand, so the database holds nothing that opens a conversation. */
export function chatKey({ siteId, conversationId, accessRev }: Ref): string {
  return keyedHash(`chat:${siteId}:${conversationId}:${accessRev}`);
}

export function isChatKey(ref: Ref, key: string): boolean {
  return isSameKey(key, chatKey(ref));
}

export function chatUrl(username: string, ref: Ref): string {
  return config().siteUrl + chatPath(username, ref.conversationId, chatKey(ref));
}

/** The action of a mailed link. A confirmation carries its request time, so that a later one voids it. */
export type ContactAction = { act: "confirm" | "data"; askedAt: number } | { act: "unsubscribe" };
export type ContactPlace = { siteId: string; contactId: string };

export function contactIdOf(siteId: string, email: string): string {
  return derivedId(`contact:${siteId}:${email}`);
}

function contactKey({ siteId, contactId }: ContactPlace, act: ContactAction): string {
  const what = act.act === "unsubscribe" ? act.act : `${act.act}:${act.askedAt}`;
  return keyedHash(`contact-${what}:${siteId}:${contactId}`);
}

export function isContactKey(place: ContactPlace, act: ContactAction, key: string): boolean {
  return isSameKey(key, contactKey(place, act));
}

export function contactPath(username: string, place: ContactPlace, act: ContactAction): string {
  const query = new URLSearchParams({ site: place.siteId, who: place.contactId, key: contactKey(place, act) });
  if (act.act !== "unsubscribe") query.set("asked", String(act.askedAt));
  return `${pagePaths[act.act](username)}?${query}`;
}

/** An email change as its link names it; `at` in ms since 1970. */
type ChangeName = { uid: string; at: number };

export function emailChangeCode({ uid, at }: ChangeName, email: string): string {
  return `${uid}.${at}.${keyOf({ uid, at }, email)}`;
}

/** Parses a code without checking its key; `null` if malformed. */
export function readEmailChangeCode(code: string): ChangeName | null {
  const [, uid, at] = /^([A-Za-z0-9]{1,128})\.(\d{1,15})\.[\w-]{43}$/.exec(code) ?? [];
  return uid && at ? { uid, at: Number(at) } : null;
}

export function isEmailChangeCode(code: string, change: ChangeName, email: string): boolean {
  return isSameKey(code, emailChangeCode(change, email));
}

function keyOf({ uid, at }: ChangeName, email: string): string {
  return keyedHash(`email-change:${uid}:${at}:${email}`);
}

/** Puts an account back to an address that it had until `at`; the code names the address, because the account does not any more. */
export function addressReturnCode({ uid, at }: ChangeName, email: string): string {
  return `${uid}.${at}.${Buffer.from(email).toString("base64url")}.${keyedHash(`address-return:${uid}:${at}:${email}`)}`;
}

/** @returns `null` if it is not ours */
export function readAddressReturnCode(code: string): (ChangeName & { email: string }) | null {
  const [, uid, at, address] = /^([A-Za-z0-9]{1,128})\.(\d{1,15})\.([\w-]{1,500})\.[\w-]{43}$/.exec(code) ?? [];
  if (!uid || !at || !address) return null;
  const change = { uid, at: Number(at), email: Buffer.from(address, "base64url").toString() };
  return isSameKey(code, addressReturnCode(change, change.email)) ? change : null;
}

export const MAIL_KEY_PARAMETER = "mail";
export const FIRST_ACCESS_REV = 1;

/** Submitting a form twice holds one time. `attempt` increments when the form's earlier reservation is over. */
export function reservationIdOf(siteId: string, formKey: string, attempt: number): string {
  return derivedId(`reservation:${siteId}:${formKey}:${attempt}`);
}

/** Raising `accessRev` voids earlier links. */
export function reservationKey(reservationId: string, accessRev: number): string {
  return keyedHash(`reservation:${reservationId}:${accessRev}`);
}

export function isReservationKey(reservationId: string, accessRev: number, key: string): boolean {
  return isSameKey(key, reservationKey(reservationId, accessRev));
}

function reservationPath(username: string, reservationId: string, accessRev: number): string {
  return `${bookingPaths.reservation(username, reservationId)}?${ORDER_KEY_PARAMETER}=${reservationKey(reservationId, accessRev)}`;
}

export function reservationUrl(username: string, reservationId: string, accessRev: number): string {
  return config().siteUrl + reservationPath(username, reservationId, accessRev);
}

type Booked = { id: string; accessRev: number; guest: { email: string } };

/** A guest's link with an extra key that appears in no page: presenting it proves access to the mailbox. */
export function guestMailUrl(username: string, reservation: Booked): string {
  return `${reservationUrl(username, reservation.id, reservation.accessRev)}&${MAIL_KEY_PARAMETER}=${guestMailKey(reservation)}`;
}

export function isGuestMailKey(reservation: Booked, key: string): boolean {
  return isSameKey(key, guestMailKey(reservation));
}

type Wanted = { siteId: string; serviceId: string };
const CODE_MS = 3_600_000;

/** The hour in which a code is mailed; it is good for the next one too. */
export function codeHour(now: number): number {
  return Math.floor(now / CODE_MS);
}

/** Six digits, mailed to a guest: the same for each hold of a service within an hour, because a form whose hold ended holds anew. */
export function bookingCode({ siteId, serviceId }: Wanted, email: string, hour: number): string {
  const hash = Buffer.from(keyedHash(`booking-code:${siteId}:${serviceId}:${mailboxOf(email)}:${hour}`), "base64url");
  return String(hash.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

export function isBookingCode(wanted: Wanted, email: string, code: string, now: number): boolean {
  const hour = codeHour(now);
  return [hour, hour - 1].map((one) => isSameKey(code, bookingCode(wanted, email, one))).includes(true);
}

function guestMailKey({ id, guest }: Booked): string {
  return keyedHash(`reservation-mail:${id}:${guest.email}`);
}

/** The query parameter that marks a link as mailed; links in pages lack it. */
export const OPENED_PARAMETER = "mailed";
const OPENED_PART = 24;

/** The signed value of {@link OPENED_PARAMETER}, a hash of the mailbox. */
export function openedMark(email: string): string {
  return signedMailbox(keyedHash(`opened:${mailboxOf(email)}`).slice(0, OPENED_PART));
}

/** The mailbox hash of a mark; `null` if the signature is wrong. */
export function readOpenedMark(mark: string): string | null {
  const mailbox = mark.slice(0, OPENED_PART);
  return isSameKey(mark, signedMailbox(mailbox)) ? mailbox : null;
}

function signedMailbox(mailbox: string): string {
  return mailbox + keyedHash(`opened-mark:${mailbox}`).slice(0, OPENED_PART);
}

export function icsUidOf(siteId: string, reservationId: string): string {
  return reservationId + icsMark(siteId);
}

/** The end of the UIDs of a site's bookings, by which its own bookings are known in a calendar of its owner. */
export function icsMark(siteId: string): string {
  return `.${derivedId(`ics:${siteId}`, 8)}@${new URL(config().siteUrl).hostname}`;
}

/** The key of a schedule's calendar feed. Raising `rev` revokes it. */
export function feedKey(siteId: string, scheduleId: string, rev: number): string {
  return keyedHash(`feed:${siteId}:${scheduleId}:${rev}`);
}

/**
 * HMAC with the service's secret. Keys are derived on demand, so the database holds nothing that opens a link. Each use has its own prefix,
 * so that one use cannot produce another's keys.
 * @returns 43 characters of base64url
 */
export function keyedHash(text: string): string {
  return createHmac("sha256", config().orderLinkSecret).update(text).digest("base64url");
}

/** Takes the same time for every wrong key of the right length. */
export function isSameKey(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
