import type { ReservationStatus } from "@awning/domain/booking/reservation";
import type { PlaceKind } from "@awning/domain/booking/service";
import { formatDate } from "@awning/domain/time/format";
import { formatClock, wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

const MINUTE_MS = 60_000;

/** "Berlin", "New York", "UTC": what people call a zone. */
export function zoneName(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** "GMT+1": how far the clocks of a zone are ahead at a moment. Minutes since 1970. */
export function offsetLabel(minute: number, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(minute * MINUTE_MS);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** A time of day, as the language says it. Minutes since 1970. */
export function clockLabel(minute: number, zone: string, language: string): string {
  return formatClock(minute * MINUTE_MS, zone, language);
}

/** "Thursday 26 November": a day of the calendar, or the day of a moment in a zone. */
export function dayLabel(day: string, language: string): string {
  return formatDate(Date.parse(day), language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
}

/** "November 2026". */
export function monthLabel(month: string, language: string): string {
  return formatDate(Date.parse(`${month}-01`), language, { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A booking on one line: "Thursday 26 November 2026, 16:30 – 17:00". Minutes since 1970. */
export function whenLabel({ start, end }: { start: number; end: number }, zone: string, language: string): string {
  return `${momentLabel(start, zone, language)}\u00a0– ${clockLabel(end, zone, language)}`;
}

/** "Thursday 26 November 2026, 16:30". Minutes since 1970. */
export function momentLabel(minute: number, zone: string, language: string): string {
  const { day } = wallTime(minute * MINUTE_MS, zone);
  const options = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return `${formatDate(Date.parse(day), language, options)}, ${clockLabel(minute, zone, language)}`;
}

const PLACE_LABELS: Readonly<Record<PlaceKind, string>> = {
  address: "In person",
  phone: "Phone call",
  video: "Video call",
  customer: "At your place",
};

/** "Video call": where it is, as far as lists say it. */
export function placeKindLabel(kind: PlaceKind): string {
  return PLACE_LABELS[kind];
}

type StateLabel = {
  title: string;
  words: (owner: string, email: string) => string;
  /** Whether it takes place, or took place, as far as anybody knows. */
  isGood: boolean;
  /** Whether it still lies ahead and can change. */
  isOpen: boolean;
};

const OVER = { isGood: false, isOpen: false };

/** How a booking stands, to its guest. */
export const STATE_LABELS: Readonly<Record<ReservationStatus, StateLabel>> = {
  held: { title: "This time is held for you", words: () => "Add your details to book it.", isGood: true, isOpen: false },
  unpaid: {
    title: "Waiting for your payment",
    words: (_, email) => `This time is held for your order until it’s paid. We’ve emailed its link to ${email}.`,
    isGood: true,
    isOpen: true,
  },
  waiting: {
    title: "You’re on the waiting list",
    words: (_, email) => `If a place becomes free, we’ll email ${email}. Places go to guests in the order they joined.`,
    isGood: true,
    isOpen: false,
  },
  offered: { title: "A place is free", words: () => "We’re holding it for you.", isGood: true, isOpen: false },
  pending: {
    title: "Request sent",
    words: (owner, email) => `${owner} confirms each booking. We’ll email ${email} with the answer.`,
    isGood: true,
    isOpen: true,
  },
  confirmed: { title: "You’re booked", words: (_, email) => `We’ve emailed the details to ${email}.`, isGood: true, isOpen: true },
  cancelled_by_guest: { title: "Booking canceled", words: (owner) => `You canceled it. ${owner} has been notified.`, ...OVER },
  cancelled_by_owner: { title: "Booking canceled", words: (owner) => `${owner} canceled this booking.`, ...OVER },
  declined: { title: "Request declined", words: (owner) => `${owner} can’t take this booking.`, ...OVER },
  lapsed: { title: "Request expired", words: () => "It wasn’t answered in time. You can request another time.", ...OVER },
  expired: { title: "This time is no longer held", words: () => "Nothing was booked. Choose a new time.", ...OVER },
  completed: { title: "Booking completed", words: (owner) => `Thanks for visiting ${owner}.`, isGood: true, isOpen: false },
  no_show: { title: "Booking missed", words: (owner) => `${owner} marked this booking as missed.`, ...OVER },
};

/** A request whose owner proposes another time. */
export const PROPOSED: Pick<StateLabel, "title" | "words"> = {
  title: "Another time was proposed",
  words: (owner) => `${owner} can’t confirm your request as it is. Answer below.`,
};

/** Who waits for a place, and is not in line. */
export const LINE_LABELS: Readonly<Record<"full" | "over", Pick<StateLabel, "title" | "words">>> = {
  full: {
    title: "The waiting list is full",
    words: () => "You’re not on it yet. Open the link in your email again later: you join as soon as there’s room.",
  },
  over: { title: "You’re no longer on the waiting list", words: () => "Nothing was booked. Choose a new time." },
};

// Add to calendar
export const addToCalendar = "Add to calendar";
export const appleCalendar = "Apple or other";
export const googleCalendar = "Google";
export const outlookCalendar = "Outlook";

// Booking facts
export const timeLabel = "When";
export const time = (zone: string) => `${zone} time`;
export const whenInZone = (when: string, zone: string) => `${when} in ${zone}`;
export const lengthLabel = "Length";
export const placeLabel = "Where";
export const price = "Price";

// Contact lines
export const replyHint = "To reach the owner, reply to any email about the booking.";
export const sendAMessage = "Send a message";

// Guest form
export const yourName = "Your name";
export const yourEmail = "Your email";
export const emailHint = "For the confirmation, and the link to move or cancel.";
export const phoneNumberForCall = "Phone number for the call";
export const phoneLabel = "Phone";
export const note = "Note";
export const optional = "(optional)";
export const code = "Code we emailed you";
export const nearestTimesTitle = (zone: string) => `Nearest free times, in ${zone} time`;
export const sendRequest = "Send request";
export const bookFor = (price: string) => `Book for ${price}`;
export const book = "Book";

// Held step
export const timeHeld = (heldUntil: string) => `This time is held for you until ${heldUntil}.`;
export const paidWhenBooking = "Payment";
export const payAhead = (amount: string) => `Continue and pay ${amount}`;
export const payDeposit = (amount: string) => `Continue and pay ${amount} deposit`;
export const addToBasket = "Add to basket";
export const paidAtCheckoutHint = "The checkout asks for your details and how you want to pay, and adds tax where it applies.";
export const bookedOncePaid = "Your time is booked once it’s paid.";
export const paidRequestHint = (owner: string) =>
  `Your request is sent once it’s paid. ${owner} has 48 hours to confirm it. If it isn’t confirmed, you’ll be refunded in full.`;
export const chooseAnotherTime = "Choose another time";
export const yourDetails = "Your details";

// Move step
export const move = (title: string) => `Move ${title}`;
export const bookedFor = (when: string) => `Booked for ${when}.`;
export const keepThisTime = "Keep this time";
export const newTime = "New time";
export const moveBooking = "Move booking";
export const requestThisTime = "Request this time";
export const staysUntilAnswered = (owner: string) => `${owner} confirms each new time. Your booking stays as it is until then.`;
export const cancelThisBooking = "Cancel this booking";
export const cancelBooking = "Cancel booking";

// Site booking
export const allServices = "All services";
export const backTo = (displayName: string) => `Back to ${displayName}`;

export const pricedLength = (length: string, price: string) => `${length}, ${price}`;

// Site bookings
export const from = "From";
export const bookWith = (displayName: string) => `Book with ${displayName}`;

// Site reservation
export const weCantFindThisBooking = "We can’t find this booking";
export const notFoundHint =
  "Open it from the link in your confirmation email. The link may be incomplete, or the booking no longer exists.";
export const moveRequestTitle = "You asked to move to";
export const proposalTitle = (owner: string) => `${owner} proposes`;
export const proposalHoldsBoth = "We’re holding this time for you. Your request ends if you don’t answer within 48 hours.";
export const proposalKeepsBooking = "We’re holding this time for you. Your booking stays as it is until you take it.";
export const takeThisTime = "Take this time";
export const keepMyTime = "Keep my time";
export const noCancelMyRequest = "No, cancel my request";
export const withdrawRequest = "Withdraw request";
export const unmoved = (answer: "move_declined" | "move_lapsed", owner: string) => ({
  title: answer === "move_declined" ? "Your request to move was declined" : "Your request to move expired",
  children:
    answer === "move_declined"
      ? `${owner} can’t take the time you asked for. Your booking stays as it is.`
      : "The time to answer ran out. Your booking stays as it is.",
});
export const reason = "Reason";
export const moveLabel = "Move";
export const bookAgain = "Book again";
export const otherWaysToReach = (displayName: string) => `Other ways to reach ${displayName}`;
export const changesRefused = "This booking can’t be moved or canceled online. Contact us and we’ll help.";
export const moveOrCancelHint = (until: string, movesLeft: number) =>
  `You can move or cancel until ${until} (${formatCount(movesLeft, "move")} left).`;
export const cancelHint = (cancelUntil: string) => `You can cancel until ${cancelUntil}.`;
export const moveUntilHint = (moveUntil: string, movesLeft: number) =>
  `You can move it until ${moveUntil} (${formatCount(movesLeft, "move")} left).`;

// Time picker
export const clockInZone = (clock: string, zone: string) => `${clock} ${zone}`;
export const dayWithTimes = (day: string, timeCount: number) => `${day}, ${formatCount(timeCount, "time")}`;
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const noTimesIn = (month: string) => `No times in ${month}`;
export const allTimesTaken = "All times are taken for now.";
export const nextTimesIn = (next: string) => `Next times in ${next}`;

export const placesLeft = (count: number) => `${formatCount(count, "place")} left`;
export const fullJoin = "Full: join the waiting list";

// Waiting list
export const otherTimes = "Other times";
export const checkYourEmail = "Check your email";
export const openToJoin = (email: string) => `We’ve emailed ${email}. Open the link in it to join the waiting list.`;
export const joinWaitingList = "Join the waiting list";
export const waitingHint = "All places are taken. If one becomes free, we’ll email the first person in line and hold it for them.";
export const offerEnds = (until: string) => `The place is yours until ${until}. Then it goes to the next guest.`;
export const takeThePlace = "Take the place";
export const giveUpThePlace = "Give it up";
export const leaveWaitingList = "Leave the waiting list";

// Zone form
export const timesIn = (zone: ReactNode, offset: string) => sentence`Times in ${zone} (${offset}).`;
export const bookingIsInTime = (ownerZone: string) => `The booking is in ${ownerZone} time.`;
export const change = "Change";
export const timeZoneLabel = "Time zone";
export const showTimes = "Show times";
export const other = "Other";
