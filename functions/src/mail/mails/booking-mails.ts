import { isOfWish } from "@awning/domain/booking/mails";
import type { MailFor } from "@awning/domain/mail/mail";
import { type MailContent, type ReservationContent, shownUrl } from "../mail-content.ts";
import { link, type MailForm, type Mails, sentence } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import {
  answersBox,
  heldUntil,
  isAgreed,
  movedBy,
  noticeWords,
  paymentWords,
  placeWords,
  priceWords,
  timeFor,
  whenFacts,
} from "./booking-words.ts";
import { legalLinks } from "./legal-links.ts";
import { fromShop, writeToShop } from "./order-words.ts";
import { seriesToGuest, seriesToHost } from "./series-mails.ts";

type GuestContent = MailContent<MailFor<"guest">>;
type HostContent = MailContent<MailFor<"host">>;

/** Mails about a booking: to its guest, in their zone, with a link to change it, and to the owner. */
export const bookingMails: Mails<MailFor<"guest" | "host">> = {
  "reservation-requested": toGuest,
  "reservation-confirmed": toGuest,
  "reservation-declined": toGuest,
  "reservation-moved": toGuest,
  "reservation-cancelled": toGuest,
  "reservation-waiting": toGuest,
  "reservation-offered": toGuest,
  "reservation-reminder": toGuest,
  "new-reservation": toHost,
  "reservation-changed": toHost,
};

function toGuest(content: GuestContent): MailForm {
  if (content.dates) return seriesToGuest(content, content.dates);
  const { kind, shop, reservation, url, part } = content;
  const { status, reason, service } = reservation;
  const { subject, heading, words } = guestWords(content);
  const isOver = (kind === "reservation-declined" || kind === "reservation-cancelled") && !isOfWish(part);
  const isProposal = eventName(content) === "proposed";
  const hasReason = isOver || isProposal || kind === "reservation-moved" || kind === "reservation-declined";
  const byOwner = status === "declined" || isOfWish(part) || status === "cancelled_by_owner" || movedBy(reservation) === "owner";
  const place = service.place.kind === "customer" ? "At your place" : placeWords(reservation);
  return {
    shop,
    subject,
    preview: words,
    heading,
    body: [
      words,
      hasReason && byOwner ? fromShop(content, reason) : null,
      {
        box: isOver ? "well" : "good",
        facts: [
          ...whenFacts(content, "guest"),
          ["Where", isOver ? null : place],
          ["Price", priceWords(content)],
          ["Payment", paymentWords(reservation)],
        ],
      },
      isOver ? null : answersBox(reservation, "Your answers"),
      isOver
        ? { action: `Go to ${shownUrl(shop.url)}`, url: shop.url }
        : { action: isProposal ? "Answer" : (ACTIONS_OF_LINE[kind] ?? "Manage booking"), url },
      isOver || isProposal || ACTIONS_OF_LINE[kind] ? null : { aside: noticeWords(content) },
    ],
    footer: [sentence`Booked at ${link(shownUrl(shop.url), shop.url)}.`, legalLinks(shop), writeToShop(shop, url)],
  };
}

/** Where nothing is booked yet. */
const ACTIONS_OF_LINE: Partial<Record<MailFor<"guest">, string>> = {
  "reservation-waiting": "Join the waiting list",
  "reservation-offered": "Take the place",
};

type GuestWords = { subject: string; heading: string; words: string };

