import { formatCount, plural } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "../sentence.ts";

// Contact message
export const messageFrom = (name: string) => `Message from ${name}`;
export const openOrder = (about: string) => `Open order ${about}`;

// New order
export const newOrder = (order: string, money: string) => `New order ${order}, ${money}`;
export const itemsForBuyer = (items: string, name: string, nextStep: string) => `${items} for ${name}. ${nextStep}`;
export const newOrderMoney = (money: string) => `New order: ${money}`;
export const order = (order: string, nextStep: string) => `Order ${order}. ${nextStep}`;
export const buyer = "Buyer";
export const email = "Email";
export const phone = "Phone";
export const payment = "Payment";
export const delivery = "Delivery";
export const noteFromTheBuyer = "Note from the buyer";
export const awaitingLinkPayment = (time: string) =>
  `Awaiting payment through your link. Items are reserved until ${time}. Mark the order as paid once you receive the money.`;
export const awaitingTransfer = (time: string) =>
  `Awaiting bank transfer. Items are reserved until ${time}. Mark the order as paid once you receive the money.`;
export const theBuyerAlreadyHasIt = "The buyer already has it. There’s nothing to do.";
export const contactTheBuyer = "Contact the buyer to arrange a time.";
export const itsReadyToPack = "It’s ready to pack.";
export const prepareItForPickup = "Prepare it for pickup.";
export const itsReadyToSend = "It’s ready to send.";
export const cashOnPickup = "Cash on pickup";
export const cashOnDelivery = "Cash on delivery";
export const bankTransfer = "Bank transfer";
export const yourPaymentLink = "Your payment link";
export const cardPaid = "Card, paid";
export const nothingToPay = "Nothing to pay";
export const shipping = "Shipping";
export const pickup = "Pickup";
export const nothingToSend = "Nothing to send";
export const yourOrdersAt = (count: number, shop: string) => `Your ${formatCount(count, "order")} at ${shop}`;
export const yourOrdersInOneEmail = "Your orders, in one email.";
export const yourEmailAddressWasUsed = (count: number, shop: string) =>
  `Your email address was used for ${formatCount(count, "order")} at ${shop} in a short time. Here’s the status of each.`;
export const wasntYouIgnoreThisEmail = "Wasn’t you? Ignore this email. Unpaid orders expire automatically.";
export const orderHeading = (order: string) => `Order ${order}`;
export const items = "Items";
export const total = "Total";
export const status = "Status";
export const howToPay = "How to pay";
export const reservedUntil = "Reserved until";
export const viewOrder = (order: string) => `View order ${order}`;
export const viewOrderAndHowToPay = (order: string) => `View order ${order} and how to pay`;
export const andMore = (more: number) => `and ${more} more`;
export const canceled = "Canceled";
export const paid = "Paid";
export const paidAndRefunded = "Paid and refunded";
export const expiredUnpaid = "Expired unpaid";
export const doneNothingToPay = "Done, nothing to pay";
export const receivedNothingToPay = "Received, nothing to pay";
export const paymentFailed = "Payment failed";
export const paymentProcessing = "Payment processing";
export const awaitingPayment = "Awaiting payment";

// Order changed
export const newAddressForOrder = (name: string) => `New address for order ${name}`;
export const aPaymentDoesntMatchOrder = (name: string) => `A payment doesn’t match order ${name}`;
export const refundFailedForOrder = (name: string) => `Refund failed for order ${name}`;
export const refundIssuedForOrder = (name: string) => `Refund issued for order ${name}`;
export const orderWasCanceledByThe = (name: string) => `Order ${name} was canceled by the buyer`;
export const orderWasCanceled = (name: string) => `Order ${name} was canceled`;
export const theShippingAddressChanged = "The shipping address changed.";
export const aPaymentDoesntMatch = "A payment doesn’t match.";
export const aRefundFailed = "A refund failed.";
export const refundIssued = "Refund issued.";
export const anOrderWasCanceled = "An order was canceled.";
export const shipTo = "Ship to";
export const changedTheShippingAddressBefore = (buyer: string) => `${buyer} changed the shipping address before anything shipped.`;
export const aCardPaymentFromDoesnt = (buyer: string) =>
  `A card payment from ${buyer} doesn’t match the order total, so the order isn’t marked as paid. Find it with your card provider and refund it there, or settle it with ${buyer}. Then mark it as reviewed on the order.`;
