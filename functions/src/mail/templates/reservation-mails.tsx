import { lengthLabel } from "@awning/domain/booking/length";
import type { Reservation } from "@awning/domain/booking/reservation";
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
import { MailShell } from "../parts/mail-shell.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Quotation, ShopName } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import { ownerTheme } from "../theme/owner-theme.ts";

type GuestContent = ReservationContent & { kind: MailFor<"guest"> };
type HostContent = ReservationContent & { kind: MailFor<"host"> };
type ChangeEvent = "confirmed" | "requested" | "lapsed" | "cancelled" | "moved" | "reminder";

export function reservationSubject(content: GuestContent): string {
  const service = preventAutolink(content.reservation.service.title);
  const name = preventAutolink(content.shop.name);
  const when = forGuest(content);
  switch (content.kind) {
    case "reservation-requested":
      return `Your request for ${service} at ${name}`;
    case "reservation-confirmed":
      return `Booked: ${service}, ${when}`;
    case "reservation-declined":
      return `Your request for ${service} was declined`;
    case "reservation-moved":
      return `New time: ${service}, ${when}`;
    case "reservation-cancelled":
      return `Canceled: ${service}, ${when}`;
    case "reservation-reminder":
      return `Reminder: ${service}, ${when}`;
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
        <Quotation from={`Message from ${preventAutolink(shop.name)}`} text={reservation.reason} />
      ) : null}
      <Box tone={isOver ? "well" : "good"}>
        <Details
          boxed
          entries={[
            ...whenEntries(content, "guest"),
            ["Where", isOver ? null : reservation.service.place.kind === "customer" ? "At your place" : placeWords(reservation)],
            ["Price", price(content)],
          ]}
        />
      </Box>
      <Action href={isOver ? shop.url : url}>{isOver ? `Go to ${shownUrl(shop.url)}` : "Manage booking"}</Action>
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
      return `Booking request from ${guest}: ${what}`;
    case "confirmed":
      return content.kind === "new-reservation" ? `New booking from ${guest}: ${what}` : `Booking confirmed for ${guest}: ${what}`;
    case "lapsed":
      return `The request from ${guest} has expired`;
    case "cancelled":
      return `Booking canceled: ${guest}, ${what}`;
    case "moved":
      return `Booking moved: ${guest}, ${what}`;
    case "reminder":
      return `Reminder: ${guest}, ${what}`;
  }
}

