import { bookingPaths } from "@awning/domain/booking/paths";
import { REASON_MAX, type Reservation, type ReservationLink } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { chatPath } from "@awning/domain/routes/own-paths";
import { wallTime } from "@awning/domain/time/zoned-time";
import { withinUnits } from "@awning/domain/values/characters";
import { line } from "@awning/domain/values/text";
import { guestAnswerName } from "@awning/web/storefront";
import { HTTP_STATUS } from "#http/errors.ts";
import { type BookingDependencies, readAskedTimes, readStart } from "../load/booking-month.ts";
import { newFormKey, reservationUrl } from "../pages/booking-page.ts";
import { drawReservation, openReservation, type ReservationAddress, type ReservationOutcome } from "../pages/reservation-page.ts";
import type { PageAnswer } from "../render/page.ts";
import type { PageContext, PageRequest } from "../resolve/page-request.ts";
import { bookingNotice, nearestOf } from "./checkout-notice.ts";
import * as labels from "./labels.ts";
import { readGuest } from "./read-guest.ts";

/** Above every field's limit, so that slightly too long input is returned whole. */
const TYPED_MAX = 4000;

/** `POST /{username}/booking/{id}`: a form on the booking page. The page itself shows refusals, with the input. */
export async function submitReservation(
  request: PageRequest,
  address: ReservationAddress,
  body: URLSearchParams,
  clientAddress: string,
  duties: BookingDependencies,
  context: PageContext,
): Promise<PageAnswer> {
  const opened = await openReservation(request, address, duties, context);
  const { found, siteId } = opened;
  const shown = (outcome: ReservationOutcome, query: Record<string, string> = {}) =>
    drawReservation(new URLSearchParams(query), address, opened, duties, context, outcome);
  if (!found || siteId === null) return shown({ status: 404 });
  const { username, reservationId, key } = address;
  const link = { siteId, reservationId, key };
  const caller = { clientAddress, now: context.now };
  const typed = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const start = readStart(body.get("start"));
  const reason = typed("reason");
  const act = body.get("act");
  const back: PageAnswer = { type: "redirect", status: 303, to: reservationUrl(username, address) };
  if (act === "book")
    return book({ address, link, reservation: found.reservation, body, caller, duties }, async (outcome, at) => {
      const held = at === address ? opened : await openReservation(request, at, duties, context);
      return drawReservation(new URLSearchParams(), at, held, duties, context, outcome);
    });
  try {
    switch (act) {
      case "release": {
        await duties.runGuestAction(link, { type: "release" }, caller);
        const { service, zoneGuest, startsAt } = found.reservation;
        const day = wallTime(startsAt, zoneGuest).day;
        return {
          type: "redirect",
          status: 303,
          to: `${bookingPaths.service(username, service.slug)}?${new URLSearchParams({ day, zone: zoneGuest, length: `${service.length}` })}`,
        };
      }
      case "cancel":
        await duties.runGuestAction(link, { type: "cancel", reason: readReason(reason) }, caller);
        return back;
      case "move":
        if (start !== null) await duties.runGuestAction(link, { type: "move", start, reason: readReason(reason) }, caller);
        return back;
      case "accept":
        if (start !== null) await duties.runGuestAction(link, { type: "accept", start }, caller);
        return back;
      case "take":
        await duties.runGuestAction(link, { type: "take" }, caller);
        return back;
      case "withdraw":
        await duties.runGuestAction(link, { type: "withdraw" }, caller);
        return back;
      case "write": {
        const to = await duties.writeAsGuest(link, typed("message"), caller);
        return { type: "redirect", status: 303, to: `${chatPath(username, to.conversationId, to.key)}#end` };
      }
      default:
        throw new Failure("bad_request");
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const outcome = { status: HTTP_STATUS[error.code], notice: bookingNotice(error), reason, message: typed("message") };
    // Reloaded, because the reason of the refusal may be gone.
    const fresh = await openReservation(request, address, duties, context);
    const { zone } = readAskedTimes(body);
    const query = error.code === "slot_taken" ? { move: "1", ...dayOf(start), ...(zone && { zone }) } : {};
    return drawReservation(new URLSearchParams(query), address, fresh, duties, context, { ...outcome, nearest: nearestOf(error) });
  }
}

type Asked = {
  address: ReservationAddress;
  link: ReservationLink;
  reservation: Reservation;
  body: URLSearchParams;
  caller: { clientAddress: string; now: number };
  duties: BookingDependencies;
};

/**
 * Books the held time. Holds it first if another time was chosen or the hold expired; if it was taken meanwhile, the form offers the
 * nearest free ones.
 */
async function book(
  { address, link, reservation, body, caller, duties }: Asked,
  draw: (outcome: ReservationOutcome, at: ReservationAddress) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  const typed = (name: string) => withinUnits(body.get(name) ?? "", TYPED_MAX);
  const { questions } = reservation.service;
  const answers = Object.fromEntries(questions.map(({ id }) => [id, typed(guestAnswerName(id))]));
  const form = { name: typed("name"), email: typed("email").trim(), phone: typed("phone"), note: typed("note"), answers };
  const { service, serviceId, startsAt, zoneGuest, locale, status } = reservation;
  const start = readStart(body.get("start")) ?? startsAt / 60_000;
  const offered = body
    .getAll("offered")
    .flatMap((one) => readStart(one) ?? [])
    .slice(0, 3);
  // A form goes on with the hold that it made.
  let at = address;
  const shown = (outcome: ReservationOutcome) => draw(outcome, at);
  const read = readGuest(form, service.place.kind === "phone", questions);
  if ("errors" in read) return shown({ status: 422, form, errors: read.errors, ...(offered.length > 0 && { nearest: offered }) });
  // Bots that fill the hidden field book nothing.
  if (body.get("website")) return { type: "redirect", status: 303, to: reservationUrl(address.username, address) };
  try {
    if (status === "expired" || (status === "held" && start !== startsAt / 60_000)) {
      const wanted = { siteId: link.siteId, serviceId, length: service.length, start, zoneGuest, locale, formKey: newFormKey() };
      const fresh = await duties.holdTime(wanted, caller);
      at = { username: address.username, reservationId: fresh.reservation.id, key: fresh.key };
    }
    const held = { siteId: link.siteId, reservationId: at.reservationId, key: at.key };
    await duties.confirmBooking({ ...held, ...read, typedAnswers: answers, zoneGuest, locale, code: typed("code") }, caller);
    return { type: "redirect", status: 303, to: reservationUrl(at.username, at) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.details["problem"] === "throwaway_email") return shown({ status: 422, form, errors: { email: labels.emailTemporary } });
    if (error.details["problem"] === "code") {
      const { email } = read.guest;
      return shown({ status: 422, form, errors: { code: error.details["isWrong"] ? labels.codeWrong(email) : labels.codeMailed(email) } });
    }
    // If the hold expired meanwhile, submitting again holds the time again.
    const nearest = error.code === "slot_taken" ? { nearest: nearestOf(error) } : offered.length > 0 ? { nearest: offered } : {};
    return shown({ status: HTTP_STATUS[error.code], notice: bookingNotice(error), form, ...nearest });
  }
}

function dayOf(start: number | null): Record<string, string> {
  return start === null ? {} : { day: new Date(start * 60_000).toISOString().slice(0, 10) };
}

/** Both sides read the reason; it is optional. */
function readReason(typed: string): string {
  const parsed = line(0, REASON_MAX).safeParse(typed);
  if (!parsed.success) throw new Failure("bad_request", { fields: ["reason"] });
  return parsed.data;
}