export const theRefundOfToS = (money: string, buyer: string) =>
  `The refund of ${money} to ${buyer}’s card failed, so you still have the money. Try again, or send it another way.`;
export const ofSIsOnIts = (money: string, buyer: string, total: string, reason: string) =>
  `${money} of ${buyer}’s ${total} is on its way back to their card. Reason: ${reason}`;
export const youRecordedARefundOf = (money: string, buyer: string, total: string, reason: string) =>
  `You recorded a refund of ${money} of ${buyer}’s ${total}. Reason: ${reason}`;
export const canceledWithinTheTimeYou = (buyer: string) => `${buyer} canceled within the time you allow. The items are back in stock.`;
export const theOrderFromWasCanceled = (buyer: string) => `The order from ${buyer} was canceled in your shop.`;
export const theRefundToTheCard = (who: string) => `${who} The refund to the card has started.`;
export const wasPaidRefundItAnd = (who: string, money: string) => `${who} ${money} was paid. Refund it and record the refund.`;
export const itWasRefunded = (who: string) => `${who} It was refunded.`;
export const nothingWasPaid = (who: string) => `${who} Nothing was paid.`;

// Order dispatched
export const yourParcelFromIsOn = (shop: string) => `Your parcel from ${shop} is on its way`;
export const anotherParcelFromIsOn = (shop: string) => `Another parcel from ${shop} is on its way`;
export const partOfYourOrderAt = (order: string, shop: string) => `Part of your order ${order} at ${shop} is done`;
export const yourOrderAtIsDone = (order: string, shop: string) => `Your order ${order} at ${shop} is done`;
export const haveReadyToPayOn = (money: string) => `Have ${money} ready to pay on delivery.`;
export const viewYourOrder = "View your order";
export const thisIsPartOfYour = "This is part of your order. The rest will follow.";
export const questionsReplyToThisEmail = (name: string) => `Questions? Reply to this email to reach ${name}.`;
export const newTrackingForYourParcel = (shop: string) => `New tracking for your parcel from ${shop}`;
export const updatedTheTrackingForOrder = (shop: string, order: string) =>
  `${shop} updated the tracking for order ${order}. This replaces the tracking in earlier emails.`;
export const trackingUpdated = "Tracking updated.";
export const itsOnItsWay = "It’s on its way.";
export const itsDone = "It’s done.";
export const somethingBroken = "Something broken or missing? Reply to this email with a picture.";
export const hasSentOrder = (name: string, order: string) => `${name} has sent order ${order}.`;
export const hasMarkedOrderAsDone = (name: string, order: string) => `${name} has marked order ${order} as done.`;
export const hasMarkedPartOfOrder = (name: string, order: string) => `${name} has marked part of order ${order} as done.`;
export const hasHandedOverOrder = (name: string, order: string) => `${name} has handed over order ${order}.`;
export const seeYourOrderPageFor = "See your order page for the tracking link";
export const tracking = "Tracking";
export const carrier = "Carrier";
export const number = "Number";
export const trackParcel = "Track parcel";
export const shippingTo = "Shipping to";

// Order link
export const theLinkToYourOrder = (order: string, shop: string) => `The link to your order ${order} at ${shop}`;
export const theOldLinkNoLonger = "The old link no longer works.";
export const viewYourOrderDetails = "View your order details.";
export const yourOrderHasANew = "Your order has a new link.";
export const heresYourOrder = "Here’s your order.";
export const createdANewLinkTo = (name: string) => `${name} created a new link to your order. Your old link no longer works.`;
export const updatedYourEmailAddressFor = (name: string) =>
  `${name} updated your email address for this order. Open it with this link. We’ll send updates here.`;