function guestWords(content: GuestContent): GuestWords {
  const { kind, shop, reservation } = content;
  const name = preventAutolink(shop.name);
  const service = preventAutolink(reservation.service.title);
  const when = timeFor(content, "guest");
  const event = eventName(content);
  switch (kind) {
    case "reservation-requested":
      if (event === "proposed")
        return {
          subject: `Another time for ${service}?`,
          heading: "Does another time suit you?",
          words: `${name} proposes another time for ${service}. We’re holding it for you for 48 hours, or until it begins.`,
        };
      if (event === "move_requested")
        return {
          subject: `Your request to move ${service}, ${when}`,
          heading: "We’ve got your request.",
          words: `${name} will accept or decline the new time. Your booking stays as it is until then.`,
        };
      return {
        subject: `Your request for ${service} at ${name}`,
        heading: "We’ve got your request.",
        words: `${name} will confirm or decline your request. We’re holding the time for you until then.`,
      };
    case "reservation-confirmed":
      return { subject: `Booked: ${service}, ${when}`, heading: "You’re booked.", words: `${service} with ${name} is confirmed.` };
    case "reservation-declined": {
      if (event === "move_declined" || event === "move_lapsed") {
        const isNo = event === "move_declined";
        return {
          subject: `Your request to move ${service} ${isNo ? "was declined" : "has expired"}`,
          heading: isNo ? "Your booking stays as it is." : "Your request has expired.",
          words: isNo
            ? `${name} can’t take the time you asked for. Your booking for ${service} stays at its time.`
            : `It wasn’t answered in time. Your booking for ${service} stays at its time.`,
        };
      }
      const isLapsed = reservation.status === "lapsed";
      return {
        subject: `Your request for ${service} was declined`,
        heading: isLapsed ? "Your request has expired." : "Your request was declined.",
        words: isLapsed
          ? `Your request for ${service} with ${name} wasn’t answered in time. You can request another time.`
          : `${name} can’t take your booking for ${service}. You can request another time.`,
      };
    }
    case "reservation-moved":
      return {
        subject: `New time: ${service}, ${when}`,
        heading: "Your booking has a new time.",
        words: isAgreed(reservation)
          ? `You took the time that ${name} proposed for ${service}.`
          : event === "move_confirmed"
            ? `${name} accepted the new time of your booking for ${service}.`
            : movedBy(reservation) === "guest"
              ? `You moved your booking for ${service} with ${name}.`
              : `${name} moved your booking for ${service}.`,
      };
    case "reservation-cancelled":
      return {
        subject: `Canceled: ${service}, ${when}`,
        heading: "Your booking is canceled.",
        words:
          reservation.status === "cancelled_by_guest"
            ? `You canceled your booking for ${service} with ${name}.`
            : `${name} canceled your booking for ${service}.`,
      };
    case "reservation-waiting":
      return {
        subject: `Waiting list: ${service}, ${when}`,
        heading: "Confirm your place on the list.",
        words: `${service} with ${name} is full. Open your booking to join the waiting list. If a place becomes free, we’ll email you.`,
      };
    case "reservation-offered":
      return {
        subject: `A place is free: ${service}, ${when}`,
        heading: "A place is free.",
        words: `We’re holding a place at ${service} with ${name} for you until ${heldUntil(content)}. Then it goes to the next guest.`,
      };
    case "reservation-reminder":
      return { subject: `Reminder: ${service}, ${when}`, heading: "See you soon.", words: `${service} with ${name} is coming up.` };
  }
}

function toHost(content: HostContent): MailForm {
  if (content.dates) return seriesToHost(content, content.dates);
  const { shop, reservation, url } = content;
  const { note, reason } = reservation;
  const guest = preventAutolink(reservation.guest.name);
  const event = eventOf(content);
  const { subject, heading, words } = HOST_WORDS[event](content, guest);
  return {
    subject,
    preview: words,
    heading,
    body: [
      words,
      { action: ACTIONS[event] ?? "Open booking", url },
      {
        facts: [
          ["Service", preventAutolink(reservation.service.title)],
          ...whenFacts(content, "owner"),
          ["Where", placeWords(reservation)],
          ["Price", priceWords(content)],
          ["Payment", paymentWords(reservation)],
          ["Guest", guest],
          ["Email", reservation.guest.email],
          ["Phone", preventAutolink(reservation.guest.phone)],
        ],
      },
      reason !== "" && (event === "cancelled" || event === "moved" || event === "move_requested")
        ? { box: "well", label: "Reason", text: preventAutolink(reason) }
        : null,
      answersBox(reservation, `${guest} answered`),
      note === "" ? null : { box: "well", label: `${guest} wrote`, text: preventAutolink(note) },
    ],
    footer: [`You’re getting this because you own ${shownUrl(shop.url)}.`],
  };
}

