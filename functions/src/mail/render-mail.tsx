import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";
import type { MailContent } from "./mail-content.ts";
import {
  AddressChangeAsked,
  AddressChanged,
  addressChangeAskedSubject,
  addressChangedSubject,
  ConfirmNewAddress,
  confirmNewAddressSubject,
  UsernameChanged,
  usernameChangedSubject,
} from "./templates/address-changed.tsx";
import { ChatMessage, ChatReply, chatMessageSubject, chatReplySubject } from "./templates/chat-message.tsx";
import {
  AccountExists,
  accountExistsSubject,
  ConfirmAddress,
  ConfirmSignUp,
  confirmAddressSubject,
  confirmSignUpSubject,
  SignedUp,
  signedUpSubject,
} from "./templates/confirm-sign-up.tsx";
import {
  ContactMessage,
  contactMessageSubject,
  HostMessage,
  HostMessageCopy,
  hostMessageCopySubject,
  hostMessageSubject,
} from "./templates/contact-message.tsx";
import {
  AccountDeleted,
  accountDeletedSubject,
  DeletionScheduled,
  DeletionUndone,
  deletionScheduledSubject,
  deletionUndoneSubject,
} from "./templates/deletion-scheduled.tsx";
import { NewOrder, newOrderSubject, SeveralOrders, severalOrdersSubject } from "./templates/new-order.tsx";
import { OrderChanged, orderChangedSubject } from "./templates/order-changed.tsx";
import { OrderDispatched, orderDispatchedSubject, TrackingChanged, trackingChangedSubject } from "./templates/order-dispatched.tsx";
import { FilesReady, FileUpdated, filesReadySubject, fileUpdatedSubject, OrderLink, orderLinkSubject } from "./templates/order-link.tsx";
import {
  OrderCancelled,
  OrderReady,
  OrderRefunded,
  orderCancelledSubject,
  orderReadySubject,
  orderRefundedSubject,
} from "./templates/order-ready.tsx";
import { OrderReceived, orderReceivedSubject } from "./templates/order-received.tsx";
import {
  PageReport,
  PageRestored,
  PageSuspended,
  pageReportSubject,
  pageRestoredSubject,
  pageSuspendedSubject,
} from "./templates/page-suspended.tsx";
import {
  NewSignIn,
  newSignInSubject,
  PasswordChanged,
  passwordChangedSubject,
  ResetPassword,
  resetPasswordSubject,
} from "./templates/password-changed.tsx";
import {
  PaymentFailed,
  PaymentReceived,
  PaymentReminder,
  paymentFailedSubject,
  paymentReceivedSubject,
  paymentReminderSubject,
} from "./templates/payment-received.tsx";
import { ReservationChanged, ReservationMail, reservationChangedSubject, reservationSubject } from "./templates/reservation-mails.tsx";
import { LowStock, lowStockSubject, WeeklySummary, weeklySummarySubject } from "./templates/weekly-summary.tsx";

export type RenderedMail = { subject: string; html: string; text: string };

