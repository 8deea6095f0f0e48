import type { BookingMark } from "@awning/domain/booking/badges";
import type { ServiceTimes } from "@awning/domain/booking/booking";
import { paymentLabel } from "@awning/domain/booking/payment";
import { keptAhead, paidOnSite } from "@awning/domain/booking/prepaid/on-site";
import type { Reservation, ReservationActor, ReservationEventType } from "@awning/domain/booking/reservation";
import type { Place, PlaceKind, Service, ServiceState } from "@awning/domain/booking/service";
import type { MinuteReason } from "@awning/domain/booking/slots";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { zoneWhereTwice } from "@awning/domain/time/zoned-time";
import { numberLocale, textLocale } from "#ui/locale.ts";

export const SERVICE_MARKS: Record<ServiceState, BookingMark> = {
  draft: { shape: "ring", tone: "faint", word: "Draft" },
  active: { shape: "disc", tone: "leaf", word: "Listed" },
  hidden: { shape: "half", tone: "sky", word: "Link only" },
  archived: { shape: "bar", tone: "faint", word: "Archived" },
};

export const SERVICE_STATE_LABELS: Record<Exclude<ServiceState, "archived">, { label: string; hint: string }> = {
  draft: { label: "Draft", hint: "Only you can see it." },
  active: { label: "Listed", hint: "Listed on your booking page. Anyone can book it." },
  hidden: { label: "Link only", hint: "Not listed. Anyone with the link can book it." },
};

export const PLACE_LABELS: Record<PlaceKind, { label: string; field: string; hint: string }> = {
  address: { label: "At an address", field: "Address", hint: "Guests see it when they book." },
  phone: { label: "By phone", field: "Call details", hint: "For example: I’ll call you at the time you booked." },
  video: {
    label: "Video call",
    field: "Link to the call",
    hint: "Shown to guests once they’ve booked. {room} becomes a private room for each booking: https://meet.jit.si/{room}",
  },
  customer: { label: "At the guest’s place", field: "Area you travel to", hint: "For example: anywhere in the city." },
};

/** "Harbour lane 3", or how it takes place where nothing was said. */
export function placeText({ kind, text }: Place): string {
  return text || PLACE_LABELS[kind].label;
}

