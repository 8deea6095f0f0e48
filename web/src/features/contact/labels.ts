import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Contact form
export const website = "Website";

// People csv
export const firstSeen = "First seen";
export const lastSeen = "Last seen";
export const orders = "Orders";
export const spent = "Spent";
export const noShows = "No-shows";

// Person actions
export const personalDataErased = "Personal data erased";
export const erasureRequestedHint = (day: ReactNode) =>
  sentence`They asked you on ${day} to erase their data. The law usually gives you a month.`;
export const privacy = "Privacy";
export const unblock = "Unblock";
export const isNoLongerBlocked = (name: string) => `${name} is no longer blocked`;
export const block = "Block";
export const erasePersonalData = "Erase personal data";
export const blockLabel = (name: string) => `Block ${name}?`;
export const isBlocked = (name: string) => `${name} is blocked`;
export const blockHint = (emails: string) =>
  `They can no longer order, book or chat on your page with ${emails}. Existing orders and bookings stay as they are, and chats close. You can unblock them at any time.`;
export const erase = (name: string) => `Erase ${name}?`;
export const forgetWarning =
  "Their name, email, phone and address are removed from your orders and bookings, and their chats, newsletter consent, labels and note are deleted. Amounts and products are kept for your records, and invoices you issued stay as they are. A block ends. This can’t be undone.";

// Person screen
export const visitors = "Visitors";
export const notFound = "Not found";
export const personGone = "This person is no longer on your list.";
export const loadingThisPerson = "Loading this person";
export const blocked = "Blocked";
export const askedToBeErased = "Erasure requested";
export const lastSeenLabel = "last seen";
export const exportData = "Export data";
export const timeline = "Timeline";
export const loadingTheTimeline = "Loading the timeline";
export const contact = "Contact";
export const bookings = "Bookings";
export const message = "Message";
export const newOrder = "New order";
export const more = "More actions";
export const messagePerson = (name: string) => `Message ${name}`;
export const messageHint = "Starts a conversation. They also get your message by email and can reply there.";
export const figures = "Figures";
export const chats = "Chats";
export const newsletter = "Newsletter";
export const labels = "Labels";
export const removeLabel = (label: string) => `Remove label ${label}`;
export const newLabel = "New label";
export const note = "Note";
export const privateHint = "Only you can see this";
export const missedBookings = (missed: number) => formatCount(missed, "no-show");

// Person timeline
export const noActivityYet = "No activity yet.";
export const olderOrders = "Older orders";
export const olderBookings = "Older bookings";
export const order = (number: string) => `Order ${number}`;
export const notIncludedInTotals = "not included in totals";
export const statusForDay = (status: string, day: ReactNode) => sentence`${status}, for ${day}`;
export const chat = "Chat";

// Person consents
export const consents = "Consents";
export const consentQuote = (text: string) => `“${text}”`;
export const consentSource = (version: string, source: ReactNode) => sentence`Text version ${version}, ${source}`;
export const forAddress = (source: string, email: string) => `${source}, for ${email}`;
export const homePage = "home page";
export const atCheckout = "checkout";
export const withdrawnByLink = "link in an email";
export const termsAccepted = "Accepted your terms";
export const allConsents = (count: number) => `Show all ${count}`;

// Merge sheet
export const mergePeople = "Merge with another person";
export const mergeHint = "For someone who ordered, booked or wrote with more than one email address.";
export const merge = "Merge";
export const noOneElse = "No one else matches. Try part of a name or an email address.";
export const mergeOutcome = (name: string, emails: string, activity: string) =>
  activity === "" ? `You’ll see one person, ${name}, with ${emails}.` : `You’ll see one person, ${name}, with ${emails}: ${activity}.`;
export const mergeEffect = (email: string) =>
  `${email} stays the main address. Orders, bookings and chats keep the address they came with, and no one is notified.`;
export const mergeDone = (name: string) => `Merged with ${name}`;
export const split = "Split off";
export const splitOff = (email: string) => `Split off ${email}`;
export const splitDone = (email: string) => `${email} split off`;
export const otherEmails = "Other emails";
export const newsletterEmails = "Newsletter emails";

// Sign ups
export const downloadCsv = "Download CSV";
export const peopleOrMore = (contactsPage: number) => `${contactsPage} people or more`;
export const onePerson = "One person";
export const people = (count: number) => `${count} people`;
export const signUps = "Sign-ups";
export const subscriptionConfirmed = (name: ReactNode) => sentence`${name} confirmed their subscription.`;

// Visitors screen
export const sorting = "Sort by";
export const SORT_LABELS = { seen: "Last seen", spent: "Most spent", orders: "Most orders", name: "Name" } as const;
export const loadingYourVisitors = "Loading your visitors";
export const description = "People who bought, booked, wrote or signed up";
export const peopleLabel = "People";
export const searchNameOrEmail = "Search name or email";
export const removeFilter = (label: string) => `Remove filter ${label}`;
export const noResultsHint = "No visitors match. Try another name, or show everyone.";
export const noVisitorsYet = "No visitors yet";
export const emptyText = "Your buyers, guests, subscribers and the people who chat with you are listed here, each with their history.";
export const noResultsSoFar = "No one matches so far. Show more to keep looking.";
export const showMore = "Show more";
export const found = (count: number, hasMore: boolean) => (hasMore ? `${count} or more found` : `${count} found`);
export const exportProgress = (count: number) => `Exporting ${formatCount(count, "person", "people")}…`;
export const todayRightNow = (count: string, rows: number) => `${count} today, ${rows} right now`;

// People filters
export const filter = "Filter";
export const filtersActive = (count: number) => `Filters, ${count} active`;
export const filterPeople = "Filter people";
export const showPeople = "Show people";
export const clearAll = "Clear all";
export const bought = "Bought";
export const deletedProduct = "a deleted product";
export const boughtProduct = (title: string) => `Bought ${title}`;
export const searchProducts = "Search your products";
export const noProducts = "No products found.";
export const timeAway = "Not seen for";
export const awayLabel = (days: number) => (days === 365 ? "a year" : formatCount(days, "day"));
export const awayFilterChip = (time: string) => `Not seen for ${time}`;
export const anyTime = "Any time";
export const spentAtLeast = "Spent at least";
export const spentHint = "In one currency, over all orders";
export const spentFrom = (money: string) => `Spent ${money} or more`;
export const missedABooking = "Missed a booking";
