// Move form
export const now = (startsAt: string, startsAt2: string) => `Now: ${startsAt}, ${startsAt2}`;
export const optionalShownToYourGuest = "optional, shown to your guest";
export const chooseAnotherTime = "Choose another time.";
export const newTime = (longDayText: string, clockRange: string) => `New time: ${longDayText}, ${clockRange}`;
export const back = "Back";
export const moveBooking = "Move booking";
export const proposalHint = "Both times are held until your guest answers, for up to 48 hours.";
export const proposeTime = "Propose this time";

// Private note
export const noteSaved = "Note saved";
export const privateHint = "only you can see this";
export const saveNote = "Save note";

// Payment form
export const recordPayment = "Record payment";
export const undoPayment = "Undo payment";
export const paymentRecorded = "Payment recorded";
export const recordHint = (name: string, isMailed: boolean) =>
  `Record what ${name} paid you. It becomes a paid order${isMailed ? ", and we’ll email a receipt" : ""}.`;
export const leftToPay = (money: string) => `${money} left to pay`;
export const recordedAmount = (money: string) => `${money} recorded`;
export const paymentMethod = "Paid by";
export const paymentDay = "Paid on";
export const dateBeforeBooking = (from: string) => `Choose a date on or after ${from}, when it was booked`;
export const cash = "Cash";
export const cardOrLink = "Card or link";
export const transfer = "Transfer";
export const amountMissing = "Enter an amount.";
export const amountTooHigh = (money: string) => `Enter at most ${money}.`;

// Reason form
export const reasonMissing = "Enter a reason. Your guest will see it.";
export const wellEmailYourGuest = "We’ll email your guest.";
export const shownToYourGuest = "shown to your guest";

// Reservation facts
export const expiryHint = (lapsesAt: string) => `Expires ${lapsesAt} if you don’t answer`;
export const notGivenYet = "Not given yet";
export const copyEmailAddress = "Copy email address";
export const inTheirTimeZone = (startsAt: string, zone: string) => `In their time zone: ${startsAt} (${zone})`;
export const guest = "Guest";
export const payment = "Payment";
export const openOrder = "Open its order";
export const refundInOrder = "Refund";
export const refundAmount = (money: string) => `Refund ${money}`;
export const refundedShare = (share: string) => `Refund: ${share}`;
export const unpaidHint = "This time is kept until the order is paid, canceled or expires.";
export const placeLabel = "Where";
export const noteFromTheGuest = "Note from the guest";

export const series = "Series";
export const seriesPlace = (place: number, of: number) => `Date ${place} of ${of}, every week`;
export const requestedTime = "Requested time";
export const proposedTime = "Proposed time";
export const proposalExpires = (lapsesAt: string) => `Expires ${lapsesAt} if your guest doesn’t answer`;

// Reservation history
export const history = "History";
export const changedEventText = (event: string, to: string) => `${event} to ${to}`;
export const eventFrom = (event: string, from: string) => `${event} from ${from}`;

// Start that guests share
export const loadingTheGuests = "Loading the guests";
export const guestsOfStart = (count: number, seats: number) => `Guests (${count} of ${seats})`;
export const waitingList = (count: number) => `Waiting list (${count})`;
export const notConfirmedYet = "Email not confirmed yet";
export const offerEnds = (until: string) => `Offered until ${until}`;

// Reservation sheet
export const booking = "Booking";
export const loadingTheBooking = "Loading the booking";
export const bookingGone = "This booking no longer exists.";
export const thisGuest = "This guest";
export const declineThisRequest = "Decline this request";
export const declineMoveHint = "The booking stays at its time. The requested time becomes available again.";
export const accept = "Accept new time";
export const hasTheNewTime = (name: string) => `${name} has the new time`;
export const cancelThisBooking = "Cancel this booking";
export const proposeAnotherTime = "Propose another time";
export const timeProposed = "New time proposed";
export const moveThisBooking = "Move this booking";
export const declineRequest = "Decline request";
export const cancelBooking = "Cancel booking";
export const cancelBookings = "Cancel bookings";
export const cancelRest = "Also cancel the later dates of this series";
export const cancelStart = "Cancel for all guests, and close the waiting list";
export const cancelForEveryone = "Cancel for everyone";
export const canceledForEveryone = "Canceled for everyone";
export const startCanceledHint =
  "We’ll email everyone who booked or is on the waiting list, and refund what they paid when booking. The time is blocked so it can’t be booked again. This can’t be undone.";
export const takeOffTheList = "Take off the waiting list";
export const takenOffTheList = "Taken off the waiting list";
export const takeOffHint = "Their place goes to the next guest in line. They can’t join the list again.";
export const bookingsCanceled = (count: string) => `${count} canceled`;
export const timeFreedHint = "The time becomes available again.";
export const timeFreedWarning = "The time becomes available again. This can’t be undone.";
export const refund = "Refund";
export const refundHint = "Card payments are refunded automatically. Anything else waits in the order until you’ve sent it.";
export const onSiteKept = (money: string) => `The ${money} paid on site isn’t refunded automatically. You can refund it afterwards.`;
export const allOnSiteKept = "Payments on site aren’t refunded automatically. You can refund each one afterwards.";
export const refundedInFull = "What was paid is refunded in full.";
export const requestDeclined = "Request declined";
export const bookingCanceled = "Booking canceled";
export const bookingMoved = "Booking moved";
export const isConfirmed = (name: string) => `${name} is confirmed`;
export const confirm = "Confirm";
export const decline = "Decline";
export const move = "Move";
export const changesNeedConnection = "Changes need a connection.";
export const message = (name: string) => `Message ${name}`;
export const messageHint = "Starts a conversation about this booking. Your guest also gets your message by email and can reply there.";
export const markedAsNoShow = "Marked as no-show";
export const noShowUndone = "No-show undone";
export const markAsNoShow = "Mark as no-show";
export const undoNoShow = "Undo no-show";