export const someoneRequestedTheLinkTo = "Someone requested the link to this order with your email address.";
export const dontShareThisLinkAnyone = "Don’t share this link: anyone with it can see your order.";
export const wasntYouIgnoreThisEmailThe = "Wasn’t you? Ignore this email. The link was only sent to you.";
export const yourFilesFromOrder = (shop: string, order: string) => `Your files from ${shop}, order ${order}`;
export const downloadYourFilesFromYour = "Download your files from your order page.";
export const yourPaymentArrived = (amount: string) => `Your payment of ${amount} arrived.`;
export const yourFilesAreHere = "Your files are here.";
export const thankYouYourFilesAre = "Thank you. Your files are ready on your order page.";
export const downloadYourFiles = "Download your files";
export const keepThisEmailItsLink =
  "Keep this email: its link leads back to your files. Anyone with the link can download them, so don’t share it.";
export const aNewFileFromOrder = (shop: string, order: string) => `A new file from ${shop}, order ${order}`;
export const aNewVersionFromOrder = (shop: string, order: string) => `A new version from ${shop}, order ${order}`;
export const addedAFileToYour = (name: string) => `${name} added a file to your purchase.`;
export const updatedAFileYouBought = (name: string) => `${name} updated a file you bought.`;
export const aNewFileIsAvailable = "A new file is available.";
export const aNewVersionIsAvailable = "A new version is available.";
export const youGetItAtNo = (what: string) => `${what} You get it at no extra cost.`;
export const downloadTheNewFile = "Download the new file";
export const downloadTheNewVersion = "Download the new version";

// Order ready
export const yourOrderAtIsReady = (order: string, shop: string) => `Your order ${order} at ${shop} is ready for pickup`;
export const hasYourOrderReady = (shop: string) => `${shop} has your order ready.`;
export const itsReady = "It’s ready.";
export const hasOrderReadyForYou = (shop: string, order: string) => `${shop} has order ${order} ready for you.`;
export const pickupCode = "Pickup code";
export const bring = "Bring";
export const inCash = (amount: string) => `${amount} in cash`;
export const stillToPay = "Still to pay";
export const orderRow = "Order";
export const refundForOrderAt = (order: string, shop: string) => `Refund for order ${order} at ${shop}`;
export const isOnItsWayBack = (amount: string) => `${amount} is on its way back to your card. Banks can take up to 10 days.`;
export const refundedToYouOn = (shop: string, amount: string, day: string) => `${shop} refunded ${amount} to you on ${day}.`;
export const refunded = (amount: string) => `${amount} refunded.`;
export const youPaid = "You paid";
export const refundedRow = "Refunded";
export const yourOrderAtHasExpired = (order: string, shop: string) => `Your order ${order} at ${shop} has expired`;
export const yourOrderAtWasCanceled = (order: string, shop: string) => `Your order ${order} at ${shop} was canceled`;
export const orderHasExpired = (order: string) => `Order ${order} has expired.`;
export const orderWasCanceledSentence = (order: string) => `Order ${order} was canceled.`;
export const thePaymentWasntCompleted =
  "The payment wasn’t completed, so the items are back in stock. You can order them again while they last.";
export const noPaymentArrived = (hold: string) =>
  `No payment arrived within ${hold}, so the items are back in stock. You can order them again while they last.`;
export const noTransferArrived = (hold: string) =>
  `No transfer arrived within ${hold}, so the items are back in stock. You can order them again while they last.`;
export const youCanceledItOnYour = "You canceled it on your order page.";
export const canceledIt = (shop: string) => `${shop} canceled it.`;
export const canceledItForThisReason = (shop: string) => `${shop} canceled it for this reason:`;
export const keepsTheRest = (shop: string) => `${shop} keeps the rest.`;
export const youPaidAndIsntRefunding = (amount: string, name: string) =>
  `You paid ${amount}, and ${name} isn’t refunding it. Reply to this email if you agreed on something else.`;
export const youPaidWillRefundYou = (amount: string, name: string) =>
  `You paid ${amount}. ${name} will refund you. Reply to this email to agree on how.`;
