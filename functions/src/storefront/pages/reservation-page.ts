import { placeForGuest } from "@awning/domain/booking/offer/video";
import { bookingPaths } from "@awning/domain/booking/paths";
import { keptAhead, paidOnSite } from "@awning/domain/booking/prepaid/on-site";
import { cancellationTerms, mayCancelLate, paidNoun, refundOf, refundWords } from "@awning/domain/booking/prepaid/refund-terms";
import { isBlocking, isShared, type Reservation } from "@awning/domain/booking/reservation";
import { DEFAULT_THEME } from "@awning/domain/design/theme";
import { formatMoney } from "@awning/domain/money/money";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { wallTime } from "@awning/domain/time/zoned-time";
import {
  EMPTY_GUEST_FORM,
  faceOfSite,
  type GuestErrors,
  type GuestForm,
  momentLabel,
  type SiteReservationProps,
} from "@awning/web/storefront";
import { MAIL_KEY_PARAMETER } from "#platform/access-keys.ts";
import type { BookingNotice } from "../forms/checkout-notice.ts";
import * as labels from "../labels.ts";
import { type BookingDependencies, readAskedTimes, readStart, timesOf } from "../load/booking-month.ts";
import { findSite } from "../load/load-page.ts";
import type { Page, PageAnswer } from "../render/page.ts";
import { quietHead } from "../render/page-head.ts";
import type { PageContext, PageRequest } from "../resolve/page-request.ts";
import { chatUrlOf } from "./chat-page.ts";

const MINUTE_MS = 60_000;

/** A booking's URL with its key. */
export type ReservationAddress = { username: string; reservationId: string; key: string };

/** The result of a submitted form, with its input. */
export type ReservationOutcome = {
  status: number;
  notice?: BookingNotice;
  form?: GuestForm;
  errors?: GuestErrors;
  /** Free times instead of a taken one; minutes since 1970. */
  nearest?: readonly number[];
  reason?: string;
  message?: string;
};

/** The site and the booking at a URL; `answer` when both are missing. */
export async function openReservation(
  request: PageRequest,
  address: ReservationAddress,
  duties: BookingDependencies,
  context: PageContext,
) {
  const { username, reservationId, key } = address;
  const [around, siteId] = await Promise.all([findSite(request, context), duties.findSiteId(username, context.now)]);
  const site = around.type === "site" ? around.site : null;
  const found = siteId === null ? null : await duties.findReservation({ siteId, reservationId, key }, context.now);
  const answer: PageAnswer | null = around.type === "site" || (found && around.type !== "redirect") ? null : around;
  return { site, siteId, found, answer };
}

/** `GET /{username}/booking/{id}?key=…`: a booking by its link, its calendar file, or the times it can move to. */
export async function loadReservation(
  request: PageRequest,
  address: ReservationAddress,
  duties: BookingDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  let opened = await openReservation(request, address, duties, context);
  const mailKey = request.query.get(MAIL_KEY_PARAMETER);
  if (mailKey && opened.found?.reservation.holder) {
    await duties.confirmAddress({ ...address, siteId: opened.found.reservation.siteId }, mailKey, context.now);
    // A place may be free for who just got in line.
    if (opened.found.reservation.status === "waiting") opened = await openReservation(request, address, duties, context);
  }
  const reservation = request.query.get("calendar") === "1" ? opened.found?.reservation : undefined;
  const body = reservation ? await duties.calendarOf(reservation) : null;
  if (body !== null) return { type: "file", contentType: "text/calendar; charset=utf-8", name: "booking.ics", body, cache: "private" };
  return drawReservation(request.query, address, opened, duties, context);
}

type Opened = Awaited<ReturnType<typeof openReservation>>;

/** The booking's current page, or the page shown without its key. */
export async function drawReservation(
  query: URLSearchParams,
  address: ReservationAddress,
  { site, found, answer }: Opened,
  duties: BookingDependencies,
  context: PageContext,
  outcome: ReservationOutcome = { status: 200 },
): Promise<PageAnswer> {
  if (answer) return answer;
  const { username, reservationId, key } = address;
  const shop = site ? faceOfSite(site) : { username, displayName: username, avatar: null, language: "en" };
  const base = {
    shop,
    mediaBase: context.mediaBase,
    access: { path: bookingPaths.reservation(username, reservationId), key },
    contact: site ? contactOf(site) : { email: "", phone: "", chatUrl: "" },
    notice: outcome.notice ?? null,
    typedMessage: outcome.message ?? "",
  };
  const props: SiteReservationProps = found
    ? { ...base, ...(await stepOf(found, site, query, duties, { now: context.now, language: shop.language }, outcome)) }
    : { ...base, reservation: null, may: NOTHING, held: null, moving: null, notice: null, typedMessage: "" };
  const page: Page = {
    status: found ? outcome.status : 404,
    view: { kind: "reservation", props },
    theme: site?.theme ?? DEFAULT_THEME,
    design: site?.design ?? null,
    head: quietHead(found ? labels.titleAt(found.reservation.service.title, shop.displayName) : labels.bookingAt(shop.displayName)),
    cache: "private",
  };
  return { type: "page", page };
}

/** Who comes from a waiting list has said who they are. */
function formOf({ guest }: Reservation): GuestForm {
  return { ...EMPTY_GUEST_FORM, ...guest };
}

const NOTHING = { cancelUntil: null, moveUntil: null, movesLeft: 0, refund: "" };

