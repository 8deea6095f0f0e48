import type { Prepay } from "@awning/domain/booking/prepaid/prepay";
import type { ServicePayment } from "@awning/domain/booking/service";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Duration field
export const unit = (label: string) => `${label}: unit`;
export const minutes = "minutes";
export const hours = "hours";

// Service editor
export const serviceSaved = "Service saved";
export const guestsCanBook = (title: string) => `Guests can book “${title}”`;
export const view = "View";
export const added = (title: string) => `“${title}” added`;
export const notSavedYet = "Not saved yet";
export const archive = "Archive";
export const addService = "Add service";

// Share link
export const copyLink = "Copy link";
export const addToYourPage = "Add to your page";
export const onYourPage = "On your page";
export const hiddenOnYourPage = "Hidden on your page";
export const linkAdded = (title: string) => `“${title}” added to your page`;
export const linkLimitReached = (linksMax: number) => `You’ve reached the limit of ${linksMax} links. Delete or archive one first.`;
export const unpublishedLinkHint = "Your page isn’t published, so this link doesn’t work yet.";

// Service fields
export const pictureAndDescription = "Picture and description";
export const picture = "Picture of the service";
export const pictureRemoved = "Picture removed";
export const none = "None";
export const oneAdded = "Picture added";
export const startTimesAndBuffers = "Start times and buffers";
export const every = (step: string) => `Every ${step}`;
export const acceptance = "How it’s booked";
export const ahead = (accepted: string, notice: string) => `${accepted}, ${notice} ahead`;
export const cancelAndMove = "Cancel and move";
export const cancelOnly = "Cancel";
export const moveOnly = "Move";
export const noChanges = "Not allowed";
export const beforeStart = (spans: string) => `${spans} before`;
export const min = "min";
export const guitarLesson = "Guitar lesson";
export const free = "Free";
export const payment = "Payment";
export const PAYMENT_WAY_LABELS: Record<ServicePayment["way"], string> = { on_site: "On site", transfer: "Bank transfer", later: "Later" };
export const PREPAY_LABELS: Record<Prepay["ask"], string> = { none: "Nothing", deposit: "A deposit", full: "The full price" };
export const paidWhenBooking = "Paid when booking";
export const prepayHint = "Guests pay at your checkout. If an order isn’t paid, its time can be booked again.";
export const paidRequestHint = "Guests pay with their request. If you decline or don’t answer, they’re refunded in full.";
export const refundInTime = "Refund before the deadline";
export const refundInTimeHint = "The deadline to cancel is set under Changes by guests.";
export const refundLater = "Refund after the deadline";
export const refundLaterHint = "Guests see both before they book. A no-show gets nothing back.";
export const deposit = "Deposit";
export const depositMissing = "Enter a deposit.";
export const restOfPrice = "Rest of the price";
export const paidToYouHint = "Guests see this beside the price. They pay it to you.";
export const noWayToPay = "Guests can’t book this yet: your checkout takes no card, bank transfer or payment link.";
export const setUpPayments = "Set up payments";
export const paymentDetails = "Payment details";
export const guestsSeeThemOnceBooked = "Shown with the booking. For example: cash or card, or your bank details.";
export const questions = "Questions";
export const askedBeforeBooking = "Guests answer them before they book.";
export const whatWouldYouLikeToLearn = "What would you like to learn?";
export const status = "Status";
export const place = "Place";
export const lengthLabel = "Length";
export const moreLengths = "More lengths";
export const moreLengthsHint = "Guests choose how long. Each length has its own price.";
export const lengthNumber = (at: number) => `Length ${at}`;
export const priceNumber = (at: number) => `Price ${at}`;
export const addLength = "Add a length";
export const removeLength = (at: number) => `Remove length ${at}`;
export const lengthTwice = "Each length can be offered once.";
export const startTimesEvery = "Start times every";
export const startStepHint = "From when you open: 30 offers 9:00, 9:30, 10:00.";
export const bufferBeforeLabel = "Buffer before";
export const bufferHint = "Kept free. Guests don’t see it.";
export const bufferAfterLabel = "Buffer after";
export const howBookingsAreAccepted = "How bookings are accepted";
export const bookInstantly = "Book instantly";
export const askMeFirst = "Ask me first";
export const confirmAtOnceHint = "A booking is confirmed the moment a guest makes it.";
export const confirmByHandHint = "You confirm each request within 48 hours. Its time stays reserved until then.";
export const minimumNotice = "Minimum notice";
export const noticeHint = "How far ahead guests must book.";
export const bookingWindow = "Booking window";
export const days = "days";
export const limitPerDay = "Limit per day";
export const limitPerWeek = "Limit per week";
export const limitPerGuest = "Limit per guest";
export const limitPerGuestHint = "How many upcoming bookings one email address can have.";
export const placesPerStart = "Places per start";
export const placesHint =
  "How many guests can book the same start, for a class or a tour. With more than one, the first length is the only one.";