export const refundedToYou = (name: string, amount: string) => `${name} refunded ${amount} to you.`;
export const thereWasNothingToPay = "There was nothing to pay.";
export const nothingWasPaidAndNothing = "Nothing was paid and nothing is due.";
export const nothingIsDueAlreadySent = (name: string) =>
  `Nothing is due. Already sent the money? Reply to this email and ${name} will refund it.`;

// Order received
export const yourOrderAt = (order: string, shop: string) => `Your order ${order} at ${shop}`;
export const orderIsIn = (order: string) => `Order ${order} is in.`;
export const yourNote = "Your note";
export const nothingToPayYoureAll = "Nothing to pay. You’re all set.";
export const paidTotal = (total: string) => `${total}, paid.`;
export const inCashSentence = (total: string) => `${total} in cash.`;
export const inCashAtPickup = (total: string) => `${total} in cash at pickup.`;
export const inCashWhenItArrives = (total: string) => `${total} in cash when it arrives.`;
export const byPaymentLink = (total: string) => `${total} by payment link.`;
export const byBankTransfer = (total: string) => `${total} by bank transfer.`;
export const reservedForYouUntil = (time: string) => `Reserved for you until ${time}.`;
export const thankYouTheresNothingTo = "Thank you. There’s nothing to pay, and your files are ready on your order page.";
export const thankYouNothingToPay = (name: string) => `Thank you. There’s nothing to pay, and ${name} has your order.`;
export const thankYouItsPaidAnd = "Thank you. It’s paid, and your files are ready on your order page.";
export const thankYouItsPaid = (name: string) => `Thank you. It’s paid, and ${name} has your order.`;
export const thankYouWillBeIn = (name: string) => `Thank you. ${name} will be in touch to arrange a time, and you pay in cash.`;
export const thankYouWillReserveYour = (name: string) => `Thank you. ${name} will reserve your order, and you pay at pickup.`;
export const thankYouWillPackYour = (name: string) => `Thank you. ${name} will pack your order, and you pay on delivery.`;
export const thankYouPayWithThe = (name: string) => `Thank you. Pay with the link, and ${name} will be in touch to arrange a time.`;
export const thankYouPayByBank = (name: string) => `Thank you. Pay by bank transfer, and ${name} will be in touch to arrange a time.`;
export const thankYouYourOrderIs = "Thank you. Your order is reserved. It ships once you’ve paid with the link.";
export const thankYouYourOrderIsReserved = "Thank you. Your order is reserved. You can pick it up once you’ve paid with the link.";
export const thankYouYourOrderIsReservedYoull = "Thank you. Your order is reserved. You’ll get it once you’ve paid with the link.";
export const thankYouYourOrderIsReservedIt = "Thank you. Your order is reserved. It ships once your transfer arrives.";
export const thankYouYourOrderIsReservedYou = "Thank you. Your order is reserved. You can pick it up once your transfer arrives.";
export const thankYouYourOrderIsReservedYoullGet = "Thank you. Your order is reserved. You’ll get it once your transfer arrives.";
export const amount = "Amount";
export const method = "Method";
export const reference = "Reference";
export const willTellYouWhereAnd = (shop: string) => `${shop} will tell you where and when. Reply to this email to ask.`;

// Page suspended
export const reason = "Reason";

// Payment received
export const yourPaymentForOrderAt = (order: string, shop: string) => `Your payment for order ${order} at ${shop}`;
export const received = (amount: string, nextStep: string) => `${amount} received. ${nextStep}`;
export const paymentReceived = "Payment received.";
export const date = "Date";
export const thankYou = "Thank you.";
export const thankYouYourOrderIsComplete = "Thank you. Your order is complete.";
export const willPackYourOrder = (shop: string) => `Thank you. ${shop} will pack your order next.`;
export const willPrepareYourOrder = (shop: string) => `Thank you. ${shop} will prepare your order for pickup.`;
export const thankYouWillTakeIt = (name: string) => `Thank you. ${name} will take it from here.`;
export const paymentFailedForOrderAt = (order: string, shop: string) => `Payment failed for order ${order} at ${shop}`;
export const youWerentChargedYouCan = "You weren’t charged. You can pay again from your order page.";
export const yourPaymentFailed = "Your payment failed.";
export const payAgain = "Pay again";
export const yourBankMayNeedTo = (shop: string) =>
  `Your bank may need to approve it, or the card limit was reached. Try another card, or reply to this email to ask ${shop} for another payment method.`;
