import { lengthLabel } from "@awning/domain/booking/length";
import { paymentLabel } from "@awning/domain/booking/payment";
import { isBusy, type Reservation } from "@awning/domain/booking/reservation";
import type { MailFor } from "@awning/domain/mail/mail";
import { formatMoney } from "@awning/domain/money/money";
import { WRITE_ANCHOR } from "@awning/domain/routes/paths";
import { offsetAt } from "@awning/domain/time/zoned-time";
import type { ReactNode } from "react";
import { type ReservationContent, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { LegalLinks } from "../parts/buyer-mail.tsx";
import { Action, Box, Details } from "../parts/details.tsx";
import { Aside, InlineLink, Lines, Paragraph, Title } from "../parts/labels.tsx";
import * as partLabels from "../parts/mail-labels.ts";
import { MailShell } from "../parts/mail-shell.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation, ShopName } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import { ownerTheme } from "../theme/owner-theme.ts";
import * as labels from "./labels.ts";

type GuestContent = ReservationContent & { kind: MailFor<"guest"> };
type HostContent = ReservationContent & { kind: MailFor<"host"> };
type ChangeEvent = "confirmed" | "requested" | "lapsed" | "cancelled" | "moved" | "reminder";

export function reservationSubject(content: GuestContent): string {
  const service = preventAutolink(content.reservation.service.title);
  const name = preventAutolink(content.shop.name);
  const when = forGuest(content);
  switch (content.kind) {
    case "reservation-requested":
      return labels.yourRequestForAt(service, name);
    case "reservation-confirmed":
      return labels.guestBooked(service, when);
    case "reservation-declined":
      return labels.yourRequestForWasDeclined(service);
    case "reservation-moved":
      return labels.newTime(service, when);
    case "reservation-cancelled":
      return labels.guestCanceled(service, when);
    case "reservation-reminder":
      return labels.reminder(service, when);
  }
}

/** Tells a guest how their booking stands, when it is by both clocks, and where they change it. */
export function ReservationMail(content: GuestContent) {
  const { kind, shop, reservation, url } = content;
  const { title, words } = guestWords(content);
  const isOver = kind === "reservation-declined" || kind === "reservation-cancelled";
  const byOwner = reservation.status === "declined" || reservation.status === "cancelled_by_owner" || movedBy(reservation) === "owner";
  return (
    <GuestShell content={content} title={reservationSubject(content)} preview={words}>
      <Title>{title}</Title>
      <Paragraph aligned>{words}</Paragraph>
      {reservation.reason !== "" && (isOver || kind === "reservation-moved") && byOwner ? (
        <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={reservation.reason} />
      ) : null}
      <Box tone={isOver ? "well" : "good"}>
        <Details
          boxed
          entries={[
            ...whenEntries(content, "guest"),
            [labels.where, isOver ? null : reservation.service.place.kind === "customer" ? labels.atYourPlace : placeWords(reservation)],
            [labels.price, price(content)],
            [labels.payment, paymentWords(content)],
          ]}
        />
      </Box>
      <Action href={isOver ? shop.url : url}>{isOver ? labels.goTo(shownUrl(shop.url)) : labels.manageBooking}</Action>
      {isOver ? null : <Aside>{noticeWords(content)}</Aside>}
    </GuestShell>
  );
}

export function reservationChangedSubject(content: HostContent): string {
  const { reservation } = content;
  const guest = preventAutolink(reservation.guest.name);
  const what = `${preventAutolink(reservation.service.title)}, ${forOwner(content)}`;
  switch (eventOf(content)) {
    case "requested":
      return labels.bookingRequestFrom(guest, what);
    case "confirmed":
      return content.kind === "new-reservation" ? labels.newBookingFrom(guest, what) : labels.bookingConfirmedFor(guest, what);
    case "lapsed":
      return labels.theRequestFromHasExpired(guest);
    case "cancelled":
      return labels.bookingCanceled(guest, what);
    case "moved":
      return labels.bookingMoved(guest, what);
    case "reminder":
      return labels.reminder(guest, what);
  }
}

/** Tells an owner what was booked, or what became of it, and who the guest is. */
export function ReservationChanged(content: HostContent) {
  const { shop, reservation, url } = content;
  const { guest, note, reason } = reservation;
  const event = eventOf(content);
  const words = hostText(event, content);
  return (
    <OwnerMail title={reservationChangedSubject(content)} preview={words} footer={labels.youreGettingThisBecauseYou(shownUrl(shop.url))}>
      <Title>{HOST_TITLES[event](preventAutolink(guest.name), content.kind === "new-reservation")}</Title>
      <Paragraph>{words}</Paragraph>
      <Action href={url}>{event === "requested" ? labels.confirmOrDecline : labels.openBooking}</Action>
      <Details
        entries={[
          [labels.service, preventAutolink(reservation.service.title)],
          ...whenEntries(content, "owner"),
          [labels.where, placeWords(reservation)],
          [labels.price, price(content)],
          [labels.payment, paymentWords(content)],
          [labels.guest, preventAutolink(guest.name)],
          [labels.email, guest.email],
          [labels.phone, preventAutolink(guest.phone)],
        ]}
      />
      {reason !== "" && (event === "cancelled" || event === "moved") ? (
        <Box tone="well">
          <Aside small>{labels.reason}</Aside>
          <Paragraph last>{preventAutolink(reason)}</Paragraph>
        </Box>
      ) : null}
      {note === "" ? null : (
        <Box tone="well">
          <Aside small>{labels.wrote(preventAutolink(guest.name))}</Aside>
          <Paragraph last>
            <Lines text={preventAutolink(note)} />
          </Paragraph>
        </Box>
      )}
    </OwnerMail>
  );
}

function GuestShell(props: { content: GuestContent; title: string; preview: string; children: ReactNode }) {
  const { shop } = props.content;
  return (
    <MailShell
      look={ownerTheme(shop.theme, shop.design)}
      title={props.title}
      preview={props.preview}
      name={<ShopName name={shop.name} headline={shop.headline} />}
      footer={
        <>
          <Aside small>
            {labels.bookedAt(
              <InlineLink href={shop.url} quiet>
                {shownUrl(shop.url)}
              </InlineLink>,
            )}
          </Aside>
          <LegalLinks shop={shop} />
          <Aside small>
            {partLabels.messageOrReply(
              <InlineLink href={`${props.content.url}#${WRITE_ANCHOR}`} quiet>
                {partLabels.message(preventAutolink(shop.name))}
              </InlineLink>,
            )}
          </Aside>
        </>
      }
    >
      {props.children}
    </MailShell>
  );
}

function guestWords(content: GuestContent): { title: string; words: string } {
  const { kind, shop, reservation } = content;
  const name = preventAutolink(shop.name);
  const service = preventAutolink(reservation.service.title);
  switch (kind) {
    case "reservation-requested":
      return {
        title: labels.weveGotYourRequest,
        words: labels.willConfirmOrDeclineYour(name),
      };
    case "reservation-confirmed":
      return { title: labels.youreBooked, words: labels.withIsConfirmed(service, name) };
    case "reservation-declined":
      return reservation.status === "lapsed"
        ? {
            title: labels.yourRequestHasExpired,
            words: labels.didntAnswerYourRequestFor(name, service),
          }
        : { title: labels.yourRequestWasDeclined, words: labels.cantTakeYourBookingFor(name, service) };
    case "reservation-moved":
      return {
        title: labels.yourBookingHasANew,
        words: movedBy(reservation) === "guest" ? labels.youMovedYourBookingFor(service, name) : labels.movedYourBookingFor(name, service),
      };
    case "reservation-cancelled":
      return {
        title: labels.yourBookingIsCanceled,
        words:
          reservation.status === "cancelled_by_guest"
            ? labels.youCanceledYourBookingFor(service, name)
            : labels.canceledYourBookingFor(name, service),
      };
    case "reservation-reminder":
      return { title: labels.seeYouSoon, words: labels.withIsComingUp(service, name) };
  }
}

const HOST_TITLES: Readonly<Record<ChangeEvent, (guest: string, isNew: boolean) => string>> = {
  requested: (guest) => labels.wouldLikeToBook(guest),
  confirmed: (guest, isNew) => (isNew ? labels.booked(guest) : labels.isBooked(guest)),
  lapsed: (guest) => labels.sRequestHasExpired(guest),
  cancelled: (guest) => labels.sBookingIsCanceled(guest),
  moved: (guest) => labels.sBookingHasANew(guest),
  reminder: (guest) => labels.isComingUp(guest),
};

function hostText(event: ChangeEvent, content: HostContent): string {
  const { reservation } = content;
  const guest = preventAutolink(reservation.guest.name);
  switch (event) {
    case "requested":
      return labels.theTimeIsHeldUntil;
    case "confirmed":
      return content.kind === "new-reservation" ? labels.theBookingIsConfirmedTheres : labels.weveLetKnow(guest);
    case "lapsed":
      return labels.itWasntConfirmedInTime;
    case "cancelled":
      return reservation.status === "cancelled_by_guest" ? labels.canceledTheTimeIsFree(guest) : labels.youCanceledTheTimeIs;
    case "moved":
      return movedBy(reservation) === "guest" ? labels.choseAnotherTime(guest) : labels.youMovedItWeveLet;
    case "reminder":
      return labels.weveRemindedAsWell(guest);
  }
}

function eventOf({ part }: HostContent): ChangeEvent {
  const [event] = part.split("-");
  return event === "requested" || event === "lapsed" || event === "cancelled" || event === "moved" || event === "reminder"
    ? event
    : "confirmed";
}

function movedBy({ history }: Reservation): string | null {
  return history.findLast(({ type }) => type === "moved")?.by ?? null;
}

const forGuest = ({ reservation, locale }: ReservationContent) => mailTime(reservation.startsAt, locale, reservation.zoneGuest);
const forOwner = ({ reservation, locale }: ReservationContent) => mailTime(reservation.startsAt, locale, reservation.local.zone);

/** When it is, by the reader's clocks, and by the others' where these show another time. After a move also when it was. */
function whenEntries(content: ReservationContent, reader: "guest" | "owner"): [string, string | null][] {
  const { reservation, kind, locale } = { kind: "", ...content };
  const { startsAt, zoneGuest, local } = reservation;
  const isSame = offsetAt(startsAt, zoneGuest) === offsetAt(startsAt, local.zone);
  const [own, other] = reader === "guest" ? [forGuest(content), forOwner(content)] : [forOwner(content), forGuest(content)];
  const before = content.part.startsWith("moved") ? reservation.history.findLast(({ type }) => type === "moved")?.startsAt : null;
  const zone = reader === "guest" ? zoneGuest : local.zone;
  return [
    [labels.when, own],
    [reader === "guest" ? labels.localTime : labels.forTheGuest, isSame ? null : other],
    [labels.previously, before && kind !== "reservation-cancelled" ? mailTime(before, locale, zone) : null],
    [labels.length, lengthLabel(reservation.service.length)],
  ];
}

function price({ reservation: { service }, locale }: ReservationContent): string | null {
  const amount = formatMoney(service.price, service.currency, locale);
  return service.price === 0 ? null : labels.priceAndPayment(amount, paymentLabel(service.payment.way, service.place.kind));
}

const paymentWords = ({ reservation: { service, status } }: ReservationContent) =>
  service.price > 0 && isBusy(status) ? preventAutolink(service.payment.text) || null : null;

function placeWords({ service: { place } }: Reservation): string | null {
  switch (place.kind) {
    case "address":
      return preventAutolink(place.text) || null;
    case "phone":
      return place.text === "" ? labels.byPhone : labels.byPhoneNumber(preventAutolink(place.text));
    case "video":
      return labels.videoCallTheLinkIs;
    case "customer":
      return labels.atTheGuestsPlace;
  }
}

/** What a guest may still do by the link, and until when. */
function noticeWords({ reservation: { service }, shop }: GuestContent): string {
  const { guestCancelNotice, guestMoveNotice } = service;
  const by = (notice: number, untilStart: string, upTo: (length: string) => string) =>
    notice === 0 ? untilStart : upTo(lengthLabel(notice));
  if (guestCancelNotice === null && guestMoveNotice === null) return labels.toChangeOrCancelReply(preventAutolink(shop.name));
  if (guestCancelNotice === guestMoveNotice && guestCancelNotice !== null)
    return by(guestCancelNotice, labels.changeOrCancelUntilStart, labels.changeOrCancelUpTo);
  const cancel = guestCancelNotice === null ? [] : [by(guestCancelNotice, labels.cancelUntilStart, labels.cancelUpTo)];
  const move = guestMoveNotice === null ? [] : [by(guestMoveNotice, labels.moveUntilStart, labels.moveUpTo)];
  return [...cancel, ...move].join(" ");
}