type MoveEvent = "move_requested" | "move_confirmed" | "move_lapsed" | "move_withdrawn";
type HostEvent = "confirmed" | "requested" | "lapsed" | "cancelled" | "moved" | "reminder" | MoveEvent;
const ACTIONS: Partial<Record<HostEvent, string>> = { requested: "Confirm or decline", move_requested: "Accept or decline" };

/** The service and its time in the owner's zone. */
const what = (content: HostContent) => `${preventAutolink(content.reservation.service.title)}, ${timeFor(content, "owner")}`;

const HOST_WORDS: Readonly<Record<HostEvent, (content: HostContent, guest: string) => GuestWords>> = {
  requested: (content, guest) => ({
    subject: `Booking request from ${guest}: ${what(content)}`,
    heading: `${guest} would like to book`,
    words: "The time is held until you confirm or decline. The request expires after 48 hours, or at its start time.",
  }),
  confirmed: (content, guest) =>
    content.kind === "new-reservation"
      ? {
          subject: `New booking from ${guest}: ${what(content)}`,
          heading: `${guest} booked`,
          words: "The booking is confirmed. There’s nothing you need to do.",
        }
      : {
          subject: `Booking confirmed for ${guest}: ${what(content)}`,
          heading: `${guest} is booked`,
          words: isAgreed(content.reservation)
            ? `${guest} took the time you proposed.`
            : content.reservation.createdBy === "owner"
              ? "You added this booking."
              : `We’ve let ${guest} know.`,
        },
  move_requested: (content, guest) => ({
    subject: `${guest} wants to move a booking: ${what(content)}`,
    heading: `${guest} wants to move a booking`,
    words: "Both times are held until you accept or decline. The request expires after 48 hours, or when either time begins.",
  }),
  move_confirmed: (content, guest) => ({
    subject: `Booking moved: ${guest}, ${what(content)}`,
    heading: `${guest}’s booking has a new time`,
    words: isAgreed(content.reservation) ? `${guest} took the time you proposed.` : `You accepted the new time. We’ve let ${guest} know.`,
  }),
  move_lapsed: (_content, guest) => ({
    subject: `${guest}’s request to move has expired`,
    heading: `${guest}’s request to move has expired`,
    words: "It wasn’t answered in time. We’ve let the guest know, and the booking stays at its time.",
  }),
  move_withdrawn: (content, guest) => ({
    subject: `${guest} no longer wants to move: ${what(content)}`,
    heading: `${guest} no longer wants to move`,
    words: "The booking stays at its time. The requested time is free again.",
  }),
  lapsed: (_content, guest) => ({
    subject: `The request from ${guest} has expired`,
    heading: `${guest}’s request has expired`,
    words: "It wasn’t answered in time. We’ve let the guest know, and the time is free again.",
  }),
  cancelled: (content, guest) => ({
    subject: `Booking canceled: ${guest}, ${what(content)}`,
    heading: `${guest}’s booking is canceled`,
    words: `${content.reservation.status === "cancelled_by_guest" ? guest : "You"} canceled. The time is free again.`,
  }),
  moved: (content, guest) => ({
    subject: `Booking moved: ${guest}, ${what(content)}`,
    heading: `${guest}’s booking has a new time`,
    words: movedBy(content.reservation) === "guest" ? `${guest} chose another time.` : "You moved it. We’ve let the guest know.",
  }),
  reminder: (content, guest) => ({
    subject: `Reminder: ${guest}, ${what(content)}`,
    heading: `${guest} is coming up`,
    words: `We’ve reminded ${guest} as well.`,
  }),
};

function eventName({ part }: ReservationContent): string {
  return part.split("-")[0] ?? "";
}

function eventOf(content: HostContent): HostEvent {
  const event = eventName(content);
  return Object.keys(HOST_WORDS).find((one): one is HostEvent => one === event) ?? "confirmed";
}