export const thePaymentOfWasDeclined = (amount: string) => `The payment of ${amount} was declined. You weren’t charged.`;
export const yourOrderIsReserved = "Your order is reserved.";
export const yourOrderIsReservedUntil = (time: string) => `Your order is reserved until ${time}.`;
export const amountAndMethod = (amount: string, method: string) => `${amount}, ${method}.`;
export const amountAndMethodBy = (amount: string, method: string, time: string) => `${amount}, ${method}, due by ${time}.`;
export const reminderPaymentDue = (order: string, shop: string) => `Reminder: payment due for order ${order} at ${shop}`;
export const reminderTransferDue = (order: string, shop: string) => `Reminder: transfer due for order ${order} at ${shop}`;
export const yourPaymentIsDue = "Your payment is due.";
export const hasReservedYourOrder = (shop: string) => `${shop} has reserved your order. After that, the items go back in stock.`;
export const hasReservedYourOrderUntil = (shop: string, time: string) =>
  `${shop} has reserved your order until ${time}. After that, the items go back in stock.`;
export const ifYouveAlreadyPaidYou = "If you’ve already paid, you don’t need to do anything. The shop will confirm it soon.";
export const ifYouveAlreadyPaidYouDont = "If you’ve already paid, you don’t need to do anything. Transfers can take two or three days.";

// Reservation mails
export const yourRequestForAt = (service: string, name: string) => `Your request for ${service} at ${name}`;
export const yourRequestForWasDeclined = (service: string) => `Your request for ${service} was declined`;
export const newTime = (service: string, when: string) => `New time: ${service}, ${when}`;
export const where = "Where";
export const atYourPlace = "At your place";
export const price = "Price";
export const priceAndPayment = (price: string, payment: string) => `${price}, ${payment}`;
export const goTo = (site: string) => `Go to ${site}`;
export const manageBooking = "Manage booking";
export const bookingRequestFrom = (guest: string, what: string) => `Booking request from ${guest}: ${what}`;
export const newBookingFrom = (guest: string, what: string) => `New booking from ${guest}: ${what}`;
export const bookingConfirmedFor = (guest: string, what: string) => `Booking confirmed for ${guest}: ${what}`;
export const theRequestFromHasExpired = (guest: string) => `The request from ${guest} has expired`;
export const bookingCanceled = (guest: string, what: string) => `Booking canceled: ${guest}, ${what}`;
export const bookingMoved = (guest: string, what: string) => `Booking moved: ${guest}, ${what}`;
export const youreGettingThisBecauseYou = (site: string) => `You’re getting this because you own ${site}.`;
export const confirmOrDecline = "Confirm or decline";
export const openBooking = "Open booking";
export const service = "Service";
export const guest = "Guest";
export const wrote = (guest: string) => `${guest} wrote`;
export const weveGotYourRequest = "We’ve got your request.";
export const willConfirmOrDeclineYour = (name: string) =>
  `${name} will confirm or decline your request. We’re holding the time for you until then.`;
export const youreBooked = "You’re booked.";
export const withIsConfirmed = (service: string, name: string) => `${service} with ${name} is confirmed.`;
export const yourRequestHasExpired = "Your request has expired.";
export const didntAnswerYourRequestFor = (name: string, service: string) =>
  `${name} didn’t answer your request for ${service} in time. You can request another time.`;
export const yourRequestWasDeclined = "Your request was declined.";
export const cantTakeYourBookingFor = (name: string, service: string) =>
  `${name} can’t take your booking for ${service}. You can request another time.`;
