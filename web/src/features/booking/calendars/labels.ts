import {
  CALENDARS_MAX,
  type CalendarTrouble,
  IGNORED_REASONS,
  type IgnoredReason,
  type ReadCounts,
} from "@awning/domain/booking/calendars/calendar";
import type { FeedDetail } from "@awning/domain/booking/calendars/feed";
import { formatCount } from "@awning/domain/values/counts";

// Calendars that are read in
export const busyElsewhere = "Calendars you keep elsewhere";
export const busyElsewhereHint = "When you’re busy there, guests can’t book you here. They don’t see what you’re doing.";
export const loadingCalendars = "Loading your calendars";
export const addCalendar = "Add calendar";
export const readNow = (name: string) => `Read ${name} now`;
export const remove = (name: string) => `Remove ${name}`;
export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeHint = "Guests can book the times that only this calendar blocks.";
export const removeCalendar = "Remove calendar";
export const calendarAdded = "Calendar added";
export const calendarRead = "Calendar read";
export const limitReached = `You can add up to ${CALENDARS_MAX} calendars.`;
export const lastRead = (when: string) => `Read ${when}`;
export const eventCount = (count: number) => formatCount(count, "event");

const IGNORED: Readonly<Record<IgnoredReason, string>> = {
  free: "marked as free",
  cancelled: "canceled",
  own: "your bookings here",
  elsewhen: "past or over a year ahead",
  unreadable: "can’t be read",
};

/** "12 ignored: 10 past or over a year ahead, 2 marked as free"; empty without any. */
export function ignoredText({ ignored }: ReadCounts): string {
  const parts = IGNORED_REASONS.filter((reason) => ignored[reason] > 0).map((reason) => `${ignored[reason]} ${IGNORED[reason]}`);
  const total = IGNORED_REASONS.reduce((sum, reason) => sum + ignored[reason], 0);
  return total === 0 ? "" : `${total} ignored: ${parts.join(", ")}`;
}

const TROUBLES: Readonly<Record<CalendarTrouble, string>> = {
  refused: "This address can’t be used. Copy the secret iCal address from your calendar’s settings.",
  unreachable: "There’s no answer at this address. Check that it’s complete and still valid.",
  too_large: "This calendar is too large. Add one with fewer old events.",
  not_a_calendar: "This isn’t a calendar address. Look for one that ends in .ics or says “iCal”.",
  too_much: "This calendar has too many events to read.",
};

export function troubleText(trouble: CalendarTrouble): string {
  return TROUBLES[trouble];
}

export const silent = (name: string, when: string) =>
  `We haven’t been able to read ${name} since ${when}. The times it blocked before stay blocked.`;
export const failing = "We can’t read it right now. The times it blocked before stay blocked.";

// Add sheet
export const nameLabel = "Name";
export const namePlaceholder = "Private";
export const nameMissing = "Enter a name.";
export const addressLabel = "Secret iCal address";
export const addressInvalid = "Enter an address that starts with https:// or webcal://.";
export const addressHint = "We read it every 15 minutes. Keep it to yourself: anyone who has it can see your calendar.";
export const whereToFind = "Where to find it";
export const places = [
  "Google Calendar: Settings, your calendar, “Secret address in iCal format”.",
  "Outlook: Settings, Shared calendars, Publish a calendar, the ICS link.",
  "iCloud: share the calendar as a public calendar and copy its link.",
  "Nextcloud: the calendar’s share menu, the subscription link.",
];

// Feed
export const feedTitle = "Your bookings in another calendar";
export const feedHint = "A secret address that your calendar subscribes to. Choose what it shows: anyone who has it can read it.";
export const feedShows = "What it shows";
export const getAddress = "Get address";
export const copyAddress = "Copy address";
export const showAddress = "Show address";
export const newAddress = "New address";
export const turnOff = "Turn off";
export const feedAddress = "Calendar address";
export const renewTitle = "Get a new address?";
export const renewHint = "The old one stops working. Subscribe again wherever you use it.";
export const turnOffTitle = "Turn the address off?";
export const turnOffHint = "Calendars that use it stop getting your bookings.";

export const DETAIL_LABELS: Readonly<Record<FeedDetail, string>> = { busy: "Busy", service: "Service", guest: "Service and guest" };
