import { lengthLabel } from "@awning/domain/booking/length";
import { isOfWish } from "@awning/domain/booking/mails";
import { paymentLabel } from "@awning/domain/booking/payment";
import { keptAhead, paidOnSite } from "@awning/domain/booking/prepaid/on-site";
import { cancellationTerms, paidNoun, refundLabel, refundWords } from "@awning/domain/booking/prepaid/refund-terms";
import { isBusy, type Reservation } from "@awning/domain/booking/reservation";
import { formatMoney } from "@awning/domain/money/money";
import { offsetAt } from "@awning/domain/time/zoned-time";
import type { ReservationContent } from "../mail-content.ts";
import type { Fact, Group } from "../mail-form.ts";
import { mailTime } from "../mail-time.ts";
import { preventAutolink } from "../prevent-autolink.ts";

type Reader = "guest" | "owner";

const lastMove = ({ history }: Reservation) => history.findLast(({ type }) => type === "moved" || type === "move_confirmed");

export function movedBy(reservation: Reservation): string | null {
  return lastMove(reservation)?.by ?? null;
}

/** Whether it has just got the time that its owner proposed. */
export function isAgreed({ history }: Reservation): boolean {
  return history.at(-2)?.type === "proposed" && history.at(-1)?.by === "guest";
}

/** The start a guest last asked to move to or its owner proposes, or `null`. */
function wishedStart({ moveRequest, history }: Reservation): number | null {
  return moveRequest?.startsAt ?? history.findLast(({ type }) => type === "move_requested")?.startsAt ?? null;
}

const zoneOf = ({ zoneGuest, local }: Reservation, reader: Reader) => (reader === "guest" ? zoneGuest : local.zone);

/** The booking's time in the reader's zone. */
export function timeFor({ reservation, locale }: ReservationContent, reader: Reader): string {
  return mailTime(reservation.startsAt, locale, zoneOf(reservation, reader));
}

/** Until when a place is held for the guest, in their zone. */
export function heldUntil({ reservation, locale }: ReservationContent): string {
  return mailTime(reservation.holdUntil ?? reservation.startsAt, locale, reservation.zoneGuest);
}

/** The time in the reader's zone, and in the other side's if it differs. After a move, also the earlier time. */
export function whenFacts(content: ReservationContent & { kind: string }, reader: Reader): Fact[] {
  const { reservation, kind, locale, part } = content;
  const { startsAt, zoneGuest, local, service } = reservation;
  const isSame = offsetAt(startsAt, zoneGuest) === offsetAt(startsAt, local.zone);
  const other = isSame ? null : timeFor(content, reader === "guest" ? "owner" : "guest");
  const hasMoved = /^(moved|move_confirmed)-/.test(part) && kind !== "reservation-cancelled";
  const before = hasMoved ? lastMove(reservation)?.startsAt : null;
  const wished = isOfWish(part) ? wishedStart(reservation) : null;
  const isProposed = part.startsWith("proposed-");
  return [
    [isProposed && reservation.status === "pending" ? "You asked for" : "When", timeFor(content, reader)],
    [reader === "guest" ? "Local time" : "For the guest", other],
    [isProposed ? "Proposed time" : "Requested time", wished ? mailTime(wished, locale, zoneOf(reservation, reader)) : null],
    ["Previously", before ? mailTime(before, locale, zoneOf(reservation, reader)) : null],
    ["Length", lengthLabel(service.length)],
  ];
}

export function priceWords({ reservation, locale }: ReservationContent): string | null {
  const { service } = reservation;
  if (service.price === 0) return null;
  const money = (amount: number) => formatMoney(amount, service.currency, locale);
  return `${money(service.price)}, ${paymentLabel(service, keptAhead(reservation), money, paidOnSite(reservation))}`;
}

export function paymentWords({ service, status }: Reservation): string | null {
  return service.price > 0 && isBusy(status) ? preventAutolink(service.payment.text) : null;
}

/** What the owner asked, with the guest's answers; `null` without any. */
export function answersBox({ answers }: Reservation, label: string): Group | null {
  if (answers.length === 0) return null;
  const facts = answers.map((one): Fact => [preventAutolink(one.label), preventAutolink(one.answer)]);
  return { box: "well", label, isOwn: true, facts };
}

export function placeWords({ service: { place } }: Reservation): string {
  switch (place.kind) {
    case "address":
      return preventAutolink(place.text);
    case "phone":
      return place.text === "" ? "By phone" : `By phone: ${preventAutolink(place.text)}`;
    case "video":
      return "Video call. The link is on your booking page.";
    case "customer":
      return "At the guest’s place";
  }
}

/** What the end of a paid booking gives back, beside its other facts. */
export function refundFact({ reservation: { refund } }: ReservationContent): Fact {
  return ["Refund", refund === null ? null : refundLabel(refund)];
}

/** What a guest gets back: of a booking that ended, or of a request that may come to nothing; empty where nothing was paid. */
export function guestRefundWords({ reservation }: ReservationContent): string {
  const { status, orderId, refund, service } = reservation;
  if (keptAhead(reservation) === 0) return "";
  if (refund !== null) return ` ${refundWords(refund, paidNoun(service))}`;
  return status === "pending" && orderId !== null ? ` If it isn’t confirmed, your ${paidNoun(service)} is refunded in full.` : "";
}

/** What a guest can still do by the link, and until when. */
export function noticeWords(content: ReservationContent): string {
  const { reservation, shop, locale } = content;
  const { service, orderId, status, startsAt, zoneGuest } = reservation;
  const { guestCancelNotice, guestMoveNotice } = service;
  const deadline = mailTime(startsAt - (guestCancelNotice ?? 0) * 60_000, locale, zoneGuest);
  const isPaid = orderId !== null && keptAhead(reservation) > 0 && status === "confirmed" && guestCancelNotice !== null;
  const terms = !isPaid ? "" : cancellationTerms(service, `until ${deadline}`);
  const until = (notice: number) => (notice === 0 ? "until it starts" : `up to ${lengthLabel(notice)} before it starts`);
  if (guestCancelNotice === null && guestMoveNotice === null)
    return `To change or cancel, reply to this email to reach ${preventAutolink(shop.name)}.`;
  if (terms === "" && guestCancelNotice === guestMoveNotice && guestCancelNotice !== null)
    return `You can change or cancel ${until(guestCancelNotice)}.`;
  const cancel = terms !== "" ? [terms] : guestCancelNotice === null ? [] : [`You can cancel ${until(guestCancelNotice)}.`];
  const move = guestMoveNotice === null ? [] : [`You can change the time ${until(guestMoveNotice)}.`];
  return [...cancel, ...move].join(" ");
}

/** What a mail is about: the first part of its `part`. */
export function eventName({ part }: ReservationContent): string {
  return part.split("-")[0] ?? "";
}