/** A mail's subject, HTML and plain text. Everything from outside stands in it as text, never as markup. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const { subject, body } = draw(content);
  const html = await render(body);
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
    ],
  });
  return { subject, html, text: tidy(text) };
}

function draw(content: MailContent): { subject: string; body: ReactElement } {
  switch (content.kind) {
    case "confirm-address":
      return { subject: confirmAddressSubject(), body: <ConfirmAddress {...content} /> };
    case "confirm-new-address":
      return { subject: confirmNewAddressSubject(), body: <ConfirmNewAddress {...content} /> };
    case "address-change-asked":
      return { subject: addressChangeAskedSubject(), body: <AddressChangeAsked {...content} /> };
    case "address-changed":
      return { subject: addressChangedSubject(content), body: <AddressChanged {...content} /> };
    case "username-changed":
      return { subject: usernameChangedSubject(content), body: <UsernameChanged {...content} /> };
    case "password-changed":
      return { subject: passwordChangedSubject(), body: <PasswordChanged {...content} /> };
    case "new-sign-in":
      return { subject: newSignInSubject(content), body: <NewSignIn {...content} /> };
    case "weekly-summary":
      return { subject: weeklySummarySubject(content), body: <WeeklySummary {...content} /> };
    case "account-exists":
      return { subject: accountExistsSubject(), body: <AccountExists {...content} /> };
    case "reservation-requested":
    case "reservation-confirmed":
    case "reservation-declined":
    case "reservation-moved":
    case "reservation-cancelled":
    case "reservation-reminder":
      return { subject: reservationSubject(content), body: <ReservationMail {...content} /> };
    case "new-reservation":
    case "reservation-changed":
      return { subject: reservationChangedSubject(content), body: <ReservationChanged {...content} /> };
    case "contact-message":
      return { subject: contactMessageSubject(content), body: <ContactMessage {...content} /> };
    case "chat-message":
      return { subject: chatMessageSubject(content), body: <ChatMessage {...content} /> };
    case "chat-reply":
      return { subject: chatReplySubject(content), body: <ChatReply {...content} /> };
    case "confirm-sign-up":
      return { subject: confirmSignUpSubject(content), body: <ConfirmSignUp {...content} /> };
    case "signed-up":
      return { subject: signedUpSubject(content), body: <SignedUp {...content} /> };
    case "reset-password":
      return { subject: resetPasswordSubject(), body: <ResetPassword {...content} /> };
    case "deletion-scheduled":
      return { subject: deletionScheduledSubject(content), body: <DeletionScheduled {...content} /> };
    case "deletion-undone":
      return { subject: deletionUndoneSubject(), body: <DeletionUndone {...content} /> };
    case "page-suspended":
      return { subject: pageSuspendedSubject(content), body: <PageSuspended {...content} /> };
    case "page-restored":
      return { subject: pageRestoredSubject(content), body: <PageRestored {...content} /> };
    case "account-deleted":
      return { subject: accountDeletedSubject(), body: <AccountDeleted {...content} /> };
    case "page-report":
      return { subject: pageReportSubject(content), body: <PageReport {...content} /> };
    case "host-message":
      return { subject: hostMessageSubject(content), body: <HostMessage {...content} /> };
    case "host-message-copy":
      return { subject: hostMessageCopySubject(), body: <HostMessageCopy {...content} /> };
    case "order-received":
      return { subject: orderReceivedSubject(content), body: <OrderReceived {...content} /> };
    case "several-orders":
      return { subject: severalOrdersSubject(content), body: <SeveralOrders {...content} /> };
    case "new-order":
      return { subject: newOrderSubject(content), body: <NewOrder {...content} /> };
    case "payment-received":
      return { subject: paymentReceivedSubject(content), body: <PaymentReceived {...content} /> };
    case "payment-failed":
      return { subject: paymentFailedSubject(content), body: <PaymentFailed {...content} /> };
    case "payment-reminder":
      return { subject: paymentReminderSubject(content), body: <PaymentReminder {...content} /> };
    case "order-ready":
      return { subject: orderReadySubject(content), body: <OrderReady {...content} /> };
    case "order-refunded":
      return { subject: orderRefundedSubject(content), body: <OrderRefunded {...content} /> };
    case "files-ready":
      return { subject: filesReadySubject(content), body: <FilesReady {...content} /> };
    case "file-updated":
      return { subject: fileUpdatedSubject(content), body: <FileUpdated {...content} /> };
    case "order-changed":
      return { subject: orderChangedSubject(content), body: <OrderChanged {...content} /> };
    case "low-stock":
      return { subject: lowStockSubject(content), body: <LowStock {...content} /> };
    case "order-link":
      return { subject: orderLinkSubject(content), body: <OrderLink {...content} /> };
    case "order-dispatched":
      return { subject: orderDispatchedSubject(content), body: <OrderDispatched {...content} /> };
    case "tracking-changed":
      return { subject: trackingChangedSubject(content), body: <TrackingChanged {...content} /> };
    case "order-expired":
    case "order-cancelled":
      return { subject: orderCancelledSubject(content), body: <OrderCancelled {...content} /> };
  }
}

function tidy(text: string): string {
  return `${text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
