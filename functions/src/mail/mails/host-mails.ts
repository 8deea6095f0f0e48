import type { MailFor } from "@awning/domain/mail/mail";
import { type MailContent, shownUrl } from "../mail-content.ts";
import type { MailForm } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import {
  answersBox,
  eventName,
  isAgreed,
  movedBy,
  paymentWords,
  placeWords,
  priceWords,
  refundFact,
  timeFor,
  whenFacts,
} from "./booking-words.ts";
import { seriesToHost } from "./series-mails.ts";

type HostContent = MailContent<MailFor<"host">>;
type HostWords = { subject: string; heading: string; words: string };

/** Tells an owner about a booking, in the time zone of its hours. */
export function toHost(content: HostContent): MailForm {
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
          refundFact(content),
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

const HOST_WORDS: Readonly<Record<HostEvent, (content: HostContent, guest: string) => HostWords>> = {
  requested: (content, guest) => ({
    subject: `Booking request from ${guest}: ${what(content)}`,
    heading: `${guest} would like to book`,
    words: `The time is held until you confirm or decline. The request expires after 48 hours, or at its start time.${
      content.reservation.orderId === null ? "" : " It’s paid. If you decline it or don’t answer, everything is refunded."
    }`,
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

function eventOf(content: HostContent): HostEvent {
  const event = eventName(content);
  return Object.keys(HOST_WORDS).find((one): one is HostEvent => one === event) ?? "confirmed";
}
