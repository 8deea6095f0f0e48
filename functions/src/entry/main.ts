import "../error-reports.ts";
import { type CommandName, commands } from "@awning/domain/api/commands";
import { changeEmail, confirmEmailChange, dropEmailChange } from "../account/change-email.ts";
import { changeRegion } from "../account/change-region.ts";
import { changeUsername } from "../account/change-username.ts";
import { checkUsername, claimUsername } from "../account/claim-username.ts";
import { explainCode, requestPasswordReset, resendConfirmation } from "../account/mail-code.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  removePassword,
  showPasskeys,
  signInWithPasskey,
} from "../account/passkeys.ts";
import { checkPassword, notePassword, noteReset, setPassword } from "../account/password.ts";
import { confirmRecoveryCodes, makeRecoveryCodes, showRecoveryCodes, signInWithRecoveryCode } from "../account/recovery-codes.ts";
import { noteAct, noteSignIn } from "../account/reports.ts";
import { returnAddress } from "../account/return-address.ts";
import { keepAccount, scheduleDeletion } from "../account/schedule-deletion.ts";
import { endAllSessions, noteSession, showSessions } from "../account/sessions.ts";
import { signUp } from "../account/sign-up.ts";
import { keepReport } from "../account/suspend-page.ts";
import { serveCollect } from "../analytics/serve-collect.ts";
import { developmentRoutes, type WantedJobs } from "../api/development-routes.ts";
import { type Route, toRoute } from "../api/route.ts";
import { serveApi, serveSignedFile } from "../api/serve-api.ts";
import { blockTime, bookByHand, unblockTime } from "../booking/block-time.ts";
import { closeFeed, openFeed, serveFeed } from "../booking/calendars/feed.ts";
import { addCalendar, readCalendar, removeCalendar } from "../booking/calendars/read-calendars.ts";
import { cancelFrom, cancelStart } from "../booking/cancel-many.ts";
import { confirmAddress, confirmBooking, findReservation } from "../booking/confirm-booking.ts";
import { holdTime } from "../booking/hold-time.ts";
import { loadBookingMonth } from "../booking/load-booking-month.ts";
import { runGuestAction, runReservationAction } from "../booking/run-reservation-action.ts";
import { joinLine } from "../booking/seats/join-line.ts";
import { bookSeries, cancelRest } from "../booking/series/book-series.ts";
import { attachmentAddress } from "../chat/attachment-address.ts";
import { joinChat, readAsVisitor, readChat, sendChat } from "../chat/chat-commands.ts";
import { mailOwnTranscript, mailTranscript } from "../chat/mail-transcript.ts";
import { sendAsVisitor } from "../chat/send-as-visitor.ts";
import { writeAsCustomer, writeAsGuest } from "../chat/write-as-customer.ts";
import { writeAsOwner } from "../chat/write-as-owner.ts";
import { missingIn } from "../checkout/check-order.ts";
import { placeManualOrder, quoteManualOrder } from "../checkout/place-manual-order.ts";
import { placeOrder } from "../checkout/place-order.ts";
import { quoteCart } from "../checkout/quote-cart.ts";
import { recordPayment } from "../checkout/record-payment.ts";
import { blockPerson } from "../contact/block-person.ts";
import { erasePerson } from "../contact/erase-person.ts";
import { mergePeople, splitPerson } from "../contact/merge-people.ts";
import { askErase, askOwnData, readOwnData } from "../contact/own-data.ts";
import { sendMessage } from "../contact/send-message.ts";
import { confirmContact, signUpContact, withdrawContact } from "../contact/sign-up-contact.ts";
import { writeToHost } from "../contact/write-to-host.ts";
import { findSiteId } from "../data/account/usernames.ts";
import { getPublishedService } from "../data/booking/services.ts";
import { putGroupRun } from "../data/core/jobs.ts";
import { noteOpened } from "../data/mail/opened.ts";
import { getInvoice } from "../data/order/invoices.ts";
import { isSuspended } from "../data/site/sites.ts";
import { speakForThePlatform } from "../http/branded-errors.ts";
import { guestCalendar } from "../mail/loads/load-reservation.ts";
import { previewMail, readMail, resendMail, sendTestMail } from "../mail/preview-mail.ts";
import { serveMonitoring } from "../monitoring/serve-monitoring.ts";
import { onNotification } from "../notification/triggers.ts";
import { cancelAsBuyer, correctAsBuyer, orderTerms } from "../order/buyer-actions.ts";
import { changeCard, connectCard } from "../order/card/connect-account.ts";
import { serveStripe } from "../order/card/serve-stripe.ts";
import { findOrder, getOrderByEmail, getOrderUnchecked, resendOrderLink, rotateOrderLink } from "../order/order-link.ts";
import { isPaymentOver, refreshOrder, startPayment } from "../order/payment-session.ts";
import { cancelUnpaid, changeOrder, issueInvoice, runOrderAction } from "../order/run-order-action.ts";
import { withdrawAsBuyer, withdrawByNumber } from "../order/withdraw-order.ts";
import { writeAsBuyer } from "../order/write-as-buyer.ts";
import { localTarget } from "../platform/config.ts";
import { serveHealth } from "../scheduled/health.ts";
import { JOBS } from "../scheduled/jobs.ts";
import { GROUPS, type Job, joinJobs, scheduleJobs } from "../scheduled/run-jobs.ts";
import { draftProducts } from "../site/draft-products.ts";
import { publishPage } from "../site/publish-page.ts";
import { removePage, restorePageVersion, unpublishPage } from "../site/restore-page-version.ts";
import { serveCheckoutPage } from "../storefront/serve-checkout-page.ts";
import { addFile } from "../upload/add-file.ts";
import { giveUpChatFile, reserveChatFile } from "../upload/chat-files.ts";
import { clearUnused } from "../upload/clear-unused.ts";
import { fetchLinkPicture } from "../upload/fetch-link-picture.ts";
import { tellBuyers } from "../upload/notify-buyers.ts";
import { openFile, removeFile } from "../upload/own-files.ts";
import { giveUpUpload, reserveUpload } from "../upload/reserve-upload.ts";
import { filesOfOrder, resetDownloads, takeDownload } from "../upload/take-download.ts";

