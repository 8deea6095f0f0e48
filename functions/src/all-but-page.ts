import "./error-reports.ts";
import { type CommandName, commands } from "@awning/domain/commands";
import { changeEmail, confirmEmailChange, dropEmailChange } from "./accounts/change-email.ts";
import { changeUsername } from "./accounts/change-username.ts";
import { checkPassword } from "./accounts/check-password.ts";
import { checkUsername } from "./accounts/check-username.ts";
import { claimUsername } from "./accounts/claim-username.ts";
import { closeStrays } from "./accounts/close-strays.ts";
import { endAccounts } from "./accounts/end-accounts.ts";
import { explainCode } from "./accounts/explain-code.ts";
import { requestPasswordReset, resendConfirmation } from "./accounts/mail-code.ts";
import { notePassword, noteReset } from "./accounts/note-password.ts";
import { noteSignIn } from "./accounts/note-sign-in.ts";
import { releaseNames } from "./accounts/release-names.ts";
import { keepAccount, scheduleDeletion } from "./accounts/schedule-deletion.ts";
import { sendSummaries } from "./accounts/send-summaries.ts";
import { signUp } from "./accounts/sign-up.ts";
import { developmentRoutes } from "./api/development-routes.ts";
import { sendHeldFile } from "./api/held-file.ts";
import { type Route, toRoute } from "./api/route.ts";
import { serveApi } from "./api/serve-api.ts";
import { missingIn } from "./checkout/check-order.ts";
import { placeManualOrder, quoteManualOrder } from "./checkout/place-manual-order.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { quoteCart } from "./checkout/quote-cart.ts";
import { serveCollect } from "./counting/serve-collect.ts";
import { forgetContacts } from "./data/contacts.ts";
import { getInvoice } from "./data/invoices.ts";
import { isSuspended } from "./data/sites.ts";
import { addFile } from "./files/add-file.ts";
import { clearUnused } from "./files/clear-unused.ts";
import { fetchLinkPicture } from "./files/fetch-link-picture.ts";
import { filesOfOrder } from "./files/files-of-order.ts";
import { giveUpUpload } from "./files/give-up-upload.ts";
import { openFile, removeFile } from "./files/own-files.ts";
import { reserveUpload } from "./files/reserve-upload.ts";
import { resetDownloads } from "./files/reset-downloads.ts";
import { sweepUploads } from "./files/sweep-uploads.ts";
import { takeDownload } from "./files/take-download.ts";
import { tellBuyers } from "./files/tell-buyers.ts";
import { kickMail } from "./mail/kick-mail.ts";
import { previewMail, sendTestMail } from "./mail/preview-mail.ts";
import { resendMail } from "./mail/resend-mail.ts";
import { runMailSweep } from "./mail/sweep-mail.ts";
import { serveMonitoring } from "./monitoring/serve-monitoring.ts";
import { actOnOrder } from "./orders/act-on-order.ts";
import { cancelAsBuyer, cancelMinutes, correctAsBuyer } from "./orders/buyer-acts.ts";
import { changeCard, connectCard } from "./orders/card/connect-account.ts";
import { serveStripe } from "./orders/card/serve-stripe.ts";
import { sweepRefunds } from "./orders/card/sweep-refunds.ts";
import { changeOrder } from "./orders/edit-order.ts";
import { expireOrders, remindBuyers } from "./orders/expire-orders.ts";
import { findOrder, peekOrder, revealOrder } from "./orders/find-order.ts";
import { issueInvoice } from "./orders/issue-invoice.ts";
import { renewLink } from "./orders/renew-link.ts";
import { sendLostLink } from "./orders/send-link.ts";
import { sweepMoney } from "./orders/sweep-money.ts";
import { isPaymentOver, refreshOrder, startPayment } from "./orders/visit-payment.ts";
import { writeAsBuyer } from "./orders/write-as-buyer.ts";
import { localTarget } from "./platform/config.ts";
import { speakForThePlatform } from "./platform/own-words.ts";
import { keepReport } from "./reports/keep-report.ts";
import { draftProducts } from "./sites/draft-products.ts";
import { publishPage } from "./sites/publish-page.ts";
import { renewProjection } from "./sites/renew-projection.ts";
import { restorePageVersion } from "./sites/restore-page-version.ts";
import { mailMessage, sendMessage } from "./sites/send-message.ts";
import { confirmContact, signUpContact, withdrawContact } from "./sites/sign-up-contact.ts";
import { removePage, unpublishPage } from "./sites/take-page-back.ts";

import { serveCheckoutPage } from "./storefront/serve-checkout-page.ts";
import { joinSweeps, scheduleSweep } from "./sweep.ts";

speakForThePlatform();

// Duties know nothing of each other: whatever one needs of another is handed to it here.
const kick = (mailId: string) => kickMail(mailId);
const sell = placeOrder(kick);
const runSweep = joinSweeps({
  // First: what waits long for an answer of others keeps no mail back.
  mailsHandedOver: runMailSweep,
  expiredOrders: expireOrders(kick),
  remindedBuyers: remindBuyers(kick),
  moneyAskedFor: sweepMoney(kick),
  refundsAskedFor: sweepRefunds(kick),
  contactsForgotten: (now) => forgetContacts(now, 200),
  straysClosed: closeStrays(kick),
  accountsDeleted: endAccounts({ kickMail: kick, renewProjection }),
  summariesQueued: sendSummaries(kick),
  namesReleased: releaseNames,
  uploadsRemoved: sweepUploads,
});