const UNITS = [
  { unit: "day", minutes: 1440 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** "45 min", "1 hr 30 min": a length in minutes, as the language of this device has it. */
export function lengthText(minutes: number): string {
  const part = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(textLocale(), { style: "unit", unit, unitDisplay: "short" }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [part(hours, "hour")] : []), ...(rest > 0 || hours === 0 ? [part(rest, "minute")] : [])].join(" ");
}

/** "2 hours", "90 minutes", "3 days": in the largest unit that divides it. */
export function spanText(minutes: number): string {
  const { unit, minutes: each } = UNITS.find((one) => minutes >= one.minutes && minutes % one.minutes === 0) ?? UNITS[2];
  return new Intl.NumberFormat(textLocale(), { style: "unit", unit, unitDisplay: "long" }).format(minutes / each);
}

export function priceText(price: number, currency: Currency): string {
  return price === 0 ? "Free" : formatMoney(price, currency, numberLocale());
}

/** "$40, pay on site": the price of a booking and how it is paid. */
export function paidText(booking: Pick<Reservation, "service" | "onSite" | "refunded">): string {
  const { service } = booking;
  const money = (amount: number) => priceText(amount, service.currency);
  return service.price === 0
    ? money(0)
    : `${money(service.price)}, ${paymentLabel(service, keptAhead(booking), money, paidOnSite(booking))}`;
}

/** "1 hr, $40" */
export function serviceLine({ length, price }: Pick<Service, "length" | "price">, currency: Currency): string {
  return `${lengthText(length)}, ${price === 0 ? "free" : priceText(price, currency)}`;
}

/** Why a minute is not offered, as a sentence for the owner. */
export function reasonText(
  reason: MinuteReason,
  { length, step, notice, windowDays, maxPerDay, maxPerWeek, seats, ...rest }: ServiceTimes,
): string {
  const hasBuffer = rest.bufferBefore + rest.bufferAfter > 0;
  switch (reason) {
    case "past":
      return "This time has passed.";
    case "notice":
      return `Guests must book at least ${spanText(notice)} ahead.`;
    case "window":
      return `Guests can book up to ${spanText(windowDays * 1440)} ahead.`;
    case "busy":
      return hasBuffer ? "It would overlap something else, including buffers." : "It would overlap something else.";
    case "day_full":
      return maxPerDay === 1
        ? "You take one booking a day, and this day is full."
        : `This day already has ${maxPerDay} bookings, which is your limit.`;
    case "week_full":
      return maxPerWeek === 1
        ? "You take one booking a week, and this week is full."
        : `This week already has ${maxPerWeek} bookings, which is your limit.`;
    case "full":
      return seats === 1 ? "The place is taken." : `All ${seats} places are taken.`;
    case "closed":
      return "You’re closed at this time.";
    case "does_not_fit":
      return `Less than ${lengthText(length)} is left before you close.`;
    case "off_step":
      return `Start times are every ${lengthText(step)} from when you open.`;
  }
}

const EVENT_TEXTS: Record<ReservationEventType, Record<ReservationActor, string>> = {
  held: { guest: "Guest chose a time", owner: "You chose a time", system: "Time was held" },
  ordered: { guest: "Guest ordered it", owner: "Ordered", system: "Ordered" },
  waiting: { guest: "Guest joined the waiting list", owner: "Waiting list joined", system: "Waiting list joined" },
  offered: { guest: "Place offered", owner: "Place offered", system: "We offered a free place" },
  requested: { guest: "Guest asked for this time", owner: "You added a request", system: "Requested" },
  confirmed: { guest: "Guest booked", owner: "You confirmed", system: "Confirmed" },
  declined: { guest: "Declined", owner: "You declined", system: "Declined" },
  lapsed: { guest: "Request expired", owner: "Request expired", system: "Request expired" },
  expired: { guest: "Guest released the time", owner: "You took them off the waiting list", system: "Guest didn’t finish booking" },
  cancelled: { guest: "Guest canceled", owner: "You canceled", system: "Canceled" },
  moved: { guest: "Guest moved it", owner: "You moved it", system: "Moved" },
  move_requested: { guest: "Guest asked to move it", owner: "Move requested", system: "Move requested" },
  proposed: { guest: "New time proposed", owner: "You proposed a new time", system: "New time proposed" },
  move_confirmed: { guest: "Guest took the proposed time", owner: "You accepted the move", system: "Move accepted" },
  move_declined: { guest: "Move declined", owner: "You declined the move", system: "Move declined" },
  move_lapsed: { guest: "Move request expired", owner: "Move request expired", system: "Move request expired" },
  move_withdrawn: { guest: "Guest withdrew the move", owner: "Move withdrawn", system: "Move withdrawn" },
  completed: { guest: "Completed", owner: "Completed", system: "Completed" },
  no_show: { guest: "Marked as no-show", owner: "You marked a no-show", system: "Marked as no-show" },
  no_show_undone: { guest: "No-show undone", owner: "You undid the no-show", system: "No-show undone" },
};

/** What happened, in the history of a reservation. */
export function eventText({ type, by }: { type: ReservationEventType; by: ReservationActor }, createdBy: Reservation["createdBy"]): string {
  if (type === "confirmed" && by === "owner" && createdBy === "owner") return "You added this booking";
  return EVENT_TEXTS[type][by];
}

const format = (at: number, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(textLocale(), { timeZone: zone, ...options }).format(at);

/** "10:30 AM", of a moment in ms since 1970; "1:30 AM EST" in the hour that clocks show twice */
export const clockText = (at: number, zone: string): string =>
  format(at, zone, { hour: "numeric", minute: "2-digit", ...zoneWhereTwice(at, zone) });

/** "10:30 – 11:30 AM", from and to in ms since 1970 */
export function clockRange(from: number, to: number, zone: string): string {
  return new Intl.DateTimeFormat(textLocale(), { timeZone: zone, timeStyle: "short" }).formatRange(from, to);
}

/** "Tue, Nov 17", with the year where it is another one */
export function dayText(at: number, zone: string, now: number): string {
  const isThisYear = format(at, zone, { year: "numeric" }) === format(now, zone, { year: "numeric" });
  return format(at, zone, { weekday: "short", day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) });
}

/** "Tuesday, November 17" */
export const longDayText = (at: number, zone: string): string => format(at, zone, { weekday: "long", day: "numeric", month: "long" });

/** "Tue, Nov 17, 10:30 AM" */
export function momentText(at: number, zone: string, now: number): string {
  return `${dayText(at, zone, now)}, ${clockText(at, zone)}`;
}

/** A day `YYYY-MM-DD` in words. */
export function dateText(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(textLocale(), { timeZone: "UTC", ...options }).format(Date.parse(`${day}T00:00:00Z`));
}

/** "Nov 16 – 22", "November 17, 2026": the days of a calendar. */
export function daysText(days: readonly string[]): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  if (first === last) return dateText(first, { day: "numeric", month: "long", year: "numeric" });
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(textLocale(), { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" }).formatRange(
    at(first),
    at(last),
  );
}

/** "Tue, Nov 17, 9:00 – 11:00 AM", "Nov 17 – 20", "Nov 17, 9:00 AM – Nov 20, 5:00 PM": blocked time by the clocks of a zone. */
export function blockedText({ startsAt, endsAt }: { startsAt: number; endsAt: number }, zone: string, now: number): string {
  const isMidnight = (at: number) => format(at, zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) === "00:00";
  const isSameDay = dayText(startsAt, zone, now) === dayText(endsAt - 1, zone, now);
  if (isMidnight(startsAt) && isMidnight(endsAt))
    return isSameDay ? `${dayText(startsAt, zone, now)}, all day` : `${dayText(startsAt, zone, now)} – ${dayText(endsAt - 1, zone, now)}`;
  return isSameDay
    ? `${dayText(startsAt, zone, now)}, ${clockRange(startsAt, endsAt, zone)}`
    : `${momentText(startsAt, zone, now)} – ${momentText(endsAt, zone, now)}`;
}

// Next list
export const nextBookings = "Next bookings";
export const allBookings = "All bookings";

// Requests
export const moveRequestTitle = (when: string) => `Wants to move to ${when}`;
export const proposedTitle = (when: string) => `You proposed ${when}`;
export const isMoved = (name: string) => `${name} has the new time`;
export const accept = "Accept";
export const acceptMoveAction = (guest: string) => `Accept the new time for ${guest}`;
export const requests = "Requests";
export const allRequests = "All requests";
export const isConfirmed = (name: string) => `${name} is confirmed`;
export const expires = (lapsesAt: string) => `Expires ${lapsesAt}`;
export const detailsOfRequestBy = (guest: string) => `Details of the request by ${guest}`;
export const details = "Details";
export const confirm = "Confirm";
export const confirmFor = (guest: string) => `Confirm ${guest}`;

// Reservations screen
export const bookings = "Bookings";
export const loadingYourBookings = "Loading your bookings";
export const nothingToBookYet = "Nothing to book yet";
export const letGuestsBookYourTime = "Let guests book your time";
export const servicesEmptyText =
  "Add what they can book, how long it takes and what it costs. Guests choose a free time on your page, and you both get an email with a calendar entry.";
export const addYourFirstService = "Add your first service";

// Reservations
export const dayLabel = "Day";
export const week = "Week";
export const list = "List";
export const view = "View";
export const requestsAndServices = "Requests and services";
export const noOpenRequests = "No open requests";
export const oneRequestToAnswer = "1 request to answer";
export const requestsToAnswer = (requests: number) => `${requests} requests to answer`;
export const nothingBookableYet = "Nothing bookable yet";
export const oneServiceBookable = "1 service bookable";
export const servicesBookable = (bookable: number) => `${bookable} services bookable`;

// Service summary
export const services = "Services";
export const allServices = "All services";
export const hoursAndBlockedTime = "Hours and blocked time";

// Time picker
export const time = "Time";
export const noFreeTimesOn = (dayName: string) => `No free times on ${dayName}.`;
export const anotherTime = "Another time";
export const zoneHint = (zone: string) => `Times are in ${zone} time, in steps of 5 minutes.`;
export const bookItAnyway = "Book it anyway";
export const overrideHint = "Turn this on, or choose another time.";
export const overrideScopeHint = "Your hours and limits stay as they are for guests.";