/** The part that depends on the booking: the guest form of a hold, times while it moves, otherwise the available actions. */
async function stepOf(
  { reservation, refusals }: NonNullable<Opened["found"]>,
  site: PublishedCopy | null,
  query: URLSearchParams,
  duties: BookingDependencies,
  { now, language }: { now: number; language: string },
  { form, errors = {}, nearest, reason = "" }: ReservationOutcome,
): Promise<Pick<SiteReservationProps, "reservation" | "may" | "held" | "moving">> {
  const { status, service, startsAt, moves, holdUntil } = reservation;
  const isAsked = site !== null && refusals.move === null && query.get("move") === "1";
  const until = (notice: number | null) => startsAt / MINUTE_MS - (notice ?? 0);
  const isForm = status === "held" || (status === "expired" && form !== undefined);
  return {
    reservation: toGuestReservation(reservation, language),
    may: {
      cancelUntil: refusals.cancel === null ? until(mayCancelLate(reservation, now) ? 0 : service.guestCancelNotice) : null,
      moveUntil: refusals.move === null && site ? until(service.guestMoveNotice) : null,
      movesLeft: Math.max(0, service.maxMoves - moves),
      refund:
        `${wordsOf(reservation, refundOf(reservation, { type: "cancel" }, "guest", now))} ${onSiteWords(reservation, language)}`.trim(),
    },
    held: isForm
      ? { form: form ?? formOf(reservation), errors, heldUntil: (holdUntil ?? now) / MINUTE_MS, nearest: nearest ?? null }
      : null,
    moving: isAsked ? await movingOf(reservation, site, query, duties, now, { nearest: nearest ?? [], reason }) : null,
  };
}

async function movingOf(
  found: Reservation,
  { username, pause }: PublishedCopy,
  query: URLSearchParams,
  duties: BookingDependencies,
  now: number,
  kept: { nearest: readonly number[]; reason: string },
): Promise<SiteReservationProps["moving"]> {
  const service = await duties.findService(username, found.service.slug);
  if (!service || service.id !== found.serviceId) return null;
  const asked = readAskedTimes(query);
  const zone = asked.zone ?? found.zoneGuest;
  // Most guests move to another hour or a nearby day.
  const { day } = wallTime(found.startsAt, zone);
  const wanted = asked.month === null ? { month: day.slice(0, 7), day } : asked;
  const { length, bufferBefore, bufferAfter } = found.service;
  const seats = isShared(found) ? service.seats : 1;
  const moving = { ...service, length, bufferBefore, bufferAfter, seats };
  const times = await timesOf(moving, { ...wanted, zone }, duties, now, found.id, pause);
  return { times, start: readStart(query.get("start")), ...kept };
}

function wordsOf(found: Reservation, refund: number | null): string {
  return refund === null || keptAhead(found) === 0 ? "" : refundWords(refund, paidNoun(found.service));
}

function onSiteWords(found: Reservation, language: string): string {
  const onSite = paidOnSite(found);
  return onSite === 0 ? "" : labels.onSiteNotRefunded(formatMoney(onSite, found.service.currency, language));
}

function termsOf(found: Reservation, language: string): string {
  const { service, status, startsAt, zoneGuest } = found;
  if (!isBlocking(status) || keptAhead(found) === 0) return "";
  const deadline = startsAt / MINUTE_MS - (service.guestCancelNotice ?? 0);
  return cancellationTerms(service, labels.cancelDeadline(momentLabel(deadline, zoneGuest, language)));
}

function toGuestReservation(found: Reservation, language: string): NonNullable<SiteReservationProps["reservation"]> {
  const { service, startsAt, endsAt, zoneGuest, local, guest, note, answers, status, moveRequest, history, holdUntil, orderId } = found;
  const last = history.at(-1)?.type;
  const { title, slug, length, price, currency, payment, approval } = service;
  const place = placeForGuest(found);
  return {
    status,
    service: {
      title,
      slug,
      description: "",
      length,
      price,
      currency,
      payment,
      ahead: keptAhead(found),
      onSite: paidOnSite(found),
      terms: termsOf(found, language),
      place,
      isManual: approval === "manual",
    },
    start: startsAt / MINUTE_MS,
    end: endsAt / MINUTE_MS,
    zone: zoneGuest,
    ownerZone: local.zone,
    guest,
    note,
    questions: service.questions,
    answers,
    wish: moveRequest && { start: moveRequest.startsAt / MINUTE_MS, by: moveRequest.by },
    unmoved: last === "move_declined" || last === "move_lapsed" ? last : null,
    line: lineOf(found),
    heldUntil: status === "offered" && holdUntil !== null ? holdUntil / MINUTE_MS : null,
    // A wish's reason is the guest's own.
    reason: moveRequest?.by === "guest" ? "" : found.reason,
    refund: status === "pending" && orderId !== null ? labels.refundedUnlessConfirmed(paidNoun(service)) : wordsOf(found, found.refund),
  };
}

function lineOf({ status, holder, history }: Reservation): "full" | "over" | null {
  if (status === "waiting") return holder === null ? null : "full";
  return status === "expired" && history.some(({ type }) => type === "waiting") ? "over" : null;
}

/** How guests can reach the owner. */
function contactOf(site: PublishedCopy): SiteReservationProps["contact"] {
  const { profile } = site;
  const isShown = !profile.leftOut.includes("contact");
  return { email: isShown ? profile.email : "", phone: isShown ? profile.phone : "", chatUrl: chatUrlOf(site) ?? "" };
}
