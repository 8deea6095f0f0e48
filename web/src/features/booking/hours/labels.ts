import { plural } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Blocked time
export const timeUnblocked = "Time unblocked";
export const blockedTime = "Blocked time";
export const loadingBlockedTime = "Loading blocked time";
export const noBlocksHint = "No blocked time yet. Block time here, or click a free time in the calendar.";
export const unblock = (time: string) => `Unblock ${time}`;

// Day hours
export const closed = "Closed";
export const copyToOtherDays = (name: string) => `Copy ${name} to other days`;

// Hours screen
export const hours = "Hours";
export const loadingYourHours = "Loading your hours";
export const addServiceFirst = "Add a service first";
export const noHoursHint = "Your booking hours are set up with your first service, based on the opening hours on your page.";
export const closedAllWeek = "Closed all week";
export const openAWeek = (openDays: string) => `Open ${openDays} a week`;
export const everyWeek = "Every week";
export const timeZone = "Time zone";
export const yourTimeZone = "Your time zone";
export const copySHours = (name: string) => `Copy ${name}’s hours`;
export const copyToOneDay = "Copy to 1 day";
export const copyToDays = (count: number) => `Copy to ${count} days`;
export const copyHint = "This replaces the hours on the days you choose.";
export const sameAsDeviceGuestsSee = "Same as this device. Guests see times in their own time zone.";
export const deviceIsInGuestsSee = (zone: string) => `This device is in ${zone}. Guests see times in their own time zone.`;

export const yourSharedHours = "your shared hours";
export const closedTogether = (yourSharedHours: ReactNode) =>
  sentence`Bookings, blocked time and your other calendars also make these hours unavailable. Manage them in ${yourSharedHours}.`;

// Hours choice
export const whichHours = "Hours for";
export const sharedHours = "Shared hours";
export const hoursUsageHint = (services: ReactNode) => sentence`Used by ${services}.`;
export const hoursUnusedHint = "No service uses these hours.";
export const deleteHours = "Delete hours";
export const hoursDeleted = (name: string) => `Hours for ${name} deleted`;

// Override sheet
export const enterFirstDay = "Enter a first day.";
export const editSpecialHours = "Edit special hours";
export const addSpecialHours = "Add special hours";
export const firstDay = "First day";
export const lastDay = "Last day";
export const endDateInvalid = "Choose a date on or after the first day.";
export const onTheseDays = "On these days";
export const theseDays = "these days";
export const openLabel = "Open";
export const addHoursOrChooseClosed = "Add the hours, or choose “Closed”.";
export const overridesLimitReached = (overridesMax: number) => `You can have up to ${overridesMax}. Remove one to add another.`;
export const alreadyListed = (days: string, count: number) =>
  `${days} ${plural(count, { one: "is", other: "are" })} already in the list. These hours apply instead.`;

// Overrides
export const removed = (override: string) => `${override} removed`;
export const specialHours = "Special hours";
export const datesHint = "Holidays, vacations and one-off changes.";

// Typed ranges
export const endTooEarly = "The end must be after the start. For hours past midnight, add the rest to the next day.";
export const timeStepInvalid = "Use steps of 5 minutes.";