speakForThePlatform();

const runSweep = (now: number, { group, jobs }: WantedJobs) => {
  const isWanted = ([name, job]: [string, Job]) => (!group || job.group === group) && (!jobs || jobs.includes(name));
  return joinJobs(Object.fromEntries(Object.entries<Job>(JOBS).filter(isWanted)), async (run) => {
    for (const name of Object.keys(GROUPS)) if (!jobs && (!group || group === name)) await putGroupRun(name, run);
  })(now);
};

const routes = {
  "check-username": toRoute(commands["check-username"], checkUsername),
  "sign-up": toRoute(commands["sign-up"], signUp),
  "check-password": toRoute(commands["check-password"], checkPassword),
  "note-password": toRoute(commands["note-password"], notePassword),
  "note-reset": toRoute(commands["note-reset"], noteReset),
  "note-sign-in": toRoute(commands["note-sign-in"], noteSignIn),
  "note-act": toRoute(commands["note-act"], noteAct),
  "note-session": toRoute(commands["note-session"], noteSession),
  "list-sessions": toRoute(commands["list-sessions"], showSessions),
  "end-sessions": toRoute(commands["end-sessions"], endAllSessions),
  "claim-username": toRoute(commands["claim-username"], claimUsername),
  "change-region": toRoute(commands["change-region"], changeRegion),
  "change-username": toRoute(commands["change-username"], changeUsername),
  "schedule-deletion": toRoute(
    commands["schedule-deletion"],
    scheduleDeletion({ cancelBookings: cancelFrom({ cancelOrder: cancelUnpaid }) }),
  ),
  "keep-account": toRoute(commands["keep-account"], keepAccount),
  "change-email": toRoute(commands["change-email"], changeEmail),
  "drop-email-change": toRoute(commands["drop-email-change"], dropEmailChange),
  "confirm-email-change": toRoute(commands["confirm-email-change"], confirmEmailChange),
  "return-address": toRoute(commands["return-address"], returnAddress),
  "list-passkeys": toRoute(commands["list-passkeys"], showPasskeys),
  "begin-passkey": toRoute(commands["begin-passkey"], beginPasskey),
  "add-passkey": toRoute(commands["add-passkey"], addPasskey),
  "remove-passkey": toRoute(commands["remove-passkey"], removePasskey),
  "remove-password": toRoute(commands["remove-password"], removePassword),
  "set-password": toRoute(commands["set-password"], setPassword),
  "begin-passkey-sign-in": toRoute(commands["begin-passkey-sign-in"], beginPasskeySignIn),
  "sign-in-with-passkey": toRoute(commands["sign-in-with-passkey"], signInWithPasskey),
  "show-recovery-codes": toRoute(commands["show-recovery-codes"], showRecoveryCodes),
  "make-recovery-codes": toRoute(commands["make-recovery-codes"], makeRecoveryCodes),
  "confirm-recovery-codes": toRoute(commands["confirm-recovery-codes"], confirmRecoveryCodes),
  "sign-in-with-recovery-code": toRoute(commands["sign-in-with-recovery-code"], signInWithRecoveryCode),
  "resend-confirmation": toRoute(commands["resend-confirmation"], resendConfirmation),
  "request-password-reset": toRoute(commands["request-password-reset"], requestPasswordReset),
  "explain-code": toRoute(commands["explain-code"], explainCode),
  "seen-address": toRoute(commands["seen-address"], async (_input, { clientAddress }) => ({ address: clientAddress })),
  "write-to-host": toRoute(commands["write-to-host"], writeToHost),
  quote: toRoute(commands.quote, (input, request) => quoteCart(input, request.clientAddress)),
  "place-order": toRoute(commands["place-order"], (input, request) => placeOrder(input, request.clientAddress)),
  "quote-manual-order": toRoute(commands["quote-manual-order"], quoteManualOrder),
  "record-payment": toRoute(commands["record-payment"], recordPayment),
  "place-manual-order": toRoute(commands["place-manual-order"], placeManualOrder),
  "act-on-order": toRoute(commands["act-on-order"], runOrderAction),
  "edit-order": toRoute(commands["edit-order"], changeOrder),
  "issue-invoice": toRoute(commands["issue-invoice"], issueInvoice),
  "connect-card": toRoute(commands["connect-card"], connectCard),
  "change-card": toRoute(commands["change-card"], changeCard),
  "resend-mail": toRoute(commands["resend-mail"], resendMail),
  "read-mail": toRoute(commands["read-mail"], readMail),
  "draft-products": toRoute(commands["draft-products"], draftProducts),
  "add-product-file": toRoute(commands["add-product-file"], addFile),
  "remove-product-file": toRoute(commands["remove-product-file"], removeFile),
  "renew-order-link": toRoute(commands["renew-order-link"], rotateOrderLink),
  "tell-buyers": toRoute(commands["tell-buyers"], tellBuyers()),
  "reset-downloads": toRoute(commands["reset-downloads"], resetDownloads),
  "book-by-hand": toRoute(commands["book-by-hand"], bookByHand),
  "book-series": toRoute(commands["book-series"], bookSeries),
  "cancel-rest": toRoute(commands["cancel-rest"], cancelRest),
  "cancel-start": toRoute(commands["cancel-start"], cancelStart({ cancelOrder: cancelUnpaid })),
  "act-on-reservation": toRoute(commands["act-on-reservation"], runReservationAction),
  "block-time": toRoute(commands["block-time"], blockTime),
  "unblock-time": toRoute(commands["unblock-time"], unblockTime),
  "add-calendar": toRoute(commands["add-calendar"], addCalendar(localTarget)),
  "read-calendar": toRoute(commands["read-calendar"], readCalendar(localTarget)),
  "remove-calendar": toRoute(commands["remove-calendar"], removeCalendar),
  "open-feed": toRoute(commands["open-feed"], openFeed),
  "close-feed": toRoute(commands["close-feed"], closeFeed),
  "send-chat": toRoute(commands["send-chat"], sendChat),
  "read-chat": toRoute(commands["read-chat"], readChat),
  "join-chat": toRoute(commands["join-chat"], joinChat),
  "mail-chat": toRoute(commands["mail-chat"], mailTranscript),
  "write-chat": toRoute(commands["write-chat"], writeAsOwner),
  "block-person": toRoute(commands["block-person"], blockPerson),
  "erase-person": toRoute(commands["erase-person"], erasePerson),
  "merge-people": toRoute(commands["merge-people"], mergePeople),
  "split-person": toRoute(commands["split-person"], splitPerson),
  "publish-page": toRoute(commands["publish-page"], publishPage),
  "unpublish-page": toRoute(commands["unpublish-page"], unpublishPage),
  "restore-page-version": toRoute(commands["restore-page-version"], restorePageVersion),
  "delete-page": toRoute(commands["delete-page"], removePage),
  "reserve-upload": toRoute(commands["reserve-upload"], reserveUpload),
  "give-up-upload": toRoute(commands["give-up-upload"], giveUpUpload),
  "reserve-chat-file": toRoute(commands["reserve-chat-file"], reserveChatFile),
  "give-up-chat-file": toRoute(commands["give-up-chat-file"], giveUpChatFile),
  "fetch-link-picture": toRoute(commands["fetch-link-picture"], fetchLinkPicture(localTarget)),
  "clear-unused": toRoute(commands["clear-unused"], clearUnused),
  "open-product-file": toRoute(commands["open-product-file"], openFile),
} satisfies Record<CommandName, Route>;