/** Tells an owner what was booked, or what became of it, and who the guest is. */
export function ReservationChanged(content: HostContent) {
  const { shop, reservation, url } = content;
  const { guest, note, reason } = reservation;
  const event = eventOf(content);
  const words = hostText(event, content);
  return (
    <OwnerMail
      title={reservationChangedSubject(content)}
      preview={words}
      footer={`You’re getting this because you own ${shownUrl(shop.url)}.`}
    >
      <Title>{HOST_TITLES[event](preventAutolink(guest.name), content.kind === "new-reservation")}</Title>
      <Paragraph>{words}</Paragraph>
      <Action href={url}>{event === "requested" ? "Confirm or decline" : "Open booking"}</Action>
      <Details
        entries={[
          ["Service", preventAutolink(reservation.service.title)],
          ...whenEntries(content, "owner"),
          ["Where", placeWords(reservation)],
          ["Price", price(content)],
          ["Guest", preventAutolink(guest.name)],
          ["Email", guest.email],
          ["Phone", preventAutolink(guest.phone)],
        ]}
      />
      {reason !== "" && (event === "cancelled" || event === "moved") ? (
        <Box tone="well">
          <Aside small>Reason</Aside>
          <Paragraph last>{preventAutolink(reason)}</Paragraph>
        </Box>
      ) : null}
      {note === "" ? null : (
        <Box tone="well">
          <Aside small>{`${preventAutolink(guest.name)} wrote`}</Aside>
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
            Booked at{" "}
            <InlineLink href={shop.url} quiet>
              {shownUrl(shop.url)}
            </InlineLink>
            .
          </Aside>
          <LegalLinks shop={shop} />
          <Aside small>
            <InlineLink href={`${props.content.url}#${WRITE_ANCHOR}`} quiet>{`Message ${preventAutolink(shop.name)}`}</InlineLink>, or reply
            to this email. Sent with Awning.
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
        title: "We’ve got your request.",
        words: `${name} will confirm or decline your request. We’re holding the time for you until then.`,
      };
    case "reservation-confirmed":
      return { title: "You’re booked.", words: `${service} with ${name} is confirmed.` };
    case "reservation-declined":
      return reservation.status === "lapsed"
        ? {
            title: "Your request has expired.",
            words: `${name} didn’t answer your request for ${service} in time. You can request another time.`,
          }
        : { title: "Your request was declined.", words: `${name} can’t take your booking for ${service}. You can request another time.` };
    case "reservation-moved":
      return {
        title: "Your booking has a new time.",
        words:
          movedBy(reservation) === "guest"
            ? `You moved your booking for ${service} with ${name}.`
            : `${name} moved your booking for ${service}.`,
      };
    case "reservation-cancelled":
      return {
        title: "Your booking is canceled.",
        words:
          reservation.status === "cancelled_by_guest"
            ? `You canceled your booking for ${service} with ${name}.`
            : `${name} canceled your booking for ${service}.`,
      };
    case "reservation-reminder":
      return { title: "See you soon.", words: `${service} with ${name} is coming up.` };
  }
}

const HOST_TITLES: Readonly<Record<ChangeEvent, (guest: string, isNew: boolean) => string>> = {
  requested: (guest) => `${guest} would like to book`,
  confirmed: (guest, isNew) => (isNew ? `${guest} booked` : `${guest} is booked`),
  lapsed: (guest) => `${guest}’s request has expired`,
  cancelled: (guest) => `${guest}’s booking is canceled`,
  moved: (guest) => `${guest}’s booking has a new time`,
  reminder: (guest) => `${guest} is coming up`,
};

function hostText(event: ChangeEvent, content: HostContent): string {
  const { reservation } = content;
  const guest = preventAutolink(reservation.guest.name);
  switch (event) {
    case "requested":
      return "The time is held until you confirm or decline. The request expires after 48 hours, or at its start time.";
    case "confirmed":
      return content.kind === "new-reservation" ? "The booking is confirmed. There’s nothing you need to do." : `We’ve let ${guest} know.`;
    case "lapsed":
      return "It wasn’t confirmed in time. We’ve let the guest know, and the time is free again.";
    case "cancelled":
      return reservation.status === "cancelled_by_guest"
        ? `${guest} canceled. The time is free again.`
        : "You canceled. The time is free again.";
    case "moved":
      return movedBy(reservation) === "guest" ? `${guest} chose another time.` : "You moved it. We’ve let the guest know.";
    case "reminder":
      return `We’ve reminded ${guest} as well.`;
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
    ["When", own],
    [reader === "guest" ? "Local time" : "For the guest", isSame ? null : other],
    ["Previously", before && kind !== "reservation-cancelled" ? mailTime(before, locale, zone) : null],
    ["Length", lengthLabel(reservation.service.length)],
  ];
}

function price({ reservation: { service }, locale }: ReservationContent): string | null {
  return service.price === 0 ? null : formatMoney(service.price, service.currency, locale);
}

function placeWords({ service: { place } }: Reservation): string | null {
  switch (place.kind) {
    case "address":
      return preventAutolink(place.text) || null;
    case "phone":
      return place.text === "" ? "By phone" : `By phone: ${preventAutolink(place.text)}`;
    case "video":
      return "Video call. The link is on your booking page.";
    case "customer":
      return "At the guest’s place";
  }
}

/** What a guest may still do by the link, and until when. */
function noticeWords({ reservation: { service }, shop }: GuestContent): string {
  const { guestCancelNotice, guestMoveNotice } = service;
  const until = (notice: number) => (notice === 0 ? "until it starts" : `up to ${lengthLabel(notice)} before it starts`);
  if (guestCancelNotice === null && guestMoveNotice === null)
    return `To change or cancel, reply to this email to reach ${preventAutolink(shop.name)}.`;
  if (guestCancelNotice === guestMoveNotice && guestCancelNotice !== null) return `You can change or cancel ${until(guestCancelNotice)}.`;
  const cancel = guestCancelNotice === null ? [] : [`You can cancel ${until(guestCancelNotice)}.`];
  const move = guestMoveNotice === null ? [] : [`You can change the time ${until(guestMoveNotice)}.`];
  return [...cancel, ...move].join(" ");
}
