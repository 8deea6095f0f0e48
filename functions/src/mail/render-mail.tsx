import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";
import { formOf, isForm } from "./all-mails.ts";
import type { MailContent } from "./mail-content.ts";
import { MailBody } from "./parts/mail-body.tsx";
import { LowStock, lowStockSubject } from "./templates/low-stock.tsx";
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
  PaymentFailed,
  PaymentReceived,
  PaymentReminder,
  paymentFailedSubject,
  paymentReceivedSubject,
  paymentReminderSubject,
} from "./templates/payment-received.tsx";
import { ReservationChanged, ReservationMail, reservationChangedSubject, reservationSubject } from "./templates/reservation-mails.tsx";

export type RenderedMail = { subject: string; html: string; text: string };

/** A mail's subject, HTML and plain text. Everything from outside stands in it as text, never as markup. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  const form = isForm(content) ? formOf(content) : null;
  const { subject, body } = form ? { subject: form.subject, body: <MailBody {...form} /> } : draw(content);
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
    default:
      throw new Error(content.kind);
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
