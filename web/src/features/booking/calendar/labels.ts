import type { ReactNode } from "react";
import { textLocale } from "#ui/locale.ts";
import { sentence } from "#words/sentence.ts";

// Calendar grid
export const keyboardHint = "Use the arrow keys to move, Page Up and Page Down to change days, and Enter to open.";
export const time = "Time";
export const secondTime = ", second time";
export const skippedWhenClocksChange = "Skipped when the clocks change";
export const cellAt = (day: string, time: string, state: string) => `${day}, ${time}, ${state}`;
export const open = "open";
export const closed = "closed";
export const blockedBy = (title: string) => `blocked: ${title}`;

// Calendar items
export const blockedTime = (title: string, one: string) => `${title}, blocked time, ${one}`;
export const blocked = "Blocked";

// Calendar view
export const onlyFirst = (count: number, list: ReactNode) =>
  sentence`Only the first ${String(count)} bookings of this week are shown here. All of them are in ${list}.`;
export const theList = "the list";
export const previous = (unit: string) => `Previous ${unit}`;
export const today = "Today";
export const next = (unit: string) => `Next ${unit}`;
export const bookings = (days: string) => `Bookings, ${days}`;
export const timeUnblocked = "Time unblocked";
export const blockedTimeLabel = "Blocked time";
export const keepAction = "Keep it";
export const unblock = "Unblock";
export const guestsCantBookThisTime = "Guests can’t book this time.";

// Day strip
export const daysOfThisWeek = "Days of this week";
export const hasBookings = (day: string) => `${day}, has bookings`;

// Slot sheet
export const startTime = "Start time";
export const overlaps = (titles: readonly string[]) => `It would overlap ${listed(titles)}.`;
export const overlapsWithBuffers = (titles: readonly string[]) => `It would overlap ${listed(titles)}, including buffers.`;
const listed = (titles: readonly string[]) => new Intl.ListFormat(textLocale()).format(titles.map((title) => `“${title}”`));
export const servicesAtThisTime = "Services at this time";
export const blockThisTime = "Block this time";
export const checkingAvailability = "Checking availability";
export const bookableHint = "Guests can book this";
export const notAvailableToGuests = "Not available to guests";
export const changeYourHours = "Change your hours";
export const bookItAnyway = "Book it anyway";
export const addBookingFor = (service: string) => `Add booking for ${service}`;
export const bookAnywayFor = (service: string) => `Book it anyway for ${service}`;
export const addAService = "Add a service";
export const noServicesHint = (addAService: ReactNode) => sentence`Guests can’t book anything yet. ${addAService}`;
export const takenPlaces = (count: number, seats: number) => `${count} of ${seats} places`;