export const places = (count: string) => `${count} places`;
export const changesByGuests = "Changes by guests";
export const guestsCanCancel = "Guests can cancel";
export const guestCancelsHint = "Using the link in their email.";
export const noChangesHint = "They’re asked to contact you.";
export const cancellationDeadline = "Cancellation deadline";
export const cancelLimitHint = "Before the start. You can always cancel.";
export const guestMovesLabel = "Guests can move their booking";
export const guestMovesHint = "To any time you offer.";
export const deadlineToMove = "Deadline to move";
export const moveLimitHint = "Before the start. You can always move it.";
export const movesPerBooking = "Moves per booking";
export const emailReminders = "Email reminders";
export const whenGuestsAreReminded = "When guests are reminded";
export const before = (before: ReactNode) => sentence`${before} before`;

// Service hours
export const bookableHours = "Hours";
export const sharedHours = "Shared hours";
export const hoursOption = (services: string) => `Hours for ${services}`;
export const ownHours = "Own hours";
export const whenGuestsCanBook = "When guests can book";
export const hoursHint = "Your time is shared: a booking of one service closes that time for all of them.";
export const ownHoursHint = "They start as a copy of your shared hours. Change them once the service is saved.";
export const deletedHours = "Deleted hours";
export const deletedHoursHint = "Guests can’t book this service: its hours were deleted. Choose others.";
export const changeTheseHours = "Change these hours";
export const setHours = "Set hours";

// Service form
export const roomLinkInvalid = "Start the link with https://, like https://meet.jit.si/{room}.";
export const wholeNumberInvalid = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;
export const limitInvalid = (max: number) => `Enter a whole number from 1 to ${max}, or leave it blank.`;
export const minutesInvalid = (min: number, max: number, quantumMinutes: number) =>
  `Enter ${min} to ${max} minutes, in steps of ${quantumMinutes}.`;
export const noticeInvalid = (noticeMax: number) => `Enter a whole number, up to ${noticeMax} days in total.`;

// Service list
export const services = "Services";
export const noneYet = "None yet";
export const ofBookable = (bookable: number, count: number) => `${bookable} of ${count} bookable`;
export const limitReached = (servicesMax: number) =>
  `You can have up to ${servicesMax} services, including archived ones. Delete one to add another.`;
export const noServicesYet = "No services yet";
export const emptyText =
  "A service is what guests book: a lesson, a fitting, an hour of your time. Set how long it takes and what it costs.";
export const archived = "Archived";
export const archivedServices = "Archived services";
export const moveToDrafts = "Move to drafts";
export const copyBookingLink = "Copy booking link";
export const viewAsGuest = "View as guest";
export const bookable = (title: string) => `${title} is bookable`;
export const guestsCantBook = (title: string) => `Guests can’t book “${title}”`;
export const copyServiceLink = (title: string) => `Copy the link to ${title}`;
export const bookedLine = (past: number, coming: number) =>
  [...(past > 0 ? [`${past} booked in 30 days`] : []), ...(coming > 0 ? [`${coming} coming up`] : [])].join(", ");
export const bookingLinkCopied = "Booking link copied";
export const serviceNoun = "service";

// Service screen
export const service = "Service";
export const loadingTheService = "Loading the service";
export const serviceGone = "This service no longer exists";
export const serviceGoneHint = "It may have been deleted on another device. Its bookings are still listed under Bookings.";

// Services screen
export const loadingYourServices = "Loading your services";

// Use service actions
export const archivedLabel = (title: string) => `“${title}” archived`;
export const movedToDrafts = (title: string) => `“${title}” moved to drafts`;
export const deleted = (title: string) => `“${title}” deleted`;
