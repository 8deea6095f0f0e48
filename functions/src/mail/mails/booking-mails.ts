import { isOfWish } from "@awning/domain/booking/mails";
import type { MailFor } from "@awning/domain/mail/mail";
import { type MailContent, shownUrl } from "../mail-content.ts";
import { link, type MailForm, type Mails, sentence } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import {
  answersBox,
  eventName,
  guestRefundWords,
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
import { toHost } from "./host-mails.ts";
import { legalLinks } from "./legal-links.ts";
import { fromShop, writeToShop } from "./order-words.ts";
import { seriesToGuest } from "./series-mails.ts";

type GuestContent = MailContent<Exclude<MailFor<"guest">, "reservation-code">>;

/** Mails about a booking: to its guest, in their zone, with a link to change it, and to the owner. */
export const bookingMails: Mails<MailFor<"guest" | "host">> = {
  "reservation-code": codeMail,
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

/** The code that proves a mailbox before a time is booked. */
function codeMail({ shop, reservation, code = "" }: MailContent<"reservation-code">): MailForm {
  const service = preventAutolink(reservation.service.title);
  const words = `Enter this code on the page where you’re booking ${service}. Your time is held for a few minutes.`;
  return {
    shop,
    subject: `${code} is your code to book ${service}`,
    preview: words,
    heading: code,
    body: [words, { aside: "If you’re not booking anything, ignore this email. Nothing is booked without the code." }],
    footer: [sentence`Sent by ${link(shownUrl(shop.url), shop.url)}.`, legalLinks(shop)],
  };
}

function toGuest(content: GuestContent): MailForm {
  if (content.dates) return seriesToGuest(content, content.dates);
  const { kind, shop, reservation, url, part } = content;
  const { status, reason, service } = reservation;
  const { subject, heading, words: said } = guestWords(content);
  const words = said + (isOfWish(part) ? "" : guestRefundWords(content));
  const isOver = (kind === "reservation-declined" || kind === "reservation-cancelled") && !isOfWish(part);
  const isProposal = eventName(content) === "proposed";
  const hasReason = isOver || isProposal || kind === "reservation-moved" || kind === "reservation-declined";
  const byOwner =
    status === "declined" || status === "expired" || isOfWish(part) || status === "cancelled_by_owner" || movedBy(reservation) === "owner";
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
      if (event === "expired")
        return {
          subject: `Waiting list: ${service}, ${when}`,
          heading: "You’re no longer on the waiting list.",
          words: `${name} took you off the waiting list for ${service}. Nothing is booked.`,
        };
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