export const yourBookingHasANew = "Your booking has a new time.";
export const youMovedYourBookingFor = (service: string, name: string) => `You moved your booking for ${service} with ${name}.`;
export const movedYourBookingFor = (name: string, service: string) => `${name} moved your booking for ${service}.`;
export const yourBookingIsCanceled = "Your booking is canceled.";
export const youCanceledYourBookingFor = (service: string, name: string) => `You canceled your booking for ${service} with ${name}.`;
export const canceledYourBookingFor = (name: string, service: string) => `${name} canceled your booking for ${service}.`;
export const seeYouSoon = "See you soon.";
export const withIsComingUp = (service: string, name: string) => `${service} with ${name} is coming up.`;
export const wouldLikeToBook = (guest: string) => `${guest} would like to book`;
export const booked = (guest: string) => `${guest} booked`;
export const isBooked = (guest: string) => `${guest} is booked`;
export const sRequestHasExpired = (guest: string) => `${guest}’s request has expired`;
export const sBookingIsCanceled = (guest: string) => `${guest}’s booking is canceled`;
export const sBookingHasANew = (guest: string) => `${guest}’s booking has a new time`;
export const isComingUp = (guest: string) => `${guest} is coming up`;
export const theTimeIsHeldUntil =
  "The time is held until you confirm or decline. The request expires after 48 hours, or at its start time.";
export const theBookingIsConfirmedTheres = "The booking is confirmed. There’s nothing you need to do.";
export const weveLetKnow = (guest: string) => `We’ve let ${guest} know.`;
export const itWasntConfirmedInTime = "It wasn’t confirmed in time. We’ve let the guest know, and the time is free again.";
export const canceledTheTimeIsFree = (guest: string) => `${guest} canceled. The time is free again.`;
export const youCanceledTheTimeIs = "You canceled. The time is free again.";
export const choseAnotherTime = (guest: string) => `${guest} chose another time.`;
export const youMovedItWeveLet = "You moved it. We’ve let the guest know.";
export const weveRemindedAsWell = (guest: string) => `We’ve reminded ${guest} as well.`;
export const when = "When";
export const localTime = "Local time";
export const forTheGuest = "For the guest";
export const previously = "Previously";
export const length = "Length";
export const byPhone = "By phone";
export const byPhoneNumber = (text: string) => `By phone: ${text}`;
export const videoCallTheLinkIs = "Video call. The link is on your booking page.";
export const atTheGuestsPlace = "At the guest’s place";
export const toChangeOrCancelReply = (shop: string) => `To change or cancel, reply to this email to reach ${shop}.`;
export const changeOrCancelUntilStart = "You can change or cancel until it starts.";
export const changeOrCancelUpTo = (length: string) => `You can change or cancel up to ${length} before it starts.`;
export const cancelUntilStart = "You can cancel until it starts.";
export const cancelUpTo = (length: string) => `You can cancel up to ${length} before it starts.`;
export const moveUntilStart = "You can change the time until it starts.";
export const moveUpTo = (length: string) => `You can change the time up to ${length} before it starts.`;
export const bookedAt = (page: ReactNode) => sentence`Booked at ${page}.`;
export const guestBooked = (service: string, time: string) => `Booked: ${service}, ${time}`;
export const guestCanceled = (service: string, time: string) => `Canceled: ${service}, ${time}`;
export const reminder = (what: string, when: string) => `Reminder: ${what}, ${when}`;

// Weekly summary
export const productsAreLowInStock = (count: number) =>
  `${formatCount(count, "product")} ${plural(count, { one: "is", other: "are" })} low in stock`;
export const soldOut = (name: string) => `Sold out: ${name}`;
export const left = (pieces: number, product: string) => `${pieces} left: ${product}`;
export const afterOrder = (order: string) => `After order ${order}.`;
export const soldOutHeading = "Sold out.";
export const lowStock = "Low stock.";
export const orderReducedYourStockStock = (order: string) => `Order ${order} reduced your stock. Stock left after this order:`;
export const soldOutRow = "Sold out";
export const piecesLeft = (pieces: number) => `${pieces} left`;
export const openYourProducts = "Open your products";