export { onBulkMailDue as deliverbulkmail, onMailDue as delivermail } from "../mail/mail-queues.ts";
export { renew } from "../site/triggers.ts";
export { onStored as checkstored } from "../upload/on-stored.ts";
export const checkoutpage = serveCheckoutPage({
  quoteCart,
  missingIn,
  placeOrder,
  findOrder,
  startPayment,
  isPaymentOver,
  refreshOrder,
  getOrderUnchecked,
  orderTerms,
  isSuspended,
  cancelAsBuyer,
  correctAsBuyer,
  withdrawAsBuyer,
  withdrawByNumber,
  writeAsBuyer: writeAsBuyer(writeAsCustomer),
  getOrderByEmail,
  resendOrderLink,
  filesOfOrder,
  findInvoice: getInvoice,
  takeDownload: takeDownload(findOrder),
  keepReport,
  sendMessage,
  writeToHost,
  sendAsVisitor,
  readAsVisitor,
  mailOwnTranscript,
  attachmentAddress,
  signUpContact,
  confirmContact,
  withdrawContact,
  askOwnData,
  readOwnData,
  askErase,
  findSiteId,
  findService: getPublishedService,
  loadBookingMonth,
  holdTime,
  joinLine,
  findReservation,
  confirmBooking,
  confirmAddress,
  runGuestAction,
  calendarOf: guestCalendar,
  writeAsGuest: writeAsGuest(findReservation),
  noteOpened,
});
export const api = serveApi(
  { ...routes, ...(__DEVELOPMENT__ ? developmentRoutes({ runSweep, previewMail, sendTestMail }) : {}) },
  { calendar: serveFeed, health: serveHealth, ...(__DEVELOPMENT__ ? { "held-file": serveSignedFile } : {}) },
);
/** Absent where no device can be pushed to: it would start with each notification, and want a secret. */
export const pushnotification = __HAS_PUSH__ ? onNotification : undefined;
export const stripe = serveStripe();
export const monitoring = serveMonitoring();
export const collect = serveCollect();
export const jobs_urgent = scheduleJobs("urgent", JOBS);
export const jobs_regular = scheduleJobs("regular", JOBS);
export const jobs_hourly = scheduleJobs("hourly", JOBS);