const routes = {
  "check-username": toRoute(commands["check-username"], checkUsername),
  "sign-up": toRoute(commands["sign-up"], signUp(kick)),
  "check-password": toRoute(commands["check-password"], checkPassword),
  "note-password": toRoute(commands["note-password"], notePassword(kick)),
  "note-reset": toRoute(commands["note-reset"], noteReset(kick)),
  "note-sign-in": toRoute(commands["note-sign-in"], noteSignIn(kick)),
  "claim-username": toRoute(commands["claim-username"], claimUsername(kick)),
  "change-username": toRoute(commands["change-username"], changeUsername(kick)),
  "schedule-deletion": toRoute(commands["schedule-deletion"], scheduleDeletion(kick)),
  "keep-account": toRoute(commands["keep-account"], keepAccount(kick)),
  "change-email": toRoute(commands["change-email"], changeEmail(kick)),
  "drop-email-change": toRoute(commands["drop-email-change"], dropEmailChange),
  "confirm-email-change": toRoute(commands["confirm-email-change"], confirmEmailChange(kick)),
  "resend-confirmation": toRoute(commands["resend-confirmation"], resendConfirmation(kick)),
  "request-password-reset": toRoute(commands["request-password-reset"], requestPasswordReset(kick)),
  "explain-code": toRoute(commands["explain-code"], explainCode),
  "seen-address": toRoute(commands["seen-address"], async (_input, { clientAddress }) => ({ address: clientAddress })),
  quote: toRoute(commands.quote, (input, request) => quoteCart(input, request.clientAddress)),
  "place-order": toRoute(commands["place-order"], (input, request) => sell(input, request.clientAddress)),
  "quote-manual-order": toRoute(commands["quote-manual-order"], quoteManualOrder),
  "place-manual-order": toRoute(commands["place-manual-order"], placeManualOrder(kick)),
  "act-on-order": toRoute(commands["act-on-order"], actOnOrder(kick)),
  "edit-order": toRoute(commands["edit-order"], changeOrder(kick)),
  "issue-invoice": toRoute(commands["issue-invoice"], issueInvoice),
  "connect-card": toRoute(commands["connect-card"], connectCard),
  "change-card": toRoute(commands["change-card"], changeCard),
  "resend-mail": toRoute(commands["resend-mail"], resendMail(kick)),
  "draft-products": toRoute(commands["draft-products"], draftProducts),
  "add-product-file": toRoute(commands["add-product-file"], addFile),
  "remove-product-file": toRoute(commands["remove-product-file"], removeFile),
  "renew-order-link": toRoute(commands["renew-order-link"], renewLink(kick)),
  "tell-buyers": toRoute(commands["tell-buyers"], tellBuyers(kick)),
  "reset-downloads": toRoute(commands["reset-downloads"], resetDownloads),
  "publish-page": toRoute(commands["publish-page"], publishPage),
  "unpublish-page": toRoute(commands["unpublish-page"], unpublishPage),
  "restore-page-version": toRoute(commands["restore-page-version"], restorePageVersion),
  "delete-page": toRoute(commands["delete-page"], removePage),
  "reserve-upload": toRoute(commands["reserve-upload"], reserveUpload),
  "give-up-upload": toRoute(commands["give-up-upload"], giveUpUpload),
  "fetch-link-picture": toRoute(commands["fetch-link-picture"], fetchLinkPicture(localTarget)),
  "clear-unused": toRoute(commands["clear-unused"], clearUnused),
  "open-product-file": toRoute(commands["open-product-file"], openFile),
} satisfies Record<CommandName, Route>;

export { onStored as checkstored } from "./files/on-stored.ts";
export { onMailDue as delivermail } from "./mail/on-mail-due.ts";
export { renewSite as renew_site, renewSitePart as renew_site_part } from "./sites/triggers.ts";
export const checkoutpage = serveCheckoutPage({
  quoteCart,
  missingIn,
  placeOrder: sell,
  findOrder,
  startPayment: startPayment(kick),
  isPaymentOver,
  refreshOrder: refreshOrder(kick),
  peekOrder,
  cancelMinutes,
  isSuspended,
  cancelAsBuyer: cancelAsBuyer(kick),
  correctAsBuyer: correctAsBuyer(kick),
  writeAsBuyer: writeAsBuyer(mailMessage(kick)),
  revealOrder,
  sendLostLink: sendLostLink(kick),
  filesOfOrder,
  findInvoice: getInvoice,
  takeDownload: takeDownload(findOrder),
  keepReport: keepReport(kick),
  sendMessage: sendMessage(kick),
  signUpContact: signUpContact(kick),
  confirmContact: confirmContact(kick),
  withdrawContact,
});
export const api = serveApi(
  { ...routes, ...(__DEVELOPMENT__ ? developmentRoutes({ runSweep, previewMail, sendTestMail }) : {}) },
  __DEVELOPMENT__ ? { "held-file": sendHeldFile } : {},
);
export const stripe = serveStripe(kick);
export const monitoring = serveMonitoring();
export const collect = serveCollect();
export const sweep = scheduleSweep(runSweep);
