// Fields of the checkout
export const answerInvalid = "Enter an answer, or shorten it if it’s too long.";
export const waiverMissing = "Check this box to get your files.";
export const paymentMethodMissing = "Choose a payment method.";
export const termsMissing = "Accept the terms to continue.";
export const nameInvalid = "Enter a name without a web address.";
export const postalCodeInvalid = "Enter a valid postal code for your country.";
export const choiceMissing = "Select one from the list.";
export const emailInvalid = "Enter an email address like name@example.com.";
export const tooLong = "This is too long. Shorten it to continue.";
export const emailMissing = "Enter your email.";
export const nameMissing = "Enter your name.";
export const streetMissing = "Enter your street address.";
export const billingNameMissing = "Enter a company or name.";
export const billingStreetMissing = "Enter a street address.";
export const postalCodeMissing = "Enter a postal code.";
export const cityMissing = "Enter a city.";
export const stateMissing = "Select a state or region.";
export const countryMissing = "Select a country.";

// Fields of a booking
export const nameTooLong = "Enter a shorter name.";
export const emailTemporary = "Enter an email address you keep. Temporary addresses can’t be used to book.";
export const codeMailed = (email: string) => `To be sure it’s you, enter the 6-digit code we just emailed to ${email}.`;
export const codeWrong = (email: string) => `That’s not the code. Enter the 6 digits we emailed to ${email}.`;
export const phoneMissing = "Enter the phone number for the call.";
export const phoneInvalid = "Enter one phone number with 5 to 15 digits.";
export const answerMissing = "Enter an answer.";
export const consentMissing = "Check this box to book.";
export const answerTooLong = (max: number) => `Shorten your answer to ${max} characters.`;
export const noteTooLong = "Enter a shorter note.";

// Notices of several forms. `when` is what `formatWait` says.
export const tooManyAttempts = "Too many attempts.";
export const retryHint = (when: string) => `Try again ${when}.`;
export const somethingWentWrong = "Something went wrong.";
export const tooManyUnpaidTimes = "Too many bookings here are waiting for payment.";
export const payByCardHint = "Your order wasn’t placed. Pay by card if you can, or try again later.";
export const nothingLostHint = "Nothing is lost. Try again in a moment.";

// Notices of a withdrawal
export const withdrawalRefused = "You can’t withdraw from this right now.";
export const withdrawalRefusedHint = "The order changed, or the period is over. Check the order below, or contact the shop.";
export const chooseItemsFirst = "Choose at least one item.";
export const nothingWithdrawn = "Nothing was withdrawn.";
export const withdrawOtherwise = "You can also withdraw on the order’s page, or by writing to the shop.";

// Notices of the checkout
export const totalIsNow = (total: string) => `The total is now ${total}.`;
export const retryNothingLostHint = (when: string) => `Try again ${when}. Nothing is lost.`;
export const newTotalHint = "Check the new total, then order.";
export const totalChanged = "Your changes updated the total.";
export const deliveryChangedTheTotal = "The delivery method changed the total.";
export const discountCodeApplied = "Discount code applied.";
export const discountCodeWasRemoved = "The discount code was removed.";
export const viewThatOrder = "View that order";
export const findYourOrders = "Find your orders";
export const shopHasUpdatedItsTerms = "The shop has updated its terms.";
export const acceptTheNewTerms = "Your order wasn’t placed. Read and accept them below, then order again.";

// Notices of a booking
export const tooLateToChangeOnline = "It’s too late to change this online.";
export const cantBeChangedOnline = "This booking can’t be changed online.";
export const contactUs = "Contact us and we’ll help.";
export const cantBeMovedAgain = "This booking can’t be moved online again.";
export const contactUsToMoveItAgain = "Contact us to move it again.";
export const aPlaceIsFree = "A place is free.";
export const bookItBelow = "You don’t have to wait. Book it below.";
export const waitingListIsFull = "The waiting list is full.";
export const waitingListClosed = "It’s too late to join the waiting list.";
export const thatTimeWasJustTaken = "That time was just taken.";
export const nearestTimesHint = "Choose one of the nearest free times.";
export const chooseAnotherTime = "Choose another time.";
export const retryEnteredKeptHint = (when: string) => `Try again ${when}. What you entered is still here.`;
export const somethingIsMissing = "Something is missing.";
export const checkTheMarkedFields = "Check the marked fields.";
export const bookingsClosed = "Bookings are closed right now.";
export const notBookedRetryHint = "Nothing was booked. Try again later.";
export const cantBeMadeOnline = "This booking can’t be made online.";
export const notBookedContactHint = "Nothing was booked. Contact us and we’ll help.";
export const guestLimitReached = (limit: number) =>
  limit === 1 ? "Each guest can have one upcoming booking of this." : `Each guest can have ${limit} upcoming bookings of this.`;
export const openAnEmailFirst = "Open one of our emails first.";
export const unconfirmedHint =
  "Several bookings or entries from your internet connection are waiting. Open the link in the email for one of them, then try again. What you entered is still here.";
export const canNoLongerBeChanged = "This booking can no longer be changed that way.";
export const itsStatusIsBelow = "Its current status is shown below.";

// Notices of an order
export const checkYourEmail = "Check your email.";
export const sentTheLinkIfItMatches = "If the email address you entered matches this order, we’ve sent the link there.";
export const noDownloadsLeft = "No downloads left.";
export const usedAllDownloads = "You’ve used all downloads of this file. The shop can give you more.";
export const cantBeCanceledOnline = "This order can’t be canceled online.";
export const contactTheShop = "Contact the shop below.";
export const addressChangeTooLate = "It’s too late to change the address online.";
export const addressIsntComplete = "This address isn’t complete.";
export const nothingChangedHint = "Nothing was changed. Check the marked fields below.";
export const messageWasntSent = "Your message wasn’t sent.";
export const messageInvalid = (characters: number) => `Enter a message of up to ${characters} characters.`;
export const notAvailable = "Not available.";
export const filesWithdrawn = "You withdrew from this item, so its files are no longer available.";
export const downloadOncePaid = "You can download these files once the order is paid, unless it’s canceled.";
export const fileWasRemoved = "This file was removed.";
export const askTheShopForANewOne = "Ask the shop for a new one.";
export const emailMalformed = "Enter a valid email address.";
export const shouldLookLikeName = "It should look like name@example.com.";
