import { randomBytes } from "node:crypto";
import { lengthLabel } from "@awning/domain/booking/length";
import { lengthsOf, withLength } from "@awning/domain/booking/offer/lengths";
import { bookingPaths } from "@awning/domain/booking/paths";
import { aheadOf } from "@awning/domain/booking/prepaid/prepay";
import { cancellationTerms } from "@awning/domain/booking/prepaid/refund-terms";
import type { PublishedService } from "@awning/domain/booking/public-service";
import { Failure } from "@awning/domain/errors/failure";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { faceOfSite, type ServiceFacts, type SiteBookingProps } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import { type BookingNotice, bookingNotice, nearestOf } from "../forms/checkout-notice.ts";
import { EMPTY_WAITING, submitWaiting } from "../forms/waiting-list.ts";
import * as labels from "../labels.ts";
import { type AskedTimes, type BookingDependencies, readAskedTimes, readLength, readStart, timesOf } from "../load/booking-month.ts";
import type { PageAnswer } from "../render/page.ts";
import { serviceHead } from "../render/page-head.ts";
import type { PageContext } from "../resolve/page-request.ts";
import { notFoundIn } from "../respond/page-response.ts";

const FORM_KEY_PATTERN = /^[A-Za-z0-9_-]{32}$/;

/** `GET /{username}/book/{service}`: a service and a month's times. Not cached, because each visitor's form has its own key. */
export async function showBooking(
  site: PublishedCopy,
  slug: string,
  query: URLSearchParams,
  duties: BookingDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const service = await duties.findService(site.username, slug);
  if (!service) return notFoundIn(site, context);
  const asked = readAskedTimes(query);
  const start = readStart(query.get("wait"));
  const waiting = start === null ? null : { ...EMPTY_WAITING, start, zone: asked.zone ?? service.schedule.zone };
  return draw(site, asChosen(service, query), asked, duties, context, { status: 200, waiting });
}

/**
 * `POST /{username}/book/{service}`: holds the chosen time and redirects to the guest form. Bots that fill the hidden field are redirected
 * back without a hold.
 */
export async function submitBooking(
  site: PublishedCopy,
  slug: string,
  body: URLSearchParams,
  clientAddress: string,
  duties: BookingDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const { username, siteId } = site;
  const found = await duties.findService(username, slug);
  if (!found) return notFoundIn(site, context);
  const service = asChosen(found, body);
  const start = readStart(body.get("start"));
  if (start === null || body.get("website")) return { type: "redirect", status: 303, to: bookingPaths.service(username, slug) };
  const { zone } = readAskedTimes(body);
  if (body.get("act") === "wait") {
    const { zone: owner } = service.schedule;
    const sent = await submitWaiting(site, service, { start, zone: zone ?? owner, body }, { clientAddress, now: context.now }, duties);
    return draw(site, service, { month: null, day: dayOf(start), zone }, duties, context, sent);
  }
  const formKey = formKeyIn(body);
  try {
    if (site.pause) throw new Failure("shop_closed");
    const zoneGuest = zone ?? service.schedule.zone;
    const wanted = { siteId, serviceId: service.id, length: service.length, start, zoneGuest, locale: site.profile.language, formKey };
    const { reservation, key } = await duties.holdTime(wanted, { clientAddress, now: context.now });
    return { type: "redirect", status: 303, to: reservationUrl(username, { reservationId: reservation.id, key }) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const day = dayOf(start);
    const outcome = { status: HTTP_STATUS[error.code], notice: bookingNotice(error), nearest: nearestOf(error), formKey };
    return draw(site, service, { month: day.slice(0, 7), day, zone }, duties, context, outcome);
  }
}

const dayOf = (start: number): string => new Date(start * 60_000).toISOString().slice(0, 10);

/** A booking's URL; redirecting there keeps a reload from submitting again. */
export function reservationUrl(username: string, { reservationId, key }: { reservationId: string; key: string }): string {
  return `${bookingPaths.reservation(username, reservationId)}?${new URLSearchParams({ [ORDER_KEY_PARAMETER]: key })}`;
}

/** A form's key, under which repeated submissions share one hold. */
export function newFormKey(): string {
  return randomBytes(24).toString("base64url");
}

function formKeyIn(body: URLSearchParams): string {
  const typed = body.get("form") ?? "";
  return FORM_KEY_PATTERN.test(typed) ? typed : newFormKey();
}

type Outcome = {
  status: number;
  notice?: BookingNotice;
  nearest?: readonly number[];
  formKey?: string;
  waiting?: SiteBookingProps["waiting"];
};

async function draw(
  site: PublishedCopy,
  service: PublishedService,
  asked: AskedTimes,
  duties: BookingDependencies,
  context: PageContext,
  { status, notice, nearest = [], formKey = newFormKey(), waiting = null }: Outcome = { status: 200 },
): Promise<PageAnswer> {
  const props: SiteBookingProps = {
    shop: faceOfSite(site),
    mediaBase: context.mediaBase,
    service: factsOf(service),
    image: service.image,
    lengths: lengthsOf(service),
    times: site.pause ? null : await timesOf(service, asked, duties, context.now),
    waiting: site.pause ? null : waiting,
    nearest,
    formKey,
    notice: site.pause ? pausedNotice(site, site.pause) : (notice ?? null),
    hasOthers: site.services.some(({ slug }) => slug !== service.slug),
  };
  const head = serviceHead(service, site, context);
  const view = { kind: props.waiting ? "waiting" : "booking", props } as const;
  return { type: "page", page: { status, view, theme: site.theme, design: site.design, head, cache: "private" } };
}

/** The service in the chosen length; in its own without a valid one. */
function asChosen(service: PublishedService, query: URLSearchParams): PublishedService {
  return withLength(service, readLength(query.get("length"))) ?? service;
}

function factsOf(service: PublishedService): ServiceFacts {
  const { title, slug, description, length, price, currency, paymentWay, place, approval } = service;
  const payment = { way: paymentWay, text: "" };
  const terms = cancellationTerms(service, labels.beforeItStarts(lengthLabel(service.guestCancelNotice ?? 0)));
  const paid = { price, currency, payment, ahead: aheadOf(service), onSite: 0, terms };
  return { title, slug, description, length, ...paid, place, isManual: approval === "manual" };
}

function pausedNotice({ displayName, profile }: PublishedCopy, { note, backOn }: NonNullable<PublishedCopy["pause"]>): BookingNotice {
  const until = backOn === "" ? null : backOnLabel(backOn, profile.language);
  return {
    title: until === null ? labels.closedForNow(displayName) : labels.closedTitle(displayName, until),
    words: [note, labels.bookingsArentAvailable].filter(Boolean).join(" "),
  };
}
